#pragma once

#include "game/wotr/screens/desk.h"

namespace wotr_screens {

/// Who goes along, while a group is being gathered: a cell for each kind of figure, with a button
/// below it where one of the kind may stay behind.
void draw_group_row(Desk& desk, wotr::Side side);

/// Whether the option's button is in the group's row.
bool is_in_group_row(core::Action action);

/// The cells have their names above their buttons; then other options stand in line with these.
bool has_group_cells(const Desk& desk);

}  // namespace wotr_screens
