#pragma once

#include <array>
#include <cstdint>

#include "rules/wotr/state/board.h"
#include "rules/wotr/state/rules.h"

namespace wotr {

// How the odds of the road let the Fellowship bear its wounds: one simple way, always the same.

inline constexpr int kMostCorruption = 12;

/// The Companions in the Fellowship by their Level; those of Level 1 are the Hobbits. The Guide is
/// one of the highest, and Gollum when nobody is left.
struct Company {
  std::array<std::uint8_t, 4> of_level{};

  friend bool operator==(const Company&, const Company&) = default;
};
Company company_of(const Rules& rules, const Fellowship& fellowship);
int size_of(const Company& company);
/// 0 for Gollum.
int level_of_guide(const Company& company);

/// The Ring-bearers and who walks with them.
struct Bearers {
  int corruption = 0;
  bool hidden = true;
  Company company;

  friend bool operator==(const Bearers&, const Bearers&) = default;
};

/// What so much damage leaves of them, with so many tiles still to come.
/// - A Hobbit who guides is given up for the first point, and so is the next.
/// - Another Guide falls once for a tile: if the damage is no less than his Level, or would be the
///   end, or if the Companions outnumber the tiles to come.
/// - Gollum, if he may, shows the way when the Corruption would leave less than a point for each
///   tile to come.
Bearers after_damage(Bearers bearers, int damage, int tiles_to_come, bool gollum_may_reveal);

/// The same of a tile, with its icon; `damage` is what an Eye, or the die of the tile, comes to.
Bearers after_tile(const Bearers& bearers, Tile tile, int damage, int tiles_to_come);

}  // namespace wotr
