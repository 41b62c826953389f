#pragma once

#include <glm/vec3.hpp>
#include <optional>

namespace engine {

struct Ray {
  glm::vec3 origin{0};
  glm::vec3 direction{0, -1, 0};  ///< of length one

  glm::vec3 at(float distance) const { return origin + direction * distance; }
};

/// Each answers the distance along the ray to the first hit.
std::optional<float> hit_level(const Ray& ray, float height);
std::optional<float> hit_sphere(const Ray& ray, glm::vec3 centre, float radius);
/// An upright cylinder standing on `foot`: the shape of a figure on its base.
std::optional<float> hit_cylinder(const Ray& ray, glm::vec3 foot, float radius, float height);

}  // namespace engine
