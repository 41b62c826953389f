// Choosing an attack: the Army, its target and its rearguard.
#include "rules/wotr/attack.h"

#include "rules/wotr/control.h"
#include "rules/wotr/game_flow.h"

namespace wotr {
namespace {

/// Those who may fight: units and Leaders of Nations At War, Nazgûl and Characters.
Figures belligerents_of(const Board& board, Figures army) {
  for (std::size_t n = 0; n < kNationCount; ++n) {
    if (is_at_war(board, static_cast<Nation>(n))) continue;
    army.regular[n] = 0;
    army.elite[n] = 0;
    if (n < kFreeNationCount) army.leader[n] = 0;
  }
  return army;
}

/// some part of the Army can attack, and the rest may stay behind.
bool has_attackers(const Rules& rules, const Board& board, Side side, const Figures& army,
                   LeaderNeed need) {
  if (nation_that_blocks(rules, board, army) != kNoNation) return false;
  return can_go_with(rules, board, side, GroupKind::kAttack, need, army,
                     belligerents_of(board, army));
}

/// sorties and assaults. An enemy garrison implies that the besiegers around it are ours.
RegionSet sieges_to_fight(const Rules& rules, const Board& board, Side side, LeaderNeed need) {
  RegionSet bases;
  for (const RegionId region : rules.strongholds) {
    if (!is_besieged(rules, board, region)) continue;
    const Figures army = part_of(army_in(rules, board, side, region), side);
    if (has_attackers(rules, board, side, army, need)) bases.insert(region);
  }
  return bases;
}

/// Every region from which the side can attack.
RegionSet bases_of_attack(const Rules& rules, const Board& board, Side side, LeaderNeed need) {
  RegionSet bases = sieges_to_fight(rules, board, side, need);
  const RegionSet enemies = armies_of(board, enemy_of(side));
  for (const RegionId region : armies_of(board, side) - bases) {
    if ((region_of(rules, region).adjacent & enemies).empty()) continue;
    const Figures army = part_of(figures_in(board, region), side);
    if (has_attackers(rules, board, side, army, need)) bases.insert(region);
  }
  return bases;
}

RegionSet targets_from(const Rules& rules, const Board& board, Side side, RegionId from) {
  RegionSet targets;
  if (is_besieged(rules, board, from)) targets.insert(from);
  if (is_garrison(place_of_army(rules, board, side, from))) return targets;  // nothing but a sortie
  return targets | (region_of(rules, from).adjacent & armies_of(board, enemy_of(side)));
}

BattleKind kind_of(const Group& attackers) {
  if (is_garrison(attackers.from)) return BattleKind::kSortie;
  return region_of(attackers.from) == attackers.to ? BattleKind::kSiege : BattleKind::kField;
}

Side side_of(const Step& step) { return static_cast<Side>(step.args[0]); }

Figures whole_army(const Rules& rules, const Board& board, Side side) {
  return part_of(figures_at(rules, board, board.group.from), side);
}

}  // namespace

Nation nation_that_blocks(const Rules& rules, const Board& board, const Figures& army) {
  if (!rules.options.non_belligerent_blocks_attack) return kNoNation;
  for (std::size_t n = 0; n < kNationCount; ++n) {
    const auto nation = static_cast<Nation>(n);
    const bool leads = n < kFreeNationCount && army.leader[n] != 0;
    if (!is_at_war(board, nation) && (leads || units_of(army, nation) > 0)) return nation;
  }
  return kNoNation;
}

bool can_attack(const Rules& rules, const Board& board, Side side, LeaderNeed need) {
  return !bases_of_attack(rules, board, side, need).empty();
}

void ask_attack_from(const Rules& rules, const State& state, const Step& step, Decision& decision) {
  const Side side = side_of(step);
  ask(decision, side, DecisionKind::kAttackFrom, 200);
  for (const RegionId base : bases_of_attack(rules, state.board, side, leader_need(state.board))) {
    decision.offer(act(ActionKind::kRegion, base));
  }
}

void answer_attack_from(Play& play, const Step& step, Action action) {
  push(play, StepKind::kAttackTarget, side_of(step), region_of(action));
}

void ask_attack_target(const Rules& rules, const State& state, const Step& step,
                       Decision& decision) {
  const Side side = side_of(step);
  const auto from = static_cast<RegionId>(step.args[1]);
  ask(decision, side, DecisionKind::kAttackTarget, 200);
  for (const RegionId target : targets_from(rules, state.board, side, from)) {
    decision.offer(act(ActionKind::kRegion, target));
  }
}

void answer_attack_target(Play& play, const Step& step, Action action) {
  Board& board = play.board();
  const Side side = side_of(step);
  const Place from = place_of_army(play.rules, board, side, static_cast<RegionId>(step.args[1]));
  const Figures army = part_of(figures_at(play.rules, board, from), side);
  board.group = {belligerents_of(board, army), from, region_of(action)};
  push(play, StepKind::kAttackGroup, side);
}

void ask_attack_group(const Rules& rules, const State& state, const Step& step,
                      Decision& decision) {
  const Side side = side_of(step);
  ask(decision, side, DecisionKind::kAttackGroup, 202);
  offer_group(rules, state.board, side, GroupKind::kAttack, whole_army(rules, state.board, side),
              decision);
}

void answer_attack_group(Play& play, const Step& step, Action action) {
  Board& board = play.board();
  const Side side = side_of(step);
  if (is(action, ActionKind::kLeave)) {
    remove(board.group.figures, figure_of(action));
    push(play, StepKind::kAttackGroup, side);
    return;
  }
  board.battle.rearguard = minus(whole_army(play.rules, board, side), board.group.figures);
  const BattleKind kind = kind_of(board.group);
  const bool relief =
      kind == BattleKind::kField && is_besieged(play.rules, board, board.group.to);
  begin_battle(play, side, kind, relief);
}

}  // namespace wotr
