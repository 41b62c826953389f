#pragma once

#include "game/table/pieces/battle.h"
#include "rules/trilogy/state/board.h"
#include "rules/trilogy/state/rules.h"

namespace trilogy_table {

/// The invasion under way, with the armies of both territories against each other.
table::Battle battle_of(const trilogy::Rules& rules, const trilogy::Board& board);

}  // namespace trilogy_table
