// What comes out under the graver's hand.

#include <algorithm>
#include <numeric>

#include <gtest/gtest.h>

#include "engine/geometry/mesh_edit.h"
#include "game/makers/engrave/engrave.h"
#include "game/makers/engrave/read_compositions.h"

namespace {

using namespace engrave;

std::shared_ptr<const engine::Mesh> no_model(std::string_view) { return nullptr; }

engine::Image engraved(const std::string& sky, const std::string& things) {
  const auto read = parse_compositions(
      R"([{"id": "one", "ground": "plain", "sky": ")" + sky +
          R"(", "camera": {"from": [0, 2, 7], "to": [0, 1, 0]}, "things": )" + things + "}]",
      "test");
  EXPECT_TRUE(read) << read.error();
  return engrave::engrave(read->front(), no_model, nullptr);
}

/// The share of ink in a part of the picture, its corners as shares of its sides.
float ink_in(const engine::Image& image, glm::vec2 from, glm::vec2 to) {
  const auto at = [](float share, std::uint32_t side) {
    return static_cast<std::size_t>(share * static_cast<float>(side));
  };
  float sum = 0;
  float count = 0;
  for (std::size_t y = at(from.y, image.height); y < at(to.y, image.height); ++y) {
    for (std::size_t x = at(from.x, image.width); x < at(to.x, image.width); ++x) {
      sum += static_cast<float>(image.levels.front()[y * image.width + x]) / 255;
      ++count;
    }
  }
  return sum / count;
}

const std::string kOrb = R"([{"is": "orb", "at": [0, 0, 0]}])";

TEST(Engraving, IsTheSameEveryTime) {
  EXPECT_EQ(engraved("cloudy", kOrb).levels, engraved("cloudy", kOrb).levels);
}

TEST(Engraving, IsNeitherBareNorBlack) {
  for (const char* sky : {"clear", "cloudy", "dawn", "storm", "night", "dark", "smoke"}) {
    const float ink = ink_in(engraved(sky, kOrb), {0, 0}, {1, 1});
    EXPECT_GT(ink, 0.05F) << sky;
    EXPECT_LT(ink, 0.9F) << sky;
  }
}

TEST(Engraving, IsDarkerByNightAndDarkestOnBlackThings) {
  const engine::Image day = engraved("clear", kOrb);
  const engine::Image night = engraved("night", kOrb);
  EXPECT_GT(ink_in(night, {0, 0}, {1, 0.3F}), ink_in(day, {0, 0}, {1, 0.3F}) + 0.2F);
  EXPECT_GT(ink_in(day, {0.46F, 0.4F}, {0.54F, 0.6F}), ink_in(day, {0.05F, 0.4F}, {0.2F, 0.6F}));
}

TEST(Engraving, StandsOutFromWhatLiesBehind) {
  // Beside the silhouette of a dark thing some vellum stays bare, whatever lies there.
  const engine::Image image = engraved("night", kOrb);
  const std::uint8_t* row = &image.levels.front()[(image.height * 45 / 100) * image.width];
  const auto* edge =
      std::find_if(row, row + image.width / 2, [](std::uint8_t ink) { return ink < 40; });
  EXPECT_NE(edge, row + image.width / 2);
}

TEST(FiguresOfEngravings, LeaveTheirBasesOnTheTable) {
  engine::Mesh figure;
  engine::add_triangle(figure, {0, 0, 0}, {1, 0, 0}, {0, 0.15F, 1}, glm::vec4(1));
  engine::add_triangle(figure, {0, 0.2F, 0}, {1, 1, 0}, {0, 1, 1}, glm::vec4(1));
  const engine::Mesh standing = without_base(figure, 0.18F);
  ASSERT_EQ(standing.indices.size(), 3U);
  EXPECT_NEAR(engine::bounds(standing).high.y, 0.82F, 1e-5F);
}

}  // namespace
