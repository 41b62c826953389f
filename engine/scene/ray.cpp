#include "engine/scene/ray.h"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <glm/vec2.hpp>

namespace engine {
namespace {

constexpr float kAlmostLevel = 1e-6F;

}  // namespace

std::optional<float> hit_level(const Ray& ray, float height) {
  if (std::abs(ray.direction.y) < kAlmostLevel) return std::nullopt;
  const float distance = (height - ray.origin.y) / ray.direction.y;
  if (distance < 0) return std::nullopt;
  return distance;
}

std::optional<float> hit_sphere(const Ray& ray, glm::vec3 centre, float radius) {
  const glm::vec3 from_centre = ray.origin - centre;
  const float along = glm::dot(from_centre, ray.direction);
  const float depth = along * along - glm::dot(from_centre, from_centre) + radius * radius;
  if (depth < 0) return std::nullopt;
  const float root = std::sqrt(depth);
  if (root - along < 0) return std::nullopt;  // entirely behind
  return std::max(0.0F, -along - root);
}

std::optional<float> hit_cylinder(const Ray& ray, glm::vec3 foot, float radius, float height) {
  // Inside the mantle between two distances, between floor and lid between two more: they overlap?
  const glm::vec2 from{ray.origin.x - foot.x, ray.origin.z - foot.z};
  const glm::vec2 along{ray.direction.x, ray.direction.z};
  float enter = 0;
  float leave = 1e9F;
  const float a = glm::dot(along, along);
  const float c = glm::dot(from, from) - radius * radius;
  if (a > kAlmostLevel) {
    const float b = glm::dot(from, along);
    const float depth = b * b - a * c;
    if (depth < 0) return std::nullopt;
    enter = (-b - std::sqrt(depth)) / a;
    leave = (-b + std::sqrt(depth)) / a;
  } else if (c > 0) {
    return std::nullopt;
  }
  if (std::abs(ray.direction.y) > kAlmostLevel) {
    const float floor = (foot.y - ray.origin.y) / ray.direction.y;
    const float lid = (foot.y + height - ray.origin.y) / ray.direction.y;
    enter = std::max(enter, std::min(floor, lid));
    leave = std::min(leave, std::max(floor, lid));
  } else if (ray.origin.y < foot.y || ray.origin.y > foot.y + height) {
    return std::nullopt;
  }
  if (leave < std::max(enter, 0.0F)) return std::nullopt;
  return std::max(enter, 0.0F);
}

}  // namespace engine
