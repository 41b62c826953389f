#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "game/table/pieces/piece.h"

namespace table {

/// One of the two forces of a battle: the figures of a side in one spot.
struct BattleForce {
  Spot spot;
  std::uint8_t side = kNoSide;
  bool is_on_walls = false;  ///< with little room to thrust
};

/// The battle in progress: which forces stand against each other, and where.
struct Battle {
  bool is_fought = false;
  bool is_assault = false;   ///< the attacker presses against walls, in all ranks
  std::size_t attacker = 0;  ///< of the two forces
  std::array<BattleForce, 2> forces{};
  RegionId from = kNoRegion;
  RegionId target = kNoRegion;
};

}  // namespace table
