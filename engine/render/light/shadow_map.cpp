#include "engine/render/light/shadow_map.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/gtc/matrix_transform.hpp>

#include "base/hash.h"
#include "engine/gl/textures.h"

namespace engine {
namespace {

constexpr float kAroundBoard = 25;  // the frame around the board casts and catches shadows too
constexpr float kDepthRange = 220;
constexpr float kSizeStep = 1.3F;

/// Goes on from `hash`.
std::uint64_t hash_of(const void* bytes, std::size_t size, std::uint64_t hash) {
  return base::fnv1a({static_cast<const char*>(bytes), size}, hash);
}

struct Circle {
  glm::vec2 centre;
  float radius;
};

/// A circle around the part of the board on the screen.
Circle seen_circle(const CameraView& camera, glm::vec2 board_size) {
  const glm::vec2 low(-kAroundBoard);
  const glm::vec2 high = board_size + kAroundBoard;
  glm::vec2 from = high;
  glm::vec2 to = low;
  for (glm::vec2 corner : {glm::vec2(0, 0), glm::vec2(1, 0), glm::vec2(0, 1), glm::vec2(1, 1)}) {
    const auto seen = board_point(camera, corner * camera.screen);
    const glm::vec2 place = glm::clamp(seen.value_or(camera.target), low, high);
    from = glm::min(from, place);
    to = glm::max(to, place);
  }
  return {(from + to) * 0.5F, std::max(glm::distance(from, to) * 0.5F, 2.0F)};
}

/// Looks down on a circle from the sun. The middle is a multiple of `texel`, unless that is 0.
ShadowFrame frame_around(const Circle& circle, glm::vec3 to_sun, float texel) {
  const glm::mat4 turned = glm::lookAt(glm::normalize(to_sun), glm::vec3(0), glm::vec3(0, 0, -1));
  glm::vec3 middle = turned * glm::vec4(circle.centre.x, 0, circle.centre.y, 1);
  if (texel > 0) {
    middle.x = std::round(middle.x / texel) * texel;
    middle.y = std::round(middle.y / texel) * texel;
  }
  const float half = circle.radius;
  const glm::mat4 framed =
      glm::ortho(middle.x - half, middle.x + half, middle.y - half, middle.y + half,
                 -middle.z - kDepthRange / 2, -middle.z + kDepthRange / 2);
  ShadowFrame frame;
  frame.to_clip = framed * turned;
  frame.to_texture = glm::translate(glm::mat4(1), glm::vec3(0.5F)) *
                     glm::scale(glm::mat4(1), glm::vec3(0.5F)) * frame.to_clip;
  return frame;
}

}  // namespace

ShadowFrame fit_shadow_frame(const CameraView& camera, glm::vec3 to_sun, glm::vec2 board_size,
                             int texels) {
  const Circle seen = seen_circle(camera, board_size);
  const float radius = std::pow(kSizeStep, std::ceil(std::log(seen.radius) / std::log(kSizeStep)));
  const float step = radius / 6;
  const glm::vec2 centre = glm::round(seen.centre / step) * step;
  const float half = radius + step;
  // In whole texels, else edges crawl when the frame moves.
  return frame_around({centre, half}, to_sun, 2 * half / static_cast<float>(texels));
}

ShadowFrame whole_shadow_frame(glm::vec3 to_sun, glm::vec2 board_size) {
  const float radius = glm::length(board_size) / 2 + kAroundBoard / 2;
  return frame_around({board_size * 0.5F, radius}, to_sun, 0);
}

ShadowMap::ShadowMap(int side, bool is_smooth)
    : side_(side),
      depth_(gl::shadow_texture(side, is_smooth)),
      framebuffer_(gl::Framebuffer::make()) {
  const gl::TargetScope target(framebuffer_.id(), {side, side});
  glFramebufferTexture2D(GL_FRAMEBUFFER, GL_DEPTH_ATTACHMENT, GL_TEXTURE_2D, depth_.id(), 0);
  glDrawBuffer(GL_NONE);
  glReadBuffer(GL_NONE);
}

bool ShadowMap::needs(const ShadowFrame& frame, const Batches& casters) {
  std::uint64_t wanted = hash_of(&frame.to_clip, sizeof frame.to_clip, base::fnv1a({}));
  for (const Batch& batch : casters.batches)
    wanted = hash_of(&batch.mesh, sizeof batch.mesh, wanted);
  constexpr std::size_t kTransformBytes = offsetof(InstanceData, tint);
  for (const InstanceData& data : casters.data) wanted = hash_of(&data, kTransformBytes, wanted);
  if (wanted == shown_) return false;
  shown_ = wanted;
  return true;
}

}  // namespace engine
