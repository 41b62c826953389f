#include <glm/geometric.hpp>

#include "game/makers/bake/outline.h"
#include "game/makers/bake/pen.h"

namespace bake {
namespace {

constexpr float kBorderStep = 0.12f;
constexpr float kFarthest = 1.1f;  // aside from its own course, to be clear of a river
constexpr float kFromWater = 0.15f;
constexpr float kBorderWidth = 0.062f;
constexpr float kBorderInk = 0.72f;

using Water = Grid<std::uint8_t>;

bool is_wet(const Water& water, glm::vec2 place) { return water.sample(place) > 40; }

/// A border's point, moved to the bank if it lies in a river.
struct OnLand {
  glm::vec2 place{0};
  bool is_moved = false;
  bool is_lost = false;  // it is in the middle of a crossing
};

OnLand beside(const Water& water, glm::vec2 place, glm::vec2 aside) {
  constexpr float kFine = 0.04f;
  const int steps = static_cast<int>(kFarthest / kFine);
  for (int step = 0; step <= steps; ++step) {
    const float off = kFine * static_cast<float>(step);
    if (is_wet(water, place + aside * off)) continue;
    if (off <= 0) return {.place = place};
    const glm::vec2 dry = place + aside * (off + kFromWater);
    return {.place = dry, .is_moved = true, .is_lost = is_wet(water, dry)};
  }
  return {.place = place, .is_moved = true, .is_lost = true};
}

std::vector<OnLand> out_of_water(const Line& line, const Water& water) {
  std::vector<OnLand> points;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const glm::vec2 way = line[std::min(i + 1, line.size() - 1)] - line[i > 0 ? i - 1 : 0];
    const glm::vec2 aside = glm::length(way) > 0 ? glm::normalize(glm::vec2(-way.y, way.x)) : way;
    // Always by the same bank; a point on the dry side just by the water counts as in it.
    const bool is_near =
        is_wet(water, line[i] + aside * kFromWater) || is_wet(water, line[i] - aside * kFromWater);
    const glm::vec2 from =
        is_near && !is_wet(water, line[i]) && is_wet(water, line[i] + aside * kFromWater)
            ? line[i] + aside * kFromWater
            : line[i];
    points.push_back(beside(water, from, aside));
  }
  return points;
}

/// Where points were moved, their line is drawn out again.
void draw_out(std::vector<OnLand>& points, const Water& water) {
  for (int pass = 0; pass < 3; ++pass) {
    const std::vector<OnLand> before = points;
    for (std::size_t i = 1; i + 1 < points.size(); ++i) {
      if (!before[i].is_moved || before[i].is_lost || before[i - 1].is_lost ||
          before[i + 1].is_lost)
        continue;
      const glm::vec2 mean =
          (before[i - 1].place + before[i].place * 2.0f + before[i + 1].place) / 4.0f;
      if (!is_wet(water, mean)) points[i].place = mean;
    }
  }
}

void add_run(std::vector<Stroke>& strokes, const Line& run, bool is_moved) {
  constexpr float kScrap = 0.4f;  // what is left between two reaches of a river tells nothing
  if (run.size() < 2 || length_of(run) < kScrap) return;
  if (is_moved)
    add_dashes(strokes, run, 0.1f, 0.2f, kBorderWidth, kBorderInk);
  else
    add_dashes(strokes, run, 0.36f, 0.2f, kBorderWidth, kBorderInk);
}

}  // namespace

std::vector<Stroke> open_border_strokes(const MapData& map, const std::vector<Stroke>& rivers) {
  const Water water =
      draw_strokes(rivers, kFieldWidth * 2, {0, kFieldHeight * 2, kFieldHeight * 2});
  std::vector<Stroke> strokes;
  for (const Arc& arc : map.arcs) {
    if (arc.kind != BorderKind::kOpen) continue;
    std::vector<OnLand> points = out_of_water(curved(arc.points, kBorderStep), water);
    draw_out(points, water);
    Line run;
    bool was_moved = false;
    for (const OnLand& point : points) {
      const bool is_torn = !run.empty() && glm::distance(run.back(), point.place) > 4 * kBorderStep;
      if (point.is_lost || point.is_moved != was_moved || is_torn) {
        add_run(strokes, run, was_moved);
        run.clear();
      }
      was_moved = point.is_moved;
      if (!point.is_lost) run.push_back(point.place);
    }
    add_run(strokes, run, was_moved);
  }
  // A dash that still has wet feet is left out.
  std::erase_if(strokes, [&](const Stroke& dash) {
    return std::ranges::any_of(dash.line, [&](glm::vec2 place) { return is_wet(water, place); });
  });
  return strokes;
}

}  // namespace bake
