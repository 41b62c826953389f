#pragma once

#include <glm/mat4x4.hpp>
#include <glm/vec3.hpp>
#include <span>

#include "game/makers/engrave/stage.h"

namespace engrave {

/// A pixel that a triangle covers: how much of each corner it has.
struct Fragment {
  int x = 0;
  int y = 0;
  float depth = 0;  ///< w of the projection
  glm::vec3 shares{0};
};

/// Calls paint(prop, three corners, fragment) for every pixel of every triangle, cut off before the
/// eye; what lies behind what is for the caller to find out.
using Paint = void (*)(void* into, const Prop& prop, const engine::Vertex* const* corners,
                       const Fragment& fragment);
void raster(std::span<const Prop> props, const glm::mat4& project, int width, int height,
            Paint paint, void* into);

}  // namespace engrave
