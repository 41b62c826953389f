#pragma once

#include <cstdint>
#include <glm/vec2.hpp>
#include <vector>

namespace engine {

/// A corner of the table's top: at a share of the board (-1..1 in both), and so far beyond its edge
/// (board units).
struct TableTopVertex {
  glm::vec2 share{0};
  glm::vec2 beyond{0};
};

struct TableTopMesh {
  std::vector<TableTopVertex> vertices;
  std::vector<std::uint32_t> indices;
};

/// The table around a board, which hides the rest. Finer where light changes faster: beside the
/// board, along which its contact shadow ends.
TableTopMesh build_table_top();

}  // namespace engine
