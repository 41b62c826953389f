#pragma once

#include <string>

#include "rules/core/game.h"

namespace cli {

/// What is wrong with this moment of a game, empty when all is well: a broken invariant, a question
/// without an answer, or options shown to a seat that does not decide.
template <core::Game G>
std::string fault_of(const typename G::Rules& rules, const typename G::State& state,
                     const core::Decision& pending) {
  const auto broken = G::broken_invariants(rules, state);
  if (!broken.empty()) return broken.front();
  const std::string question(G::decision_name(pending));
  if (pending.actions.empty()) return question + " offers nothing";
  if (pending.is_chance()) return {};
  const auto seats = static_cast<std::uint8_t>(G::seats(rules).size());
  for (std::uint8_t seat = 0; seat < seats; ++seat) {
    const auto view = G::view(rules, state, core::viewer_of(core::Seat{seat}));
    const bool decides = core::Seat{seat} == pending.seat;
    if (G::decision_of(view).actions.empty() == decides) {
      return question + " shows its options to the wrong seat";
    }
  }
  return {};
}

}  // namespace cli
