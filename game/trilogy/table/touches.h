#pragma once

#include "game/table/game_table.h"
#include "game/trilogy/table/world.h"
#include "rules/trilogy/view/view.h"

namespace trilogy_table {

/// What can be done by touch: an army is taken up and laid on whom it attacks, or where it
/// fortifies; a territory is pressed that is chosen.
table::Touches touches_of(const trilogy::Rules& rules, const trilogy::View& view,
                          std::span<const table::Touchable> held);

}  // namespace trilogy_table
