#pragma once

#include <cstdint>
#include <optional>

#include "rules/core/decision.h"

namespace players {

/// An answer, or nothing when the rules of thumb have no opinion.
using Answer = std::optional<core::Action>;

/// Decides between equal choices by the seed alone, the same whenever the same is asked: so a plan
/// made anew at the next question is the same plan.
struct TieBreak {
  std::uint64_t seed = 0;
  int turn = 0;
  double most = 0;  ///< less than any worth that matters
};
double jitter(const TieBreak& tie_break, int choice);

// The situation that rules of thumb are asked in has at least a `decision`, a `board` with its turn
// and a `seed`; its type says in `kMostJitter` how much equal choices may differ.

template <class Situation>
Answer offered(const Situation& now, core::Action action) {
  return now.decision.offers(action) ? Answer(action) : std::nullopt;
}

template <class Situation>
double jitter(const Situation& now, int choice) {
  return jitter(TieBreak{now.seed, now.board.turn, Situation::kMostJitter}, choice);
}

/// The offered action with the highest worth; `worth(Action)` may say std::nullopt for "never".
template <class Situation, class Worth>
Answer best_offered(const Situation& now, Worth worth) {
  Answer best;
  double most = 0;
  for (const core::Action action : now.decision.actions) {
    const std::optional<double> its = worth(action);
    if (!its) continue;
    const double own = *its + jitter(now, action.kind * 256 + action.a);
    if (best && own <= most) continue;
    best = action;
    most = own;
  }
  return best;
}

}  // namespace players
