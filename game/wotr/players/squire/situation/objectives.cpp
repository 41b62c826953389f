#include "game/wotr/players/squire/situation/objectives.h"

#include <algorithm>

#include "game/wotr/players/squire/situation/notes.h"
#include "game/wotr/players/squire/situation/weights.h"
#include "rules/wotr/board/control.h"

namespace wotr_players::squire {
namespace {

constexpr int kReach = 7;  ///< from how far away hosts are called

/// Hosts that could take a target together, and what that would be worth for each action.
struct Muster {
  const Target* target = nullptr;
  RegionSet hosts;
  double worth = 0;
};

/// The nearest of the free hosts, as many as are enough.
Muster muster_against(const Weights& weights, const Target& target, const std::vector<Host>& free) {
  Muster muster{.target = &target, .hosts = {}, .worth = 0};
  Strength together;
  double chance = 0;
  double actions = weights.actions_to_take;
  core::FixedList<const Host*, kRegionCount> in_reach;
  for (const Host& host : free) {
    if (target.march(host.at) <= kReach) in_reach.push_back(&host);
  }
  for (int steps = 0; steps <= kReach && chance < weights.enough; ++steps) {
    for (const Host* host : in_reach) {
      if (target.march(host->at) != steps) continue;
      together = joined(together, host->strength, 1);
      chance = win_chance(together, target.defence, target.walls);
      muster.hosts.insert(host->at);
      actions += std::max(0, steps - 1);
      if (chance >= weights.enough) break;
    }
  }
  if (chance >= weights.least) muster.worth = target.value * chance / actions;
  return muster;
}

std::vector<Muster> muster_all(const Weights& weights, const Front& front) {
  std::vector<Muster> musters;
  musters.reserve(front.targets.size());
  for (const Target& target : front.targets) {
    musters.push_back(muster_against(weights, target, front.hosts));
  }
  return musters;
}

const Muster* best_of(const std::vector<Muster>& musters) {
  const Muster* best = nullptr;
  for (const Muster& muster : musters) {
    if (muster.worth > (best == nullptr ? 0 : best->worth)) best = &muster;
  }
  return best;
}

/// The target is seen to by these hosts; whoever counted on them looks again.
void assign(const Weights& weights, const Objective& objective, const std::vector<Host>& free,
            std::vector<Muster>& musters) {
  for (Muster& muster : musters) {
    if (muster.target->region == objective.target) {
      muster.worth = 0;
    } else if (muster.worth > 0 && !(muster.hosts & objective.hosts).empty()) {
      muster = muster_against(weights, *muster.target, free);
    }
  }
}

/// Around the target, where most have least to go.
RegionId rally_of(const Situation& now, const Front& front, const Muster& muster) {
  const RegionId target = muster.target->region;
  const bool ours = has_unit(figures_in(now.board, target), now.side);
  if (ours) return target;  // besieged
  const RegionSet& enemies = armies_of(now.board, enemy_of(now.side));
  RegionId best = kNoRegion;
  double least = 0;
  for (const RegionId region : region_of(now.rules, target).neighbours) {
    double way = enemies.contains(region) ? 50 : 0;
    for (const Host& host : front.hosts) {
      if (!muster.hosts.contains(host.at)) continue;
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

Objective objective_of(const Situation& now, const Front& front, const Muster& muster) {
  Objective objective;
  objective.target = muster.target->region;
  const bool open = lies_open(now, objective.target);
  objective.rally = open ? objective.target : rally_of(now, front, muster);
  objective.step = muster.worth * now.weights.hope.of(now.side);
  objective.to_rally = now.notes.roads.to(objective.rally, now.board, enemy_of(now.side));
  objective.hosts = muster.hosts;
  return objective;
}

/// Who is not needed anywhere follows the nearest who march.
void add_support(const Host& host, std::vector<Objective>& objectives) {
  Objective* nearest = nullptr;
  int least = kReach;
  for (Objective& objective : objectives) {
    const int steps = objective.march(host.at);
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
  std::vector<Muster> musters = muster_all(now.weights, front);
  while (const Muster* muster = best_of(musters)) {
    objectives.push_back(objective_of(now, front, *muster));
    const Objective& chosen = objectives.back();
    std::erase_if(free, [&](const Host& host) { return chosen.hosts.contains(host.at); });
    assign(now.weights, chosen, free, musters);
  }
  for (const Host& host : free) add_support(host, objectives);
  return objectives;
}

double advance_worth(const Campaign& campaign, RegionId from, RegionId to) {
  for (const Objective& objective : campaign.objectives) {
    const bool supports = objective.support.contains(from);
    if (!supports && !objective.hosts.contains(from)) continue;
    const int before = objective.march(from);
    const int after = objective.march(to);
    return objective.step * (before - after) * (supports ? campaign.support : 1);
  }
  return 0;
}

}  // namespace wotr_players::squire
