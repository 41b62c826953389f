#pragma once

#include <cstddef>
#include <cstdint>
#include <glm/mat4x4.hpp>
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>
#include <span>
#include <vector>

#include "game/makers/engrave/composition.h"
#include "game/makers/engrave/stage.h"

namespace engrave {

/// What is seen through a pixel.
struct Seen {
  glm::vec3 place{0};
  float depth = 0;  ///< distance along the view; 0 for the sky
  glm::vec3 normal{0};
  float paint = 0;  ///< how light it is painted, as the eye has it
  float tone = 0;
  Material material = Material::kNothing;
  std::uint16_t number = 0;
};

/// A camera ready to draw with.
struct Lens {
  glm::mat4 view{1};
  glm::mat4 project{1};
  glm::mat4 inverse{1};  ///< of both
  glm::vec3 eye{0};
  glm::vec3 ahead{0, 0, -1};
};
Lens lens_of(const Camera& camera, float aspect);

/// Of what lies row after row, each so wide.
inline std::size_t index_of(int x, int y, int width) {
  return static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
         static_cast<std::size_t>(x);
}

/// All pixels of a picture, row after row from above.
struct Plate {
  int width = 0;
  int height = 0;
  Lens lens;
  std::vector<Seen> pixels;

  const Seen& at(int x, int y) const { return pixels[index_of(x, y, width)]; }
  /// The direction in which the eye looks there.
  glm::vec3 way(float x, float y) const;
};
Plate draw_plate(const Composition& composition, std::span<const Prop> props, int width,
                 int height);

/// How much light every pixel has, 0 to 1: sun and its shadows, lamp, hollows, air.
std::vector<float> light_plate(const Composition& composition, const Plate& plate,
                               std::span<const Prop> props);

/// How light the sky is in a direction.
float sky_light(const Composition& composition, glm::vec3 way);

/// Lines for the light: 0 for bare vellum, 1 for ink.
std::vector<float> ink_plate(const Composition& composition, const Plate& plate,
                             const std::vector<float>& light);

/// The direction to the sun, as the composition says it.
glm::vec3 sun_of(const Composition& composition);

}  // namespace engrave
