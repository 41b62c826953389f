#pragma once

#include "rules/core/event.h"
#include "rules/core/refusal.h"
#include "rules/core/schema.h"
#include "rules/trilogy/state/actions.h"
#include "rules/trilogy/state/decisions.h"

namespace trilogy {

struct Play;
struct Rules;
struct State;

/// One row for each StepKind, in their order: the steps that are pending, as saves hold them.
core::Schema step_schema();

/// Runs procedures and answers questions with one legal answer until somebody has to decide.
/// Returns what that is: decision() of the state reached.
Decision settle(Play& play);

/// What the state is waiting for.
Decision decision(const Rules& rules, const State& state);

/// Carries out one offered action and settles; refuses anything else without touching the state.
core::Refusal apply(const Rules& rules, State& state, Action action, core::EventSink* sink);

/// The same for an action that the caller has just read from decision(), and the decision that
/// follows: playouts and search do not pay for asking twice. Nothing is refused.
Decision apply_offered(const Rules& rules, State& state, Action action, core::EventSink* sink);

/// The same, but stops at every question, also where only one answer is legal.
Decision apply_one(const Rules& rules, State& state, Action action);

/// The beginning: an empty table, and what the dice decide first.
State new_state(const Rules& rules);

}  // namespace trilogy
