#pragma once

#include <array>
#include <cstdint>

#include "rules/wotr/state/rules.h"

namespace wotr_players::squire {

using namespace wotr;  // a player of this one game

/// Steps from a region to every other, on foot and undisturbed.
using Steps = std::array<std::uint8_t, kRegionCount>;
inline constexpr std::uint8_t kUnreachable = 0xFF;

/// What follows from the map alone; made once for the tables of a match.
struct Atlas {
  std::array<Steps, kRegionCount> steps;

  int between(RegionId one, RegionId other) const {
    return steps[static_cast<std::size_t>(one)][static_cast<std::size_t>(other)];
  }
};
Atlas make_atlas(const Rules& rules);

/// To the nearer gate of Mordor.
int steps_to_mordor(const Rules& rules, const Atlas& atlas, RegionId from);

}  // namespace wotr_players::squire
