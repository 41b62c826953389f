#include "engine/render/terrain_mesh.h"

#include <algorithm>
#include <glm/common.hpp>

namespace engine {
namespace {

constexpr int kChunkQuads = 20;

class Builder {
 public:
  Builder(const HeightField& heights, glm::ivec2 quads, float rim_level)
      : heights_(heights), quads_(quads), rim_level_(rim_level) {}

  TerrainMesh build() {
    for (int row = 0; row <= quads_.y; ++row) {
      for (int column = 0; column <= quads_.x; ++column) {
        const glm::vec2 place = at(column, row);
        mesh_.vertices.push_back({heights_.on_surface(place), heights_.normal_at(place), 0});
      }
    }
    for (int row = 0; row < quads_.y; row += kChunkQuads) {
      for (int column = 0; column < quads_.x; column += kChunkQuads) {
        add_chunk({column, row}, glm::min(glm::ivec2(column, row) + kChunkQuads, quads_));
      }
    }
    add_rim();
    return std::move(mesh_);
  }

 private:
  glm::vec2 at(int column, int row) const {
    return heights_.size() * glm::vec2(column, row) / glm::vec2(quads_);
  }

  std::uint32_t index(int column, int row) const {
    return static_cast<std::uint32_t>(row * (quads_.x + 1) + column);
  }

  void add_quad(std::uint32_t nw, std::uint32_t ne, std::uint32_t sw, std::uint32_t se) {
    mesh_.indices.insert(mesh_.indices.end(), {nw, sw, ne, ne, sw, se});
  }

  void add_chunk(glm::ivec2 from, glm::ivec2 to) {
    const std::size_t first = mesh_.indices.size();
    for (int row = from.y; row < to.y; ++row) {
      for (int column = from.x; column < to.x; ++column) {
        add_quad(index(column, row), index(column + 1, row), index(column, row + 1),
                 index(column + 1, row + 1));
      }
    }
    close_chunk(first);
  }

  void close_chunk(std::size_t first) {
    mesh_.chunks.push_back(chunk_from(first, mesh_.vertices, mesh_.indices));
  }

  /// One wall of the rim, from left to right as seen from outside.
  void add_wall(glm::ivec2 from, glm::ivec2 step, int count, glm::vec3 outward) {
    for (int i = 0; i <= count; ++i) {
      const glm::ivec2 corner = from + step * i;
      const glm::vec3 top = heights_.on_surface(at(corner.x, corner.y));
      mesh_.vertices.push_back({top, outward, 1});
      mesh_.vertices.push_back({{top.x, rim_level_, top.z}, outward, 1});
      if (i == 0) continue;
      const auto last = static_cast<std::uint32_t>(mesh_.vertices.size());
      add_quad(last - 4, last - 2, last - 3, last - 1);
    }
  }

  void add_rim() {
    const std::size_t first = mesh_.indices.size();
    add_wall({0, quads_.y}, {1, 0}, quads_.x, {0, 0, 1});
    add_wall({quads_.x, quads_.y}, {0, -1}, quads_.y, {1, 0, 0});
    add_wall({quads_.x, 0}, {-1, 0}, quads_.x, {0, 0, -1});
    add_wall({0, 0}, {0, 1}, quads_.y, {-1, 0, 0});
    close_chunk(first);
  }

  const HeightField& heights_;
  glm::ivec2 quads_;
  float rim_level_;
  TerrainMesh mesh_;
};

}  // namespace

TerrainMesh build_terrain_mesh(const HeightField& heights, glm::ivec2 quads, float rim_level) {
  return Builder(heights, quads, rim_level).build();
}

Image build_normal_map(const HeightField& heights, int widest) {
  const int shrink = (heights.samples().x + widest - 1) / widest;
  const glm::ivec2 size = glm::max(heights.samples() / shrink, glm::ivec2(1));
  Image image{.width = static_cast<std::uint32_t>(size.x),
              .height = static_cast<std::uint32_t>(size.y),
              .format = PixelFormat::Rgba8,
              .levels = {{}}};
  const float range = std::max(heights.highest() - heights.lowest(), 1e-3F);
  std::vector<std::uint8_t>& bytes = image.levels.front();
  bytes.reserve(4 * static_cast<std::size_t>(size.x) * static_cast<std::size_t>(size.y));
  for (int y = 0; y < size.y; ++y) {
    for (int x = 0; x < size.x; ++x) {
      const glm::vec2 place = (glm::vec2(x, y) + 0.5F) / glm::vec2(size) * heights.size();
      const glm::vec3 stored = heights.normal_at(place) * 127.5F + 127.5F;
      for (int i = 0; i < 3; ++i) bytes.push_back(static_cast<std::uint8_t>(stored[i]));
      const float rise = (heights.height_at(place) - heights.lowest()) / range;
      bytes.push_back(static_cast<std::uint8_t>(rise * 255));
    }
  }
  return image;
}

}  // namespace engine
