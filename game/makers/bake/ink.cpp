#include "game/makers/bake/ink.h"

#include <glm/geometric.hpp>

#include "game/makers/bake/outline.h"

namespace bake {
namespace {

struct Segment {
  glm::vec2 a;  // pixels
  glm::vec2 b;
  float width_a;
  float width_b;
  float strength;
};

std::vector<Segment> segments_of(const std::vector<Stroke>& strokes, float scale, Band band) {
  const glm::vec2 corner(0, band.first);
  std::vector<Segment> out;
  for (const Stroke& stroke : strokes) {
    const auto width = [&](std::size_t point) { return stroke.width_at(point) * scale; };
    for (std::size_t i = 0; i + 1 < stroke.line.size(); ++i) {
      out.push_back({stroke.line[i] * scale - corner, stroke.line[i + 1] * scale - corner, width(i),
                     width(i + 1), stroke.strength});
    }
  }
  return out;
}

void draw_segment(Grid<std::uint8_t>& ink, const Segment& s) {
  const float reach = std::max(s.width_a, s.width_b) / 2 + 1;
  const int top = std::max(0, static_cast<int>(std::floor(std::min(s.a.y, s.b.y) - reach)));
  const int bottom =
      std::min(ink.height() - 1, static_cast<int>(std::floor(std::max(s.a.y, s.b.y) + reach)));
  const int left = std::max(0, static_cast<int>(std::min(s.a.x, s.b.x) - reach));
  const int right = std::min(ink.width() - 1, static_cast<int>(std::max(s.a.x, s.b.x) + reach));
  const glm::vec2 step = s.b - s.a;
  const float square = std::max(glm::dot(step, step), 1e-6f);
  for (int y = top; y <= bottom; ++y) {
    for (int x = left; x <= right; ++x) {
      const glm::vec2 off =
          glm::vec2(static_cast<float>(x) + 0.5f, static_cast<float>(y) + 0.5f) - s.a;
      const float t = std::clamp(glm::dot(off, step) / square, 0.0f, 1.0f);
      const float width = glm::mix(s.width_a, s.width_b, t);
      // A line thinner than a pixel pales instead of breaking up.
      const float cover =
          std::clamp(0.5f + std::max(width, 1.0f) / 2 - glm::length(off - step * t), 0.0f, 1.0f) *
          std::min(width, 1.0f);
      const auto value = static_cast<std::uint8_t>(cover * s.strength * 255);
      ink.at(x, y) = std::max(ink.at(x, y), value);
    }
  }
}

}  // namespace

float Stroke::width_at(std::size_t point) const {
  const float along = static_cast<float>(point) / static_cast<float>(line.size() - 1) *
                      static_cast<float>(widths.size() - 1);
  const auto before = static_cast<std::size_t>(along);
  const std::size_t after = std::min(before + 1, widths.size() - 1);
  return glm::mix(widths[before], widths[after], along - static_cast<float>(before));
}

Grid<std::uint8_t> draw_strokes(const std::vector<Stroke>& strokes, int width, Band band) {
  Grid<std::uint8_t> ink(width, band);
  for (const Segment& segment : segments_of(strokes, ink.scale(), band)) draw_segment(ink, segment);
  return ink;
}

void add_dashes(std::vector<Stroke>& strokes, const Line& line, float dash, float gap, float width,
                float strength) {
  const float fine = 0.05f;
  const Line even = evenly_spaced(line, fine);
  const auto dash_points = static_cast<std::size_t>(dash / fine);
  const auto gap_points = static_cast<std::size_t>(gap / fine);
  for (std::size_t start = 0; start + 1 < even.size(); start += dash_points + gap_points) {
    const std::size_t end = std::min(even.size(), start + dash_points + 1);
    strokes.push_back({Line(even.begin() + static_cast<std::ptrdiff_t>(start),
                            even.begin() + static_cast<std::ptrdiff_t>(end)),
                       {width},
                       strength});
  }
}

}  // namespace bake
