#include <algorithm>
#include <cmath>
#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <limits>

#include "engine/render/marks/decals.h"

namespace engine {
namespace {

constexpr float kFinestCell = 0.25F;
constexpr float kMostCells = 64;    // along the longer side
constexpr float kCellsInDepth = 3;  // enough for a slope that the eye takes for smooth

/// Distance to the border, positive inside. A band offset from the line would fold over itself in
/// every corner; a field of distances has no corners.
float depth_inside(std::span<const glm::vec2> border, glm::vec2 place) {
  float nearest = std::numeric_limits<float>::max();
  bool is_inside = false;
  glm::vec2 from = border.back();
  for (glm::vec2 to : border) {
    const glm::vec2 way = to - from;
    const glm::vec2 here = place - from;
    const float share =
        std::clamp(glm::dot(here, way) / std::max(glm::dot(way, way), 1e-9F), 0.0F, 1.0F);
    const glm::vec2 off = here - way * share;
    nearest = std::min(nearest, glm::dot(off, off));
    const bool crosses = (to.y > place.y) != (from.y > place.y);
    if (crosses && place.x < to.x + (place.y - to.y) * (from.x - to.x) / (from.y - to.y)) {
      is_inside = !is_inside;
    }
    from = to;
  }
  return is_inside ? std::sqrt(nearest) : -std::sqrt(nearest);
}

/// Rises within a cell of the border, so that the grid's steps hide under the border's line, and
/// falls slowly towards the middle.
float strength_at(float inside, float depth, float cell) {
  const float left = std::clamp(1 - inside / depth, 0.0F, 1.0F);
  return left * left * std::clamp(inside / cell, 0.0F, 1.0F);
}

}  // namespace

void add_inner_glow(std::vector<DecalVertex>& decals, const HeightField& ground,
                    std::span<const glm::vec2> border, float depth, const DecalPaint& paint) {
  if (border.size() < 3 || depth <= 0) return;
  glm::vec2 low = border.front();
  glm::vec2 high = low;
  for (glm::vec2 point : border) {
    low = glm::min(low, point);
    high = glm::max(high, point);
  }
  const float longest = std::max(high.x - low.x, high.y - low.y);
  const float cell = std::max({kFinestCell, longest / kMostCells, depth / kCellsInDepth});
  low -= cell;
  const glm::ivec2 cells = glm::ivec2((high + cell - low) / cell) + 1;

  std::vector<DecalVertex> corners;
  for (int row = 0; row <= cells.y; ++row) {
    for (int column = 0; column <= cells.x; ++column) {
      const glm::vec2 place = low + glm::vec2(column, row) * cell;
      glm::vec4 colour = paint.colour;
      colour.a *= strength_at(depth_inside(border, place), depth, cell);
      corners.push_back({ground.on_surface(place, paint.above), colour, paint.light});
    }
  }
  const auto corner = [&](int column, int row) -> const DecalVertex& {
    return corners[static_cast<std::size_t>(row * (cells.x + 1) + column)];
  };
  for (int row = 0; row < cells.y; ++row) {
    for (int column = 0; column < cells.x; ++column) {
      const DecalVertex& nw = corner(column, row);
      const DecalVertex& ne = corner(column + 1, row);
      const DecalVertex& sw = corner(column, row + 1);
      const DecalVertex& se = corner(column + 1, row + 1);
      if (nw.colour.a + ne.colour.a + sw.colour.a + se.colour.a <= 0) continue;
      decals.insert(decals.end(), {nw, sw, ne, ne, sw, se});
    }
  }
}

}  // namespace engine
