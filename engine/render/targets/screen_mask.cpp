#include "engine/render/targets/screen_mask.h"

#include <glm/common.hpp>

#include <glad/gl.h>

namespace engine {
namespace {

constexpr int kReachOfFilters = 2;  // pixels

}  // namespace

std::vector<PixelRect> to_pixels(std::span<const ScreenPart> parts, glm::vec2 screen,
                                 glm::ivec2 size) {
  const glm::vec2 scale = glm::vec2(size) / screen;
  std::vector<PixelRect> rects;
  for (const ScreenPart& part : parts) {
    const glm::ivec2 from(glm::ceil(part.from * scale));
    const glm::ivec2 to(glm::floor(part.to * scale));
    const PixelRect rect{
        glm::max(glm::ivec2(from.x, size.y - to.y) + kReachOfFilters, glm::ivec2(0)),
        glm::min(glm::ivec2(to.x, size.y - from.y) - kReachOfFilters, size)};
    if (rect.from.x < rect.to.x && rect.from.y < rect.to.y) rects.push_back(rect);
  }
  return rects;
}

void clear_depth_except(std::span<const PixelRect> masked) {
  glDepthMask(GL_TRUE);
  glClear(GL_DEPTH_BUFFER_BIT);
  if (masked.empty()) return;
  glEnable(GL_SCISSOR_TEST);
  glClearDepth(0);
  for (const PixelRect& rect : masked) {
    glScissor(rect.from.x, rect.from.y, rect.to.x - rect.from.x, rect.to.y - rect.from.y);
    glClear(GL_DEPTH_BUFFER_BIT);
  }
  glClearDepth(1);
  glDisable(GL_SCISSOR_TEST);
}

}  // namespace engine
