#pragma once

#include <span>

#include "game/match/chart.h"
#include "game/screens/controls/context.h"

namespace screens {

/// How it went so far, in short, in the lower left corner; nothing where nothing has changed yet.
void draw_timeline(Context& context, std::span<const match::Chart> charts);

}  // namespace screens
