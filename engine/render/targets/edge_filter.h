#pragma once

#include <glm/vec2.hpp>

#include "engine/gl/program.h"
#include "engine/render/targets/render_texture.h"
#include "engine/scene/camera.h"

namespace engine {

/// A render texture, to be brought into the target that was bound before with antialiased edges, or
/// scaled up, or both. The filter is FXAA: far cheaper for a software rasteriser than
/// MultisampleTarget.
class EdgeFilter {
 public:
  static base::Result<EdgeFilter> create(const std::filesystem::path& shaders);

  /// Where the scene is drawn.
  RenderTexture& picture() { return picture_; }

  /// Fills the current target and viewport, but for what its depth bars. The depth comes along, so
  /// that more can be drawn over it, sharply and at the full size.
  void bring(bool smooth) const;
  /// The same with antialiased edges, as a lens shows it that is focused on what the camera looks
  /// at: the nearer it is, the more it blurs what lies before and behind. From afar it blurs
  /// nothing.
  void bring_focused(const CameraView& camera) const;

 private:
  void fill(const gl::Program& program) const;

  gl::Program plain_, smooth_, focused_;
  RenderTexture picture_;
  gl::VertexArray square_ = gl::VertexArray::make();
  gl::Buffer corners_ = gl::Buffer::make();
};

}  // namespace engine
