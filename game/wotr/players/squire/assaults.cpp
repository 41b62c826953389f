#include "game/wotr/players/squire/assaults.h"

#include <algorithm>

#include "game/wotr/players/squire/marches.h"
#include "game/wotr/players/squire/situation/weights.h"
#include "rules/wotr/battle/attack.h"
#include "rules/wotr/board/control.h"
#include "rules/wotr/board/mixed_armies.h"

namespace wotr_players::squire {
namespace {

Strength strength(const Situation& now, const Figures& army, Side side) {
  return strength_of(now.rules, now.board, army, side);
}

double per_hit(const Situation& now, double hits) { return hits * now.weights.unit; }

/// Nations in the Army that the attack brings nearer to war.
double waking(const Situation& now, const Figures& defenders, Side defender) {
  double sum = 0;
  for (int n = 0; n < kNationCount; ++n) {
    const auto nation = static_cast<Nation>(n);
    const bool asleep = side_of(nation) == defender && units_of(defenders, nation) > 0 &&
                        !is_at_war(now.board, nation);
    if (asleep) sum += now.weights.wakes_nation;
  }
  return sum;
}

/// Against a garrison: what this one action brings it nearer to its fall.
double worth_of_assault(const Situation& now, const Campaign& campaign, const Figures& besiegers,
                        RegionId at) {
  const Side enemy = enemy_of(now.side);
  const Strength garrison = strength(now, army_in(now.rules, now.board, enemy, at), enemy);
  const Strength attackers = strength(now, besiegers, now.side);
  const double chance = win_chance(attackers, garrison, Walls::kStronghold);
  if (chance < now.weights.assault) return kNever;
  const double rounds = 1 + std::min(attackers.elites, 2.0);
  const double progress =
      std::min(1.0, rounds * attackers_hits(attackers, Walls::kStronghold) / garrison.hits);
  const Target* target = target_at(campaign.ours, at);
  const double value = target != nullptr ? target->value : 0;
  const double losses = expected_losses(attackers, garrison, Walls::kStronghold);
  return chance * (value * progress + per_hit(now, garrison.hits)) -
         progress * per_hit(now, losses);
}

/// Out of the gates, or against besiegers of ours from outside: the siege may be lifted.
double worth_of_relief(const Situation& now, const Campaign& campaign, const Figures& fighters,
                       RegionId at) {
  const Side enemy = enemy_of(now.side);
  const Strength besiegers = strength(now, part_of(figures_in(now.board, at), enemy), enemy);
  const Strength ours = strength(now, fighters, now.side);
  const double chance = win_chance(ours, besiegers, Walls::kNone);
  if (chance < now.weights.least) return kNever;
  const Target* threatened = target_at(campaign.theirs, at);
  const double saved =
      threatened != nullptr ? now.weights.risk.of(now.side) * threatened->value : 0;
  const double losses = expected_losses(ours, besiegers, Walls::kNone);
  return chance * (saved + per_hit(now, besiegers.hits)) - per_hit(now, losses);
}

/// A siege begins: the defenders shut the gates.
double worth_of_siege(const Situation& now, const Campaign& campaign, const Strength& ours,
                      const Strength& defenders, RegionId target) {
  const double chance = win_chance(ours, behind_walls(defenders), Walls::kStronghold);
  if (chance < now.weights.siege) return kNever;
  const Target* place = target_at(campaign.ours, target);
  const double value = place != nullptr ? place->value : 0;
  return chance *
         (now.weights.siege_begun + value * campaign.ours.hope * (1 - now.weights.march_decay));
}

double worth_of_field(const Situation& now, const Campaign& campaign, const Assault& attack,
                      const Strength& ours, const Strength& defenders) {
  const Region& field = region_of(now.rules, attack.target);
  const bool walls = field.settlement == Settlement::kCity || field.fortification;
  const Walls cover = walls ? Walls::kCity : Walls::kNone;
  const double chance = win_chance(ours, defenders, cover);
  if (chance < now.weights.least) return kNever;
  const Target* place = target_at(campaign.ours, attack.target);
  const double value =
      place != nullptr && controls(now.rules, now.board, enemy_of(now.side), attack.target)
          ? place->value
          : 0;
  const double onward = std::max(0.0, advance_worth(campaign, attack.from, attack.target));
  const double losses = expected_losses(ours, defenders, cover);
  return chance * (value + onward + per_hit(now, defenders.hits)) - per_hit(now, losses);
}

double worth_of(const Situation& now, const Campaign& campaign, const Assault& attack,
                const Figures& fighters) {
  const Side enemy = enemy_of(now.side);
  const bool besieged = is_besieged(now.rules, now.board, attack.target);
  const bool ours = controls(now.rules, now.board, now.side, attack.target);
  if (besieged && ours) return worth_of_relief(now, campaign, fighters, attack.target);
  if (attack.from == attack.target) {
    return worth_of_assault(now, campaign, fighters, attack.target);
  }
  const Figures standing = part_of(figures_in(now.board, attack.target), enemy);
  const Strength attackers = strength(now, fighters, now.side);
  const Strength defenders = strength(now, standing, enemy);
  const bool stronghold = now.rules.stronghold_regions.contains(attack.target) && !ours;
  const double worth = stronghold
                           ? worth_of_siege(now, campaign, attackers, defenders, attack.target)
                           : worth_of_field(now, campaign, attack, attackers, defenders);
  return worth - waking(now, standing, enemy);
}

template <class Visit>
void for_each_target(const Situation& now, Place base, Visit visit) {
  const RegionId from = region_of(base);
  if (is_besieged(now.rules, now.board, from)) visit(from);
  if (is_garrison(base)) return;
  const RegionSet& enemies = armies_of(now.board, enemy_of(now.side));
  for (const RegionId target : region_of(now.rules, from).adjacent& enemies) visit(target);
}

void consider_base(const Situation& now, const Campaign& campaign, LeaderNeed need, RegionId from,
                   std::vector<Assault>& assaults) {
  const Place base = place_of_army(now.rules, now.board, now.side, from);
  const Figures army = attackers_of(now.rules, now.board, now.seat, base);
  if (nation_that_blocks(now.rules, now.board, army) != kNoNation) return;
  const Figures fighters = belligerents_of(now.board, army);
  if (!has_unit(fighters, now.side)) return;
  if (!can_go(now.rules, now.board, {now.seat, GroupKind::kAttack, need, base}, fighters)) return;
  for_each_target(now, base, [&](RegionId target) {
    Assault attack{from, target};
    attack.worth = worth_of(now, campaign, attack, fighters);
    assaults.push_back(attack);
  });
}

Answer choose_end(const Situation& now, const std::vector<Assault>& assaults,
                  RegionId Assault::*end) {
  Answer answer;
  double most = 0;
  for (const Assault& attack : assaults) {
    const Answer action = offered(now, act(ActionKind::kRegion, attack.*end));
    if (!action) continue;
    const int way = index(attack.from) * kRegionCount + index(attack.target);
    const double worth = attack.worth + jitter(now, way);
    if (answer && worth <= most) continue;
    answer = action;
    most = worth;
  }
  return answer;
}

}  // namespace

std::vector<Assault> all_assaults(const Situation& now, const Campaign& campaign, LeaderNeed need) {
  RegionSet bases = armies_of(now.board, now.side);
  for (const RegionId region : now.rules.strongholds) {
    if (is_besieged(now.rules, now.board, region)) bases.insert(region);
  }
  std::vector<Assault> assaults;
  for (const RegionId from : bases) consider_base(now, campaign, need, from, assaults);
  return assaults;
}

double worth_of_attacking(const std::vector<Assault>& assaults) {
  double most = kNever;
  for (const Assault& attack : assaults) most = std::max(most, attack.worth);
  return most;
}

Answer choose_attack_from(const Situation& now) {
  const auto assaults = all_assaults(now, survey(now), leader_need(now.board));
  return choose_end(now, assaults, &Assault::from);
}

Answer choose_attack_target(const Situation& now) {
  const Step& step = now.view.pending.top();
  const LeaderNeed need = leader_need(now.board);
  std::vector<Assault> assaults;
  if (step.kind == StepKind::kAttackTarget) {
    consider_base(now, survey(now), need, fields_of<StepKind::kAttackTarget>(step).from, assaults);
  } else {
    assaults = all_assaults(now, survey(now), need);
  }
  return choose_end(now, assaults, &Assault::target);
}

Answer choose_attack_group(const Situation& now) { return offered(now, act(ActionKind::kGo)); }

}  // namespace wotr_players::squire
