// How a defender leaves the field: into the Stronghold or to another region.
#include "rules/wotr/battle/retreat.h"

#include "rules/wotr/armies/armies.h"
#include "rules/wotr/battle/battle.h"
#include "rules/wotr/battle/force.h"
#include "rules/wotr/board/control.h"

namespace wotr {

bool can_withdraw(const Rules& rules, const Board& board) {
  const Battle& battle = board.battle;
  return battle.kind == BattleKind::kField && rules.stronghold_regions.contains(battle.target) &&
         controls(rules, board, defender_of(battle), battle.target);
}

void ask_withdraw(const Rules& rules, const State& state, const Step&, Decision& decision) {
  const Side defender = defender_of(state.board.battle);
  ask(decision, seat_of_force(rules, state.board, defender), DecisionKind::kWithdraw, 245);
  decision.offer(act(ActionKind::kWithdraw));
  decision.offer(act(ActionKind::kStand));
}

void answer_withdraw(Play& play, const Step&, Action action) {
  if (is(action, ActionKind::kStand)) {
    fight_round(play);
  } else {
    withdraw(play);
  }
}

void withdraw(Play& play) {
  Battle& battle = play.board().battle;
  battle.withdrawing = 1;
  report<EventKind::kWithdrew>(play, {defender_of(battle)});
}

void offer_refuges(const Rules& rules, const Board& board, Decision& decision) {
  const Side side = defender_of(board.battle);
  // Where the attackers stand is never free: their units are there.
  for (const RegionId region : region_of(rules, board.battle.target).adjacent) {
    if (is_free(rules, board, side, region)) decision.offer(act(ActionKind::kRegion, region));
  }
}

void retreat_to(Play& play, RegionId refuge) {
  const Battle& battle = play.board().battle;
  const Side side = defender_of(battle);
  Figures army = force_of(play.rules, play.board(), side);
  army.characters = without(army.characters, only(Character::kSaruman));  // Level 0 stays
  relocate(play, army, in_region(battle.target), in_region(refuge), Cause::kRetreat);
  on_army_moved(play, side, army, refuge);
}

void ask_retreat(const Rules& rules, const State& state, const Step&, Decision& decision) {
  const Side side = defender_of(state.board.battle);
  ask(decision, seat_of_force(rules, state.board, side), DecisionKind::kRetreat, 222);
  offer_refuges(rules, state.board, decision);
  decision.offer(act(ActionKind::kStand));
}

void answer_retreat(Play& play, const Step&, Action action) {
  if (is(action, ActionKind::kStand)) {
    push(play, StepKind::kRound);
  } else {
    retreat_to(play, region_of(action));
  }
}

}  // namespace wotr
