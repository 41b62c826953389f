#pragma once

#include "engine/platform/input.h"
#include "engine/scene/camera.h"

namespace app {

/// Moves the camera as the hand does: mouse, keys and fingers.
void steer(engine::TableCamera& camera, const engine::Input& input, double seconds);
void steer_with_keys(engine::TableCamera& camera, const engine::Input& input, double seconds);

}  // namespace app
