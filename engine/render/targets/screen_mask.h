#pragma once

#include <glm/vec2.hpp>
#include <span>
#include <vector>

#include "engine/scene/camera.h"

namespace engine {

/// A part of a target, counted from its lower left corner as OpenGL does.
struct PixelRect {
  glm::ivec2 from{0};
  glm::ivec2 to{0};

  bool operator==(const PixelRect&) const = default;
};

/// `parts` of a screen so many points wide and high, as pixels of a target of that size. They lose
/// a little at their edges, for filters look at what lies beside a pixel.
std::vector<PixelRect> to_pixels(std::span<const ScreenPart> parts, glm::vec2 screen,
                                 glm::ivec2 size);
/// Clears the depth of the current target, but sets the rectangles to the nearest depth: nothing
/// that is drawn with a depth test is shaded there.
void clear_depth_except(std::span<const PixelRect> masked);

}  // namespace engine
