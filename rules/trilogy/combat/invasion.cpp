// Choosing what to invade, and with how many dice: T-027, T-032, T-048, T-056 to T-058.

#include "rules/trilogy/combat/invasion.h"

#include "rules/trilogy/board/figures.h"
#include "rules/trilogy/board/links.h"
#include "rules/trilogy/turn/hand_answers.h"

namespace trilogy {
namespace {

bool is_over_sea(const Rules& rules, Territory from, Territory to) {
  return rules.over_sea[static_cast<std::size_t>(from)].contains(to);
}

/// T-058: once per invasion, before the first battle over the sea.
void pay_toll(Play& play) {
  Invasion& invasion = play.board().invasion;
  if (invasion.toll_paid != 0) return;
  const int toll = toll_of(play.rules, play.board(), invasion.from, invasion.to);
  if (toll == 0) return;
  invasion.toll_paid = 1;
  lose_battalions(play, invasion.from, toll, Cause::kCard);
}

void begin_invasion(Play& play, Territory from, Territory to) {
  Board& board = play.board();
  board.invasion = {.from = from, .to = to};
  const bool beside =
      ways_from(play.rules, board, from, has_leader(board, from) ? Escort::kLeader : Escort::kNone)
          .contains(to);
  if (!beside) board.invasion.across = from;
  board.memory.mountains = 0;  // T-057: it was meant for this invasion
  report<EventKind::kInvasionBegan>(play, {board.to_act, from, to});
  push(play, StepKind::kAttack);
  pay_toll(play);
}

void change_source(Play& play, Territory from) {
  Invasion& invasion = play.board().invasion;
  invasion.from = from;
  report<EventKind::kSourceChanged>(play, {play.board().to_act, from, invasion.to});
  push(play, StepKind::kAttack);
  pay_toll(play);
}

void push_rolls(Play& play) {
  push(play, StepKind::kBattleResult);
  push(play, StepKind::kDefenceRoll);
  push(play, StepKind::kAttackRoll);
}

void defend_with(Play& play, int dice) {
  Invasion& invasion = play.board().invasion;
  invasion.defence_dice = static_cast<std::uint8_t>(dice);
  const Seat defender = owner_of(play.board(), invasion.to);
  report<EventKind::kDefended>(play, {defender, invasion.to, dice});
  push_rolls(play);
}

int most_defence_dice(const Board& board) {
  return std::min(kMostDefenceDice, battalions_in(board, board.invasion.to));
}

}  // namespace

int toll_of(const Rules& rules, const Board& board, Territory from, Territory to) {
  if (!is_over_sea(rules, from, to)) return 0;
  int toll = 0;
  for (const std::uint8_t one : board.lasting.sea_toll) toll += one;
  return std::min(toll, battalions_in(board, from) - 1);
}

void ask_attack_from(const Rules& rules, const State& state, const Step&, Decision& decision) {
  const Seat seat = state.board.to_act;
  ask(decision, seat, DecisionKind::kAttackFrom, 32);
  for (const Territory from : invasion_sources(rules, state.board, seat)) {
    decision.offer(act(ActionKind::kTerritory, from));
  }
  offer_powers(rules, state, seat, powers_at(rules, Moment::kDeclaring), decision);
  offer_missions(rules, state, seat, decision);
  offer_uprisings(rules, state, seat, decision);
  decision.offer(act(ActionKind::kEndStep));
}

void answer_attack_from(Play& play, const Step&, Action action) {
  if (is(action, ActionKind::kEndStep)) return;
  if (is(action, ActionKind::kTerritory)) {
    return push<StepKind::kAttackTo>(play, {territory_of(action)});
  }
  push(play, StepKind::kAttackFrom);
  hand_answered(play, play.board().to_act, action);
}

void ask_attack_to(const Rules& rules, const State& state, const Step& step, Decision& decision) {
  const auto [from] = fields_of<StepKind::kAttackTo>(step);
  ask(decision, state.board.to_act, DecisionKind::kAttackTo, 32);
  for (const Territory to : targets_from(rules, state.board, from)) {
    decision.offer(act(ActionKind::kTerritory, to));
  }
}

void answer_attack_to(Play& play, const Step& step, Action action) {
  const auto [from] = fields_of<StepKind::kAttackTo>(step);
  begin_invasion(play, from, territory_of(action));
}

void ask_attack(const Rules& rules, const State& state, const Step&, Decision& decision) {
  const Board& board = state.board;
  const Invasion& invasion = board.invasion;
  ask(decision, board.to_act, DecisionKind::kAttack, 27);
  const TerritorySet sources = sources_against(rules, board, board.to_act, invasion.to);
  const bool can_attack = sources.contains(invasion.from);
  if (can_attack) {
    const int most = std::min(kMostAttackDice, battalions_in(board, invasion.from) - 1);
    for (int dice = 1; dice <= most; ++dice) {
      decision.offer(act(ActionKind::kAttack, invasion.from, invasion.to, dice));
    }
  }
  const bool is_first = invasion.battles == 0;
  if (is_first && can_attack) {
    return offer_powers(rules, state, board.to_act, powers_at(rules, Moment::kBeforeInvasion),
                        decision);
  }
  for (const Territory from : sources) {  // T-032
    if (from != invasion.from) decision.offer(act(ActionKind::kTerritory, from));
  }
  decision.offer(act(ActionKind::kStop));
}

void answer_attack(Play& play, const Step&, Action action) {
  Board& board = play.board();
  Invasion& invasion = board.invasion;
  if (is(action, ActionKind::kStop)) return end_invasion(play);
  if (is(action, ActionKind::kTerritory)) return change_source(play, territory_of(action));
  if (!is(action, ActionKind::kAttack)) {
    push(play, StepKind::kAttack);
    hand_answered(play, board.to_act, action);
    return;
  }
  invasion.attack_dice = action.c;
  report<EventKind::kBattleBegan>(play, {board.to_act, invasion.from, invasion.to, action.c});
  if (owner_of(board, invasion.to) == kNeutralArmy) {  // T-048
    return defend_with(play, most_defence_dice(board));
  }
  push(play, StepKind::kDefend);
}

void ask_defend(const Rules& rules, const State& state, const Step&, Decision& decision) {
  const Board& board = state.board;
  const Seat defender = owner_of(board, board.invasion.to);
  ask(decision, defender, DecisionKind::kDefend, 27);
  offer_powers(rules, state, defender, powers_at(rules, Moment::kInvaded), decision);
  for (int dice = 1; dice <= most_defence_dice(board); ++dice) {
    decision.offer(act(ActionKind::kDefend, dice));
  }
}

void answer_defend(Play& play, const Step&, Action action) {
  if (is(action, ActionKind::kDefend)) return defend_with(play, action.a);
  push(play, StepKind::kDefend);
  hand_answered(play, owner_of(play.board(), play.board().invasion.to), action);
}

void end_invasion(Play& play) {
  Board& board = play.board();
  report<EventKind::kInvasionEnded>(play, {board.invasion.to});
  board.invasion = {};
  push(play, StepKind::kAttackFrom);
}

}  // namespace trilogy
