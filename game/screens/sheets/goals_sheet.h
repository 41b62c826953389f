#pragma once

#include "game/screens/controls/sheet.h"

namespace screens {

/// What the scenario asks of each party, and what has come of it.
void draw_goals_sheet(Sheet& sheet);
/// The same as part of another sheet; nothing where there is no goal.
void draw_goals(Sheet& sheet);

}  // namespace screens
