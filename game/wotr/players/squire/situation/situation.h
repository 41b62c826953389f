#pragma once

#include <cstdint>

#include "game/players/rules_of_thumb.h"
#include "game/wotr/players/squire/situation/atlas.h"
#include "game/wotr/players/squire/situation/weights.h"
#include "rules/wotr/state/actions.h"
#include "rules/wotr/view/view.h"

namespace wotr_players::squire {

struct Notes;

/// What the squire knows when it is asked: nothing but its seat's view and the tables.
struct Situation {
  static constexpr double kMostJitter = 0.25;  ///< less than any worth that matters

  const Rules& rules;
  const View& view;
  const Board& board;
  const Decision& decision;
  const Atlas& atlas;
  Notes& notes;
  Seat seat;
  Side side;
  std::uint64_t seed;
  const Weights& weights;
};

using players::Answer;
using players::best_offered;
using players::jitter;
using players::offered;

}  // namespace wotr_players::squire
