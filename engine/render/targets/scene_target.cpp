#include "engine/render/targets/scene_target.h"

#include <algorithm>
#include <glm/common.hpp>

#include "engine/gl/capabilities.h"

namespace engine {
namespace {

GLuint current_target() {
  GLint id = 0;
  glGetIntegerv(GL_DRAW_FRAMEBUFFER_BINDING, &id);
  return static_cast<GLuint>(id);
}

}  // namespace

glm::ivec2 scaled_size(const Effects& effects, glm::ivec2 pixels) {
  const float share = std::clamp(effects.resolution_scale, kLeastResolution, 1.0F);
  return glm::max(glm::ivec2(glm::round(glm::vec2(pixels) * share)), glm::ivec2(1));
}

base::Result<SceneTarget> SceneTarget::create(const std::filesystem::path& shaders) {
  auto edges = EdgeFilter::create(shaders);
  if (!edges) return edges.failure();
  return SceneTarget(edges.take());
}

void SceneTarget::begin(const Effects& effects, glm::ivec2 pixels, bool takes_copies) {
  outer_ = current_target();
  pixels_ = pixels;
  const glm::ivec2 size = scaled_size(effects, pixels);
  // A software rasteriser pays too much for samples, and samples cannot be enlarged.
  const bool is_enlarged = size != pixels;
  if (effects.depth_of_field) {
    mode_ = Mode::kFocused;
  } else if (effects.smooth_edges) {
    mode_ = is_enlarged || gl::is_software_rasteriser() ? Mode::kFiltered : Mode::kMultisampled;
  } else if (is_enlarged) {
    mode_ = Mode::kEnlarged;
  } else {
    mode_ = takes_copies ? Mode::kCopied : Mode::kDirect;
  }
  inner_ = outer_;
  if (mode_ == Mode::kMultisampled) {
    multisampled_.resize(size);
    inner_ = multisampled_.framebuffer();
  } else if (mode_ != Mode::kDirect) {
    edges_.picture().resize(size);
    inner_ = edges_.picture().framebuffer();
  }
  glBindFramebuffer(GL_FRAMEBUFFER, inner_);
  glViewport(0, 0, size.x, size.y);
}

void SceneTarget::end(const CameraView& camera, std::span<const PixelRect> masked) {
  glViewport(0, 0, pixels_.x, pixels_.y);
  if (mode_ == Mode::kDirect) return;
  if (mode_ == Mode::kMultisampled) {
    multisampled_.resolve_into(outer_);
    return;
  }
  if (mode_ == Mode::kCopied) {
    edges_.picture().copy_colour_to(outer_);
    return;
  }
  glBindFramebuffer(GL_FRAMEBUFFER, outer_);
  clear_depth_except(masked);
  if (mode_ == Mode::kFocused) {
    edges_.bring_focused(camera);
  } else {
    edges_.bring(mode_ == Mode::kFiltered);
  }
}

}  // namespace engine
