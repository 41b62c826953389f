#pragma once

#include <array>
#include <glm/mat4x4.hpp>
#include <glm/vec2.hpp>
#include <glm/vec4.hpp>

#include "engine/render/frame/effects.h"
#include "engine/render/frame/scene.h"

namespace engine {

/// Mirrors the `Frame` block of shaders/frame.glsl (std140: only vec4 and mat4).
struct FrameBlock {
  glm::mat4 to_screen{1};
  glm::mat4 to_shadow{1};
  glm::vec4 eye{0};
  glm::vec4 to_sun{0};
  glm::vec4 sun{0};
  glm::vec4 sky{0};
  glm::vec4 ground{0};
  glm::vec4 vignette_tint{0};
  glm::vec4 haze{0};
  glm::vec4 screen{0};
  std::array<glm::vec4, kMaxGlowLights> glow_places{};
  std::array<glm::vec4, kMaxGlowLights> glow_colours{};

  bool operator==(const FrameBlock&) const = default;
};

FrameBlock frame_block(const Scene& scene, const glm::mat4& to_shadow, glm::ivec2 pixels,
                       const Effects& effects);

}  // namespace engine
