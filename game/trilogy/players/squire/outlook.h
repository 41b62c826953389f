#pragma once

#include <array>

#include "game/trilogy/players/squire/weights.h"
#include "rules/trilogy/view/view.h"

namespace trilogy_players::squire {

using namespace trilogy;

/// Where the game stands, seen from one seat.
struct Outlook {
  double turns = 0;                       ///< own turns to come, expected, without the present one
  double goes_on = 1;                     ///< the chance that the game outlasts the present turn
  double unit = 0;                        ///< the worth of a battalion
  double pressed = 0;                     ///< 0 while there is time, 1 in the last turn
  double lead = 0;                        ///< own score less that of the best rival
  std::array<double, kOwners> rivalry{};  ///< the worth of a point that the owner loses
  std::array<int, kOwners> support{};     ///< battalions that may join an attack of the owner's
};

/// Turns of all players until the Ring is destroyed, as may be expected, the present one included.
double turns_of_all(const Rules& rules, const Board& board);

Outlook look_out(const Rules& rules, const Weights& weights, const View& view, Seat seat);

/// The score of a seat as far as it lies open, which is all of it.
int score_seen(const Rules& rules, const View& view, Seat seat);

}  // namespace trilogy_players::squire
