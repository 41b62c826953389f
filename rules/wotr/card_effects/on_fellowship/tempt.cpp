#include "rules/wotr/card_effects/on_fellowship/tempt.h"

#include "rules/wotr/fellowship/fellowship.h"
#include "rules/wotr/fellowship/lost_companions.h"

namespace wotr {
namespace {

/// The questions of this verb.
constexpr int kWho = 0;
constexpr int kAnswer = 1;  ///< a: the Companion

}  // namespace

Tempt read_tempt(const Rules&, const base::JsonReader& entry, CardProgram&) {
  entry.allow({"tempt", "if"});
  if (entry.at("tempt").text() != "random-companion") entry.fail("chance says who is tempted");
  return {};
}

void run_tempt(Play& play, const Tempt&, const CardStep& step) {
  push_question(play, step.at(kWho));
}

void ask_tempt(const Rules&, const State& state, const Tempt&, const CardStep& step,
               Decision& decision) {
  if (step.stage == kWho) {
    ask_chance(decision, DecisionKind::kRandomCompanion, 342, 1);
    return for_each_character(state.board.fellowship.companions, [&](Character who) {
      decision.outcome(act(ActionKind::kCompanion, who), 1);
    });
  }
  ask(decision, leading_seat(state.board, Side::kFree), DecisionKind::kTemptation, 342);
  decision.offer(act(ActionKind::kSuffer));
  decision.offer(act(ActionKind::kRemove, figure_of(static_cast<Character>(step.a))));
}

void answer_tempt(Play& play, const Tempt&, const CardStep& step, Action action) {
  if (step.stage == kWho) return push_question(play, step.at(kAnswer, action.a));
  const auto who = static_cast<Character>(step.a);
  if (is(action, ActionKind::kRemove)) return lose_companion(play, who, Cause::kCard);
  change_corruption(play, row_of(play.rules, who).level);
}

}  // namespace wotr
