#include "game/table/board/board_assets.h"

#include <fstream>

#include <gtest/gtest.h>

#include "world.h"

namespace {

namespace fs = std::filesystem;
using namespace table_test;

/// The baked files, for breaking; what is not touched is linked, not copied.
class BakedFolder : public testing::Test {
 protected:
  void SetUp() override {
    const std::string name = testing::UnitTest::GetInstance()->current_test_info()->name();
    folder = fs::temp_directory_path() / ("amonhen-baked-" + name);
    fs::remove_all(folder);
    fs::create_directories(folder);
    for (const auto& file : fs::directory_iterator(BAKED_FOLDER))
      fs::create_symlink(file.path(), folder / file.path().filename());
  }
  void TearDown() override { fs::remove_all(folder); }

  void spoil(const std::string& file) {
    fs::remove(folder / file);
    std::ofstream(folder / file) << "not what it should be";
  }
  table::BoardAssets load() const { return table::load_board_assets(folder, layout()); }

  fs::path folder;
};

void expect_every_settlement_in_its_region(const table::BoardAssets& board) {
  for (std::size_t i = 0; i < layout().regions.size(); ++i) {
    EXPECT_EQ(board.regions.at(layout().regions[i].settlement), static_cast<table::RegionId>(i));
  }
}

TEST_F(BakedFolder, WholeItHasNoFaults) {
  const table::BoardAssets board = load();
  EXPECT_EQ(board.faults, std::vector<std::string>{});
  EXPECT_TRUE(board.detail);
}

TEST_F(BakedFolder, ASpoiltPickingImageIsDrawnFromTheBorders) {
  spoil("map-region.img");
  const table::BoardAssets board = load();
  ASSERT_EQ(board.faults.size(), 1U);
  EXPECT_TRUE(board.faults[0].starts_with((folder / "map-region.img").string() + ": "));
  expect_every_settlement_in_its_region(board);
  EXPECT_EQ(board.regions.at({8, 50}), table::kNoRegion);
  EXPECT_EQ(board.colour.width, 4096U);
}

TEST_F(BakedFolder, SpoiltReliefIsFlat) {
  spoil("map-height.img");
  const table::BoardAssets board = load();
  ASSERT_EQ(board.faults.size(), 1U);
  EXPECT_EQ(board.ground.size(), layout().size);
  EXPECT_EQ(board.ground.height_at({60, 40}), board.ground.height_at({100, 70}));
}

TEST_F(BakedFolder, WithoutColoursLandAndSeaStillDiffer) {
  fs::remove(folder / "map-colour.img");
  const table::BoardAssets board = load();
  ASSERT_EQ(board.faults.size(), 1U);
  EXPECT_FALSE(board.detail);
  const auto red_at = [&](glm::vec2 place) {
    const glm::vec2 share = place / layout().size;
    const auto x = static_cast<std::size_t>(share.x * static_cast<float>(board.colour.width));
    const auto y = static_cast<std::size_t>(share.y * static_cast<float>(board.colour.height));
    return static_cast<int>(board.colour.levels[0][(y * board.colour.width + x) * 4]);
  };
  for (const table::RegionLayout& region : layout().regions)
    EXPECT_GT(red_at(region.settlement), red_at({8, 50}) + 80);
}

TEST_F(BakedFolder, WithoutKindsOfGroundNoStrokesAreShown) {
  spoil("map-kinds.img");
  const table::BoardAssets board = load();
  ASSERT_EQ(board.faults.size(), 1U);
  EXPECT_TRUE(board.faults[0].starts_with((folder / "map-kinds.img").string() + ": "));
  EXPECT_TRUE(board.kinds.levels.empty());
  EXPECT_TRUE(board.detail);
}

TEST_F(BakedFolder, WithoutTheFinerPictureTheWholeMapServes) {
  spoil("map-detail.tiles");
  const table::BoardAssets board = load();
  ASSERT_EQ(board.faults.size(), 1U);
  EXPECT_FALSE(board.detail);
  EXPECT_EQ(board.colour.width, 4096U);
}

TEST_F(BakedFolder, TheFinerPictureIsNotShownWithoutItsLines) {
  spoil("map-lines.ink");
  const table::BoardAssets board = load();
  ASSERT_EQ(board.faults.size(), 1U);
  EXPECT_TRUE(board.faults[0].starts_with((folder / "map-lines.ink").string() + ": "));
  EXPECT_FALSE(board.detail);
}

TEST_F(BakedFolder, WithoutAnythingBakedTheBoardIsPlainAndComplete) {
  const table::BoardAssets board = table::load_board_assets("/nowhere", layout());
  ASSERT_EQ(board.faults.size(), 1U);
  EXPECT_EQ(board.faults[0], "/nowhere/map-meta.json: it cannot be read; was the map baked?");
  expect_every_settlement_in_its_region(board);
}

}  // namespace
