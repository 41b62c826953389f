#pragma once

#include <glm/vec2.hpp>
#include <span>
#include <vector>

namespace engine {

/// The corners of the smallest convex shape around all points, each once and in order. What is true
/// of them all in a perspective picture (its extent, for one) is true of the points.
std::vector<glm::vec2> convex_hull(std::span<const glm::vec2> points);

}  // namespace engine
