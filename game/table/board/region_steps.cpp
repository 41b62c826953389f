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

using Ways = std::array<RegionId, kWays.size()>;

bool has(const Ways& ways, RegionId region) {
  return std::ranges::find(ways, region) != ways.end();
}

/// Each way to a neighbour of its own, of those that have none yet, so that as many as may be are
/// reached.
Ways share_out(const std::vector<Step>& steps, const Ways& already) {
  Ways ways;
  ways.fill(kNoRegion);
  for (const Step& step : steps) {
    if (ways[step.way] != kNoRegion || has(ways, step.to) || has(already, step.to)) continue;
    ways[step.way] = step.to;
  }
  return ways;
}

}  // namespace

RegionId neighbour_towards(const Layout& layout, RegionId from, glm::vec2 way, Choice choice) {
  const auto nearest =
      std::ranges::max_element(kWays, {}, [&](glm::vec2 one) { return glm::dot(one, way); });
  const auto number = static_cast<std::size_t>(nearest - kWays.begin());
  const std::vector<Step> steps = steps_from(layout, from);
  Ways none;
  none.fill(kNoRegion);
  const Ways first = share_out(steps, none);
  if (choice == Choice::kSecond) return share_out(steps, first)[number];
  if (first[number] != kNoRegion) return first[number];
  const auto shared = std::ranges::find(steps, number, &Step::way);
  return shared == steps.end() ? kNoRegion : shared->to;
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
