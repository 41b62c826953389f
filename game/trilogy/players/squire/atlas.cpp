#include "game/trilogy/players/squire/atlas.h"

#include <algorithm>

namespace trilogy_players::squire {
namespace {

constexpr int kLargest = 40;
constexpr int kMostBonus = 2;

}  // namespace

Atlas make_atlas(const Rules& rules) {
  Atlas atlas;
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
  return atlas;
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
  const auto table = static_cast<std::size_t>(2 * bonus + (forces.defence == DefenceDice::kMost));
  const Forces counted = counted_in(forces);
  return atlas.odds[table].at(counted.attackers, counted.defenders);
}

}  // namespace trilogy_players::squire
