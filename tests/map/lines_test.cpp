#include <cmath>
#include <fstream>
#include <glm/geometric.hpp>

#include "engine/assets/ink_file.h"
#include "tests/harness/done.h"
#include "tests/map/the_map.h"

namespace {

namespace fs = std::filesystem;
using engine::InkLine;

class InkFile : public testing::Test {
 protected:
  void SetUp() override {
    const auto* test = testing::UnitTest::GetInstance()->current_test_info();
    path = fs::temp_directory_path() / ("amonhen-ink-" + std::string(test->name()));
    ASSERT_TRUE(harness::is_done(engine::write_ink_file(path, lines)));
  }
  void TearDown() override { fs::remove(path); }

  std::string why_not() const { return harness::failure_of(engine::read_ink_file(path)); }

  const std::vector<InkLine> lines{{{{1, 2, 0.1F}, {3, 4, 0.2F}}, {10, 20, 30, 40}},
                                   {{{5, 5, 0}, {6, 6, 1}, {7, 5, 2}}, {1, 2, 3, 255}}};
  fs::path path;
};

TEST_F(InkFile, ComesBackAsItWas) {
  const auto read = engine::read_ink_file(path);
  ASSERT_TRUE(harness::is_done(read));
  ASSERT_EQ(read->size(), lines.size());
  for (std::size_t i = 0; i < lines.size(); ++i) {
    EXPECT_EQ((*read)[i].points, lines[i].points);
    EXPECT_EQ((*read)[i].pigment, lines[i].pigment);
  }
}

TEST_F(InkFile, ATornFileIsRefused) {
  fs::resize_file(path, fs::file_size(path) - 1);
  EXPECT_EQ(why_not(), path.string() + ": it ends inside a line.");
}

TEST_F(InkFile, BytesTooManyAreRefused) {
  std::ofstream(path, std::ios::app) << "x";
  EXPECT_EQ(why_not(), path.string() + ": bytes follow its end.");
}

TEST_F(InkFile, APointThatIsNoNumberIsRefused) {
  ASSERT_TRUE(
      harness::is_done(engine::write_ink_file(path, {{{{1, 2, 0.1F}, {NAN, 4, 0.2F}}, {}}})));
  EXPECT_EQ(why_not(), path.string() + ": a line leaves every board.");
}

/// How near any line of a pigment comes to a place.
float nearest(const std::vector<InkLine>& lines, glm::vec2 place) {
  float least = 1e9F;
  for (const InkLine& line : lines) {
    for (const glm::vec3 point : line.points)
      least = std::min(least, glm::distance(glm::vec2(point), place));
  }
  return least;
}

class BakedLines : public the_map::OnEachMap {};
INSTANTIATE_TEST_SUITE_P(Maps, BakedLines, the_map::all_games(), the_map::name_of);

TEST_P(BakedLines, EveryBorderIsDrawn) {
  using enum bake::BorderKind;
  const auto lines = engine::read_ink_file(baked("map-lines.ink"));
  ASSERT_TRUE(harness::is_done(lines));
  for (const bake::Arc& arc : map().arcs) {
    if (arc.kind != kOpen && arc.kind != kImpassable && arc.kind != kCoast && arc.kind != kShore)
      continue;
    for (std::size_t i = 1; i + 1 < arc.points.size(); i += 3) {
      EXPECT_LT(nearest(*lines, arc.points[i]), 0.6F)
          << arc.sides[0] << " and " << arc.sides[1] << " at " << arc.points[i].x << ", "
          << arc.points[i].y;
    }
  }
}

}  // namespace
