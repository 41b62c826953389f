#pragma once

#include <optional>

#include "rules/wotr/state/play.h"

namespace wotr {

inline bool is_over(const State& state) { return state.board.victory != Victory::kNone; }

struct Winner {
  Side side;
  Victory victory;
};
std::optional<Winner> winner_of(const Board& board);

/// Points for Settlements captured by the side.
int victory_points(const Rules& rules, const Board& board, Side side);

/// Ends the game: nothing is pending any more.
void win(Play& play, Victory victory);

}  // namespace wotr
