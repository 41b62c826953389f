#include "game/table/board/region_steps.h"

#include <algorithm>
#include <array>
#include <functional>
#include <glm/geometric.hpp>

namespace table {
namespace {

constexpr std::array<glm::vec2, 4> kWays{{{0, -1}, {0, 1}, {-1, 0}, {1, 0}}};
constexpr float kLeastCosine = 0.1F;       // what lies further aside does not lie that way
constexpr float kCostOfDistance = 0.012F;  // of a board unit, against the cosine

constexpr float kWorthOfFewDoors = 1.5F;

struct Step {
  std::size_t way = 0;
  RegionId to = kNoRegion;
  float score = 0;
};

/// All steps to neighbours, those that go their way best first.
std::vector<Step> steps_from(const Layout& layout, RegionId from) {
  std::vector<Step> steps;
  const RegionLayout& here = layout_of(layout, from);
  for (const RegionId to : here.neighbours) {
    const glm::vec2 between = layout_of(layout, to).settlement - here.settlement;
    const float distance = glm::length(between);
    for (std::size_t way = 0; way < kWays.size() && distance > 0; ++way) {
      const float cosine = glm::dot(between, kWays[way]) / distance;
      if (cosine < kLeastCosine) continue;
      // Who has few neighbours is reached from few.
      const auto doors = static_cast<float>(layout_of(layout, to).neighbours.size());
      steps.push_back({way, to, cosine - kCostOfDistance * distance + kWorthOfFewDoors / doors});
    }
  }
  std::ranges::stable_sort(steps, std::ranges::greater{}, &Step::score);
  return steps;
}

/// Each way leads to a neighbour of its own, so that as many as may be are reached.
std::array<RegionId, kWays.size()> ways_from(const Layout& layout, RegionId from) {
  std::array<RegionId, kWays.size()> ways;
  ways.fill(kNoRegion);
  const std::vector<Step> steps = steps_from(layout, from);
  for (const Step& step : steps) {
    if (ways[step.way] == kNoRegion && std::ranges::find(ways, step.to) == ways.end()) {
      ways[step.way] = step.to;
    }
  }
  for (const Step& step : steps) {
    if (ways[step.way] == kNoRegion) ways[step.way] = step.to;
  }
  return ways;
}

}  // namespace

RegionId neighbour_towards(const Layout& layout, RegionId from, glm::vec2 way) {
  const auto nearest =
      std::ranges::max_element(kWays, {}, [&](glm::vec2 one) { return glm::dot(one, way); });
  return ways_from(layout, from)[static_cast<std::size_t>(nearest - kWays.begin())];
}

RegionId next_of(const RegionSet& regions, RegionId from, int step) {
  if (regions.empty()) return kNoRegion;
  constexpr int kNumbers = 255;
  int number = from == kNoRegion ? (step > 0 ? kNumbers - 1 : 0) : static_cast<int>(from);
  do {
    number = (number + step + kNumbers) % kNumbers;
  } while (!regions.contains(static_cast<RegionId>(number)));
  return static_cast<RegionId>(number);
}

RegionId nearest_region(const Layout& layout, glm::vec2 place) {
  RegionId nearest = kNoRegion;
  float least = 0;
  for (std::size_t i = 0; i < layout.regions.size(); ++i) {
    const float distance = glm::distance(layout.regions[i].settlement, place);
    if (nearest != kNoRegion && distance >= least) continue;
    nearest = static_cast<RegionId>(i);
    least = distance;
  }
  return nearest;
}

}  // namespace table
