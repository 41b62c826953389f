#pragma once

#include <fstream>
#include <glm/vec2.hpp>
#include <span>

#include "base/result.h"
#include "engine/assets/image_file.h"

namespace engine {

/// Cuts the largest level of an image into tiles that can be read one by one; the image's sides
/// must be multiples of their number. An Error names the file and the reason.
base::Result<void> write_tile_file(const std::filesystem::path& path, const Image& image,
                                   glm::ivec2 tiles);

/// A picture too large for memory, open to be read tile by tile.
class TileFile {
 public:
  static base::Result<TileFile> open(const std::filesystem::path& path);

  glm::ivec2 tiles() const { return tiles_; }          ///< columns and rows
  glm::ivec2 tile_size() const { return tile_size_; }  ///< pixels
  std::size_t tile_bytes() const;                      ///< of one tile: Rgba8, rows top to bottom
  /// Reads a tile into so many bytes; false when the file has become unreadable.
  bool read(glm::ivec2 tile, std::span<std::uint8_t> bytes);

 private:
  TileFile(std::ifstream file, glm::ivec2 tiles, glm::ivec2 tile_size)
      : file_(std::move(file)), tiles_(tiles), tile_size_(tile_size) {}

  std::ifstream file_;
  glm::ivec2 tiles_;
  glm::ivec2 tile_size_;
};

}  // namespace engine
