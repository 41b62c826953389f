#pragma once

#include <span>

#include "engine/render/frame/effects.h"
#include "engine/render/targets/edge_filter.h"
#include "engine/render/targets/multisample_target.h"
#include "engine/render/targets/screen_mask.h"
#include "engine/scene/camera.h"

namespace engine {

/// How large the scene is drawn that fills `pixels`.
glm::ivec2 scaled_size(const Effects& effects, glm::ivec2 pixels);

/// Where the scene is drawn: directly into the current target, or into a render texture that is
/// then filtered or scaled up into it.
class SceneTarget {
 public:
  static base::Result<SceneTarget> create(const std::filesystem::path& shaders);

  /// Binds it, with its viewport. `pixels` is that of the current target. With `takes_copies` its
  /// depth is one that a RenderTexture can be copied to.
  void begin(const Effects& effects, glm::ivec2 pixels, bool takes_copies);
  /// What is drawn before the end is filtered or enlarged: letters come after it, then.
  bool blurs() const {
    return mode_ == Mode::kFiltered || mode_ == Mode::kFocused || mode_ == Mode::kEnlarged;
  }
  /// What the scene is drawn into.
  GLuint framebuffer() const { return inner_; }
  /// The scene is drawn from there: brings it into the target that was there before, except where
  /// masked.
  void end(const CameraView& camera, std::span<const PixelRect> masked);

 private:
  enum class Mode { kDirect, kCopied, kFiltered, kFocused, kEnlarged, kMultisampled };

  explicit SceneTarget(EdgeFilter edges) : edges_(std::move(edges)) {}

  EdgeFilter edges_;
  MultisampleTarget multisampled_;
  Mode mode_ = Mode::kDirect;
  GLuint outer_ = 0;
  GLuint inner_ = 0;
  glm::ivec2 pixels_{0};
};

}  // namespace engine
