#include "rules/trilogy/board/scores.h"

#include <algorithm>
#include <array>

namespace trilogy {

int region_points(const Rules& rules, const Board& board, Seat seat) {
  int points = 0;
  for (const RegionRow& region : rules.regions) {
    if ((region.territories - held_by(board, seat)).empty()) points += region.bonus;  // T-052
  }
  return points;
}

int income_of(const Rules& rules, const Board& board, Seat seat) {
  constexpr int kLeast = 3;
  constexpr int kTerritoriesEach = 3;
  const int territories = held_by(board, seat).size() / kTerritoriesEach;
  return std::max(kLeast, territories) + region_points(rules, board, seat);  // T-020
}

int card_points(const Rules& rules, const State& state, Seat seat) {
  if (!is_in_play(state.board, seat)) return 0;  // T-050
  const auto side = static_cast<std::size_t>(side_of(rules, seat));
  int points = 0;
  for (const CardId card : state.piles.played[at(seat)]) {  // T-045
    points += adventure_of(rules, card).points[side];
  }
  return points;
}

int score_of(const Rules& rules, const State& state, Seat seat) {
  constexpr int kStrongholdPoints = 2;
  const TerritorySet& held = held_by(state.board, seat);
  return held.size() + kStrongholdPoints * (held & rules.strongholds).size() +
         region_points(rules, state.board, seat) + card_points(rules, state, seat);
}

SeatSet best_seats(const Rules& rules, const State& state) {
  using Rank = std::array<int, 4>;  // score, territories, strongholds, card points (T-053)
  Rank best{-1};
  SeatSet seats = 0;
  for (std::size_t s = 0; s < seat_count(rules); ++s) {
    const Seat seat{static_cast<std::uint8_t>(s)};
    if (!is_in_play(state.board, seat)) continue;  // T-050
    const TerritorySet& held = held_by(state.board, seat);
    const Rank rank{score_of(rules, state, seat), held.size(), (held & rules.strongholds).size(),
                    card_points(rules, state, seat)};
    if (rank > best) seats = 0;
    if (rank >= best) {
      best = rank;
      seats |= only(seat);
    }
  }
  return seats;
}

}  // namespace trilogy
