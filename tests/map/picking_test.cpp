#include "engine/assets/image_file.h"
#include "game/makers/bake/land.h"
#include "tests/harness/done.h"
#include "tests/map/the_map.h"

namespace {

class Picking : public the_map::OnEachMap {
 protected:
  void SetUp() override {
    auto image = engine::read_image_file(baked("map-region.img"));
    ASSERT_TRUE(harness::is_done(image));
    image_ = image.take();
  }
  std::string name_of(std::uint8_t index) const {
    return index == bake::kNoRegion ? "none" : map().regions.at(index).id;
  }
  std::string pick(glm::vec2 place) const {
    const auto x = static_cast<std::size_t>(place.x / 145 * 2048);
    const auto y = static_cast<std::size_t>(place.y / 100 * 1412);
    return name_of(image_.levels[0][y * 2048 + x]);
  }

  engine::Image image_;
};
INSTANTIATE_TEST_SUITE_P(Maps, Picking, the_map::all_games(), the_map::name_of);

// Along a line at any angle, its staircase of pixel sides is this much too long on the mean.
constexpr float kStair = 0.785f;

TEST_P(Picking, BakedImageAndGraphAgree) {
  ASSERT_EQ(image_.format, engine::PixelFormat::kR8);
  ASSERT_EQ(image_.width, 2048u);
  ASSERT_EQ(image_.height, 1412u);
  const float side = kStair * 145.0f / 2048.0f;
  const auto at = [&](std::size_t x, std::size_t y) { return image_.levels[0][y * 2048 + x]; };
  std::map<std::pair<std::uint8_t, std::uint8_t>, float> found;
  for (std::size_t y = 0; y + 1 < image_.height; ++y) {
    for (std::size_t x = 0; x + 1 < image_.width; ++x) {
      for (const std::uint8_t other : {at(x + 1, y), at(x, y + 1)}) {
        if (at(x, y) != other) found[std::minmax(at(x, y), other)] += side;
      }
    }
  }
  std::map<the_map::Pair, float> contacts;
  for (const auto& [pair, length] : found) {
    contacts[the_map::pair_of(name_of(pair.first), name_of(pair.second))] = length;
  }
  the_map::expect_agreement(the(), contacts);
}

TEST_P(Picking, EveryPointOfARegionPicksIt) {
  for (const auto& [id, places] : map().places) {
    EXPECT_EQ(pick(places.settlement), id);
    EXPECT_EQ(pick(places.label), id);
    for (const glm::vec2 point : places.points) EXPECT_EQ(pick(point), id);
    for (const auto& [slot, spot] : places.slots) EXPECT_EQ(pick(spot), id) << slot;
  }
}

// What no region has is no place to put a figure: the sea, rivers that part, crests.
TEST_P(Picking, GroundOfNobodyPicksNothing) {
  EXPECT_EQ(pick(the().game.open_sea), "none");
  for (const bake::Bridge& bridge : map().bridges) EXPECT_EQ(pick(bridge.place), "none");
}

}  // namespace
