#include "engine/assets/tile_file.h"

#include <array>

namespace engine {
namespace {

// A file is this header, then the tiles, row after row, without gaps.
struct Header {
  std::array<char, 4> magic;
  std::uint32_t version;
  std::uint32_t columns;
  std::uint32_t rows;
  std::uint32_t tile_width;
  std::uint32_t tile_height;
};
constexpr std::array<char, 4> kMagic{'A', 'H', 'T', 'F'};
constexpr std::uint32_t kVersion = 1;
constexpr std::uint32_t kMostTiles = 64;  // in a row, or in a column
constexpr std::uint32_t kMostSide = 4096;
constexpr std::size_t kPixelBytes = 4;

base::Error fault(const std::filesystem::path& path, const std::string& reason) {
  return {path.string() + ": " + reason + "."};
}

bool is_between_one_and(std::uint32_t most, std::uint32_t value) {
  return value >= 1 && value <= most;
}

base::Result<void> check(const Header& header) {
  if (header.magic != kMagic) return base::Error{"this is not a tile file of this game"};
  if (header.version != kVersion) return base::Error{"it has an unknown version"};
  if (!is_between_one_and(kMostTiles, header.columns) ||
      !is_between_one_and(kMostTiles, header.rows))
    return base::Error{"its number of tiles is out of range"};
  if (!is_between_one_and(kMostSide, header.tile_width) ||
      !is_between_one_and(kMostSide, header.tile_height))
    return base::Error{"the size of its tiles is out of range"};
  return {};
}

std::size_t bytes_of(const Header& header) {
  return sizeof(Header) + std::size_t{header.columns} * header.rows * header.tile_width *
                              header.tile_height * kPixelBytes;
}

void write_tile(std::ofstream& file, const Image& image, const Header& header, std::size_t column,
                std::size_t row) {
  const std::size_t row_bytes = header.tile_width * kPixelBytes;
  for (std::size_t y = 0; y < header.tile_height; ++y) {
    const std::size_t first =
        ((row * header.tile_height + y) * header.columns + column) * row_bytes;
    file.write(reinterpret_cast<const char*>(&image.levels.front()[first]),
               static_cast<std::streamsize>(row_bytes));
  }
}

}  // namespace

base::Result<void> write_tile_file(const std::filesystem::path& path, const Image& image,
                                   glm::ivec2 tiles) {
  const auto columns = static_cast<std::uint32_t>(tiles.x);
  const auto rows = static_cast<std::uint32_t>(tiles.y);
  const Header header{kMagic, kVersion, columns, rows, image.width / columns, image.height / rows};
  if (const auto sound = check(header); !sound) return fault(path, sound.error());
  if (image.format != PixelFormat::kRgba8 || image.width % columns != 0 || image.height % rows != 0)
    return fault(path, "the picture cannot be cut into so many tiles");
  std::ofstream file(path, std::ios::binary);
  file.write(reinterpret_cast<const char*>(&header), sizeof header);
  for (std::uint32_t row = 0; row < rows; ++row) {
    for (std::uint32_t column = 0; column < columns; ++column)
      write_tile(file, image, header, column, row);
  }
  file.close();
  if (!file) return fault(path, "it could not be written");
  return {};
}

base::Result<TileFile> TileFile::open(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) return fault(path, "it could not be opened");
  Header header{};
  file.read(reinterpret_cast<char*>(&header), sizeof header);
  if (!file) return fault(path, "it ends before its header does");
  if (const auto sound = check(header); !sound) return fault(path, sound.error());
  std::error_code failed;
  if (std::filesystem::file_size(path, failed) != bytes_of(header) || failed)
    return fault(path, "its length does not fit its header");
  return TileFile(std::move(file), {header.columns, header.rows},
                  {header.tile_width, header.tile_height});
}

std::size_t TileFile::tile_bytes() const {
  return static_cast<std::size_t>(tile_size_.x) * static_cast<std::size_t>(tile_size_.y) *
         kPixelBytes;
}

bool TileFile::read(glm::ivec2 tile, std::span<std::uint8_t> bytes) {
  const auto nth = static_cast<std::size_t>(tile.y) * static_cast<std::size_t>(tiles_.x) +
                   static_cast<std::size_t>(tile.x);
  file_.clear();
  file_.seekg(static_cast<std::streamoff>(sizeof(Header) + nth * tile_bytes()));
  file_.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(tile_bytes()));
  return static_cast<bool>(file_);
}

}  // namespace engine
