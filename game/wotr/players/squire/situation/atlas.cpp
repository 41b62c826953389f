#include "game/wotr/players/squire/situation/atlas.h"

#include <algorithm>
#include <vector>

namespace wotr_players::squire {
namespace {

Steps steps_from(const Rules& rules, RegionId start) {
  Steps steps;
  steps.fill(kUnreachable);
  std::vector<RegionId> frontier{start};
  steps[static_cast<std::size_t>(start)] = 0;
  for (std::size_t at = 0; at < frontier.size(); ++at) {
    const auto next = static_cast<std::uint8_t>(steps[static_cast<std::size_t>(frontier[at])] + 1);
    for (const RegionId region : region_of(rules, frontier[at]).neighbours) {
      std::uint8_t& known = steps[static_cast<std::size_t>(region)];
      if (known != kUnreachable) continue;
      known = next;
      frontier.push_back(region);
    }
  }
  return steps;
}

}  // namespace

Atlas make_atlas(const Rules& rules) {
  Atlas atlas;
  for (std::size_t r = 0; r < kRegionCount; ++r) {
    atlas.steps[r] = steps_from(rules, static_cast<RegionId>(r));
  }
  return atlas;
}

int steps_to_mordor(const Rules& rules, const Atlas& atlas, RegionId from) {
  return std::min(atlas.between(from, rules.places.morannon),
                  atlas.between(from, rules.places.minas_morgul));
}

}  // namespace wotr_players::squire
