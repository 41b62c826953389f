// Levels of quality, each effect alone, and the scene at a smaller size.

#include "engine/render/frame/effects.h"

#include <algorithm>
#include <cstdlib>
#include <glm/gtc/matrix_transform.hpp>
#include <vector>

#include "engine/gl/capabilities.h"
#include "engine/render/canvas.h"
#include "engine/render/frame/colour.h"
#include "engine/render/renderer.h"
#include "tests/engine/offscreen.h"
#include "tests/engine/picture_size.h"
#include "tests/engine/sample_scene.h"
#include "tests/harness/done.h"

namespace engine {
namespace {

Effects nothing() {
  Effects effects;
  for (const EffectSwitch& one : kEffectSwitches) effects.*one.field = false;
  return effects;
}

/// A relief with figures, and a lake that mirrors the sun.
class EffectsTest : public Offscreen {
 protected:
  EffectsTest() : renderer_(Renderer::create({.shader_folder = SHADER_FOLDER})) {
    if (!renderer_) ADD_FAILURE() << renderer_.error();
    Image colour = sample::colour(256);
    for (auto& level : colour.levels) {
      for (std::size_t i = 3; i < level.size(); i += 4) level[i] = 255;
    }
    const HeightField ground = sample::heights();
    renderer_->set_terrain(ground, colour);
    renderer_->set_terrain_detail(sample::tiles_of({0xB0, 0xB0, 0x98, 255}), {});
    scene_.instances = sample::ranks(renderer_->add_mesh(sample::figure(2000)), ground, 300);
    scene_.camera =
        view_from({.target = {72, 62}, .distance = 40, .tilt = 0.5F, .yaw = -1.1F}, kSize);
    scene_.light.to_sun = {-0.9F, 0.4F, -0.4F};  // low, and before the eye
    scene_.light.sun = {1.6F, 1.5F, 1.3F};
  }

  void write_names() {
    scene_.instances.clear();
    renderer_->set_labels(sample::names());
  }
  void look(const CameraPose& pose) { scene_.camera = view_from(pose, kSize); }

  Pixels picture(const Effects& effects) {
    EXPECT_TRUE(harness::is_done(renderer_->set_effects(effects)));
    const Canvas canvas(kSize);
    do {
      renderer_->draw(scene_, kSize);
    } while (renderer_->is_refining());
    Pixels pixels = canvas.read();
    EXPECT_FALSE(gl::take_error());
    return pixels;
  }

