// Brushwork on the ground, from very near.

#include <cmath>

#include "engine/render/canvas.h"
#include "engine/render/ground/stroke_texture.h"
#include "engine/render/renderer.h"
#include "tests/engine/offscreen.h"
#include "tests/engine/picture_size.h"
#include "tests/engine/sample_scene.h"
#include "tests/harness/done.h"

namespace engine {
namespace {

Image one_colour(int width, int height, const std::array<std::uint8_t, 4>& colour) {
  Image image{.width = static_cast<std::uint32_t>(width),
              .height = static_cast<std::uint32_t>(height),
              .levels = {{}}};
  for (int i = 0; i < width * height; ++i)
    image.levels[0].insert(image.levels[0].end(), colour.begin(), colour.end());
  build_mip_levels(image);
  return image;
}

class Strokes : public Offscreen, public testing::WithParamInterface<Level> {
 protected:
  Strokes() : renderer_(Renderer::create({.shader_folder = SHADER_FOLDER}).take()) {
    EXPECT_TRUE(harness::is_done(renderer_.set_effects(effects_of(GetParam()))));
    renderer_.set_terrain(sample::heights(), one_colour(256, 176, {0xB7, 0xA8, 0x8C, 0}));
    renderer_.set_terrain_detail(sample::tiles_of({0xB7, 0xA8, 0x8C, 0}), {});
    scene_.light.vignette = 0;
  }

  /// How much brightness differs from that of the pixel beside it, in the middle of the picture.
  float roughness_from(float distance) {
    scene_.camera = view_from({.target = {74, 50}, .distance = distance, .tilt = 0.9F}, kSize);
    const Canvas canvas(kSize);
    do {
      renderer_.draw(scene_, kSize);
    } while (renderer_.is_refining());
    const Pixels pixels = canvas.read();
    EXPECT_FALSE(gl::take_error());
    float sum = 0;
    int count = 0;
    for (int y = kSize.y / 4; y < kSize.y * 3 / 4; ++y) {
      for (int x = kSize.x / 4; x < kSize.x * 3 / 4; ++x, ++count)
        sum += static_cast<float>(
            std::abs(brightness(pixels.at({x, y})) - brightness(pixels.at({x + 1, y}))));
    }
    return sum / static_cast<float>(count);
  }
  void show(const std::array<std::uint8_t, 4>& kinds) {
    renderer_.set_ground_kinds(one_colour(64, 44, kinds));
  }

 private:
  Renderer renderer_;
  Scene scene_;
};
std::string quality_of(const testing::TestParamInfo<Level>& level) {
  return std::string(id_of(level.param));
}
INSTANTIATE_TEST_SUITE_P(AtEachLevel, Strokes, testing::ValuesIn(kLevels), quality_of);

TEST_P(Strokes, ASlopeIsNotSmearedFromVeryNear) {
  const float smooth = roughness_from(6);
  show({255, 0, 0, 0});
  EXPECT_GT(roughness_from(6), smooth + 1.2F);
}

TEST_P(Strokes, EveryKindOfGroundHasItsOwn) {
  const float smooth = roughness_from(6);
  for (std::size_t kind = 0; kind < 4; ++kind) {
    std::array<std::uint8_t, 4> kinds{};
    kinds[kind] = 255;
    show(kinds);
    EXPECT_GT(roughness_from(6), smooth + 0.4F) << kind;
  }
}

TEST_P(Strokes, AreNotSeenFromAfar) {
  const float smooth = roughness_from(60);
  show({255, 0, 0, 0});
  EXPECT_EQ(roughness_from(60), smooth);
}

TEST(StrokeTexture, IsAsOftenDarkerAsLighter) {
  const Image tile = stroke_texture(128);
  const std::vector<std::uint8_t>& middle = tile.levels.back();
  ASSERT_EQ(middle.size(), 4U);
  for (const std::uint8_t kind : middle) EXPECT_NEAR(kind, 128, 6);
}

}  // namespace
}  // namespace engine
