#pragma once

#include "rules/wotr/state/board.h"
#include "rules/wotr/state/rules.h"

namespace wotr {

/// What a move of the Fellowship would bring now, exactly, as long as nobody uses a card: the
/// Shadow throws every failed die again that it may.
struct HuntOdds {
  double found = 0;     ///< that a tile is drawn
  double damage = 0;    ///< on average
  double revealed = 0;  ///< by the tile
  double stopped = 0;   ///< on the Mordor Track: no step
};

/// on the Mordor Track.
HuntOdds hunt_odds(const Rules& rules, const Board& board);

}  // namespace wotr
