#pragma once

#include <algorithm>

#include "rules/core/decision.h"
#include "rules/core/event.h"
#include "rules/trilogy/state/actions.h"
#include "rules/trilogy/state/decisions.h"
#include "rules/trilogy/state/events.h"
#include "rules/trilogy/state/rules.h"
#include "rules/trilogy/state/state.h"
#include "rules/trilogy/state/step_fields.h"

namespace trilogy {

/// One `apply` under way: the tables, the state being changed, and who wants to hear of it.
struct Play {
  const Rules& rules;
  State& state;
  core::EventSink* sink = nullptr;

  Board& board() { return state.board; }
};

/// Reports a fact: `report<EventKind::kClaimed>(play, {seat, territory})`.
template <EventKind kind>
void report(Play& play, const EventFields<kind>& fields) {
  if (play.sink != nullptr) play.sink->push_back(event_of<kind>(fields));
}
/// One that tells no more than its kind.
inline void report(Play& play, BareEvent event) {
  if (play.sink != nullptr) play.sink->push_back(core::Event{byte_of(event.kind), {}});
}

/// The most that one event, or one answer, tells of.
inline constexpr int kMostTold = 255;
/// Reports a number in as many events as it needs: `tell(part)` reports a part.
template <class Tell>
void tell_in_parts(int amount, Tell tell) {
  for (; amount > 0; amount -= kMostTold) tell(std::min(amount, kMostTold));
}

/// Puts a step on top of what is pending: `push<StepKind::kClaim>(play, {seat})`. What is pushed
/// last happens first.
template <StepKind kind>
void push(Play& play, const StepFields<kind>& fields) {
  play.state.pending.push(step_of<kind>(fields));
}
/// One that is no more than its kind.
inline void push(Play& play, BareStep step) { play.state.pending.push(Step{step.kind, {}}); }

}  // namespace trilogy
