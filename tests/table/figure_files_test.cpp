#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>

#include "engine/assets/gltf_writer.h"
#include "engine/geometry/mesh_edit.h"
#include "engine/geometry/shapes.h"
#include "game/app/start/fallback_notice.h"
#include "game/figures/bases.h"
#include "game/match/folders/files.h"
#include "game/wotr/figures/figure_kinds.h"
#include "game/wotr/figures/palette.h"
#include "tests/harness/done.h"

namespace {

namespace fs = std::filesystem;

TEST(FigureFiles, EveryFigureOfTheBoxHasAFile) {
  const figures::FigureModels figures = wotr_figures::load_figures(FIGURE_FOLDER);
  EXPECT_EQ(figures.faults, std::vector<std::string>{});
  EXPECT_EQ(figures.by_id.size(), 37U);
  for (const figures::FigureKind& kind : wotr_figures::figure_kinds()) {
    EXPECT_TRUE(figures.by_id.contains(kind.id)) << kind.id;
  }
}

TEST(FigureFiles, WithoutAFolderPawnsOfEveryNationStandIn) {
  const figures::FigureModels figures = wotr_figures::load_figures("/nowhere");
  ASSERT_EQ(figures.faults.size(), figures.by_id.size());
  EXPECT_EQ(figures.faults.front(), "/nowhere/gondor-regular.glb: there is no such file.");
  const engine::Mesh& pawn = figures.by_id.at("rohan-elite").full;
  EXPECT_NEAR(engine::bounds(pawn).high.x, figures::kUnitBase, 0.03F);
  for (const engine::Vertex& vertex : pawn.vertices) {
    if (vertex.position.y > 0.01F) continue;
    EXPECT_EQ(vertex.paint, wotr_figures::nation_paint("rohan", 1));
  }
}

/// A copy of the figures, for breaking.
class FigureFolder : public testing::Test {
 protected:
  void SetUp() override {
    const std::string name = testing::UnitTest::GetInstance()->current_test_info()->name();
    folder = fs::temp_directory_path() / ("amonhen-figures-" + name);
    fs::remove_all(folder);
    fs::copy(FIGURE_FOLDER, folder);
  }
  void TearDown() override { fs::remove_all(folder); }

  fs::path folder;
};

TEST_F(FigureFolder, OneBrokenFileIsNamedAndTheOthersStand) {
  fs::resize_file(folder / "strider.glb", 1000);
  const figures::FigureModels figures = wotr_figures::load_figures(folder);
  ASSERT_EQ(figures.faults.size(), 1U);
  EXPECT_TRUE(figures.faults.front().starts_with((folder / "strider.glb").string() + ": "));
  EXPECT_LT(engine::triangle_count(figures.by_id.at("strider").full), 200U);
  EXPECT_GT(engine::triangle_count(figures.by_id.at("aragorn").full), 300U);
}

TEST_F(FigureFolder, AnArtistsModelReplacesOurs) {
  const engine::Mesh box = engine::box({1, 2, 1}, {1, 0, 0, 0});
  ASSERT_TRUE(harness::is_done(engine::write_gltf(folder / "gimli.glb", "gimli", {box, {}})));
  const figures::FigureModels figures = wotr_figures::load_figures(folder);
  EXPECT_TRUE(figures.faults.empty());
  EXPECT_EQ(engine::triangle_count(figures.by_id.at("gimli").full), 12U);
}

TEST_F(FigureFolder, AModelInCentimetresIsRefused) {
  const engine::Mesh box = engine::box({100, 200, 100}, {1, 0, 0, 0});
  ASSERT_TRUE(harness::is_done(engine::write_gltf(folder / "gimli.glb", "gimli", {box, {}})));
  const figures::FigureModels figures = wotr_figures::load_figures(folder);
  ASSERT_EQ(figures.faults.size(), 1U);
  EXPECT_NE(figures.faults.front().find("gimli.glb: it is too large"), std::string::npos);
}

TEST(Fallbacks, AreToldInOneNotice) {
  const auto text = match::read_file(DATA_FOLDER "/lang/en.json");
  const auto words = lang::Sentences::load(*text, "en.json");
  EXPECT_EQ(app::fallback_notice(*words, {}), "");
  const std::vector<std::string> one{"a.glb: it is too large."};
  EXPECT_EQ(
      app::fallback_notice(*words, one),
      "1 thing is shown plainly, because its file is missing or broken. a.glb: it is too large.");
  const std::vector<std::string> two{"a.glb: there is no such file.", "b.glb: it is too large."};
  EXPECT_EQ(
      app::fallback_notice(*words, two),
      "2 things are shown plainly, because their files are missing or broken. a.glb: there is no "
      "such file.");
}

}  // namespace
