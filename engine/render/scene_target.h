#pragma once

#include <span>

#include "engine/render/covered.h"
#include "engine/render/edge_filter.h"
#include "engine/render/effects.h"
#include "engine/render/smooth_target.h"

namespace engine {

/// How large the scene is drawn that fills `pixels`.
glm::ivec2 scaled_size(const Effects& effects, glm::ivec2 pixels);

/// Where the scene is drawn: straight into the current target, or into a picture of its own that is
/// then smoothed or enlarged into it.
class SceneTarget {
 public:
  static base::Result<SceneTarget> create(const std::filesystem::path& shaders);

  /// Binds it, with its viewport. `pixels` is that of the current target. With `takes_copies` its
  /// depth is one that a DrawnPicture can be copied to.
  void begin(const Effects& effects, glm::ivec2 pixels, bool takes_copies);
  /// What is drawn before the end is filtered or enlarged: letters come after it, then.
  bool blurs() const { return way_ == Way::kFiltered || way_ == Way::kEnlarged; }
  /// What the scene is drawn into.
  GLuint framebuffer() const { return inner_; }
  /// The scene is drawn: brings it into the target that was there before, but for what is barred.
  void end(std::span<const PixelRect> barred);

 private:
  enum class Way { kStraight, kCopied, kFiltered, kEnlarged, kMultisampled };

  explicit SceneTarget(EdgeFilter edges) : edges_(std::move(edges)) {}

  EdgeFilter edges_;
  SmoothTarget smooth_;
  Way way_ = Way::kStraight;
  GLuint outer_ = 0;
  GLuint inner_ = 0;
  glm::ivec2 pixels_{0};
};

}  // namespace engine
