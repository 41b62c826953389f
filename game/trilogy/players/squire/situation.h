#pragma once

#include <cstdint>
#include <optional>

#include "game/trilogy/players/squire/atlas.h"
#include "game/trilogy/players/squire/outlook.h"
#include "rules/trilogy/game.h"

namespace trilogy_players::squire {

/// What the squire knows when it is asked: nothing but its seat's view and the tables.
struct Situation {
  const Rules& rules;
  const View& view;
  const Board& board;
  const Decision& decision;
  const Atlas& atlas;
  const Outlook& outlook;
  Seat seat;
  std::uint64_t seed;
};

/// An answer, or nothing when the rules of thumb have no opinion.
using Answer = std::optional<Action>;

inline Answer offered(const Situation& now, Action action) {
  return now.decision.offers(action) ? Answer(action) : std::nullopt;
}

/// Less than any worth that matters, the same whenever the same is asked: so equal choices are
/// decided by the seed alone, and a plan made anew at the next question is the same plan.
double jitter(const Situation& now, int choice);

/// The offered action with the highest worth; `worth(Action)` may say std::nullopt for "never".
template <class Worth>
Answer best_offered(const Situation& now, Worth worth) {
  Answer best;
  double most = 0;
  for (const Action action : now.decision.actions) {
    const std::optional<double> its = worth(action);
    if (!its) continue;
    const double own = *its + jitter(now, action.kind * 256 + action.a);
    if (best && own <= most) continue;
    best = action;
    most = own;
  }
  return best;
}

}  // namespace trilogy_players::squire
