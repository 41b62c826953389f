#include "rules/wotr/combat/leave_field.h"

#include "rules/wotr/battle/retreat.h"

namespace wotr {

LeaveField read_leave_field(const base::JsonReader& entry) {
  entry.allow({"leave-field", "if", "second"});
  return {};
}

void run_leave_field(Play& play, const LeaveField&, const CombatStep& step) {
  push_combat_question(play, step);
}

void ask_leave_field(const Rules& rules, const State& state, const LeaveField&,
                     const CombatStep& step, Decision& decision) {
  ask(decision, seat_of_force(rules, state.board, step.side), DecisionKind::kLeaveField, 217);
  offer_refuges(rules, state.board, decision);
  if (can_withdraw(rules, state.board)) decision.offer(act(ActionKind::kWithdraw));
}

void answer_leave_field(Play& play, const LeaveField&, const CombatStep&, Action action) {
  if (is(action, ActionKind::kWithdraw)) {
    withdraw(play);
  } else {
    retreat_to(play, region_of(action));
  }
}

}  // namespace wotr
