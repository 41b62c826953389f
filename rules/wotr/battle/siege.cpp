// Sieges: how they begin, go on for another round, and end in battle.
#include "rules/wotr/battle/siege.h"

#include "rules/wotr/armies/aftermath.h"
#include "rules/wotr/battle/casualties.h"
#include "rules/wotr/battle/force.h"
#include "rules/wotr/board/control.h"
#include "rules/wotr/politics/capture.h"

namespace wotr {
namespace {

/// nobody is left inside; the besiegers take the Stronghold if they still have a
/// unit, rearguard included.
void end_siege(Play& play, Side besieger, RegionId region) {
  report<EventKind::kSiegeEnded>(play, {region});
  if (has_unit(figures_in(play.board(), region), besieger)) take_control(play, besieger, region);
}

}  // namespace

void settle_garrison(Play& play, Side garrison, RegionId region) {
  const Place inside = in_garrison(region);
  if (has_unit(figures_at(play.rules, play.board(), inside))) return;
  const Figures left = figures_at(play.rules, play.board(), inside);
  relocate(play, left, inside, in_region(region), Cause::kSiegeLifted);
  end_siege(play, enemy_of(garrison), region);
}

void begin_siege(Play& play, Side garrison, RegionId region) {
  const Figures inside = part_of(figures_in(play.board(), region), garrison);
  relocate(play, inside, in_region(region), in_garrison(region), Cause::kSiege);
  report<EventKind::kSiegeBegan>(play, {region});
  push_excess_units(play, garrison, in_garrison(region));
}

void end_siege_if_decided(Play& play) {
  const Battle battle = play.board().battle;
  if (battle.kind == BattleKind::kField) {
    if (battle.relief != 0) lift_sieges(play);  // before the advance
    return;
  }
  const bool sortie = battle.kind == BattleKind::kSortie;
  const Side besieger = sortie ? defender_of(battle) : battle.attacker;
  if (!is_besieged(play.rules, play.board(), battle.target)) {
    // With the garrison in the region the siege was lifted when the besiegers retreated.
    const Figures& here = figures_in(play.board(), battle.target);
    if (!has_unit(here, enemy_of(besieger))) end_siege(play, besieger, battle.target);
  } else {
    lift_sieges(play);
  }
}

void ask_extend_siege(const Rules& rules, const State& state, const Step&, Decision& decision) {
  const Board& board = state.board;
  const Side besieger = board.battle.attacker;
  if (!has_fighters(rules, board, enemy_of(besieger))) return;
  if (board.battle.round < board.battle.rounds) {  // a card gives more than one
    if (!has_fighters(rules, board, besieger)) return;
    ask(decision, seat_of_force(rules, board, besieger), DecisionKind::kExtendSiege, 252);
    return decision.offer(act(ActionKind::kContinue));
  }
  for_each_figure(force_of(rules, board, besieger), besieger, [&](Figure figure, int) {
    if (can_be_reduced(rules, board, figure)) decision.offer(act(ActionKind::kReduce, figure));
  });
  if (decision.actions.empty()) return;
  ask(decision, seat_of_force(rules, board, besieger), DecisionKind::kExtendSiege, 252);
  decision.offer(act(ActionKind::kCease));
}

void answer_extend_siege(Play& play, const Step&, Action action) {
  const Battle& battle = play.board().battle;
  if (is(action, ActionKind::kCease)) {
    report<EventKind::kCeased>(play, {battle.attacker});
    return;
  }
  if (is(action, ActionKind::kReduce)) {
    reduce_elite(play, figure_of(action), attackers_place(battle));
  }
  push(play, StepKind::kRound);
}

}  // namespace wotr
