#include "engine/render/ground/ground_detail.h"

#include <algorithm>
#include <chrono>
#include <glm/common.hpp>
#include <glm/geometric.hpp>

namespace engine {
namespace {

constexpr glm::ivec2 kLargestWindow{6, 7};
constexpr std::size_t kTilesAFrame = 4;
constexpr glm::ivec2 kNoTile{-1, -1};
// From so many pixels of the screen for one of the whole map, the finer picture is worth reading.
constexpr float kWorthReading = 0.9F;

/// The place of a tile in a list of rows so many tiles wide.
std::size_t index_of(glm::ivec2 tile, int wide) {
  return static_cast<std::size_t>(tile.y) * static_cast<std::size_t>(wide) +
         static_cast<std::size_t>(tile.x);
}

}  // namespace

float pixels_per_unit(const CameraView& camera, int pixels_high) {
  const auto across = [&](float x) {
    const glm::vec4 clip = camera.matrix() * glm::vec4(camera.target.x + x, 0, camera.target.y, 1);
    return glm::vec2(clip.x / clip.w * camera.screen.x / camera.screen.y, clip.y / clip.w);
  };
  return glm::distance(across(-0.5F), across(0.5F)) * static_cast<float>(pixels_high) / 2;
}

GroundDetail::GroundDetail() { clear(); }

void GroundDetail::clear() {
  if (coming_.valid()) coming_.wait();
  coming_ = {};
  source_.reset();
  held_.clear();
  map_ = gl::solid_texture(0, 0, 0, 0);
  there_ = gl::solid_texture(0, 0, 0, 0);
  is_refining_ = is_seen_ = false;
  ++version_;
}

void GroundDetail::set_source(TileFile tiles) {
  clear();
  window_ = glm::min(kLargestWindow, tiles.tiles());
  held_.assign(index_of({0, window_.y}, window_.x), kNoTile);
  source_ = std::make_shared<TileFile>(std::move(tiles));
}

std::size_t GroundDetail::slot_of(glm::ivec2 tile) const {
  return index_of(tile % window_, window_.x);
}

bool GroundDetail::is_there(glm::ivec2 tile) const { return held_[slot_of(tile)] == tile; }

std::vector<glm::ivec2> GroundDetail::missing_around(glm::vec2 place) const {
  const glm::ivec2 all = source_->tiles();
  const glm::ivec2 first =
      glm::clamp(glm::ivec2(glm::round(place - glm::vec2(window_) * 0.5F)), {0, 0}, all - window_);
  std::vector<glm::ivec2> missing;
  for (int row = first.y; row < first.y + window_.y; ++row) {
    for (int column = first.x; column < first.x + window_.x; ++column) {
      if (!is_there({column, row})) missing.emplace_back(column, row);
    }
  }
  const auto off = [&](glm::ivec2 tile) { return glm::distance(glm::vec2(tile) + 0.5F, place); };
  std::ranges::sort(missing, {}, off);
  return missing;
}

void GroundDetail::follow(const CameraView& camera, glm::vec2 board_size, int pixels_high) {
  is_refining_ = is_seen_ = false;
  if (!source_) return;
  const glm::vec2 tiles = source_->tiles();
  const float finest = tiles.x * static_cast<float>(source_->tile_size().x) / board_size.x;
  const float seen = pixels_per_unit(camera, pixels_high);
  if (seen < finest / 2 * kWorthReading) return;
  is_seen_ = true;
  const glm::vec3 target(camera.target.x, 0, camera.target.y);
  reach_ = glm::distance(camera.eye, target) * seen / finest;
  if (coming_.valid()) {
    is_refining_ = coming_.wait_for(std::chrono::seconds(0)) != std::future_status::ready;
    if (is_refining_) return;
    take(coming_.get());
    if (!source_) return;
  }
  std::vector<glm::ivec2> missing = missing_around(camera.target / board_size * tiles);
  if (missing.empty()) return;
  missing.resize(std::min(missing.size(), kTilesAFrame));
  is_refining_ = true;
  coming_ = std::async(std::launch::async, [file = source_, missing = std::move(missing)] {
    return read(*file, missing);
  });
}

GroundDetail::Batch GroundDetail::read(TileFile& file, const std::vector<glm::ivec2>& tiles) {
  Batch batch;
  for (const glm::ivec2 tile : tiles) {
    std::vector<std::uint8_t> bytes(file.tile_bytes());
    if (!file.read(tile, bytes)) bytes.clear();
    batch.push_back({tile, std::move(bytes)});
  }
  return batch;
}

void GroundDetail::take(const Batch& batch) {
  const glm::ivec2 size = source_->tile_size();
  for (const ReadTile& read : batch) {
    if (read.bytes.empty()) {
      clear();  // the whole map goes on serving, less sharp
      return;
    }
    if (std::ranges::count(held_, kNoTile) == std::ssize(held_))
      map_ = gl::repeating_texture(window_ * size);
    const glm::ivec2 corner = read.tile % window_ * size;
    gl::replace_part(map_, corner, size, PixelFormat::kRgba8, read.bytes);
    held_[slot_of(read.tile)] = read.tile;
  }
  tell_what_is_there();
  ++version_;
}

void GroundDetail::tell_what_is_there() {
  const glm::ivec2 all = source_->tiles();
  Image image{.width = static_cast<std::uint32_t>(all.x),
              .height = static_cast<std::uint32_t>(all.y),
              .format = PixelFormat::kR8,
              .levels = {{}}};
  image.levels[0].resize(index_of({0, all.y}, all.x));
  for (const glm::ivec2 tile : held_) {
    if (tile != kNoTile) image.levels[0][index_of(tile, all.x)] = 255;
  }
  there_ = gl::upload_image(image, gl::Wrap::kClamp);
}

void GroundDetail::bind(const gl::Program& program, int map_slot, int there_slot) const {
  bind_reach(program, there_slot);
  program.set("detail_map", map_slot);
  gl::bind_texture(map_slot, map_);
  if (source_) program.set("detail_repeats", glm::vec2(source_->tiles()) / glm::vec2(window_));
}

void GroundDetail::bind_reach(const gl::Program& program, int there_slot) const {
  program.set("detail_there", there_slot);
  program.set("detail_reach", reach_);
  gl::bind_texture(there_slot, there_);
}

}  // namespace engine
