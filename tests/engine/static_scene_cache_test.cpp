// The static part of the scene is rendered once and kept; the picture must be the same.

#include <glm/gtc/matrix_transform.hpp>

#include "engine/gl/capabilities.h"
#include "engine/render/canvas.h"
#include "engine/render/renderer.h"
#include "tests/engine/offscreen.h"
#include "tests/engine/picture_size.h"
#include "tests/engine/sample_scene.h"

namespace engine {
namespace {

class StaticSceneCacheTest : public Offscreen, public testing::WithParamInterface<Level> {
 protected:
  StaticSceneCacheTest() : renderer_(new_renderer()), ground_(sample::heights()) {
    if (!gl::is_software_rasteriser()) skip_ = true;
    scene.camera = view_from({.target = {80, 52.5F}, .distance = 30, .tilt = 0.9F}, kSize);
    prepare(renderer_);
    scene.instances = sample::ranks(MeshId{0}, ground_, 300);
    mover().transform = place(80, 52.5F);
  }
  void SetUp() override {
    if (skip_) GTEST_SKIP() << "this machine draws everything in each frame";
  }

  Instance& mover() { return scene.instances.front(); }
  glm::mat4 place(float x, float y) const {
    return glm::translate(glm::mat4(1), ground_.on_surface({x, y}));
  }
  /// One more frame of those before.
  Pixels next() { return drawn_by(renderer_); }
  void come_to_rest() {
    for (int frames = 0; frames < 3 || renderer_.is_refining(); ++frames) next();
  }
  /// The same scene on a table that has never been looked at.
  Pixels drawn_again() {
    Renderer other = new_renderer();
    prepare(other);
    return drawn_by(other);
  }
  int figures_drawn() const { return renderer_.counts().instances; }
  bool shadows_redrawn() const { return renderer_.counts().shadows_redrawn; }

  Scene scene;

 private:
  static Renderer new_renderer() {
    return Renderer::create({.shader_folder = SHADER_FOLDER, .effects = effects_of(GetParam())})
        .take();
  }
  void prepare(Renderer& renderer) {
    renderer.add_mesh(sample::figure(600));
    renderer.set_terrain(ground_, sample::colour(256));
  }
  Pixels drawn_by(Renderer& renderer) {
    const Canvas canvas(kSize);
    renderer.draw(scene, kSize);
    EXPECT_FALSE(gl::take_error());
    return canvas.read();
  }

  Renderer renderer_;
  HeightField ground_;
  bool skip_ = false;
};

TEST_P(StaticSceneCacheTest, AtRestThePictureIsTheOneDrawnAgainAndNoFigureIsDrawn) {
  come_to_rest();
  const Pixels kept = next();
  EXPECT_EQ(figures_drawn(), 0);
  EXPECT_EQ(differences(kept, drawn_again()), 0);
}

TEST_P(StaticSceneCacheTest, OneFigureThatMovesStandsBeforeAndBehindTheOthers) {
  come_to_rest();
  mover().casts_shadow = false;  // else it would be seen by that, on some levels
  for (int step = 0; step < 6; ++step) {
    mover().transform = place(76 + 1.5F * static_cast<float>(step), 50 + static_cast<float>(step));
    const Pixels pixels = next();
    EXPECT_EQ(differences(pixels, drawn_again()), 0) << step;
    if (step > 1) {
      EXPECT_EQ(figures_drawn(), 1) << step;
    }
  }
}

TEST_P(StaticSceneCacheTest, OneThatHasComeToRestThrowsItsShadowAgain) {
  come_to_rest();
  mover().transform = place(82, 54);
  come_to_rest();
  EXPECT_EQ(differences(next(), drawn_again()), 0);
  EXPECT_EQ(figures_drawn(), 0);
}

/// The light of the land is drawn once for a whole column, not for each who arrives.
TEST_P(StaticSceneCacheTest, WhoArrivesFirstWaitsForTheLast) {
  come_to_rest();
  Instance& last = scene.instances.back();
  mover().casts_shadow = last.casts_shadow = false;
  for (int step = 0; step < 6; ++step) {
    if (step < 3) mover().transform = place(76 + static_cast<float>(step), 50);
    last.transform = place(84 - static_cast<float>(step), 53);
    EXPECT_EQ(differences(next(), drawn_again()), 0) << step;
    if (step > 0) {
      EXPECT_EQ(figures_drawn(), 2) << step;
    }
  }
  come_to_rest();
  EXPECT_EQ(figures_drawn(), 0);
  EXPECT_EQ(differences(next(), drawn_again()), 0);
}

TEST_P(StaticSceneCacheTest, OneThatIsTakenAwayLeavesNothingBehind) {
  come_to_rest();
  scene.instances.erase(scene.instances.begin());
  EXPECT_EQ(differences(next(), drawn_again()), 0);
}

TEST_P(StaticSceneCacheTest, AFigureThatFadesIsSeenThrough) {
  come_to_rest();
  mover().opacity = 0.4F;
  come_to_rest();
  EXPECT_EQ(differences(next(), drawn_again()), 0);
}

TEST_P(StaticSceneCacheTest, AnotherViewOrLightIsDrawnAgain) {
  come_to_rest();
  scene.camera = view_from({.target = {84, 50}, .distance = 25, .tilt = 0.8F}, kSize);
  EXPECT_EQ(differences(next(), drawn_again()), 0);
  come_to_rest();
  scene.glows.push_back({.position = {84, 2, 50}, .radius = 9, .colour = {3, 1, 0.3F}});
  EXPECT_EQ(differences(next(), drawn_again()), 0);
  scene.glows.clear();
  EXPECT_EQ(differences(next(), drawn_again()), 0);
}

/// The lightmap is expensive: neither a hand that moves the table nor a march asks for it.
TEST_P(StaticSceneCacheTest, ShadowsThatTheLandHoldsAreDrawnOnceForEveryView) {
  const bool holds = !effects_of(GetParam()).pixel_light;
  come_to_rest();
  bool is_redrawn = false;
  for (int step = 1; step < 8; ++step) {
    const float way = static_cast<float>(step);
    scene.camera = view_from({.target = {80 + 6 * way, 52}, .distance = 30, .tilt = 0.9F}, kSize);
    mover().transform = place(80 + way, 50);
    next();
    is_redrawn |= step > 1 && shadows_redrawn();  // with the first step its old one goes
  }
  EXPECT_EQ(is_redrawn, !holds);
  come_to_rest();
  EXPECT_EQ(differences(next(), drawn_again()), 0) << "and its shadow is back";
}

INSTANTIATE_TEST_SUITE_P(AtEachLevel, StaticSceneCacheTest, testing::ValuesIn(kLevels),
                         [](const auto& tested) { return std::string(id_of(tested.param)); });

}  // namespace
}  // namespace engine
