#pragma once

#include <initializer_list>

#include "rules/core/decision.h"
#include "rules/core/event.h"
#include "rules/wotr/state/actions.h"
#include "rules/wotr/state/decisions.h"
#include "rules/wotr/state/events.h"
#include "rules/wotr/state/rules.h"
#include "rules/wotr/state/state.h"
#include "rules/wotr/state/step_fields.h"

namespace wotr {

/// One `apply` under way: the tables, the state being changed, and who wants to hear of it.
struct Play {
  const Rules& rules;
  State& state;
  core::EventSink* sink = nullptr;

  Board& board() { return state.board; }
};

/// Reports a fact: `report<EventKind::kPolitics>(play, {nation, step})`.
template <EventKind kind>
void report(Play& play, const EventFields<kind>& fields) {
  if (play.sink != nullptr) play.sink->push_back(event_of<kind>(fields));
}
/// One that tells no more than its kind.
inline void report(Play& play, BareEvent event) {
  if (play.sink != nullptr) play.sink->push_back(core::Event{byte_of(event.kind), {}});
}

/// Puts a step on top of what is pending: `push<StepKind::kDrawCard>(play, {seat, deck})`. What is
/// pushed last happens first.
template <StepKind kind>
void push(Play& play, const StepFields<kind>& fields) {
  play.state.pending.push(step_of<kind>(fields));
}
/// One that is no more than its kind.
inline void push(Play& play, BareStep step) { play.state.pending.push(Step{step.kind, {}}); }

}  // namespace wotr
