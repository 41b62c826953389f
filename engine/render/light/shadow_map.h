#pragma once

#include <glm/mat4x4.hpp>

#include "engine/gl/handles.h"
#include "engine/render/frame/scene.h"
#include "engine/render/meshes/batches.h"

namespace engine {

/// The square of the world a shadow map covers, and how to get there.
struct ShadowFrame {
  glm::mat4 to_clip{1};     ///< -1..1
  glm::mat4 to_texture{1};  ///< 0..1
};

/// Fits the shadow map to the part of the board in view. Moves in coarse steps, so that most
/// camera motion leaves the frame, and with it the map, as it was.
ShadowFrame fit_shadow_frame(const CameraView& camera, glm::vec3 to_sun, glm::vec2 board_size,
                             int texels);

/// The same for the whole board and the frame around it, whatever is in view.
ShadowFrame whole_shadow_frame(glm::vec3 to_sun, glm::vec2 board_size);

/// The depth seen from the sun. Remembers what it shows and is drawn again only when that changes.
class ShadowMap {
 public:
  /// Lookups of a smooth one weigh four texels, which a software rasteriser feels.
  ShadowMap(int side, bool is_smooth);

  /// True if the map shows something else than this and must be drawn.
  bool needs(const ShadowFrame& frame, const Batches& casters);
  /// Something else changed (the terrain): draw next time.
  void invalidate() { shown_ = 0; }

  GLuint framebuffer() const { return framebuffer_.id(); }
  const gl::Texture& texture() const { return depth_; }
  int side() const { return side_; }

 private:
  int side_;
  gl::Texture depth_;
  gl::Framebuffer framebuffer_;
  std::uint64_t shown_ = 0;
};

}  // namespace engine
