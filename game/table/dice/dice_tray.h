#pragma once

#include "engine/geometry/mesh.h"
#include "engine/physics/throw.h"
#include "engine/scene/pose.h"
#include "game/table/board/layout.h"

// The tray that is set on the map when dice are thrown, where all can see them; between throws it
// is put away. Dice that are kept lie in the small trays of the frame.
namespace table {

inline constexpr float kDieSize = 1.6F;  ///< of every game's dice, at scale 1
inline constexpr float kThrownDieScale = 2.5F;
inline constexpr float kThrownDieSide = kDieSize * kThrownDieScale;

/// What the throw is reckoned with; the mesh is made from the same.
engine::Tray dice_tray();

/// From its middle to its outer corner, at scale 1.
glm::vec2 dice_tray_half();

/// Where it stands: the middle of its floor, how it is turned, and how large it is.
struct TrayPlace {
  glm::vec3 position{0};
  float yaw = 0;
  float scale = 1;

  friend bool operator==(const TrayPlace&, const TrayPlace&) = default;
};

/// Where the layout has it: on its battleground, if it has one.
TrayPlace dice_tray_home(const Layout& layout);
/// From a pose around the middle of the floor to one on the board.
engine::Pose in_world(const TrayPlace& place, const engine::Pose& in_tray);
/// Around the middle of its floor.
engine::Mesh dice_tray_mesh();

}  // namespace table
