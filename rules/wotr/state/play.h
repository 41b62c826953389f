#pragma once

#include <initializer_list>

#include "rules/core/decision.h"
#include "rules/core/event.h"
#include "rules/wotr/state/actions.h"
#include "rules/wotr/state/decisions.h"
#include "rules/wotr/state/events.h"
#include "rules/wotr/state/rules.h"
#include "rules/wotr/state/state.h"

namespace wotr {

/// One `apply` under way: the tables, the state being changed, and who wants to hear of it.
struct Play {
  const Rules& rules;
  State& state;
  core::EventSink* sink = nullptr;

  Board& board() { return state.board; }
};

template <class T>
constexpr std::uint8_t event_argument(T value) {
  return static_cast<std::uint8_t>(value);
}

/// Reports a fact; the arguments in the order of EventKind's row.
template <class... Args>
void report(Play& play, EventKind kind, Args... args) {
  if (play.sink != nullptr) {
    play.sink->push_back(core::Event{byte_of(kind), {event_argument(args)...}});
  }
}

/// Puts a step on top of what is pending: what is pushed last happens first.
template <class... Args>
void push(Play& play, StepKind kind, Args... args) {
  play.state.pending.push(Step{kind, {event_argument(args)...}});
}

}  // namespace wotr
