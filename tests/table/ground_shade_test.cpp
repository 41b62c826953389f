#include "game/table/ground_shade.h"

#include <algorithm>
#include <string_view>

#include <gtest/gtest.h>

#include "world.h"

namespace {

using namespace table_test;

constexpr int kFull = 255;

struct Sample {
  int red = 0;
  int blue = 0;
  int light = 0;
};

table::RegionId region_called(std::string_view id) {
  const auto& regions = layout().regions;
  const auto found = std::find_if(regions.begin(), regions.end(),
                                  [&](const table::RegionLayout& one) { return one.id == id; });
  return table::RegionId(found - regions.begin());
}

table::RegionSet only(table::RegionId region) {
  table::RegionSet set;
  set.insert(region);
  return set;
}

Sample sample(const engine::Image& image, glm::vec2 place) {
  const glm::vec2 share = place / layout().size;
  const auto x = static_cast<std::size_t>(share.x * static_cast<float>(image.width));
  const auto y = static_cast<std::size_t>(share.y * static_cast<float>(image.height));
  const std::vector<std::uint8_t>& pixels = image.levels.front();
  const std::size_t at = 4 * (y * image.width + x);
  return {pixels[at], pixels[at + 2], pixels[at + 3]};
}

struct GroundShade : testing::Test {
  table::RegionId edoras = region_called("edoras");
  table::RegionId shire = region_called("the-shire");
  engine::Image image = table::shade_of(board().regions, layout().size, only(edoras), {}).tint;
};

TEST_F(GroundShade, LeavesTheLightToWhatCanBeChosenAndTakesItFromTheRest) {
  EXPECT_EQ(sample(image, layout_of(layout(), edoras).label).light, kFull);
  const Sample other = sample(image, layout_of(layout(), shire).label);
  EXPECT_LT(other.light, kFull * 2 / 3);
  EXPECT_EQ(other.red, 0);
}

TEST_F(GroundShade, GlowsWithinTheBorderAndNowhereElse) {
  int glowing = 0;
  for (std::size_t y = 0; y < image.height; ++y) {
    for (std::size_t x = 0; x < image.width; ++x) {
      const glm::vec2 place =
          (glm::vec2(x, y) + 0.5F) * layout().size / glm::vec2(image.width, image.height);
      const Sample here = sample(image, place);
      if (here.red == 0) continue;
      ++glowing;
      EXPECT_EQ(board().regions.at(place), edoras) << place.x << ", " << place.y;
    }
  }
  EXPECT_GT(glowing, 200);
}

/// Most of it where somebody else's land begins; nobody's land and the sea stay as they are.
TEST_F(GroundShade, LandIsWashedWithTheColourOfItsOwner) {
  constexpr glm::vec3 kRed{1, 0, 0};
  constexpr glm::vec3 kBlue{0, 0, 1};
  const table::RegionId westemnet = region_called("westemnet");
  const table::RegionId folde = region_called("folde");
  const std::vector<table::OwnedGround> owned{{edoras, kRed}, {westemnet, kRed}, {folde, kBlue}};
  const engine::Image tint = table::shade_of(board().regions, layout().size, {}, owned).tint;
  const Sample hers = sample(tint, layout_of(layout(), edoras).label);
  EXPECT_GT(hers.red, 20);
  EXPECT_EQ(hers.blue, 0);
  EXPECT_GT(sample(tint, layout_of(layout(), folde).label).blue, 20);
  const Sample nobodys = sample(tint, layout_of(layout(), shire).label);
  EXPECT_EQ(nobodys.light, kFull);
  EXPECT_EQ(nobodys.red + nobodys.blue, 0);
  int edge = 0;
  for (std::size_t y = 0; y < tint.height; ++y) {
    for (std::size_t x = 0; x < tint.width; ++x) {
      const glm::vec2 place =
          (glm::vec2(x, y) + 0.5F) * layout().size / glm::vec2(tint.width, tint.height);
      const Sample here = sample(tint, place);
      edge = std::max(edge, here.red);
      EXPECT_EQ(here.red + here.blue > 0, here.light < kFull) << "the painting shows through";
      EXPECT_LT(here.red, kFull * 2 / 3) << "calmly";
    }
  }
  EXPECT_GT(edge, hers.red);
}

}  // namespace
