#pragma once

#include <filesystem>
#include <glm/mat3x3.hpp>
#include <glm/vec2.hpp>

#include "base/result.h"
#include "engine/gl/program.h"

namespace engine {

/// Changes the colours of a whole finished frame, interface and all.
class ColourFilter {
 public:
  static base::Result<ColourFilter> create(const std::filesystem::path& shaders);

  /// Of the current target, `size` in pixels; `colours` is of linear light.
  void apply(const glm::mat3& colours, glm::ivec2 size);

 private:
  gl::Program program_;
  gl::VertexArray square_ = gl::VertexArray::make();
  gl::Buffer corners_ = gl::Buffer::make();
  gl::Texture frame_;
  glm::ivec2 frame_size_{0};
};

}  // namespace engine
