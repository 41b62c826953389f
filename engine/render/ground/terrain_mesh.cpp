#include "engine/render/ground/terrain_mesh.h"

#include <algorithm>
#include <bit>
#include <glm/common.hpp>
#include <map>
#include <utility>

#include "engine/render/meshes/triangulation.h"

namespace engine {
namespace {

constexpr int kChunksAcross = 16;
constexpr int kLeastAcross = 32;     // triangles, for haze and gleam are computed at their corners
constexpr float kTolerance = 0.07F;  // of the height, in shares of a cell's width

class Builder {
 public:
  Builder(const HeightField& heights, glm::ivec2 quads, float rim_level)
      : heights_(heights),
        side_(std::max(kLeastAcross,
                       static_cast<int>(std::bit_ceil(static_cast<unsigned>(quads.y))))),
        tolerance_(kTolerance * heights.size().x / static_cast<float>(quads.x)),
        rim_level_(rim_level),
        numbers_(static_cast<std::size_t>(side_ + 1) * static_cast<std::size_t>(side_ + 1), -1) {}

  TerrainMesh build() {
    const auto height_at = [&](glm::ivec2 corner) { return heights_.height_at(at(corner)); };
    std::map<std::pair<int, int>, std::vector<std::uint32_t>> parts;
    for (const GridTriangle& triangle :
         triangulate({.side = side_, .tolerance = tolerance_, .largest = side_ / kLeastAcross},
                     height_at)) {
      const glm::ivec2 middle = (triangle[0] + triangle[1] + triangle[2]) / 3;
      const glm::ivec2 part = middle * kChunksAcross / side_;
      std::vector<std::uint32_t>& indices = parts[{part.y, part.x}];
      for (const glm::ivec2& corner : triangle) indices.push_back(number_of(corner));
    }
    for (const auto& [place, indices] : parts) {
      const std::size_t first = mesh_.indices.size();
      mesh_.indices.insert(mesh_.indices.end(), indices.begin(), indices.end());
      close_chunk(first);
    }
    add_rim();
    return std::move(mesh_);
  }

 private:
  glm::vec2 at(glm::ivec2 corner) const {
    return heights_.size() * glm::vec2(corner) / static_cast<float>(side_);
  }

  int& number_at(glm::ivec2 corner) {
    return numbers_[static_cast<std::size_t>(corner.y) * static_cast<std::size_t>(side_ + 1) +
                    static_cast<std::size_t>(corner.x)];
  }

  std::uint32_t number_of(glm::ivec2 corner) {
    int& number = number_at(corner);
    if (number < 0) {
      number = static_cast<int>(mesh_.vertices.size());
      const glm::vec2 place = at(corner);
      mesh_.vertices.push_back({heights_.on_surface(place), heights_.normal_at(place), 0});
    }
    return static_cast<std::uint32_t>(number);
  }

  void close_chunk(std::size_t first) {
    mesh_.chunks.push_back(chunk_from(first, mesh_.vertices, mesh_.indices));
  }

  /// One wall of the rim, from left to right as seen from outside, under the corners that are
  /// there.
  void add_wall(glm::ivec2 from, glm::ivec2 step, glm::vec3 outward) {
    bool is_first = true;
    for (int i = 0; i <= side_; ++i) {
      const glm::ivec2 corner = from + step * i;
      if (number_at(corner) < 0) continue;
      const glm::vec3 top = heights_.on_surface(at(corner));
      mesh_.vertices.push_back({top, outward, 1});
      mesh_.vertices.push_back({{top.x, rim_level_, top.z}, outward, 1});
      const auto last = static_cast<std::uint32_t>(mesh_.vertices.size());
      if (!is_first) {
        mesh_.indices.insert(mesh_.indices.end(),
                             {last - 4, last - 3, last - 2, last - 2, last - 3, last - 1});
      }
      is_first = false;
    }
  }

  void add_rim() {
    const std::size_t first = mesh_.indices.size();
    add_wall({0, side_}, {1, 0}, {0, 0, 1});
    add_wall({side_, side_}, {0, -1}, {1, 0, 0});
    add_wall({side_, 0}, {-1, 0}, {0, 0, -1});
    add_wall({0, 0}, {0, 1}, {-1, 0, 0});
    close_chunk(first);
  }

  const HeightField& heights_;
  int side_;  ///< of the grid that covers the board, in cells
  float tolerance_;
  float rim_level_;
  std::vector<int> numbers_;  ///< of the grid's corners that are vertices; -1: it is none
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
              .format = PixelFormat::kRgba8,
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
