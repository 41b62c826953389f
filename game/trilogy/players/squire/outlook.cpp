#include "game/trilogy/players/squire/outlook.h"

#include <algorithm>
#include <bit>

#include "rules/trilogy/board/scores.h"

namespace trilogy_players::squire {
namespace {

constexpr double kTurnsForRoll = 2;  ///< one attempt in two succeeds

/// The chance that the present turn is not the last.
double chance_to_go_on(const Rules& rules, const Board& board) {
  constexpr double kFails = 0.5;
  const std::size_t place = board.fellowship.place;
  if (place + 1 == kPathSteps) return kFails;
  if (place + 2 < kPathSteps || !rules.options.roll_on_arrival) return 1;
  return 1 - (1 - kFails) * (rules.path_die[place] ? kFails : 1);
}

void see_rivals(const Rules& rules, const Weights& weights, const View& view, Seat seat,
                Outlook& outlook) {
  int best = -1;
  int rivals = 0;
  for (std::size_t s = 0; s < seat_count(rules); ++s) {
    const Seat rival{static_cast<std::uint8_t>(s)};
    if (rival == seat || !is_in_play(view.board, rival)) continue;
    best = std::max(best, score_seen(rules, view, rival));
    ++rivals;
  }
  outlook.lead = score_seen(rules, view, seat) - best;
  for (std::size_t s = 0; s < seat_count(rules); ++s) {
    const Seat rival{static_cast<std::uint8_t>(s)};
    if (rival == seat || !is_in_play(view.board, rival)) continue;
    const bool first = score_seen(rules, view, rival) == best;
    outlook.rivalry[s] = rivals == 1 ? weights.only_rival
                         : first     ? weights.first_rival
                                     : weights.other_rival;
    outlook.support[s] = static_cast<int>(weights.support * income_of(rules, view.board, rival));
  }
}

}  // namespace

/// T-005 to T-008.
double turns_of_all(const Rules& rules, const Board& board) {
  double turns = 0;
  for (std::size_t place = board.fellowship.place; place + 1 < kPathSteps; ++place) {
    turns += rules.path_die[place] ? kTurnsForRoll : 1;
  }
  const bool there = board.fellowship.place + 1u == kPathSteps;
  // Who arrives rolls in the same turn: that attempt costs none.
  return turns + kTurnsForRoll - (there || !rules.options.roll_on_arrival ? 0 : 1);
}

int score_seen(const Rules& rules, const View& view, Seat seat) {
  constexpr int kStrongholdPoints = 2;
  const TerritorySet& held = held_by(view.board, seat);
  int score = held.size() + kStrongholdPoints * (held & rules.strongholds).size() +
              region_points(rules, view.board, seat);
  const auto side = static_cast<std::size_t>(side_of(rules, seat));
  for (const CardId card : view.piles.played[at(seat)]) {
    score += adventure_of(rules, card).points[side];
  }
  return score;
}

Outlook look_out(const Rules& rules, const Weights& weights, const View& view, Seat seat) {
  Outlook outlook;
  const double players =
      static_cast<double>(seat_count(rules)) - std::popcount(unsigned{view.board.eliminated});
  outlook.turns = std::max(0.0, turns_of_all(rules, view.board) - 1) / players;
  outlook.goes_on = chance_to_go_on(rules, view.board);
  const double share = std::min(1.0, outlook.turns / weights.many_turns);
  outlook.pressed = 1 - std::min(1.0, outlook.turns);
  outlook.unit = (weights.unit_at_last + share * (weights.unit - weights.unit_at_last)) *
                 (1 - weights.race * outlook.pressed);
  see_rivals(rules, weights, view, seat, outlook);
  return outlook;
}

}  // namespace trilogy_players::squire
