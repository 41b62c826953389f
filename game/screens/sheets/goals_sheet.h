#pragma once

#include "game/screens/controls/context.h"

namespace screens {

/// What the scenario asks of each party, and what has come of it.
void draw_goals_sheet(Context& context);
/// The same as part of another sheet; nothing where there is no goal.
void draw_goals(Context& context);

}  // namespace screens
