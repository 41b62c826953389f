#pragma once

#include <cstdint>
#include <glm/mat4x4.hpp>
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>
#include <glm/vec4.hpp>
#include <vector>

#include "engine/scene/camera.h"
#include "engine/text/label.h"

namespace engine {

/// A mesh the renderer holds. Made by Renderer::add_mesh.
enum class MeshId : std::uint32_t {};

/// One thing that stands on the table.
struct Instance {
  MeshId mesh{};
  glm::mat4 transform{1};
  glm::vec4 tint{1, 1, 1, 1};  ///< replaces the paint by the paint's alpha; tint.a scales that
  glm::vec3 glow{0};           ///< a warm rim: colour times strength
  float opacity = 1;           ///< below 1 it is drawn fading, without a shadow below 0.5
  bool casts_shadow = true;
  bool shades_ground = true;  ///< darkens the land around its foot
  bool above_all = false;     ///< hides whatever it covers, names too: a tray set down on the map
};

/// A corner of a triangle that lies on the board as light or ink.
struct DecalVertex {
  glm::vec3 position{0};
  glm::vec4 colour{1};  ///< linear, alpha is coverage
  float light = 0;      ///< 1 adds light, 0 covers like ink
};

struct Lighting {
  glm::vec3 to_sun{-0.55F, 0.72F, -0.42F};  ///< towards the key light, in the north-west
  glm::vec3 sun{1.05F, 0.96F, 0.81F};       ///< with sky: level ground shows its own colour
  glm::vec3 sky{0.24F, 0.27F, 0.32F};       ///< fill from above
  glm::vec3 ground{0.17F, 0.13F, 0.09F};    ///< fill from below
  float shadow_strength = 0.75F;
  float vignette = 0.25F;                        ///< how much the corners darken
  glm::vec3 vignette_tint{0.16F, 0.10F, 0.05F};  ///< what they darken towards
  glm::vec3 haze{0.115F, 0.098F, 0.078F};        ///< what lies far behind fades into it
  float haze_strength = 0.55F;                   ///< the most that it takes
};

/// A small warm or cold light near the ground (fire, lamps): it colours terrain and figures.
struct GlowLight {
  glm::vec3 position{0};
  float radius = 5;
  glm::vec3 colour{1, 0.4F, 0.1F};
};
inline constexpr int kMaxGlowLights = 8;

/// Everything one frame shows, as plain data. Build it again each frame, or keep and change it.
/// Linear colours throughout; see `from_srgb` in render/frame/colour.h.
struct Scene {
  CameraView camera{};
  Lighting light{};
  std::vector<GlowLight> glows{};     ///< the first kMaxGlowLights count
  std::vector<Instance> instances{};  ///< in any order: the renderer groups them
  std::vector<DecalVertex> decals{};  ///< triangles in drawing order; see render/marks/decals.h
  std::vector<Label> labels{};        ///< only those that move; the map's own: Renderer::set_labels
  glm::vec3 table_colour{0.042F, 0.020F, 0.009F};
  float table_level = -0.6F;  ///< the table top, below the board's lowest level 0
  bool draw_terrain = true;
  std::vector<ScreenPart> covered{};  ///< something opaque comes over them: nothing is shaded there
  float seconds = 0;                  ///< of ambient life: the water moves with it
};

}  // namespace engine
