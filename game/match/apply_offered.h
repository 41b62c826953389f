#pragma once

#include "rules/core/game.h"

namespace match {

/// The decision that follows an action of the pending one; a game that can skip the check may.
template <core::Game G>
core::Decision apply_offered(const typename G::Rules& rules, typename G::State& state,
                             core::Action action, core::EventSink* events) {
  if constexpr (requires { G::apply_offered(rules, state, action, events); }) {
    return G::apply_offered(rules, state, action, events);
  } else {
    G::apply(rules, state, action, events);
    return G::decision(rules, state);
  }
}

}  // namespace match
