#pragma once

#include <glm/vec2.hpp>
#include <memory>

#include "engine/platform/windows/pixels.h"

namespace engine {

/// A picture of any size to draw into instead of the window: while one lives, it is the target of
/// Renderer::draw and Ui::end_frame. For pictures and tests.
class Canvas {
 public:
  explicit Canvas(glm::ivec2 pixels);
  Canvas(const Canvas&) = delete;
  Canvas& operator=(const Canvas&) = delete;
  ~Canvas();

  Pixels read() const;
  glm::ivec2 size() const { return size_; }

 private:
  struct Parts;
  glm::ivec2 size_;
  std::unique_ptr<Parts> parts_;
};

}  // namespace engine
