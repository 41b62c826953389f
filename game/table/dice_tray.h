#pragma once

#include "engine/geometry/mesh.h"
#include "engine/physics/throw.h"
#include "game/table/miniatures/dice.h"

// The tray that is set on the open sea when dice are thrown, where all can see them; between throws
// it is put away. Dice that are kept lie in the small trays of the frame.
namespace table {

inline constexpr float kThrownDieScale = 2.0F;
inline constexpr float kThrownDieSide = kDieEdge * kThrownDieScale;

/// What the throw is reckoned with; the mesh is made from the same.
engine::Tray dice_tray();
/// The middle of its floor on the board.
glm::vec3 dice_tray_place();
/// Around the middle of its floor.
engine::Mesh dice_tray_mesh();

}  // namespace table
