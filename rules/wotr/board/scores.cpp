#include "rules/wotr/board/scores.h"

#include "rules/wotr/board/victory.h"

namespace wotr {
namespace {

int points_of(const Rules& rules, RegionId settlement) {
  switch (region_of(rules, settlement).settlement) {
    case Settlement::kStronghold: return 2;
    case Settlement::kCity: return 1;
    default: return 0;
  }
}

/// a Shadow team counts what it took less what it lost, a Free Peoples team what it lost.
int score(const Rules& rules, const Board& board, Seat seat) {
  const int lost = points_lost(rules, board, seat);
  const bool shadow = side_of(rules, seat) == Side::kShadow;
  return shadow ? points_captured(rules, board, seat) - lost : -lost;
}

}  // namespace

int points_captured(const Rules& rules, const Board& board, Seat seat) {
  const Side side = side_of(rules, seat);
  const bool is_second = seat != first_seat_of(rules, side);
  int points = 0;
  for (const RegionId region : board.captured) {
    const Nation nation = region_of(rules, region).nation;
    if (side_of(nation) == side || board.by_second.contains(region) != is_second) continue;
    points += points_of(rules, region);
  }
  return points;
}

int points_lost(const Rules& rules, const Board& board, Seat seat) {
  int points = 0;
  for (const RegionId region : board.captured) {
    const Nation nation = region_of(rules, region).nation;
    if (owner_of(rules, nation) == seat) points += points_of(rules, region);
  }
  return points;
}

Seat best_seat(const Rules& rules, const Board& board) {
  const auto winner = winner_of(board);
  if (!winner) return core::kNobody;
  const Seat one = first_seat_of(rules, winner->side);
  const Seat other = teammate_of(rules, one);
  const int ahead = score(rules, board, one) - score(rules, board, other);
  if (one != other && ahead == 0) return core::kNobody;
  return ahead >= 0 ? one : other;
}

}  // namespace wotr
