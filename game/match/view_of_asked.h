#pragma once

#include "rules/core/game.h"

namespace match {

/// What the seat knows that is asked; a game that need not find the decision again does not.
template <core::Game G>
typename G::View view_of_asked(const typename G::Rules& rules, const typename G::State& state,
                               const core::Decision& decision) {
  const core::Viewer viewer = core::viewer_of(decision.seat);
  if constexpr (requires { G::view(rules, state, viewer, decision); }) {
    return G::view(rules, state, viewer, decision);
  } else {
    return G::view(rules, state, viewer);
  }
}

}  // namespace match
