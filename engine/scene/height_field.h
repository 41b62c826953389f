#pragma once

#include <cstdint>
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>
#include <optional>
#include <vector>

#include "engine/scene/ray.h"

namespace engine {

struct Image;

/// The relief of a board: heights over a rectangle from (0, 0) in the north-west corner to `size`,
/// x to the east, z to the south, y up. Beyond its edges it goes on flat.
class HeightField {
 public:
  HeightField() = default;
  /// From an R16 image whose 0 is `lowest` and 65535 is `highest`.
  HeightField(const Image& heights, glm::vec2 size, float lowest, float highest);
  /// Samples in rows from north to south.
  HeightField(glm::ivec2 samples, std::vector<float> heights, glm::vec2 size);

  float height_at(glm::vec2 place) const;
  glm::vec3 normal_at(glm::vec2 place) const;
  /// `place` on the surface, raised by `above`.
  glm::vec3 on_surface(glm::vec2 place, float above = 0) const;
  std::optional<glm::vec3> hit(const Ray& ray) const;

  glm::vec2 size() const { return size_; }
  glm::ivec2 samples() const { return samples_; }
  float lowest() const { return lowest_; }
  float highest() const { return highest_; }

 private:
  float sample(int column, int row) const;

  glm::ivec2 samples_{1, 1};
  std::vector<float> heights_{0.0F};
  glm::vec2 size_{1, 1};
  float lowest_ = 0;
  float highest_ = 0;
};

}  // namespace engine
