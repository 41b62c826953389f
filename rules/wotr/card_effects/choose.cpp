#include "rules/wotr/card_effects/choose.h"

#include "rules/wotr/card_effects/verbs.h"

namespace wotr {
namespace {

/// A branch is called by its first verb.
Verb name_of(const CardProgram& program, const Choose::Branch& branch) {
  return program.effects[branch.first].verb();
}

bool can_begin(const Rules& rules, const State& state, const CardStep& step,
               const Choose::Branch& branch) {
  CardStep first = step;
  first.effect = branch.first;
  return can_begin(rules, state, first);
}

}  // namespace

Choose read_choose(const Rules& rules, const base::JsonReader& entry, CardProgram& program) {
  entry.allow({"choose", "optional", "if"});
  Choose data;
  const auto optional = entry.find("optional");
  data.optional = optional && optional->boolean();
  for (const base::JsonReader& list : entry.at("choose").list()) {
    const auto first = static_cast<std::uint8_t>(program.effects.size());
    const std::size_t length = list.list().size();
    if (length == 0) list.fail("a branch does something; \"optional\" allows to do nothing");
    read_effects(rules, list, program);
    data.branches.push_back({first, static_cast<std::uint8_t>(first + length)});
  }
  if (data.branches.empty()) entry.at("choose").fail("there is nothing to choose from");
  return data;
}

void run_choose(Play& play, const Choose&, const CardStep& step) { push_question(play, step); }

void ask_choose(const Rules& rules, const State& state, const Choose& data, const CardStep& step,
                Decision& decision) {
  const CardProgram& program = program_of(rules, step.card);
  ask(decision, state.board.event.player, DecisionKind::kCardOption, 72);
  for (const Choose::Branch& branch : data.branches) {
    if (can_begin(rules, state, step, branch)) {
      decision.offer(act(ActionKind::kOption, name_of(program, branch)));
    }
  }
  if (data.optional && !decision.actions.empty()) decision.offer(act(ActionKind::kStop));
}

void answer_choose(Play& play, const Choose& data, const CardStep& step, Action action) {
  if (is(action, ActionKind::kStop)) return;
  const CardProgram& program = program_of(play.rules, step.card);
  for (const Choose::Branch& branch : data.branches) {
    if (byte_of(name_of(program, branch)) != action.a) continue;
    return push<StepKind::kCardEffects>(play, {step.card, branch.first, branch.end});
  }
}

}  // namespace wotr
