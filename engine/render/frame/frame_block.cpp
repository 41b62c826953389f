#include "engine/render/frame/frame_block.h"

#include <algorithm>
#include <glm/exponential.hpp>
#include <glm/geometric.hpp>

namespace engine {

namespace {

/// The flat map is seen from so far away that all of it would lie in the haze: it has none.
float haze_strength(const Scene& scene) {
  const glm::vec3 target{scene.camera.target.x, 0, scene.camera.target.y};
  const float away = glm::distance(scene.camera.eye, target);
  return scene.light.haze_strength * std::min(1.0F, scene.camera.distance / away);
}

}  // namespace

FrameBlock frame_block(const Scene& scene, const glm::mat4& to_shadow, glm::ivec2 pixels,
                       const Effects& effects) {
  const Lighting& light = scene.light;
  FrameBlock block;
  block.to_screen = scene.camera.matrix();
  block.to_shadow = to_shadow;
  block.eye = {scene.camera.eye, scene.camera.distance};
  block.to_sun = {glm::normalize(light.to_sun), effects.shadows ? light.shadow_strength : 0};
  block.sun = {light.sun, effects.toning ? light.vignette : 0};
  block.sky = {light.sky, 0};
  block.ground = {light.ground, 0};
  block.vignette_tint = {light.vignette_tint, effects.toning ? 1.0F : 0.0F};
  block.haze = {glm::sqrt(light.haze), effects.fog ? haze_strength(scene) : 0};
  const std::size_t glows = std::min<std::size_t>(scene.glows.size(), kMaxGlowLights);
  block.screen = {1.0F / static_cast<float>(pixels.x), 1.0F / static_cast<float>(pixels.y),
                  scene.seconds, static_cast<float>(glows)};
  for (std::size_t i = 0; i < glows; ++i) {
    block.glow_places[i] = {scene.glows[i].position, scene.glows[i].radius};
    block.glow_colours[i] = {scene.glows[i].colour, 0};
  }
  return block;
}

}  // namespace engine
