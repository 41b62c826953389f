#include "game/trilogy/players/squire/atlas.h"

#include <cmath>

namespace trilogy_players::squire {
namespace {

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

}  // namespace trilogy_players::squire
