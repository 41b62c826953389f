#include "rules/wotr/board/elven_rings.h"

namespace wotr {

bool has_used_ring(const Rules& rules, const Board& board, Seat seat) {
  const auto used = [&board](Seat one) {
    return board.ring_used[static_cast<std::size_t>(core::index(one))] != 0;
  };
  const bool by_team = rules.options.ring_limit == RingLimit::kTeam;
  return used(seat) || (by_team && used(teammate_of(rules, seat)));
}

bool has_ring_to_spend(const Rules& rules, const Board& board, Seat seat) {
  const auto side = static_cast<std::size_t>(side_of(rules, seat));
  return board.elven_rings[side] > 0 && !has_used_ring(rules, board, seat);
}

void spend_ring(Play& play, Seat seat) {
  Board& board = play.board();
  const auto s = static_cast<std::size_t>(side_of(play.rules, seat));
  --board.elven_rings[s];
  board.ring_used[static_cast<std::size_t>(core::index(seat))] = 1;
  if (s == static_cast<std::size_t>(Side::kFree)) ++board.elven_rings[1 - s];
}

}  // namespace wotr
