#pragma once

#include <vector>

#include "engine/render/frame/scene.h"

namespace table {

/// Smoke that drifts from `mouth`, as triangles that face the camera. It stands still where
/// `seconds` does, and repeats every 20 seconds.
void add_smoke(std::vector<engine::DecalVertex>& decals, glm::vec3 mouth,
               const engine::CameraView& camera, float seconds);

}  // namespace table
