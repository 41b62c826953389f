#include "engine/geometry/convex_hull.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace engine {
namespace {

bool turns_left(glm::vec2 from, glm::vec2 over, glm::vec2 to) {
  const glm::vec2 first = over - from;
  const glm::vec2 second = to - from;
  return first.x * second.y - first.y * second.x > 0;
}

/// From the first point to the last, without those that dent it.
template <class Points>
std::vector<glm::vec2> half_hull(const Points& points) {
  std::vector<glm::vec2> half;
  for (const glm::vec2 point : points) {
    while (half.size() > 1 && !turns_left(half.end()[-2], half.back(), point)) half.pop_back();
    half.push_back(point);
  }
  return half;
}

}  // namespace

// Andrew's monotone chain.
std::vector<glm::vec2> convex_hull(std::span<const glm::vec2> points) {
  std::vector<glm::vec2> sorted(points.begin(), points.end());
  const auto along_x = [](glm::vec2 point) { return std::pair(point.x, point.y); };
  std::ranges::sort(sorted, {}, along_x);
  sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());
  if (sorted.size() < 3) return sorted;
  std::vector<glm::vec2> hull = half_hull(sorted);
  std::ranges::reverse(sorted);
  const std::vector<glm::vec2> back = half_hull(sorted);
  hull.pop_back();
  hull.insert(hull.end(), back.begin(), std::prev(back.end()));
  return hull;
}

}  // namespace engine
