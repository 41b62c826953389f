#pragma once

#include "game/screens/controls/context.h"

namespace screens {

/// Films of the match, and of what the window shows.
void draw_films(Context& context);

}  // namespace screens
