#pragma once

#include <glm/vec2.hpp>

#include "engine/gl/handles.h"

namespace engine {

/// A multisampled framebuffer, to be resolved into the target that was bound before.
class MultisampleTarget {
 public:
  /// Fits `size`, with up to four samples a pixel.
  void resize(glm::ivec2 size);
  void resolve_into(GLuint framebuffer) const;
  GLuint framebuffer() const { return framebuffer_.id(); }

 private:
  glm::ivec2 size_{0};
  gl::Framebuffer framebuffer_;
  gl::Renderbuffer colour_;
  gl::Renderbuffer depth_;
};

}  // namespace engine
