#include "engine/render/ground/table_top_mesh.h"

#include <array>
#include <cmath>

namespace engine {
namespace {

/// Grid lines beside one edge of the board; the contact shadow of table.vert ends at the first.
constexpr std::array kTableLines{4.0F, 12.0F, 24.0F, 45.0F, 80.0F, 150.0F, 420.0F};
constexpr int kBoardCells = 8;  // cells of the board itself

struct TableLine {
  float share;
  float beyond;
};

std::vector<TableLine> table_lines() {
  std::vector<TableLine> all;
  for (auto away = kTableLines.rbegin(); away != kTableLines.rend(); ++away)
    all.push_back({-1, -*away});
  for (int i = 0; i <= kBoardCells; ++i) {
    const float share = 2 * static_cast<float>(i) / kBoardCells - 1;
    all.push_back({share, 0});
  }
  for (const float away : kTableLines) all.push_back({1, away});
  return all;
}

}  // namespace

TableTopMesh build_table_top() {
  TableTopMesh mesh;
  const std::vector<TableLine> grid = table_lines();
  const std::size_t side = grid.size();
  mesh.vertices.reserve(side * side);
  for (const TableLine& z : grid) {
    for (const TableLine& x : grid) {
      mesh.vertices.push_back({{x.share, z.share}, {x.beyond, z.beyond}});
    }
  }
  const auto on_board = [](const TableLine& from, const TableLine& to) {
    return from.beyond == 0 && to.beyond == 0;
  };
  for (std::size_t z = 0; z + 1 < side; ++z) {
    for (std::size_t x = 0; x + 1 < side; ++x) {
      if (on_board(grid[z], grid[z + 1]) && on_board(grid[x], grid[x + 1])) continue;
      const auto nw = static_cast<std::uint32_t>(z * side + x);
      const auto sw = static_cast<std::uint32_t>((z + 1) * side + x);
      mesh.indices.insert(mesh.indices.end(), {nw, sw, nw + 1, nw + 1, sw, sw + 1});
    }
  }
  return mesh;
}

}  // namespace engine
