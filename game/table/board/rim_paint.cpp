#include "game/table/board/rim_paint.h"

#include <algorithm>

#include "engine/geometry/mesh_edit.h"
#include "game/figures/land.h"

namespace table {
namespace {

constexpr std::size_t kRimLevel = 2;  // of the picture of the map

glm::vec4 painted_at(const engine::Image& map, glm::vec2 share) {
  const std::size_t width = std::max<std::size_t>(1, map.width >> kRimLevel);
  const std::size_t height = std::max<std::size_t>(1, map.height >> kRimLevel);
  const auto pixel = [](float part, std::size_t count) {
    const float last = static_cast<float>(count - 1);
    return static_cast<std::size_t>(std::clamp(part * last, 0.0F, last));
  };
  const std::size_t at = 4 * (pixel(share.y, height) * width + pixel(share.x, width));
  const std::vector<std::uint8_t>& rgba = map.levels[kRimLevel];
  const auto channel = [&](std::size_t i) { return static_cast<std::uint32_t>(rgba[at + i]); };
  return engine::paint_from_srgb(channel(0) << 16U | channel(1) << 8U | channel(2));
}

}  // namespace

void paint_rims(engine::Mesh& mesh, const engine::Image& map, glm::vec2 board, glm::vec2 place) {
  if (map.levels.size() <= kRimLevel) return;
  for (engine::Vertex& vertex : mesh.vertices) {
    if (!figures::is_rim(vertex)) continue;
    const glm::vec2 below = place + glm::vec2(vertex.position.x, vertex.position.z);
    vertex.paint = painted_at(map, below / board);
  }
}

}  // namespace table
