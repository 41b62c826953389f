#include "engine/ui/chart_strokes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <vector>

#include "engine/ui/theme.h"

namespace engine {
namespace {

/// Drawn, left out, drawn, left out: in beats.
using Pattern = std::array<float, 4>;
constexpr std::array<Pattern, 4> kPatterns{Pattern{1, 0, 1, 0}, Pattern{4, 2.6F, 4, 2.6F},
                                           Pattern{1, 2, 1, 2}, Pattern{6, 2.2F, 1, 2.2F}};
constexpr std::size_t kWhole = 0;

struct Dash {
  ImVec2 from;
  ImVec2 to;
};

ImVec2 between(ImVec2 from, ImVec2 to, float share) {
  return {from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share};
}

/// The pattern goes on around the corners of the line.
std::vector<Dash> dashes_of(std::span<const ImVec2> points, const Pattern& pattern, float beat) {
  std::vector<Dash> dashes;
  std::size_t part = 0;
  float left = pattern[0] * beat;
  for (std::size_t i = 0; i + 1 < points.size(); ++i) {
    const float length = std::hypot(points[i + 1].x - points[i].x, points[i + 1].y - points[i].y);
    float gone = 0;
    while (gone < length) {
      const float step = std::min(left, length - gone);
      if (part % 2 == 0) {
        dashes.push_back({between(points[i], points[i + 1], gone / length),
                          between(points[i], points[i + 1], (gone + step) / length)});
      }
      gone += step;
      left -= step;
      if (left > 0) continue;
      part = (part + 1) % pattern.size();
      left = pattern[part] * beat;
    }
  }
  return dashes;
}

}  // namespace

void draw_stroke(ImDrawList& list, std::span<const ImVec2> points, std::size_t look, ImU32 colour,
                 float width, float beat) {
  if (points.size() < 2) return;
  const std::size_t pattern = look % kPatterns.size();
  if (pattern == kWhole) {
    list.AddPolyline(points.data(), static_cast<int>(points.size()), colour, 0, width);
    return;
  }
  for (const Dash& dash : dashes_of(points, kPatterns[pattern], beat)) {
    list.AddLine(dash.from, dash.to, colour, width);
  }
}

void draw_marker(ImDrawList& list, ImVec2 centre, float radius, std::size_t look, ImU32 colour) {
  const auto at = [&](float x, float y) {
    return ImVec2(centre.x + x * radius, centre.y + y * radius);
  };
  constexpr float kSquare = 0.86F;  // as heavy as the disc
  constexpr float kPoint = 1.2F;
  const float edge = std::max(1.0F, 0.22F * radius);
  switch (look % kPatterns.size()) {
    case 0:
      list.AddCircleFilled(centre, radius, colour);
      list.AddCircle(centre, radius, ink::kInk, 0, edge);
      break;
    case 1:
      list.AddRectFilled(at(-kSquare, -kSquare), at(kSquare, kSquare), colour);
      list.AddRect(at(-kSquare, -kSquare), at(kSquare, kSquare), ink::kInk, 0, 0, edge);
      break;
    case 2:
      list.AddQuadFilled(at(0, -kPoint), at(kPoint, 0), at(0, kPoint), at(-kPoint, 0), colour);
      list.AddQuad(at(0, -kPoint), at(kPoint, 0), at(0, kPoint), at(-kPoint, 0), ink::kInk, edge);
      break;
    default:
      list.AddTriangleFilled(at(0, -kPoint), at(1.1F, 0.8F), at(-1.1F, 0.8F), colour);
      list.AddTriangle(at(0, -kPoint), at(1.1F, 0.8F), at(-1.1F, 0.8F), ink::kInk, edge);
  }
}

}  // namespace engine
