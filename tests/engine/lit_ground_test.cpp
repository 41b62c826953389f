// Paint and light of the land, composed into one picture for views from afar.

#include <algorithm>
#include <cstdlib>

#include "engine/gl/capabilities.h"
#include "engine/render/canvas.h"
#include "engine/render/renderer.h"
#include "tests/engine/offscreen.h"
#include "tests/engine/picture_size.h"
#include "tests/engine/sample_scene.h"

namespace engine {
namespace {

constexpr int kPaintWidth = 2048;
constexpr int kFrames = 18;  // a strip in each
const CameraPose kWhole{.target = {72, 50}, .distance = 150, .tilt = 0.9F};
const CameraPose kNear{.target = {72, 50}, .distance = 20, .tilt = 0.9F};

class LitGroundTest : public Offscreen {
 protected:
  LitGroundTest() : renderer_(Renderer::create({.shader_folder = SHADER_FOLDER}).take()) {
    is_served_ = gl::is_software_rasteriser();
    renderer_.set_terrain(sample::heights(), sample::colour(kPaintWidth));
  }
  void SetUp() override {
    if (!is_served_) GTEST_SKIP() << "this machine reads paint and light apart";
  }

  /// One frame of a camera that moves; the picture of the last, where it has arrived.
  Pixels glide_to(const CameraPose& pose, int frames) {
    const Canvas canvas(kSize);
    for (int left = frames - 1; left >= 0; --left) {
      CameraPose on_the_way = pose;
      on_the_way.distance += 0.01F * static_cast<float>(left);
      scene_.camera = view_from(on_the_way, kSize);
      renderer_.draw(scene_, kSize);
    }
    Pixels pixels = canvas.read();
    EXPECT_FALSE(gl::take_error());
    return pixels;
  }
  int composed() const { return renderer_.counts().composed_triangles; }
  Scene& scene() { return scene_; }

 private:
  Renderer renderer_;
  Scene scene_;
  bool is_served_ = false;
};

/// The most that two pixels of the same place differ.
int widest_gap(const Pixels& one, const Pixels& other) {
  int largest = 0;
  for (int y = 0; y < one.size.y; ++y) {
    for (int x = 0; x < one.size.x; ++x)
      largest =
          std::max(largest, std::abs(brightness(one.at({x, y})) - brightness(other.at({x, y}))));
  }
  return largest;
}

TEST_F(LitGroundTest, LooksLikePaintAndLightReadApart) {
  const Pixels apart = glide_to(kWhole, 1);
  EXPECT_EQ(composed(), 0);
  const Pixels together = glide_to(kWhole, kFrames);
  EXPECT_GT(composed(), 0);
  EXPECT_LE(differences(apart, together), kSize.x * kSize.y / 50);
  EXPECT_LE(widest_gap(apart, together), 30);
}

TEST_F(LitGroundTest, TakesOnAnotherLight) {
  glide_to(kWhole, kFrames);
  scene().glows.push_back({.position = {72, 3, 50}, .radius = 30, .colour = {3, 1, 0.3F}});
  const Pixels apart = glide_to(kWhole, 1);
  EXPECT_EQ(composed(), 0) << "what is composed is in the old light";
  const Pixels together = glide_to(kWhole, kFrames);
  EXPECT_GT(composed(), 0);
  EXPECT_LE(differences(apart, together), kSize.x * kSize.y / 50);
}

TEST_F(LitGroundTest, IsNotShownWhereItsPixelsWouldBeSeen) {
  glide_to(kWhole, kFrames);
  glide_to(kNear, kFrames);
  EXPECT_EQ(composed(), 0);
}

}  // namespace
}  // namespace engine
