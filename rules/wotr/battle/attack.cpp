// Choosing an attack: the Army, its target and its rearguard.
#include "rules/wotr/battle/attack.h"

#include "rules/wotr/battle/battle.h"
#include "rules/wotr/board/consecutive.h"
#include "rules/wotr/board/control.h"
#include "rules/wotr/board/mixed_armies.h"
#include "rules/wotr/state/reasons.h"

namespace wotr {
namespace {

bool has_attackers(const Rules& rules, const Board& board, Seat seat, Place from, LeaderNeed need) {
  return !why_no_attackers(rules, board, seat, from, need).refused();
}

/// Enemy Armies in the open; cards on the table keep the Shadow from some regions.
RegionSet enemies_to_attack(const Board& board, Side side) {
  const RegionSet enemies = armies_of(board, enemy_of(side));
  return side == Side::kShadow ? enemies - board.closed : enemies;
}

/// from there, against enemies in a region beside it.
bool can_attack_in_field(const Rules& rules, const Board& board, Seat seat, RegionId from,
                         LeaderNeed need, const RegionSet& enemies) {
  if ((region_of(rules, from).adjacent & enemies).empty()) return false;
  return has_attackers(rules, board, seat, in_region(from), need);
}

/// sorties and assaults. An enemy garrison implies that the besiegers around it are ours.
RegionSet sieges_to_fight(const Rules& rules, const Board& board, Seat seat, LeaderNeed need) {
  RegionSet bases;
  const Side side = side_of(rules, seat);
  for (const RegionId region : besieged_strongholds(rules, board)) {
    if (is_closed(board, side, region)) continue;
    const Place from = place_of_army(rules, board, side, region);
    if (has_attackers(rules, board, seat, from, need)) bases.insert(region);
  }
  return bases;
}

}  // namespace

BattleKind kind_of_attack(const Group& attackers) {
  if (is_garrison(attackers.from)) return BattleKind::kSortie;
  return region_of(attackers.from) == attackers.to ? BattleKind::kSiege : BattleKind::kField;
}

core::Refusal why_no_attackers(const Rules& rules, const Board& board, Seat seat, Place from,
                               LeaderNeed need) {
  const Figures army = attackers_of(rules, board, seat, from);
  const Nation blocking = nation_that_blocks(rules, board, army);
  if (blocking != kNoNation) {
    return refuse(Reason::kNonBelligerent, 203, blocking, region_of(from));
  }
  const Figures fighters = belligerents_of(board, army);
  if (!has_unit(fighters, side_of(rules, seat))) {
    return refuse(Reason::kNoneAtWar, 200, region_of(from));
  }
  return why_never_go(rules, board, {seat, GroupKind::kAttack, need, from}, fighters);
}

RegionSet bases_of_attack(const Rules& rules, const Board& board, Seat seat, LeaderNeed need) {
  const Side side = side_of(rules, seat);
  RegionSet bases = sieges_to_fight(rules, board, seat, need);
  const RegionSet enemies = enemies_to_attack(board, side);
  for (const RegionId region : armies_of(board, side) - bases) {
    if (can_attack_in_field(rules, board, seat, region, need, enemies)) bases.insert(region);
  }
  return bases;
}

RegionSet targets_from(const Rules& rules, const Board& board, Side side, RegionId from) {
  RegionSet targets;
  if (is_besieged(rules, board, from) && !is_closed(board, side, from)) targets.insert(from);
  if (is_garrison(place_of_army(rules, board, side, from))) return targets;  // nothing but a sortie
  return targets | (region_of(rules, from).adjacent & enemies_to_attack(board, side));
}

Figures belligerents_of(const Board& board, Figures army) {
  for (std::size_t n = 0; n < kNationCount; ++n) {
    if (is_at_war(board, static_cast<Nation>(n))) continue;
    army.regular[n] = 0;
    army.elite[n] = 0;
    if (n < kFreeNationCount) army.leader[n] = 0;
  }
  return army;
}

Nation nation_that_blocks(const Rules& rules, const Board& board, const Figures& army) {
  if (!rules.options.non_belligerent_blocks_attack) return kNoNation;
  for (std::size_t n = 0; n < kNationCount; ++n) {
    const auto nation = static_cast<Nation>(n);
    const bool leads = n < kFreeNationCount && army.leader[n] != 0;
    if (!is_at_war(board, nation) && (leads || units_of(army, nation) > 0)) return nation;
  }
  return kNoNation;
}

bool can_attack(const Rules& rules, const Board& board, Seat seat, LeaderNeed need) {
  const Side side = side_of(rules, seat);
  const RegionSet enemies = enemies_to_attack(board, side);
  for (const RegionId region : armies_of(board, side)) {
    if (can_attack_in_field(rules, board, seat, region, need, enemies)) return true;
  }
  return !sieges_to_fight(rules, board, seat, need).empty();
}

void gather_attackers(Play& play, Seat seat, RegionId from, RegionId target) {
  Board& board = play.board();
  const Place place = place_of_army(play.rules, board, side_of(play.rules, seat), from);
  const Figures army = attackers_of(play.rules, board, seat, place);
  board.group = {belligerents_of(board, army), place, target};
}

void declare_attack(Play& play, Seat seat) {
  Board& board = play.board();
  const Side side = side_of(play.rules, seat);
  const Figures whole = part_of(figures_at(play.rules, board, board.group.from), side);
  board.battle.rearguard = minus(whole, board.group.figures);
  note_army(play, board.group.figures, region_of(board.group.from));
  const BattleKind kind = kind_of_attack(board.group);
  const bool relief =
      kind == BattleKind::kField && is_besieged(play.rules, board, board.group.to);
  begin_battle(play, side, kind, relief);
}

void ask_attack_from(const Rules& rules, const State& state, const Step&, Decision& decision) {
  const Board& board = state.board;
  ask(decision, board.to_act, DecisionKind::kAttackFrom, 200);
  for (const RegionId base : bases_of_attack(rules, board, board.to_act, leader_need(board))) {
    decision.offer(act(ActionKind::kRegion, base));
  }
}

void answer_attack_from(Play& play, const Step&, Action action) {
  push<StepKind::kAttackTarget>(play, {region_of(action)});
}

void ask_attack_target(const Rules& rules, const State& state, const Step& step,
                       Decision& decision) {
  const Board& board = state.board;
  const auto [from] = fields_of<StepKind::kAttackTarget>(step);
  ask(decision, board.to_act, DecisionKind::kAttackTarget, 200);
  for (const RegionId target : targets_from(rules, board, side_of(rules, board.to_act), from)) {
    decision.offer(act(ActionKind::kRegion, target));
  }
}

void answer_attack_target(Play& play, const Step& step, Action action) {
  const auto [from] = fields_of<StepKind::kAttackTarget>(step);
  gather_attackers(play, play.board().to_act, from, region_of(action));
  push(play, StepKind::kAttackGroup);
}

void ask_attack_group(const Rules& rules, const State& state, const Step&, Decision& decision) {
  const Board& board = state.board;
  ask(decision, board.to_act, DecisionKind::kAttackGroup, 202);
  offer_group(rules, board, departure_of_group(board, board.to_act, GroupKind::kAttack), decision);
}

void answer_attack_group(Play& play, const Step&, Action action) {
  Board& board = play.board();
  if (is(action, ActionKind::kLeave)) {
    remove(board.group.figures, figure_of(action));
    push(play, StepKind::kAttackGroup);
    return;
  }
  declare_attack(play, board.to_act);
}

}  // namespace wotr
