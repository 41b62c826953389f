#include "engine/render/scene_target.h"

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

Result<SceneTarget> SceneTarget::create(const std::filesystem::path& shaders) {
  auto edges = EdgeFilter::create(shaders);
  if (!edges) return Error{edges.error()};
  return SceneTarget(edges.take());
}

void SceneTarget::begin(const Effects& effects, glm::ivec2 pixels) {
  outer_ = current_target();
  pixels_ = pixels;
  const glm::ivec2 size = scaled_size(effects, pixels);
  // A software rasteriser pays too much for samples, and samples cannot be enlarged.
  const bool by_filter = gl::is_software_rasteriser() || size != pixels;
  if (effects.smooth_edges) {
    way_ = by_filter ? Way::Filtered : Way::Multisampled;
  } else {
    way_ = size != pixels ? Way::Enlarged : Way::Straight;
  }
  if (way_ == Way::Filtered || way_ == Way::Enlarged) edges_.resize(size);
  if (way_ == Way::Multisampled) smooth_.resize(size);
  const GLuint inner = way_ == Way::Straight       ? outer_
                       : way_ == Way::Multisampled ? smooth_.framebuffer()
                                                   : edges_.framebuffer();
  glBindFramebuffer(GL_FRAMEBUFFER, inner);
  glViewport(0, 0, size.x, size.y);
}

void SceneTarget::end() {
  glViewport(0, 0, pixels_.x, pixels_.y);
  switch (way_) {
    case Way::Straight: break;
    case Way::Filtered: edges_.filter_into(outer_); break;
    case Way::Enlarged: edges_.enlarge_into(outer_, pixels_); break;
    case Way::Multisampled: smooth_.resolve_into(outer_); break;
  }
}

}  // namespace engine
