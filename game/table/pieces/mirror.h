#pragma once

#include <array>
#include <glm/vec3.hpp>
#include <glm/vec4.hpp>
#include <optional>
#include <vector>

#include "engine/scene/height_field.h"
#include "game/figures/emblem.h"
#include "game/table/board/layout.h"
#include "game/table/pieces/battle.h"
#include "game/table/pieces/piece.h"
#include "game/table/pieces/ring_state.h"

namespace table {

/// What never changes during a game and all pieces stand on.
struct Surroundings {
  const Layout& layout;
  const engine::HeightField& ground;
};

/// Figures of each kind that a slip beside a seal tells apart, by their sign.
struct KindCounts {
  int squares = 0;
  int diamonds = 0;
  int pennants = 0;
};

/// What the seal of a side is cut like: told apart without colour.
enum class SealShape : std::uint8_t { kDisc, kShield, kHexagon, kSquare };
/// A shield and a square have a pale rim, a disc and a hexagon a dark one: told apart in grey too.
constexpr bool has_pale_rim(SealShape shape) {
  return shape == SealShape::kShield || shape == SealShape::kSquare;
}

/// A force that stands together, for its seal and for pointing at it.
struct Formation {
  Spot spot;
  RegionId region = kNoRegion;
  std::uint8_t side = kNoSide;
  SealShape shape = SealShape::kDisc;
  glm::vec4 paint{0.5F, 0.5F, 0.5F, 1};        ///< of its seal, linear
  std::optional<glm::vec3> ground{};           ///< linear: the land is its owner's, and tinted so
  const figures::InkedEmblem* sign = nullptr;  ///< on its seal; lives as long as the program
  int units = 0;                               ///< the number on the seal; without any it has none
  int leaders = 0;                             ///< the second number, if there are any
  KindCounts kinds;
  int figures = 0;       ///< all of them
  int shown = 0;         ///< fewer than there are where the region is full
  glm::vec3 speaker{0};  ///< where the one stands who speaks for all
};

/// Everything that stands on the map and its frame, exactly as a view has it: the same view gives
/// the same pieces in the same order.
struct Mirror {
  std::vector<Piece> pieces;
  std::vector<Formation> formations;
  Battle battle{};
  RingState ring{};
};

}  // namespace table
