// Step 3: T-033 to T-035.

#include "rules/trilogy/turn/fortify.h"

#include "rules/trilogy/board/counts.h"
#include "rules/trilogy/board/figures.h"
#include "rules/trilogy/board/links.h"
#include "rules/trilogy/turn/hand_answers.h"

namespace trilogy {

void begin_fortifying(Play& play) {
  play.board().memory.fortifies = 1;
  push(play, StepKind::kFortifyFrom);
}

void ask_fortify_from(const Rules& rules, const State& state, const Step&, Decision& decision) {
  const Board& board = state.board;
  const Seat seat = board.to_act;
  ask(decision, seat, DecisionKind::kFortifyFrom, 33);
  if (board.memory.fortifies > 0) {
    for (const Territory from : fortify_sources(rules, board, seat)) {
      decision.offer(act(ActionKind::kTerritory, from));
    }
  }
  offer_powers(rules, state, seat, powers_at(rules, Moment::kAfterInvasions), decision);
  offer_missions(rules, state, seat, decision);
  offer_uprisings(rules, state, seat, decision);
  decision.offer(act(ActionKind::kEndStep));
}

void answer_fortify_from(Play& play, const Step&, Action action) {
  if (is(action, ActionKind::kEndStep)) return;
  if (is(action, ActionKind::kTerritory)) {
    return push<StepKind::kFortifyTo>(play, {territory_of(action)});
  }
  push(play, StepKind::kFortifyFrom);
  hand_answered(play, play.board().to_act, action);
}

void ask_fortify_to(const Rules& rules, const State& state, const Step& step, Decision& decision) {
  const auto [from] = fields_of<StepKind::kFortifyTo>(step);
  ask(decision, state.board.to_act, DecisionKind::kFortifyTo, 33);
  if (state.board.memory.fortifies == 0) return;
  const TerritorySet alone = fortify_targets(rules, state.board, from, Escort::kNone);
  const TerritorySet led = fortify_targets(rules, state.board, from, Escort::kLeader);
  for (const Territory to : alone | led) decision.offer(act(ActionKind::kTerritory, to));
}

void answer_fortify_to(Play& play, const Step& step, Action action) {
  const auto [from] = fields_of<StepKind::kFortifyTo>(step);
  push<StepKind::kFortify>(play, {from, territory_of(action)});
}

void ask_fortify(const Rules& rules, const State& state, const Step& step, Decision& decision) {
  const auto [from, to] = fields_of<StepKind::kFortify>(step);
  const Board& board = state.board;
  ask(decision, board.to_act, DecisionKind::kFortify, 33);
  if (board.memory.fortifies == 0) return;
  for (const Escort escort : {Escort::kNone, Escort::kLeader}) {
    if (!fortify_targets(rules, board, from, escort).contains(to)) continue;
    offer_counts(1, battalions_in(board, from) - 1, [&, from = from, to = to](int count) {
      decision.offer(fortify_action(from, to, count, escort == Escort::kLeader));
    });
  }
}

void answer_fortify(Play& play, const Step&, Action action) {
  const FortifyMove move = fortify_move(action);
  Board& board = play.board();
  --board.memory.fortifies;
  move_battalions(play, move.from, move.to, move.count, Cause::kFortify);
  if (move.leader) {
    move_leader(play, board.to_act, move.from, move.to, Cause::kFortify);
    board.entered.insert(move.to);  // T-035
  }
  push(play, StepKind::kFortifyFrom);
}

}  // namespace trilogy
