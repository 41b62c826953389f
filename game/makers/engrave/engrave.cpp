#include "game/makers/engrave/engrave.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <fstream>
#include <mutex>
#include <nlohmann/json.hpp>
#include <thread>

#include "engine/geometry/mesh_edit.h"
#include "game/makers/engrave/picture.h"

namespace engrave {
namespace {

constexpr int kFiner = 2;  // the plate is cut so many times finer than it is kept

engine::Image printed(const std::vector<float>& ink) {
  engine::Image image{kWidth, kHeight, engine::PixelFormat::kR8, {}};
  std::vector<std::uint8_t> pixels;
  pixels.reserve(static_cast<std::size_t>(kWidth) * kHeight);
  for (int y = 0; y < kHeight; ++y) {
    for (int x = 0; x < kWidth; ++x) {
      float sum = 0;
      for (int dy = 0; dy < kFiner; ++dy) {
        for (int dx = 0; dx < kFiner; ++dx)
          sum += ink[static_cast<std::size_t>(y * kFiner + dy) * kWidth * kFiner +
                     static_cast<std::size_t>(x * kFiner + dx)];
      }
      pixels.push_back(static_cast<std::uint8_t>(std::lround(255 * sum / (kFiner * kFiner))));
    }
  }
  image.levels.push_back(std::move(pixels));
  engine::build_mip_levels(image);
  return image;
}

}  // namespace

engine::Image engrave(const Composition& composition, const ModelSource& models, const Land* land) {
  const GroundField ground(composition, land);
  const std::vector<Prop> props = build_stage(composition, models, ground);
  const Plate plate = draw_plate(composition, props, kWidth * kFiner, kHeight * kFiner);
  return printed(ink_plate(composition, plate, light_plate(composition, plate, props)));
}

base::Result<void> engrave_all(std::span<const Composition> compositions, const ModelSource& models,
                               const Land* land, const std::filesystem::path& folder) {
  std::error_code failed;
  std::filesystem::create_directories(folder, failed);
  if (failed) return base::Error{folder.string() + ": the folder could not be made."};
  std::atomic<std::size_t> next = 0;
  base::Result<void> done;
  std::mutex guard;
  const auto work = [&] {
    for (std::size_t i = next++; i < compositions.size(); i = next++) {
      const auto file = folder / (compositions[i].id + ".img");
      const auto written = engine::write_image_file(file, engrave(compositions[i], models, land));
      const std::scoped_lock lock(guard);
      if (!written) done = written;
    }
  };
  {
    std::vector<std::jthread> pool;
    const unsigned threads = std::clamp(std::thread::hardware_concurrency(), 1U, 16U);
    for (unsigned i = 0; i < threads; ++i) pool.emplace_back(work);
  }
  return done;
}

base::Result<Land> read_land(const std::filesystem::path& folder) {
  base::Result<engine::Image> heights = engine::read_image_file(folder / "map-height.img");
  if (!heights) return heights.failure();
  Land land;
  land.heights = heights.take();
  std::ifstream in(folder / "map-meta.json");
  const auto meta = nlohmann::json::parse(in, nullptr, false);
  if (meta.is_discarded() || !meta.is_object() || !meta.contains("board"))
    return base::Error{(folder / "map-meta.json").string() + ": it says nothing of the board."};
  land.board = {meta["board"].value("width", 1.0F), meta["board"].value("height", 1.0F)};
  land.height_scale = meta.value("heightScale", 1.0F);
  land.sea_level = meta.value("seaHeight", 0.0F);
  return land;
}

engine::Mesh without_base(const engine::Mesh& figure, float base_height) {
  constexpr float kAbove = 0.03F;  // signs and edges lie a little higher than the base
  engine::Mesh mesh;
  for (std::size_t i = 0; i + 2 < figure.indices.size(); i += 3) {
    const auto corner = [&](std::size_t n) -> const engine::Vertex& {
      return figure.vertices[figure.indices[i + n]];
    };
    const float top = std::max({corner(0).position.y, corner(1).position.y, corner(2).position.y});
    if (top <= base_height + kAbove) continue;
    for (std::size_t n = 0; n < 3; ++n) {
      engine::Vertex vertex = corner(n);
      vertex.position.y -= base_height;
      mesh.indices.push_back(static_cast<std::uint32_t>(mesh.vertices.size()));
      mesh.vertices.push_back(vertex);
    }
  }
  constexpr float kCrease = 48;  // facets are for the table; a graver sees rounded forms
  engine::smooth_normals(mesh, kCrease);
  return mesh;
}

}  // namespace engrave
