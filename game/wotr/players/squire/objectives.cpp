#include "game/wotr/players/squire/objectives.h"

#include <algorithm>

#include "game/wotr/players/squire/weights.h"
#include "rules/wotr/game.h"

namespace wotr_players::squire {
namespace {

/// Hosts that could take a target together, and what that would be worth for each action.
struct Muster {
  const Target* target = nullptr;
  std::vector<Host> hosts;
  double worth = 0;
};

int march(const Target& target, const Host& host) {
  return target.steps[static_cast<std::size_t>(host.at)];
}

/// The nearest hosts, as many as are enough.
Muster muster_against(const Target& target, std::vector<Host> free) {
  Muster muster;
  muster.target = &target;
  std::stable_sort(free.begin(), free.end(), [&](const Host& one, const Host& other) {
    return march(target, one) < march(target, other);
  });
  Strength together;
  double chance = 0;
  double actions = weights::kActionsToTake;
  for (const Host& host : free) {
    const int steps = march(target, host);
    if (steps > weights::kReach || chance >= weights::kEnough) break;
    together = joined(together, host.strength, 1);
    const double better = win_chance(together, target.defence, target.walls);
    muster.hosts.push_back(host);
    actions += std::max(0, steps - 1);
    chance = better;
  }
  if (chance < weights::kLeast) return {};
  muster.worth = target.value * chance / actions;
  return muster;
}

Muster best_muster(const Front& front, const std::vector<Host>& free, const RegionSet& taken) {
  Muster best;
  for (const Target& target : front.targets) {
    if (taken.contains(target.region)) continue;
    Muster muster = muster_against(target, free);
    if (muster.worth > best.worth) best = std::move(muster);
  }
  return best;
}

/// Around the target, where most have least to go.
RegionId rally_of(const Situation& now, const Muster& muster) {
  const RegionId target = muster.target->region;
  const bool ours = has_unit(figures_in(now.board, target), now.side);
  if (ours) return target;  // besieged
  const RegionSet& enemies = armies_of(now.board, enemy_of(now.side));
  RegionId best = kNoRegion;
  double least = 0;
  for (const RegionId region : region_of(now.rules, target).neighbours) {
    double way = enemies.contains(region) ? 50 : 0;
    for (const Host& host : muster.hosts) {
      way += host.strength.units * now.atlas.between(host.at, region);
    }
    if (best != kNoRegion && way >= least) continue;
    best = region;
    least = way;
  }
  return best;
}

/// An undefended place is entered, not rallied against.
bool lies_open(const Situation& now, RegionId target) {
  const Side enemy = enemy_of(now.side);
  return controls(now.rules, now.board, enemy, target) &&
         !has_unit(army_in(now.rules, now.board, enemy, target), enemy);
}

Objective objective_of(const Situation& now, const Muster& muster) {
  Objective objective;
  objective.target = muster.target->region;
  const bool open = lies_open(now, objective.target);
  objective.rally = open ? objective.target : rally_of(now, muster);
  objective.step = muster.worth * weights::kHope.of(now.side);
  const RegionSet& enemies = armies_of(now.board, enemy_of(now.side));
  objective.to_rally = marches_to(now.rules, enemies, objective.rally);
  for (const Host& host : muster.hosts) objective.hosts.insert(host.at);
  return objective;
}

/// Who is not needed anywhere follows the nearest who march.
void add_support(const Host& host, std::vector<Objective>& objectives) {
  Objective* nearest = nullptr;
  int least = weights::kReach;
  for (Objective& objective : objectives) {
    const int steps = objective.to_rally[static_cast<std::size_t>(host.at)];
    if (steps >= least) continue;
    least = steps;
    nearest = &objective;
  }
  if (nearest != nullptr) nearest->support.insert(host.at);
}

}  // namespace

std::vector<Objective> choose_objectives(const Situation& now, const Front& front) {
  std::vector<Objective> objectives;
  std::vector<Host> free = front.hosts;
  RegionSet taken;
  while (!free.empty()) {
    const Muster muster = best_muster(front, free, taken);
    if (muster.target == nullptr) break;
    objectives.push_back(objective_of(now, muster));
    taken.insert(muster.target->region);
    std::erase_if(free,
                  [&](const Host& host) { return objectives.back().hosts.contains(host.at); });
  }
  for (const Host& host : free) add_support(host, objectives);
  return objectives;
}

double advance_worth(const Campaign& campaign, RegionId from, RegionId to) {
  for (const Objective& objective : campaign.objectives) {
    const bool supports = objective.support.contains(from);
    if (!supports && !objective.hosts.contains(from)) continue;
    const int before = objective.to_rally[static_cast<std::size_t>(from)];
    const int after = objective.to_rally[static_cast<std::size_t>(to)];
    return objective.step * (before - after) * (supports ? weights::kSupport : 1);
  }
  return 0;
}

}  // namespace wotr_players::squire
