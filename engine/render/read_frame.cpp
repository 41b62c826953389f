#include <algorithm>

#include <glad/gl.h>

#include "engine/render/renderer.h"

namespace engine {

Pixels read_frame(glm::ivec2 pixels) {
  Pixels frame;
  frame.size = pixels;
  const std::size_t row = 4 * static_cast<std::size_t>(pixels.x);
  frame.rgba.resize(row * static_cast<std::size_t>(pixels.y));
  glPixelStorei(GL_PACK_ALIGNMENT, 1);
  glReadPixels(0, 0, pixels.x, pixels.y, GL_RGBA, GL_UNSIGNED_BYTE, frame.rgba.data());
  // OpenGL counts rows from below.
  const auto at_row = [&](int y) {
    return frame.rgba.begin() + static_cast<std::ptrdiff_t>(row) * y;
  };
  for (int top = 0, bottom = pixels.y - 1; top < bottom; ++top, --bottom) {
    std::swap_ranges(at_row(top), at_row(top + 1), at_row(bottom));
  }
  for (std::size_t i = 3; i < frame.rgba.size(); i += 4) frame.rgba[i] = 255;
  return frame;
}

}  // namespace engine
