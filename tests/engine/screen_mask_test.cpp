// What panels hide is not drawn, and the picture is the same.

#include "engine/render/targets/screen_mask.h"

#include <cstdlib>

#include "engine/render/canvas.h"
#include "engine/render/renderer.h"
#include "tests/engine/offscreen.h"
#include "tests/engine/picture_size.h"
#include "tests/engine/sample_scene.h"
#include "tests/harness/done.h"

namespace engine {
namespace {

constexpr ScreenPart kPanel{{100, 40}, {300, 260}};

bool is_in(const ScreenPart& part, glm::vec2 at) {
  return at.x >= part.from.x && at.y >= part.from.y && at.x < part.to.x && at.y < part.to.y;
}

class Covered : public Offscreen {
 protected:
  Covered() : renderer_(Renderer::create({.shader_folder = SHADER_FOLDER})) {
    if (!renderer_) ADD_FAILURE() << renderer_.error();
    const HeightField ground = sample::heights();
    renderer_->set_terrain(ground, sample::colour(256));
    renderer_->set_labels(sample::names());
    scene_.instances = sample::ranks(renderer_->add_mesh(sample::figure(800)), ground, 300);
    scene_.camera = view_from({.target = {72, 55}, .distance = 70}, kSize);
  }

  Pixels picture(const Effects& effects, std::vector<ScreenPart> covered) {
    EXPECT_TRUE(harness::is_done(renderer_->set_effects(effects)));
    scene_.covered = std::move(covered);
    const Canvas canvas(kSize);
    renderer_->draw(scene_, kSize);
    return canvas.read();
  }

 private:
  base::Result<Renderer> renderer_;
  Scene scene_;
};

TEST_F(Covered, IsNotShadedAndAllAroundLooksAsEver) {
  for (const Level level : kLevels) {
    for (const float scale : {1.0F, 0.5F}) {
      Effects effects = effects_of(level);
      effects.resolution_scale = scale;
      const Pixels whole = picture(effects, {});
      const Pixels spared = picture(effects, {kPanel});
      int changed = 0;
      int shaded = 0;
      for (int y = 0; y < kSize.y; ++y) {
        for (int x = 0; x < kSize.x; ++x) {
          const glm::ivec2 at{x, y};
          if (is_in(kPanel, at)) {
            shaded += brightness(spared.at(at)) > 0;
          } else {
            changed += std::abs(brightness(spared.at(at)) - brightness(whole.at(at))) > 1;
          }
        }
      }
      EXPECT_EQ(changed, 0) << id_of(level) << " at " << scale;
      EXPECT_LT(shaded, 200 * 220 / 10) << id_of(level) << " at " << scale << ": only its edge is";
    }
  }
}

TEST(CoveredPixels, AreCountedFromBelowAndStayOnTheScreen) {
  const auto rects = to_pixels(std::vector<ScreenPart>{{{-50, 10}, {20, 30}}, {{5, 5}, {6, 6}}},
                               {100, 50}, {200, 100});
  ASSERT_EQ(rects.size(), 1U) << "what is too small is left out";
  EXPECT_EQ(rects[0].from.x, 0);
  EXPECT_GE(rects[0].from.y, 40);
  EXPECT_LE(rects[0].to.x, 40);
  EXPECT_LE(rects[0].to.y, 80);
}

}  // namespace
}  // namespace engine
