#include "engine/assets/tile_file.h"

#include <fstream>

#include <gtest/gtest.h>

#include "tests/harness/done.h"

namespace {

namespace fs = std::filesystem;

/// Each pixel tells where it is.
engine::Image picture(std::uint32_t width, std::uint32_t height) {
  engine::Image image{width, height, engine::PixelFormat::kRgba8, {{}}};
  for (std::uint32_t y = 0; y < height; ++y) {
    for (std::uint32_t x = 0; x < width; ++x) {
      for (const std::uint32_t byte : {x, y, x + y, 7U})
        image.levels[0].push_back(static_cast<std::uint8_t>(byte));
    }
  }
  return image;
}

class TileFile : public testing::Test {
 protected:
  void SetUp() override {
    const auto* test = testing::UnitTest::GetInstance()->current_test_info();
    path = fs::temp_directory_path() / ("amonhen-tiles-" + std::string(test->name()));
    ASSERT_TRUE(harness::is_done(engine::write_tile_file(path, picture(12, 6), {4, 2})));
  }
  void TearDown() override { fs::remove(path); }

  std::string why_not() const {
    const auto file = engine::TileFile::open(path);
    return file ? "" : file.error();
  }

  fs::path path;
};

TEST_F(TileFile, EveryTileIsItsPartOfThePicture) {
  auto file = engine::TileFile::open(path);
  ASSERT_TRUE(file) << file.error();
  EXPECT_EQ(file->tiles(), glm::ivec2(4, 2));
  EXPECT_EQ(file->tile_size(), glm::ivec2(3, 3));
  std::vector<std::uint8_t> bytes(file->tile_bytes());
  for (const glm::ivec2 tile : {glm::ivec2(3, 1), glm::ivec2(0, 0), glm::ivec2(2, 0)}) {
    ASSERT_TRUE(file->read(tile, bytes));
    for (int y = 0; y < 3; ++y) {
      for (int x = 0; x < 3; ++x) {
        const auto at = static_cast<std::size_t>(y * 3 + x) * 4;
        EXPECT_EQ(bytes[at], tile.x * 3 + x);
        EXPECT_EQ(bytes[at + 1], tile.y * 3 + y);
      }
    }
  }
}

TEST_F(TileFile, ATornFileIsRefused) {
  fs::resize_file(path, fs::file_size(path) - 1);
  EXPECT_EQ(why_not(), path.string() + ": its length does not fit its header.");
}

TEST_F(TileFile, AForeignFileIsRefused) {
  std::ofstream(path) << "a tale of many words, long enough for a header";
  EXPECT_EQ(why_not(), path.string() + ": this is not a tile file of this game.");
}

TEST_F(TileFile, AMissingFileIsRefused) {
  fs::remove(path);
  EXPECT_EQ(why_not(), path.string() + ": it could not be opened.");
}

TEST_F(TileFile, AFileThatShrinksWhileItIsReadIsNoticed) {
  auto file = engine::TileFile::open(path);
  ASSERT_TRUE(file);
  fs::resize_file(path, 30);
  std::vector<std::uint8_t> bytes(file->tile_bytes());
  EXPECT_FALSE(file->read({3, 1}, bytes));
}

TEST_F(TileFile, APictureThatCannotBeCutEvenlyIsRefused) {
  EXPECT_FALSE(engine::write_tile_file(path, picture(13, 6), {4, 2}));
}

TEST(BakedTiles, AreTheColourMapOnceMoreButFiner) {
  const fs::path baked = fs::path(AMONHEN_BAKED) / "wotr";
  const auto read = engine::read_image_file(baked / "map-colour.img");
  ASSERT_TRUE(harness::is_done(read));
  const engine::Image& colour = *read;
  auto file = engine::TileFile::open(baked / "map-detail.tiles");
  ASSERT_TRUE(file) << file.error();
  const glm::ivec2 whole = file->tiles() * file->tile_size();
  ASSERT_EQ(whole, glm::ivec2(2 * colour.width, 2 * colour.height));
  // Minas Tirith's tile: four of its pixels make one of the colour map.
  const glm::ivec2 tile(10, 10);
  std::vector<std::uint8_t> bytes(file->tile_bytes());
  ASSERT_TRUE(file->read(tile, bytes));
  const auto wide = static_cast<std::size_t>(file->tile_size().x);
  constexpr int kPlaces = 100;
  int alike = 0;
  for (std::size_t i = 0; i < kPlaces; ++i) {
    const std::size_t x = 2 * i;
    const std::size_t y = 2 * (i % 50);
    const std::size_t map_x = (static_cast<std::size_t>(tile.x) * wide + x) / 2;
    const std::size_t map_y =
        static_cast<std::size_t>(tile.y) * static_cast<std::size_t>(file->tile_size().y);
    ASSERT_EQ(map_y % 2, 0U) << "choose a tile that begins on an even row";
    const auto fine = [&](std::size_t dx, std::size_t dy) {
      return bytes[((y + dy) * wide + x + dx) * 4];
    };
    const int mean = (fine(0, 0) + fine(1, 0) + fine(0, 1) + fine(1, 1) + 2) / 4;
    alike += colour.levels[0][((map_y + y) / 2 * colour.width + map_x) * 4] == mean;
  }
  EXPECT_GT(alike, kPlaces * 3 / 4) << "elsewhere lie the lines, which the tiles leave out";
  EXPECT_LT(alike, kPlaces) << "a line crosses here";
}

}  // namespace
