#pragma once

#include <cstdint>

#include "game/players/rules_of_thumb.h"
#include "game/wotr/players/squire/atlas.h"
#include "game/wotr/players/squire/weights.h"
#include "rules/wotr/state/actions.h"
#include "rules/wotr/view/view.h"

namespace wotr_players::squire {

struct Notes;

/// What the squire knows when it is asked: nothing but its seat's view and the tables.
struct Situation {
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

inline Answer offered(const Situation& now, Action action) {
  return players::offered(now.decision, action);
}

constexpr double kMostJitter = 0.25;
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

}  // namespace wotr_players::squire
