#include "rules/wotr/board/victory.h"

#include "rules/wotr/board/scores.h"

namespace wotr {

std::optional<Winner> winner_of(const Board& board) {
  switch (board.victory) {
    case Victory::kNone: return std::nullopt;
    case Victory::kRingDestroyed:
    case Victory::kFreeMilitary: return Winner{Side::kFree, board.victory};
    case Victory::kCorruption:
    case Victory::kShadowMilitary: return Winner{Side::kShadow, board.victory};
  }
  return std::nullopt;
}

int victory_points(const Rules& rules, const Board& board, Side side) {
  const RegionSet taken = rules.home[static_cast<std::size_t>(enemy_of(side))] & board.captured;
  return 2 * (taken & rules.stronghold_regions).size() + (taken & rules.city_regions).size();
}

void win(Play& play, Victory victory) {
  const bool free = victory == Victory::kRingDestroyed || victory == Victory::kFreeMilitary;
  Board& board = play.board();
  board.victory = victory;
  play.state.pending.clear();
  const Side side = free ? Side::kFree : Side::kShadow;
  report<EventKind::kWon>(play, {side, victory, best_seat(play.rules, board)});
}

}  // namespace wotr
