#pragma once

#include <glm/vec2.hpp>

#include "engine/gl/program.h"
#include "engine/render/drawn_picture.h"

namespace engine {

/// A plain picture to draw into, and to bring into the target that was there before, with smoothed
/// edges (what SmoothTarget does, at a price a software rasteriser can pay) or enlarged, or both.
class EdgeFilter {
 public:
  static base::Result<EdgeFilter> create(const std::filesystem::path& shaders);

  /// Where the scene is drawn.
  DrawnPicture& picture() { return picture_; }

  /// Fills the current target and viewport, but for what its depth bars. The depth comes along, so
  /// that more can be drawn over it, sharply and at the full size.
  void bring(bool smooth) const;

 private:
  gl::Program plain_, smooth_;
  DrawnPicture picture_;
  gl::VertexArray square_ = gl::VertexArray::make();
  gl::Buffer corners_ = gl::Buffer::make();
};

}  // namespace engine