 private:
  base::Result<Renderer> renderer_;
  Scene scene_;
};

int mean_brightness(const Pixels& pixels) {
  long sum = 0;
  for (int y = 0; y < kSize.y; ++y) {
    for (int x = 0; x < kSize.x; ++x) sum += brightness(pixels.at({x, y}));
  }
  return static_cast<int>(sum / (static_cast<long>(kSize.x) * kSize.y));
}

/// The brightness that one pixel in five hundred does not reach: thin strokes of ink.
int darkest(const Pixels& pixels) {
  std::vector<int> values;
  for (int y = 0; y < kSize.y; ++y) {
    for (int x = 0; x < kSize.x; ++x) values.push_back(brightness(pixels.at({x, y})));
  }
  std::sort(values.begin(), values.end());
  return values[values.size() / 500];
}

TEST_F(EffectsTest, EachLevelShowsTheSameSceneInItsOwnWay) {
  const Pixels low = picture(effects_of(Level::kLow));
  EXPECT_GT(mean_brightness(low), 40);
  for (const Level level : {Level::kMedium, Level::kHigh}) {
    const Pixels pixels = picture(effects_of(level));
    EXPECT_NEAR(mean_brightness(pixels), mean_brightness(low), 25) << id_of(level);
    EXPECT_GT(differences(pixels, low), 500) << id_of(level);
  }
  EXPECT_EQ(differences(picture(effects_of(Level::kLow)), low), 0) << "back again";
}

TEST_F(EffectsTest, TheFlatMapLiesInNoHaze) {
  look({.target = {72, 62}, .distance = 90, .flat = 1});
  Effects hazy = nothing();
  hazy.fog = true;
  EXPECT_NEAR(mean_brightness(picture(hazy)), mean_brightness(picture(nothing())), 3);
}

TEST_F(EffectsTest, EachSwitchChangesThePictureAlone) {
  Effects base = nothing();
  base.shadows = true;  // some speak of how shadows look
  const Pixels plain = picture(base);
  for (const EffectSwitch& one : kEffectSwitches) {
    Effects changed = base;
    changed.*one.field = !(base.*one.field);
    const Pixels pixels = picture(changed);
    EXPECT_GT(mean_brightness(pixels), 30) << one.id;
    EXPECT_NEAR(mean_brightness(pixels), mean_brightness(plain), 40) << one.id;
    EXPECT_GT(differences(pixels, plain), 100) << one.id;
  }
}

TEST_F(EffectsTest, ASmallerSceneLooksAlikeWithAndWithoutSmoothEdges) {
  for (const bool smooth : {false, true}) {
    Effects effects = nothing();
    effects.smooth_edges = smooth;
    const Pixels whole = picture(effects);
    effects.resolution_scale = 0.5F;
    const Pixels half = picture(effects);
    EXPECT_NEAR(mean_brightness(half), mean_brightness(whole), 3);
    EXPECT_GT(differences(half, whole), 500);
  }
}

/// A name's ink on half the pixels: as sharp as on all.
TEST_F(EffectsTest, NamesStaySharpWhereEdgesAreSmoothed) {
  write_names();
  look({.target = {72, 50}, .distance = 45, .flat = 1});
  Effects smooth = nothing();
  smooth.smooth_edges = true;
  EXPECT_NEAR(darkest(picture(smooth)), darkest(picture(nothing())), 6);
}

TEST_F(EffectsTest, NamesStaySharpInASmallerScene) {
  look({.target = {66, 58}, .distance = 45});
  write_names();
  Effects effects = nothing();
  const auto ink = [&](bool smooth, float scale) {
    effects.smooth_edges = smooth;
    effects.resolution_scale = scale;
    return darkest(picture(effects));
  };
  for (const bool smooth : {false, true}) {
    EXPECT_LE(ink(smooth, 0.5F), ink(smooth, 1) + 6) << smooth;
  }
}

/// How much neighbours differ, hard edges most, in the rows from one share of the picture's height
/// to another.
double sharpness(const Pixels& pixels, float from, float to) {
  const auto row = [](float share) {
    return static_cast<int>(share * static_cast<float>(kSize.y));
  };
  long sum = 0;
  for (int y = row(from); y < row(to); ++y) {
    for (int x = 1; x < kSize.x; ++x) {
      const int step = brightness(pixels.at({x, y})) - brightness(pixels.at({x - 1, y}));
      sum += static_cast<long>(step) * step;
    }
  }
  return static_cast<double>(sum) / (row(to) - row(from));
}

TEST_F(EffectsTest, ALensIsSharpWhereItLooksAndBlursWhatLiesBehind) {
  Effects plain = nothing();
  plain.smooth_edges = true;
  Effects lens = plain;
  lens.depth_of_field = true;
  look({.target = {72, 62}, .distance = 26, .tilt = 0.5F});
  const Pixels without = picture(plain);
  const Pixels with = picture(lens);
  EXPECT_GT(sharpness(with, 0.47F, 0.53F), 0.9 * sharpness(without, 0.47F, 0.53F));
  EXPECT_LT(sharpness(with, 0.05F, 0.2F), 0.85 * sharpness(without, 0.05F, 0.2F));
  look({.target = {72, 50}, .distance = 110, .tilt = 0.9F});
  EXPECT_EQ(differences(picture(lens), picture(plain)), 0) << "from afar";
}

TEST_F(Offscreen, EffectsCanChangeAtAnyTime) {
  auto renderer = Renderer::create({.shader_folder = SHADER_FOLDER});
  ASSERT_TRUE(renderer) << renderer.error();
  EXPECT_TRUE(harness::is_done(renderer->set_effects(effects_of(Level::kHigh))));
  EXPECT_EQ(renderer->effects(), effects_of(Level::kHigh));
  EXPECT_TRUE(harness::is_done(renderer->set_effects(effects_of(Level::kLow))));
  EXPECT_EQ(renderer->effects(), effects_of(Level::kLow));
}

}  // namespace
}  // namespace engine
