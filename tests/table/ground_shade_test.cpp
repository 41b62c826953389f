#include "game/table/ground_shade.h"

#include <algorithm>
#include <string_view>

#include <gtest/gtest.h>

#include "world.h"

namespace {

using namespace table_test;

constexpr int kFull = 255;

struct Sample {
  int light = 0;
  int glow = 0;
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
  const std::size_t at = 2 * (y * image.width + x);
  return {pixels[at], pixels[at + 1]};
}

struct GroundShade : testing::Test {
  table::RegionId edoras = region_called("edoras");
  table::RegionId shire = region_called("the-shire");
  engine::Image image = table::shade_around(board().regions, layout().size, only(edoras)).light;
};

TEST_F(GroundShade, LeavesTheLightToWhatCanBeChosenAndTakesItFromTheRest) {
  EXPECT_EQ(sample(image, layout_of(layout(), edoras).label).light, kFull);
  const Sample other = sample(image, layout_of(layout(), shire).label);
  EXPECT_LT(other.light, kFull * 2 / 3);
  EXPECT_EQ(other.glow, 0);
}

TEST_F(GroundShade, GlowsWithinTheBorderAndNowhereElse) {
  int glowing = 0;
  for (std::size_t y = 0; y < image.height; ++y) {
    for (std::size_t x = 0; x < image.width; ++x) {
      const glm::vec2 place =
          (glm::vec2(x, y) + 0.5F) * layout().size / glm::vec2(image.width, image.height);
      const Sample here = sample(image, place);
      if (here.glow == 0) continue;
      ++glowing;
      EXPECT_EQ(board().regions.at(place), edoras) << place.x << ", " << place.y;
    }
  }
  EXPECT_GT(glowing, 200);
}

}  // namespace
