#pragma once

#include <future>
#include <glm/vec2.hpp>
#include <memory>
#include <vector>

#include "engine/assets/tile_file.h"
#include "engine/gl/program.h"
#include "engine/gl/textures.h"
#include "engine/scene/camera.h"

namespace engine {

/// Pixels of the screen that one board unit takes up where the camera looks.
float pixels_per_unit(const CameraView& camera, int pixels_high);

/// The ground near the camera, from a picture finer than the one that lies in memory whole. A
/// window of tiles follows the camera; a tile that leaves it at one side makes room for one at the
/// other.
class GroundDetail {
 public:
  GroundDetail();

  void set_source(TileFile tiles);
  void clear();

  /// Has a few of the tiles read that are wanted and not there yet, the nearest first: beside the
  /// frames, for a disk may be slow.
  void follow(const CameraView& camera, glm::vec2 board_size, int pixels_high);
  /// More tiles are wanted than the last frame had time for.
  bool is_refining() const { return is_refining_; }
  /// Another one whenever what it shows has changed.
  int version() const { return version_; }
  /// Anything there to show from where the camera stands?
  bool is_seen() const { return is_seen_; }

  /// Sets detail_map and detail_repeats, and what bind_reach does.
  void bind(const gl::Program& program, int map_slot, int there_slot) const;
  /// Sets what shaders/detail.glsl reads: where the finer picture is seen.
  void bind_reach(const gl::Program& program, int there_slot) const;

 private:
  struct ReadTile {
    glm::ivec2 tile;
    std::vector<std::uint8_t> bytes;  ///< none if the file has become unreadable
  };
  using Batch = std::vector<ReadTile>;

  std::size_t slot_of(glm::ivec2 tile) const;
  bool is_there(glm::ivec2 tile) const;
  /// The tiles around a place that are not there, the nearest first. Places count in tiles.
  std::vector<glm::ivec2> missing_around(glm::vec2 place) const;
  static Batch read(TileFile& file, const std::vector<glm::ivec2>& tiles);
  void take(const Batch& batch);
  void tell_what_is_there();

  std::shared_ptr<TileFile> source_;  ///< used by the reading thread alone while coming_ is pending
  std::future<Batch> coming_;
  glm::ivec2 window_{0};          ///< slots, across and down
  std::vector<glm::ivec2> held_;  ///< the tile in each slot
  gl::Texture map_;               ///< repeats, so that the window may begin at any slot
  gl::Texture there_;             ///< a pixel for each tile of the board
  float reach_ = 1;  ///< how far from the eye one of its pixels fills one of the screen
  int version_ = 0;
  bool is_refining_ = false;
  bool is_seen_ = false;
};

}  // namespace engine
