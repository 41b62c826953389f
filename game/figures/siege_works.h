#pragma once

#include <cstdint>

#include "engine/geometry/mesh.h"

// What an army brings to a siege. Each stands on y = 0 and looks to +z, at the walls.
namespace figures {

enum class SiegeWork : std::uint8_t {
  kTower,      ///< its bridge is let down at kTowerBridge, and reaches kTowerReach
  kRam,        ///< its head is at kRamReach
  kLadder,     ///< of height 1; its foot is in the origin, its head at kLadderReach
  kTrebuchet,  ///< drawn, with its stones beside it
  kWatchFire,  ///< charred logs in a ring of stones: the flame is light, and no part of it
};
inline constexpr int kSiegeWorkKinds = 5;

inline constexpr float kTowerBridge = 0.56F;
inline constexpr float kTowerReach = 0.66F;
inline constexpr float kRamReach = 0.66F;
inline constexpr float kLadderReach = 0.42F;

engine::Mesh siege_work_mesh(SiegeWork work);

/// A tower, a ram and a ladder side by side.
engine::Mesh siege_works_mesh();

}  // namespace figures
