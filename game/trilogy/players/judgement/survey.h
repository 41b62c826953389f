#pragma once

#include <array>

#include "game/trilogy/players/squire/atlas.h"
#include "rules/trilogy/state/rules.h"
#include "rules/trilogy/state/state.h"

namespace trilogy_players::judgement {

using namespace trilogy;  // of this one game

/// What a seat has, and what it and others could do to each other at once.
struct Standing {
  int score = 0;
  int battalions = 0;  ///< those to be placed too
  int income = 0;
  int largest = 0;             ///< battalions of its largest army
  int in_front = 0;            ///< battalions beside territories of others
  double reach = 0;            ///< points of others that it could conquer, each by its chance
  double risk = 0;             ///< its points that others could conquer
  double regions_at_risk = 0;  ///< bonuses among them
};

/// Of all seats; of who is out nothing counts.
using Survey = std::array<Standing, kMostSeats>;
Survey survey(const Rules& rules, const squire::Atlas& atlas, const State& state);

}  // namespace trilogy_players::judgement
