#pragma once

#include "rules/core/refusal.h"
#include "rules/wotr/play.h"

namespace wotr {

/// Runs procedures and answers questions with one legal answer until somebody has to decide.
/// Returns what that is: decision() of the state reached.
Decision settle(Play& play);

/// What the state is waiting for.
Decision decision(const Rules& rules, const State& state);

/// Carries out one offered action and settles; refuses anything else without touching the state.
core::Refusal apply(const Rules& rules, State& state, Action action, core::EventSink* sink);

/// The same for an action that the caller has just read from decision(), and the decision that
/// follows: playouts and search do not pay for asking twice.
Decision apply_offered(const Rules& rules, State& state, Action action, core::EventSink* sink);

}  // namespace wotr
