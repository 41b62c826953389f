#include "game/makers/bake/relief.h"

#include <cmath>
#include <cstring>
#include <glm/common.hpp>

#include "engine/assets/image_file.h"
#include "tests/harness/done.h"
#include "tests/map/the_map.h"

namespace {

class Relief : public the_map::OnEachMap {
 protected:
  void SetUp() override {
    auto image = engine::read_image_file(baked("map-height.img"));
    ASSERT_TRUE(harness::is_done(image));
    image_ = image.take();
  }

  float at(glm::vec2 place) const {
    const auto x = static_cast<std::size_t>(place.x / 145 * static_cast<float>(image_.width));
    const auto y = static_cast<std::size_t>(place.y / 100 * static_cast<float>(image_.height));
    std::uint16_t step = 0;
    std::memcpy(&step, &image_.levels[0][(y * image_.width + x) * 2], 2);
    return static_cast<float>(step) / 65535;
  }

  float highest_around(glm::vec2 place, float reach) const {
    float most = 0;
    const int steps = static_cast<int>(reach / 0.1f);
    for (int row = -steps; row <= steps; ++row) {
      for (int column = -steps; column <= steps; ++column) {
        const glm::vec2 off = 0.1f * glm::vec2(column, row);
        most = std::max(most, at(glm::clamp(place + off, glm::vec2(0), {144.9f, 99.9f})));
      }
    }
    return most;
  }

  engine::Image image_;
};
INSTANTIATE_TEST_SUITE_P(Maps, Relief, the_map::all_games(), the_map::name_of);

TEST_P(Relief, TheSeaIsLevel) {
  EXPECT_NEAR(at(the().game.open_sea), bake::kSeaLevel, 1e-4f);
  EXPECT_NEAR(at({60, 92}), bake::kSeaLevel, 1e-4f);
}

TEST_P(Relief, LandIsNeverBelowTheSea) {
  for (const auto& [id, places] : map().places)
    EXPECT_GE(at(places.settlement), bake::kSeaLevel) << id;
}

TEST_P(Relief, ImpassableBordersRise) {
  for (const bake::Arc& arc : map().arcs) {
    if (arc.kind != bake::BorderKind::kImpassable) continue;
    EXPECT_GT(highest_around(arc.points[arc.points.size() / 2], 0.8f), 0.38f)
        << arc.sides[0] << " and " << arc.sides[1];
  }
}

// Where nobody passes one sees why: along the whole of it the ground of nobody is high.
TEST_P(Relief, WildLandRises) {
  for (const bake::Arc& arc : map().arcs) {
    if (arc.kind != bake::BorderKind::kFoot) continue;
    for (std::size_t i = 4; i + 4 < arc.points.size(); i += 8) {
      EXPECT_GT(highest_around(arc.points[i], 1.6f), 0.36f)
          << arc.sides[0] << " and " << arc.sides[1] << " at " << arc.points[i].x << ", "
          << arc.points[i].y;
    }
  }
}

TEST_P(Relief, SettlementsStandOnLevelGround) {
  for (const auto& [id, places] : map().places) {
    float low = 1;
    float high = 0;
    for (int i = 0; i < 16; ++i) {
      const float turn = 0.3927f * static_cast<float>(i);
      const float here = at(places.settlement + 0.45f * glm::vec2(std::cos(turn), std::sin(turn)));
      low = std::min(low, here);
      high = std::max(high, here);
    }
    EXPECT_LT((high - low) * bake::kHeightScale, 0.35f) << id;
  }
}

TEST_P(Relief, ColourMapIsReadyToUpload) {
  const auto colour = engine::read_image_file(baked("map-colour.img"));
  ASSERT_TRUE(harness::is_done(colour));
  EXPECT_EQ(colour->width, 4096u);
  EXPECT_EQ(colour->height, 2824u);
  EXPECT_EQ(colour->format, engine::PixelFormat::kRgba8);
  EXPECT_EQ(colour->levels.size(), 13u);
}

TEST_P(Relief, ComesOutTheSameAgain) {
  const bake::Grid<float> again = bake::raise_relief(map(), bake::survey(map()));
  for (const auto& [id, places] : map().places) {
    const auto x = static_cast<int>(places.label.x / 145 * 2048);
    const auto y = static_cast<int>(places.label.y / 100 * 1412);
    EXPECT_NEAR(again.at(x, y), at(places.label), 1.0f / 65535) << id;
  }
}

}  // namespace
