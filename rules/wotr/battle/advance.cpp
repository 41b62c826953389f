// The advance after a won battle or into a siege.
#include "rules/wotr/battle/advance.h"

#include "rules/wotr/armies/armies.h"
#include "rules/wotr/armies/groups.h"
#include "rules/wotr/battle/battle.h"
#include "rules/wotr/battle/force.h"
#include "rules/wotr/battle/siege.h"
#include "rules/wotr/board/consecutive.h"
#include "rules/wotr/board/place.h"

namespace wotr {
namespace {

void advance(Play& play) {
  const Battle battle = play.board().battle;
  const Group group = play.board().group;
  close_battle(play);
  if (battle.withdrawing != 0) begin_siege(play, defender_of(battle), battle.target);
  relocate(play, group.figures, group.from, in_region(battle.target), Cause::kAdvance);
  note_army(play, group.figures, battle.target);
  on_army_moved(play, battle.attacker, group.figures, battle.target);
}

}  // namespace

bool can_advance(const Rules& rules, const Board& board) {
  const Battle& battle = board.battle;
  if (battle.kind != BattleKind::kField) return false;
  if (!has_fighters(rules, board, battle.attacker)) return false;
  return battle.withdrawing != 0 || !has_fighters(rules, board, defender_of(battle));
}

void begin_advance(Play& play) {
  Board& board = play.board();
  const Side side = board.battle.attacker;
  board.group = {force_of(play.rules, board, side), attackers_place(board.battle),
                 board.battle.target};
  if (board.battle.landing != 0) return advance(play);
  board.group.figures.characters =
      without(board.group.figures.characters, only(Character::kSaruman));
  push(play, StepKind::kAdvance);
}

void ask_advance(const Rules& rules, const State& state, const Step&, Decision& decision) {
  const Board& board = state.board;
  const Seat seat = seat_of_force(rules, board, board.battle.attacker);
  const bool siege = board.battle.withdrawing != 0;
  ask(decision, seat, DecisionKind::kAdvance, siege ? 246 : 240);
  offer_group(rules, board, departure_of_group(board, seat, GroupKind::kAdvance), decision);
  decision.offer(act(ActionKind::kStop));
}

void answer_advance(Play& play, const Step&, Action action) {
  if (is(action, ActionKind::kGo)) {
    advance(play);
  } else if (is(action, ActionKind::kStop)) {
    close_battle(play);
  } else {
    remove(play.board().group.figures, figure_of(action));
    push(play, StepKind::kAdvance);
  }
}

}  // namespace wotr
