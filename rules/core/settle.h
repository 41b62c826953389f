#pragma once

#include <cstddef>
#include <string_view>

#include "rules/core/action.h"
#include "rules/core/decision.h"
#include "rules/core/event.h"

namespace core {

// How a game whose pending steps lie on a StepStack goes on. A game gives a `Play` (one action
// under way: `rules`, `state` with its stack `pending`, and `sink` for events) and a class `Steps`
// of static functions:
//   row(kind)                  the StepRow of a kind of step
//   is_always_asked(play, decision)  asked even with one answer, because not to ask would tell
//                                    something

/// Who carries out a kind of step. A question has `ask` and `answer`, a procedure has `run`.
/// `ask` fills in the question of the topmost step; no option at all means there is nothing to ask.
/// `answer` and `run` are called with the step already taken off the stack.
template <class Rules, class State, class Play, class Step>
struct StepRow {
  void (*ask)(const Rules&, const State&, const Step&, Decision&) = nullptr;
  void (*answer)(Play&, const Step&, Action) = nullptr;
  void (*run)(Play&, const Step&) = nullptr;
};

/// Which questions stop the play: those with a choice, or those with one answer as well.
enum class Asks { kChoices, kEverything };

/// Far more than any game settles in a row: who runs so many steps runs for ever.
inline constexpr int kMostSteps = 10'000;

/// What is pending leads on and on and nobody is asked: it gives way to more empty steps than are
/// kept.
template <class Stack>
void give_up(Stack& pending) {
  pending.clear();
  while (!pending.overflowed()) pending.push({});
}

/// Why nothing can go on from what is pending, in one sentence; empty where something can.
template <class Stack>
std::string_view why_stuck(const Stack& pending) {
  if (!pending.overflowed()) return {};
  const bool is_given_up = pending.steps().back() == typename Stack::Step{};
  return is_given_up ? "the steps lead on for ever, and nobody is ever asked"
                     : "there are too many steps to go on from here";
}

/// Runs procedures and answers questions with one legal answer until somebody has to decide.
/// Returns what that is. Nothing is decided when nothing is pending, when the stack has
/// overflowed, and when the steps would lead on for ever.
template <class Steps, Asks asks = Asks::kChoices, class Play>
Decision settle(Play& play) {
  auto& pending = play.state.pending;
  Decision decision;
  for (int steps = 0; !pending.empty() && !pending.overflowed(); ++steps) {
    if (steps == kMostSteps) {
      give_up(pending);
      break;
    }
    const auto step = pending.top();
    const auto& row = Steps::row(step.kind);
    if (row.run != nullptr) {
      pending.pop();
      row.run(play, step);
      continue;
    }
    decision.clear();
    row.ask(play.rules, play.state, step, decision);
    if (decision.actions.size() > 1) return decision;
    const bool one = decision.actions.size() == 1;
    if (one && (asks == Asks::kEverything || Steps::is_always_asked(play, decision))) {
      return decision;
    }
    pending.pop();
    if (one) row.answer(play, step, decision.actions[0]);
  }
  decision.clear();
  return decision;
}

/// What a settled state is waiting for.
template <class Steps, class Rules, class State>
Decision pending_decision(const Rules& rules, const State& state) {
  Decision decision;
  if (state.pending.empty() || state.pending.overflowed()) return decision;
  const auto& step = state.pending.top();
  Steps::row(step.kind).ask(rules, state, step, decision);
  return decision;
}

/// Carries out an action that the pending decision offers and settles; gives the decision that
/// follows.
template <class Steps, Asks asks = Asks::kChoices, class Play>
Decision answer_and_settle(Play& play, Action action) {
  const auto step = play.state.pending.pop();
  Steps::row(step.kind).answer(play, step, action);
  return settle<Steps, asks>(play);
}

/// The same for a seat's action that may be refused: if it leaves more pending than the stack
/// holds, or steps that lead on for ever, state and events are what they were before, and the
/// answer is false.
template <class Steps, class Play>
bool try_answer(Play& play, Action action) {
  const auto before = play.state;
  const std::size_t events = play.sink != nullptr ? play.sink->size() : 0;
  answer_and_settle<Steps>(play, action);
  if (!play.state.pending.overflowed()) return true;
  play.state = before;
  if (play.sink != nullptr) play.sink->resize(events);
  return false;
}

}  // namespace core
