#include "game/trilogy/players/squire/atlas.h"

#include <algorithm>
#include <cmath>

namespace trilogy_players::squire {
namespace {

constexpr int kLargest = 40;
constexpr int kMostBonus = 2;
constexpr int kMostInTheWay = 256;

double hope_behind(double decay, int in_the_way) { return std::pow(decay, 0.5 * in_the_way - 1); }

}  // namespace

Atlas make_atlas(const Rules& rules, const Weights& weights) {
  Atlas atlas;
  atlas.hope_decay = weights.hope_decay;
  for (std::size_t r = 0; r < kRegionCount; ++r) {
    const TerritorySet& inside = rules.regions[r].territories;
    for (const Territory territory : inside) {
      if (!(neighbours_of(rules, territory) - inside).empty()) ++atlas.borders[r];
    }
  }
  for (const Territory territory : rules.all) {
    TerritorySet& near = atlas.two_away[static_cast<std::size_t>(territory)];
    near = neighbours_of(rules, territory);
    for (const Territory next : neighbours_of(rules, territory)) {
      near = near | neighbours_of(rules, next);
    }
  }
  for (int bonus = -kMostBonus; bonus <= kMostBonus; ++bonus) {
    for (const DefenceDice defence : {DefenceDice::kBest, DefenceDice::kMost}) {
      atlas.odds.emplace_back(kLargest, kLargest, bonus, defence);
    }
  }
  for (int in_the_way = 0; in_the_way < kMostInTheWay; ++in_the_way) {
    atlas.hope.push_back(hope_behind(atlas.hope_decay, in_the_way));
  }
  return atlas;
}

double hope_left(const Atlas& atlas, int territories, int battalions) {
  const int in_the_way = territories + battalions;
  if (in_the_way >= kMostInTheWay) return hope_behind(atlas.hope_decay, in_the_way);
  return atlas.hope[static_cast<std::size_t>(in_the_way)];
}

/// Few defenders hold as little against very many as against many; else the proportion counts.
Forces counted_in(Forces forces) {
  if (forces.defenders > kLargest / 2) {
    const int larger = std::max(forces.attackers, forces.defenders);
    if (larger > kLargest) {
      forces.attackers = forces.attackers * kLargest / larger;
      forces.defenders = std::max(1, forces.defenders * kLargest / larger);
    }
  }
  forces.attackers = std::clamp(forces.attackers, 0, kLargest);
  return forces;
}

const InvasionOdds& odds_of(const Atlas& atlas, const Forces& forces) {
  const int bonus = std::clamp(forces.bonus, -kMostBonus, kMostBonus) + kMostBonus;
  const auto table =
      2 * static_cast<std::size_t>(bonus) + (forces.defence == DefenceDice::kMost ? 1 : 0);
  const Forces counted = counted_in(forces);
  return atlas.odds[table].at(counted.attackers, counted.defenders);
}

}  // namespace trilogy_players::squire
