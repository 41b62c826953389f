#pragma once

#include <glm/vec2.hpp>

#include "engine/gl/handles.h"

namespace engine {

/// A colour and a depth texture to draw into, which can be sampled and copied afterwards.
class RenderTexture {
 public:
  void resize(glm::ivec2 size);
  glm::ivec2 size() const { return size_; }
  GLuint framebuffer() const { return framebuffer_.id(); }
  const gl::Texture& colour() const { return colour_; }
  const gl::Texture& depth() const { return depth_; }

  /// The target must be as large.
  void copy_colour_to(GLuint framebuffer) const;
  /// And its depth must be another RenderTexture's.
  void copy_to(GLuint framebuffer) const;

 private:
  void copy(GLuint framebuffer, GLbitfield what) const;

  glm::ivec2 size_{0};
  gl::Framebuffer framebuffer_;
  gl::Texture colour_;
  gl::Texture depth_;
};

}  // namespace engine
