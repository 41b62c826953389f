#include "game/table/marks/obstacles.h"

#include <glm/common.hpp>

#include "game/table/marks/mark_layout.h"

namespace table {
namespace {

using engine::ScreenPart;

constexpr float kLeastCover = 16;
constexpr float kOffScreen = 40;

float cost_of_hiding(float hidden) { return hidden > 0 ? kLeastCover + kOffScreen * hidden : 0; }

}  // namespace

std::vector<Obstacle> obstacles_in(const ScreenPart& reach, std::span<const Obstacle> obstacles) {
  std::vector<Obstacle> found;
  for (const Obstacle& obstacle : obstacles) {
    if (shared_part(obstacle.part, reach) > 0) found.push_back(obstacle);
  }
  return found;
}

float cost_of_covering(std::span<const Obstacle> obstacles, const ScreenPart& part) {
  float cost = 0;
  for (const Obstacle& obstacle : obstacles) {
    const float shared = shared_part(part, obstacle.part);
    if (shared > 0) cost += obstacle.touching + obstacle.cost * shared;
  }
  return cost;
}

float cost_of_leaving(const ScreenPart& clear, const ScreenPart& part) {
  const glm::vec2 seen =
      glm::max(glm::vec2(0), glm::min(part.to, clear.to) - glm::max(part.from, clear.from));
  const glm::vec2 size = part.to - part.from;
  return cost_of_hiding(1 - seen.x * seen.y / (size.x * size.y));
}

float cost_of_panels(std::span<const ScreenPart> panels, const ScreenPart& part) {
  float cost = 0;
  for (const ScreenPart& panel : panels) cost += cost_of_hiding(shared_part(part, panel));
  return cost;
}

}  // namespace table
