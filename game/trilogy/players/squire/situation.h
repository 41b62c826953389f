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

inline Answer offered(const Situation& now, Action action) {
  return players::offered(now.decision, action);
}

constexpr double kMostJitter = 0.02;
inline players::TieBreak tie_break(const Situation& now) {
  return {now.seed, now.board.turn, kMostJitter};
}
inline double jitter(const Situation& now, int choice) {
  return players::jitter(tie_break(now), choice);
}

/// See players::best_offered.
template <class Worth>
Answer best_offered(const Situation& now, Worth worth) {
  return players::best_offered(now.decision, tie_break(now), worth);
}

}  // namespace trilogy_players::squire
