#include <glm/geometric.hpp>

#include "game/makers/bake/noise.h"
#include "game/makers/bake/pen.h"
#include "game/makers/bake/relief.h"

namespace bake {
namespace {

constexpr float kSpacing = 0.21f;  // board units between the starts of strokes
constexpr float kStep = 0.07f;
constexpr float kSteep = 0.075f;  // rise of height by board unit from which strokes are drawn

glm::vec2 slope_at(const Grid<float>& height, glm::vec2 place) {
  const float d = 0.12f;
  return glm::vec2(
             height.sample(place + glm::vec2(d, 0)) - height.sample(place - glm::vec2(d, 0)),
             height.sample(place + glm::vec2(0, d)) - height.sample(place - glm::vec2(0, d))) /
         (2 * d);
}

// Follows the fall line down from a place.
Line fall_line(const Grid<float>& height, glm::vec2 place, int steps) {
  Line line{place};
  glm::vec2 way(0, 0);
  for (int i = 0; i < steps; ++i) {
    const glm::vec2 slope = slope_at(height, place);
    const float steep = glm::length(slope);
    if (steep < kSteep * 0.5f) break;
    // Some of the old direction is kept, as a hand would.
    way = way * 0.45f - slope / steep * 0.55f;
    place += glm::normalize(way) * kStep;
    line.push_back(place);
  }
  return line;
}

}  // namespace

std::vector<Stroke> hachures_on(const Grid<float>& height) {
  const glm::vec2 to_shade =
      glm::normalize(glm::vec2(1, 1));  // the light comes from the north-west
  std::vector<Stroke> strokes;
  const int columns = static_cast<int>(kBoardWidth / kSpacing);
  const int rows = static_cast<int>(kBoardHeight / kSpacing);
  for (int row = 0; row < rows; ++row) {
    for (int column = 0; column < columns; ++column) {
      const glm::vec2 place((static_cast<float>(column) + chance(61, column, row)) * kSpacing,
                            (static_cast<float>(row) + chance(62, column, row)) * kSpacing);
      if (height.sample(place) < kSeaLevel + 0.06f) continue;
      const glm::vec2 slope = slope_at(height, place);
      const float steep = glm::length(slope);
      if (steep < kSteep) continue;
      const float shade = 0.5f + 0.5f * glm::dot(-slope / steep, to_shade);
      const float weight = smooth_step(kSteep, 0.34f, steep) * (0.12f + 0.88f * shade * shade);
      if (chance(63, column, row) > 0.2f + weight) continue;
      const int steps = 3 + static_cast<int>(weight * (4 + 6 * chance(64, column, row)));
      Line line = fall_line(height, place, steps);
      if (line.size() < 3) continue;
      strokes.push_back({std::move(line), {0.022f + 0.03f * weight, 0.01f}, 0.3f + 0.6f * weight});
    }
  }
  return strokes;
}

}  // namespace bake
