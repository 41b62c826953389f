#include "engine/assets/image_file.h"
#include "game/bake/land.h"
#include "tests/map/the_map.h"

namespace {

using the_map::drawn;

engine::Image baked(const char* name) {
  engine::Image image;
  const auto fault = engine::read_image_file(std::filesystem::path(AMONHEN_BAKED) / name, image);
  EXPECT_FALSE(fault) << *fault;
  return image;
}

std::string name_of(std::uint8_t index) {
  return index == bake::kNoRegion ? "none" : drawn().regions.at(index).id;
}

// Along a line at any angle, its staircase of pixel sides is this much too long on the mean.
constexpr float kStair = 0.785f;

TEST(Picking, BakedImageAndGraphAgree) {
  const engine::Image image = baked("map-region.img");
  ASSERT_EQ(image.format, engine::PixelFormat::kR8);
  ASSERT_EQ(image.width, 2048u);
  ASSERT_EQ(image.height, 1412u);
  const float side = kStair * 145.0f / 2048.0f;
  const auto at = [&](std::size_t x, std::size_t y) { return image.levels[0][y * 2048 + x]; };
  std::map<std::pair<std::uint8_t, std::uint8_t>, float> found;
  for (std::size_t y = 0; y + 1 < image.height; ++y) {
    for (std::size_t x = 0; x + 1 < image.width; ++x) {
      for (const std::uint8_t other : {at(x + 1, y), at(x, y + 1)}) {
        if (at(x, y) != other) found[std::minmax(at(x, y), other)] += side;
      }
    }
  }
  std::map<the_map::Pair, float> contacts;
  for (const auto& [pair, length] : found) {
    contacts[the_map::pair_of(name_of(pair.first), name_of(pair.second))] = length;
  }
  // The image does not tell the sea from the lakes, so coasts are taken from the arcs.
  for (const bake::Arc& arc : drawn().arcs) {
    if (arc.kind == bake::BorderKind::kCoast)
      contacts[the_map::pair_of(arc.sides[0], arc.sides[1])] += 1;
  }
  the_map::expect_agreement(contacts);
}

TEST(Picking, EveryPointOfARegionPicksIt) {
  const engine::Image image = baked("map-region.img");
  const auto pick = [&](glm::vec2 place) {
    const auto x = static_cast<std::size_t>(place.x / 145 * 2048);
    const auto y = static_cast<std::size_t>(place.y / 100 * 1412);
    return name_of(image.levels[0][y * 2048 + x]);
  };
  for (const auto& [id, places] : drawn().places) {
    EXPECT_EQ(pick(places.settlement), id);
    EXPECT_EQ(pick(places.label), id);
    for (const glm::vec2 point : places.points) EXPECT_EQ(pick(point), id);
    for (const auto& [slot, spot] : places.slots) EXPECT_EQ(pick(spot), id) << slot;
  }
}

TEST(Picking, TheOpenSeaIsNoRegion) {
  const engine::Image image = baked("map-region.img");
  EXPECT_EQ(image.levels[0][700 * 2048 + 100], bake::kNoRegion);
  EXPECT_EQ(image.levels[0][1300 * 2048 + 900], bake::kNoRegion);
}

}  // namespace
