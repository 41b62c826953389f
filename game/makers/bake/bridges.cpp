#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>

#include "game/makers/bake/noise.h"
#include "game/makers/bake/pen.h"

namespace bake {
namespace {

constexpr float kBreadth = 0.66f;
constexpr float kLanding = 0.36f;  // how far a deck reaches onto each bank
constexpr float kRail = 0.1f;
constexpr float kCourse = 0.17f;           // breadth of a course of stone
constexpr glm::vec2 kShadow{0.16f, 0.2f};  // the light comes from the north-west

/// A bridge as it lies on the sheet.
struct Span {
  glm::vec2 middle;
  glm::vec2 way;
  glm::vec2 aside;  // from the middle to a rail
  float half;
};

Span span_of(const Bridge& bridge) {
  const float turn = glm::radians(bridge.angle);
  const glm::vec2 way(std::cos(turn), std::sin(turn));
  return {bridge.place, way, glm::vec2(-way.y, way.x) * (kBreadth * 0.5f),
          bridge.length * 0.5f + kLanding};
}

/// Stones lie across the way, each course in a tone of its own.
void add_courses(std::vector<Stroke>& decks, const Span& span, std::uint32_t seed) {
  const int courses = static_cast<int>(std::ceil(2 * span.half / kCourse));
  const float step = 2 * span.half / static_cast<float>(courses);
  for (int i = 0; i < courses; ++i) {
    const glm::vec2 at =
        span.middle + span.way * (step * (static_cast<float>(i) + 0.5f) - span.half);
    const float tone = 0.8f + 0.2f * chance(seed, i, 5);
    decks.push_back({{at - span.aside, at + span.aside}, {step * 1.25f}, tone});
  }
}

/// Rails open a little towards the land.
Line rail_of(const Span& span, float side) {
  const glm::vec2 rail = span.aside * (1.12f * side);
  const glm::vec2 mouth = rail * 1.28f;
  const float end = span.half + 0.08f;
  const float turn = span.half - 0.22f;
  return {span.middle - span.way * end + mouth, span.middle - span.way * turn + rail,
          span.middle + span.way * turn + rail, span.middle + span.way * end + mouth};
}

}  // namespace

BridgeStrokes bridge_strokes(const MapData& map) {
  BridgeStrokes strokes;
  for (std::size_t i = 0; i < map.bridges.size(); ++i) {
    const Span span = span_of(map.bridges[i]);
    add_courses(strokes.decks, span, 600 + static_cast<std::uint32_t>(i));
    const glm::vec2 end = span.way * (span.half - 0.3f);
    strokes.shadows.push_back(
        {{span.middle - end + kShadow, span.middle + end + kShadow}, {kBreadth}, 0.5f});
    for (const float side : {-1.0f, 1.0f})
      strokes.rails.push_back({rail_of(span, side), {kRail}, 0.9f});
  }
  return strokes;
}

}  // namespace bake
