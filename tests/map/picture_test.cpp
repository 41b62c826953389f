#include <algorithm>
#include <array>
#include <cmath>
#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/vec4.hpp>

#include "engine/assets/image_file.h"
#include "engine/assets/ink_file.h"
#include "game/makers/bake/painter.h"
#include "game/makers/bake/pen.h"
#include "tests/harness/done.h"
#include "tests/map/the_map.h"

// What somebody sees who looks at the baked map.
namespace {

class PaintedMap : public the_map::OnEachMap {
 protected:
  engine::Image image(const char* file) const {
    auto image = engine::read_image_file(baked(file));
    EXPECT_TRUE(harness::is_done(image));
    return image ? image.take() : engine::Image{};
  }
};
INSTANTIATE_TEST_SUITE_P(Maps, PaintedMap, the_map::all_games(), the_map::name_of);

glm::vec4 at(const engine::Image& image, glm::vec2 place) {
  const auto x =
      static_cast<std::size_t>(place.x / bake::kBoardWidth * static_cast<float>(image.width));
  const auto y =
      static_cast<std::size_t>(place.y / bake::kBoardHeight * static_cast<float>(image.height));
  const std::uint8_t* pixel = &image.levels[0][(y * image.width + x) * 4];
  return {pixel[0], pixel[1], pixel[2], pixel[3]};
}

/// Calls `visit` for places all over an outline.
template <typename Visit>
void all_over(const bake::Line& outline, float step, Visit visit) {
  glm::vec2 low = outline.front();
  glm::vec2 high = low;
  for (const glm::vec2 corner : outline) {
    low = glm::min(low, corner);
    high = glm::max(high, corner);
  }
  low = glm::max(low, glm::vec2(0));
  high = glm::min(high, glm::vec2(bake::kBoardWidth, bake::kBoardHeight) - 0.1f);
  for (float y = low.y; y < high.y; y += step) {
    for (float x = low.x; x < high.x; x += step) {
      if (the_map::is_inside(outline, {x, y})) visit(glm::vec2(x, y));
    }
  }
}

/// The mean colour of all woods of a kind.
glm::vec3 colour_of(const bake::MapData& map, const engine::Image& picture, bake::WoodKind kind) {
  glm::vec3 sum(0);
  float count = 0;
  for (const bake::Wood& wood : map.woods) {
    if (wood.kind != kind) continue;
    all_over(wood.line, 0.05f, [&](glm::vec2 place) {
      sum += glm::vec3(at(picture, place));
      ++count;
    });
  }
  return sum / std::max(count, 1.0f);
}

float brightness(glm::vec3 colour) { return glm::dot(colour, glm::vec3(0.3f, 0.5f, 0.2f)); }

TEST_P(PaintedMap, WoodsAreToldApartAtAGlance) {
  using enum bake::WoodKind;
  const engine::Image picture = image("map-colour.img");
  const glm::vec3 lorien = colour_of(map(), picture, kGolden);
  const glm::vec3 mirkwood = colour_of(map(), picture, kDark);
  const glm::vec3 fangorn = colour_of(map(), picture, kOld);
  EXPECT_GT(lorien.r, lorien.g + 8) << "it is golden";
  EXPECT_GT(lorien.g, lorien.b + 40);
  EXPECT_GE(mirkwood.g, mirkwood.r) << "it is green";
  EXPECT_LT(brightness(mirkwood), brightness(fangorn) - 12) << "it is dark";
  EXPECT_LT(brightness(fangorn), brightness(lorien) - 25);
  EXPECT_GT(fangorn.g, fangorn.b + 20);
}

TEST_P(PaintedMap, NothingIsWrittenOnTheWaterOfARiver) {
  const bake::Land land = bake::survey(map());
  const int width = bake::kFieldWidth * 2;
  const int height = bake::kFieldHeight * 2;
  const bake::Grid<std::uint8_t> water =
      bake::draw_strokes(bake::river_strokes(map(), land, 0), width, {0, height, height});
  const auto lines = engine::read_ink_file(baked("map-lines.ink"));
  ASSERT_TRUE(harness::is_done(lines));
  int wet = 0;
  glm::vec2 where{0};
  for (const engine::InkLine& line : *lines) {
    for (const glm::vec3 point : line.points) {
      if (water.sample(glm::vec2(point)) < 160) continue;
      ++wet;
      where = {point.x, point.y};
    }
  }
  EXPECT_EQ(wet, 0) << "at " << where.x << ", " << where.y;
}

TEST_P(PaintedMap, WhoseLandItIsNeverLooksLikeALake) {
  const engine::Image picture = image("map-colour.img");
  int blue = 0;
  int all = 0;
  for (const bake::Region& region : map().regions) {
    if (region.nation != "gondor") continue;
    all_over(map().outline(*map().ring_of(region.id)), 0.25f, [&](glm::vec2 place) {
      glm::vec4 mean(0);
      for (const glm::vec2 off : {glm::vec2(0), glm::vec2(0.1f, 0.02f), glm::vec2(-0.02f, 0.1f),
                                  glm::vec2(-0.1f, -0.05f), glm::vec2(0.05f, -0.1f)})
        mean += at(picture, glm::clamp(place + off, glm::vec2(0), {144.9f, 99.9f})) / 5.0f;
      if (mean.a > 0) return;  // water is blue, and should be
      ++all;
      blue += mean.b > mean.r + 6 ? 1 : 0;
    });
  }
  ASSERT_GT(all, 500);
  EXPECT_LT(blue, all / 40);
}

TEST_P(PaintedMap, TheBrushKnowsRockFromSandAndGrassFromAsh) {
  const engine::Image kinds = image("map-kinds.img");
  EXPECT_LT(glm::length(at(kinds, the().game.open_sea)), 40);
  glm::vec4 most(0);
  for (float y = 1; y < 99; y += 0.5f) {
    for (float x = 1; x < 144; x += 0.5f) most = glm::max(most, at(kinds, {x, y}));
  }
  for (int kind = 0; kind < 4; ++kind) EXPECT_GT(most[kind], 200) << kind;
  for (const bake::Range& range : map().ranges) {
    if (range.kind != bake::RangeKind::kVolcano) continue;
    EXPECT_GT(at(kinds, range.line.front() + glm::vec2(0, 4)).a, 120) << "Gorgoroth is ash";
  }
}

}  // namespace
