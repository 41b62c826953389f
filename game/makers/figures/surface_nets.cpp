#include "game/makers/figures/surface_nets.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include "game/makers/figures/field.h"

namespace figures {
namespace {

using glm::ivec3;
using glm::vec3;

constexpr int kBlock = 8;  // cells along the side of a block that is looked at as one
constexpr float kFar = 1;

/// Distances at the corners of a grid of cells.
struct Grid {
  vec3 low;
  float cell;
  ivec3 corners;
  std::vector<float> distance;

  std::size_t at(int x, int y, int z) const {
    return (static_cast<std::size_t>(z) * static_cast<std::size_t>(corners.y) +
            static_cast<std::size_t>(y)) *
               static_cast<std::size_t>(corners.x) +
           static_cast<std::size_t>(x);
  }
  vec3 place(const ivec3& corner) const { return low + vec3(corner) * cell; }
};

Grid empty_grid(const Part& part, float cell, float swell) {
  const float margin = 2 * cell + swell + 0.02F;
  const engine::Bounds bounds = bounds_of(part);
  const vec3 low = bounds.low - margin;
  const vec3 high = bounds.high + margin;
  const ivec3 blocks = ivec3(glm::ceil((high - low) / (cell * kBlock))) + 1;
  Grid grid{low, cell, blocks * kBlock, {}};
  grid.distance.assign(grid.at(0, 0, grid.corners.z), kFar);
  return grid;
}

void measure_block(Grid& grid, const Part& part, const ivec3& first, float swell) {
  const float half = 0.5F * static_cast<float>(kBlock) * grid.cell;
  const vec3 middle = grid.place(first) + half;
  const float around = half * 1.7321F;
  const Lumps near = lumps_near(part, middle, 2 * around + swell + 0.04F);
  const float coarse = near.empty() ? kFar : distance_to(near, Tool::kSmooth, middle) - swell;
  const bool is_empty = coarse > around * 1.25F + 0.03F;
  for (int z = first.z; z < first.z + kBlock; ++z) {
    for (int y = first.y; y < first.y + kBlock; ++y) {
      for (int x = first.x; x < first.x + kBlock; ++x) {
        grid.distance[grid.at(x, y, z)] =
            is_empty ? kFar : distance_to(near, part.material.tool, grid.place({x, y, z})) - swell;
      }
    }
  }
}

Grid measured(const Part& part, float cell, float swell) {
  Grid grid = empty_grid(part, cell, swell);
  for (int z = 0; z < grid.corners.z; z += kBlock) {
    for (int y = 0; y < grid.corners.y; y += kBlock) {
      for (int x = 0; x < grid.corners.x; x += kBlock) {
        measure_block(grid, part, {x, y, z}, swell);
      }
    }
  }
  return grid;
}

/// Where the surface passes through a cell: the mean of where it cuts the cell's edges.
vec3 crossing(const Grid& grid, const ivec3& cell, const std::array<float, 8>& corner) {
  vec3 sum(0);
  float count = 0;
  for (int a = 0; a < 8; ++a) {
    for (int axis = 0; axis < 3; ++axis) {
      const int b = a | (1 << axis);
      if (b == a) continue;
      const float da = corner[static_cast<std::size_t>(a)];
      const float db = corner[static_cast<std::size_t>(b)];
      if ((da < 0) == (db < 0)) continue;
      vec3 place(a & 1, (a >> 1) & 1, (a >> 2) & 1);
      place[axis] += da / (da - db);
      sum += place;
      count += 1;
    }
  }
  return grid.place(cell) + sum / count * grid.cell;
}

class Netting {
 public:
  explicit Netting(const Grid& grid) : grid_(grid), vertex_(grid.distance.size(), kNone) {}

  Skin skin() {
    each_cell([this](const ivec3& cell) { add_vertex(cell); });
    each_cell([this](const ivec3& cell) { add_faces(cell); });
    return std::move(skin_);
  }

 private:
  static constexpr std::uint32_t kNone = 0xFFFFFFFF;

  template <typename Each>
  void each_cell(const Each& each) const {
    for (int z = 0; z + 1 < grid_.corners.z; ++z) {
      for (int y = 0; y + 1 < grid_.corners.y; ++y) {
        for (int x = 0; x + 1 < grid_.corners.x; ++x) each({x, y, z});
      }
    }
  }

  float distance(const ivec3& corner) const {
    return grid_.distance[grid_.at(corner.x, corner.y, corner.z)];
  }

  void add_vertex(const ivec3& cell) {
    std::array<float, 8> corner{};
    int inside = 0;
    for (int i = 0; i < 8; ++i) {
      const float d = distance(cell + ivec3(i & 1, (i >> 1) & 1, (i >> 2) & 1));
      corner[static_cast<std::size_t>(i)] = d;
      inside += d < 0 ? 1 : 0;
    }
    if (inside == 0 || inside == 8) return;
    vertex_[grid_.at(cell.x, cell.y, cell.z)] = static_cast<std::uint32_t>(skin_.places.size());
    skin_.places.push_back(crossing(grid_, cell, corner));
  }

  /// A quad across each edge of the grid that the surface cuts, between the four cells around it.
  void add_faces(const ivec3& cell) {
    const bool inside = distance(cell) < 0;
    for (int axis = 0; axis < 3; ++axis) {
      ivec3 next = cell;
      next[axis] += 1;
      if ((distance(next) < 0) == inside) continue;
      const int u = (axis + 1) % 3;
      const int v = (axis + 2) % 3;
      if (cell[u] == 0 || cell[v] == 0) continue;
      std::array<std::uint32_t, 4> quad{};
      for (int i = 0; i < 4; ++i) {
        ivec3 around = cell;
        around[u] -= (i == 1 || i == 2) ? 1 : 0;
        around[v] -= (i == 2 || i == 3) ? 1 : 0;
        quad[static_cast<std::size_t>(i)] = vertex_[grid_.at(around.x, around.y, around.z)];
      }
      if (!inside) std::swap(quad[1], quad[3]);
      for (const int i : {0, 1, 2, 0, 2, 3}) {
        skin_.indices.push_back(quad[static_cast<std::size_t>(i)]);
      }
    }
  }

  const Grid& grid_;
  std::vector<std::uint32_t> vertex_;
  Skin skin_;
};

/// Two steps down the slope: the mean of the cuts rounds off what is sharp.
void draw_close(Skin& skin, const Part& part, float grain, float swell) {
  for (vec3& place : skin.places) {
    const Lumps near = lumps_near(part, place, 0.08F + swell);
    const vec3 start = place;
    for (int step = 0; step < 2; ++step) {
      const float off = distance_to(near, part.material.tool, place) - swell;
      place -= slope_of(near, part.material.tool, place, grain * 0.3F) * off * 0.8F;
    }
    if (glm::distance(start, place) > grain) place = start;
  }
}

}  // namespace

Skin surface_of(const Part& part, float grain, float swell) {
  const Grid grid = measured(part, grain, swell);
  Skin skin = Netting(grid).skin();
  draw_close(skin, part, grain, swell);
  return skin;
}

}  // namespace figures
