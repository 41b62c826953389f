#pragma once

#include <cstdint>

#include "game/players/rules_of_thumb.h"
#include "game/trilogy/players/squire/atlas.h"
#include "game/trilogy/players/squire/outlook.h"
#include "game/trilogy/players/squire/prices.h"
#include "game/trilogy/players/squire/weights.h"
#include "rules/trilogy/state/actions.h"
#include "rules/trilogy/view/view.h"

namespace trilogy_players::squire {

/// What the squire knows when it is asked: nothing but its seat's view and the tables.
struct Situation {
  static constexpr double kMostJitter = 0.02;  ///< less than any worth that matters

  const Rules& rules;
  const View& view;
  const Board& board;
  const Decision& decision;
  const Atlas& atlas;
  const Outlook& outlook;
  const Prices& prices;
  const Weights& weights;
  Seat seat;
  std::uint64_t seed;
};

using players::Answer;
using players::best_offered;
using players::jitter;
using players::offered;

}  // namespace trilogy_players::squire
