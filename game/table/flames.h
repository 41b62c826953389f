#pragma once

#include <vector>

#include "engine/render/frame/scene.h"

namespace table {

/// A small fire. Those with different numbers do not flicker together.
struct Flame {
  glm::vec3 foot{0};
  float height = 0.5F;
  int number = 0;
};

/// Appends it as light, as triangles that face the camera: tongues from a bright heart to clear
/// edges, sparks, a thread of smoke, and a glow on the ground around. It stands still where
/// `seconds` does. From far away less is drawn, and at last nothing.
void add_flame(std::vector<engine::DecalVertex>& decals, const Flame& flame,
               const engine::CameraView& camera, float seconds);

}  // namespace table
