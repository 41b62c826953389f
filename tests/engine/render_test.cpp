#include <array>
#include <glm/gtc/matrix_transform.hpp>

#include "engine/render/canvas.h"
#include "engine/render/frame/colour.h"
#include "engine/render/marks/decals.h"
#include "engine/render/meshes/mesh_decimation.h"
#include "engine/render/renderer.h"
#include "tests/engine/offscreen.h"
#include "tests/engine/picture_size.h"
#include "tests/engine/sample_scene.h"
#include "tests/harness/done.h"

namespace engine {
namespace {

HeightField flat_ground() { return {{2, 2}, std::vector<float>(4, 0.0F), sample::kBoard}; }

class Rendering : public Offscreen, public testing::WithParamInterface<Level> {
 protected:
  Rendering()
      : renderer_(
            Renderer::create({.shader_folder = SHADER_FOLDER, .effects = effects_of(GetParam())})) {
    if (!renderer_) ADD_FAILURE() << renderer_.error();
    renderer().set_terrain(flat_ground(), sample::colour(256));
    scene.camera = view_from({.target = {80, 52.5F}, .distance = 30, .tilt = 0.9F}, kSize);
  }
  Renderer& renderer() { return *renderer_; }

  Pixels picture() {
    const Canvas canvas(kSize);
    renderer().draw(scene, kSize);
    return canvas.read();
  }
  /// Of things that have come to rest.
  Pixels settled_picture() {
    for (int i = 0; i < 10; ++i) {
      picture();
      if (!renderer().is_refining()) break;
    }
    return picture();
  }
  glm::ivec2 place_of(glm::vec3 world) const { return *screen_point(scene.camera, world); }
  int brightness_at(const Pixels& pixels, glm::vec3 world) const {
    return brightness(pixels.at(place_of(world)));
  }

  Scene scene;

 private:
  base::Result<Renderer> renderer_;
};

TEST_P(Rendering, ALitBoxStandsWhereItIsPutAndCastsItsShadowToTheSouthEast) {
  const Pixels empty = picture();
  const MeshId box = renderer().add_mesh(sample::box({2, 3, 2}, from_srgb(0x2040C0)));
  scene.instances.push_back(
      {.mesh = box, .transform = glm::translate(glm::mat4(1), glm::vec3(80, 0, 52.5F))});
  const Pixels with_box = settled_picture();

  const std::uint8_t* top = with_box.at(place_of({80, 3, 52.5F}));
  EXPECT_GT(top[2], top[0] + 40);  // blue
  const glm::vec3 shaded{81.9F, 0, 53.9F};
  const glm::vec3 sunny{77.5F, 0, 50.5F};
  EXPECT_LT(brightness_at(with_box, shaded), brightness_at(empty, shaded) * 85 / 100);
  EXPECT_NEAR(brightness_at(with_box, sunny), brightness_at(empty, sunny), 4);
}

TEST_P(Rendering, AModelForAfarIsShownFromAfarOnly) {
  const Mesh blue = sample::box({2, 3, 2}, from_srgb(0x2040C0));
  const MeshId box = renderer().add_mesh(blue, sample::box({2, 3, 2}, from_srgb(0xC02020)));
  scene.instances.push_back(
      {.mesh = box, .transform = glm::translate(glm::mat4(1), glm::vec3(80, 0, 52.5F))});
  for (const float distance : {14.0F, 140.0F}) {
    scene.camera = view_from({.target = {80, 52.5F}, .distance = distance, .tilt = 0.9F}, kSize);
    const Pixels pixels = picture();
    const std::uint8_t* top = pixels.at(place_of({80, 3, 52.5F}));
    EXPECT_EQ(top[0] > top[2], distance > 100) << distance;
  }
}

TEST_P(Rendering, ShadowsAreOnlyDrawnAgainWhenSomethingMoved) {
  const MeshId box = renderer().add_mesh(sample::box({2, 3, 2}, {1, 1, 1}));
  scene.instances.push_back({.mesh = box});
  picture();
  EXPECT_TRUE(renderer().counts().shadows_redrawn);
  picture();
  EXPECT_FALSE(renderer().counts().shadows_redrawn);
  scene.instances[0].transform = glm::translate(glm::mat4(1), glm::vec3(80, 0, 50));
  bool is_redrawn = false;
  do {
    picture();
    is_redrawn |= renderer().counts().shadows_redrawn;
  } while (renderer().is_refining());
  EXPECT_TRUE(is_redrawn);
}

TEST_P(Rendering, TheLevelGroundShowsItsOwnColour) {
  scene.light.vignette = 0;
  const Pixels pixels = picture();
  const std::uint8_t* pixel = pixels.at(place_of({82.5F, 0, 52.5F}));
  EXPECT_NEAR(pixel[0], 0xD2, 14);
  EXPECT_NEAR(pixel[1], 0xC4, 14);
  EXPECT_NEAR(pixel[2], 0x9C, 14);
}

TEST_P(Rendering, TheFinerPictureIsSeenNearTheCameraAndOnlyThere) {
  renderer().set_terrain(flat_ground(), sample::colour(512));
  renderer().set_terrain_detail(sample::tiles_of({0x20, 0x40, 0xC0, 0}), {});
  const auto is_blue = [&](glm::vec2 place) {
    const Pixels pixels = picture();
    const std::uint8_t* pixel = pixels.at(place_of({place.x, 0, place.y}));
    return pixel[2] > pixel[0] + 40;
  };
  const auto look_from = [&](float distance) {
    scene.camera = view_from({.target = {80, 52.5F}, .distance = distance, .tilt = 0.9F}, kSize);
  };
  picture();
  EXPECT_EQ(renderer().is_refining(), effects_of(GetParam()).fine_ground);
  EXPECT_TRUE(harness::is_done(renderer().set_effects(effects_of(Level::kLow))));
  EXPECT_FALSE(renderer().is_refining()) << "an idle table would be drawn for ever";
  EXPECT_TRUE(harness::is_done(renderer().set_effects(effects_of(GetParam()))));
  for (int i = 0; i < 1000 && renderer().is_refining(); ++i) picture();
  EXPECT_FALSE(renderer().is_refining());
  look_from(150);
  EXPECT_FALSE(is_blue({80, 52.5F}));
  look_from(30);
  EXPECT_EQ(is_blue({80, 52.5F}), effects_of(GetParam()).fine_ground);
}

TEST_P(Rendering, FurnitureThatReachesFarBeyondTheScreenKeepsItsColour) {
  const auto middle_of = [&](glm::vec3 size) {
    const MeshId slab = renderer().add_furniture(sample::box(size, from_srgb(0x805030)));
    scene.instances = {{.mesh = slab, .transform = glm::translate(glm::mat4(1), {80, 0, 52.5F})}};
    const Pixels pixels = picture();
    const std::uint8_t* pixel = pixels.at(place_of({80, 0.5F, 52.5F}));
    return std::array<int, 3>{pixel[0], pixel[1], pixel[2]};
  };
  const auto small = middle_of({4, 0.5F, 4});
  const auto large = middle_of({140, 0.5F, 90});
  for (std::size_t c = 0; c < small.size(); ++c) EXPECT_NEAR(large[c], small[c], 40) << c;
}

TEST_P(Rendering, AFadingFigureLetsTheGroundThrough) {
  const MeshId box = renderer().add_mesh(sample::box({2, 3, 2}, {0, 0, 0}));
  scene.instances.push_back(
      {.mesh = box, .transform = glm::translate(glm::mat4(1), glm::vec3(80, 0, 52.5F))});
  const int solid = brightness_at(picture(), {80, 3, 52.5F});
  scene.instances[0].opacity = 0.3F;
  EXPECT_GT(brightness_at(picture(), {80, 3, 52.5F}), solid + 40);
  scene.instances[0].opacity = 0;
  EXPECT_EQ(renderer().counts().instances, 1);
  picture();
  EXPECT_EQ(renderer().counts().instances, 0);
}

TEST_P(Rendering, TintReplacesPaintByItsAlpha) {
  Mesh mesh = sample::box({2, 3, 2}, {1, 1, 1});
  for (Vertex& vertex : mesh.vertices) vertex.paint.a = 1;
  scene.instances.push_back({.mesh = renderer().add_mesh(mesh),
                             .transform = glm::translate(glm::mat4(1), glm::vec3(80, 0, 52.5F)),
                             .tint = {1, 0, 0, 1}});
  const Pixels pixels = picture();
  const std::uint8_t* top = pixels.at(place_of({80, 3, 52.5F}));
  EXPECT_GT(top[0], 150);
  EXPECT_LT(top[1], 60);
}

/// A box of one paint: how bright its top and its front are, in the middle.
class RenderedPaint : public Rendering {
 protected:
  std::array<glm::ivec3, 2> top_and_front(glm::vec4 paint, glm::vec3 glow = glm::vec3(0)) {
    Mesh mesh = sample::box({2, 3, 2}, glm::vec3(paint));
    for (Vertex& vertex : mesh.vertices) vertex.paint.a = paint.a;
    scene.instances = {{.mesh = renderer().add_mesh(mesh),
                        .transform = glm::translate(glm::mat4(1), glm::vec3(80, 0, 52.5F)),
                        .tint = {1, 1, 1, 0},
                        .glow = glow}};
    const Pixels pixels = settled_picture();
    const auto colour_at = [&](glm::vec3 world) {
      const std::uint8_t* pixel = pixels.at(place_of(world));
      return glm::ivec3(pixel[0], pixel[1], pixel[2]);
    };
    return {colour_at({80, 3, 52.5F}), colour_at({80, 1.5F, 53.5F})};
  }
};

// Cloth is lit from all sides; metal shows the bright room in what looks up and the dark table in
// what looks down.
TEST_P(RenderedPaint, OfMetalMirrorsTheRoom) {
  const auto cloth = top_and_front({0.3F, 0.3F, 0.3F, 0});
  const auto metal = top_and_front({0.3F, 0.3F, 0.3F, 0.5F});
  EXPECT_LT(metal[1].g * cloth[0].g, metal[0].g * cloth[1].g * 4 / 5);
}

// Its owner's colour is not taken for metal, and metal takes no colour.
TEST_P(RenderedPaint, OfMetalIsNotTinted) {
  const auto metal = top_and_front({0.3F, 0.3F, 0.3F, 0.5F});
  scene.instances[0].tint = {1, 0, 0, 1};
  const std::uint8_t* top = settled_picture().at(place_of({80, 3, 52.5F}));
  EXPECT_NEAR(top[1], metal[0].g, 4);
}

// Lifted into the light, not dyed: blue cloth stays blue, on its shaded side too.
TEST_P(RenderedPaint, OfWhatIsChosenIsLitAndKeepsItsColour) {
  const glm::vec4 blue{0.03F, 0.11F, 0.26F, 0};
  const auto plain = top_and_front(blue);
  const auto chosen = top_and_front(blue, glm::vec3(1, 0.57F, 0.13F) * 0.55F);
  EXPECT_GT(chosen[0].r + chosen[0].g, plain[0].r + plain[0].g + 20);
  for (const glm::ivec3& side : chosen) EXPECT_GT(side.b, side.r + 25);
}

INSTANTIATE_TEST_SUITE_P(AtEachLevel, RenderedPaint, testing::ValuesIn(kLevels),
                         [](const auto& tested) { return std::string(id_of(tested.param)); });

TEST_P(Rendering, DecalsLieOnTheMap) {
  const glm::vec3 place{83, 0, 53};
  const int before = brightness_at(picture(), place);
  add_disc(scene.decals, flat_ground(), {83, 53}, 1.5F, 0, {.colour = {0, 0, 0, 1}});
  EXPECT_LT(brightness_at(picture(), place), before / 4);
}

/// A name across a land of crags, or a plain, in a colour of its own.
class RenderedName : public Rendering {
 protected:
  static HeightField crags() {
    constexpr std::size_t kWide = 290;
    std::vector<float> heights(kWide * 200, 0.0F);
    for (std::size_t i = 0; i < heights.size(); ++i) {
      if (i / kWide % 4 >= 2) heights[i] = 1.6F;
    }
    return {{kWide, 200}, std::move(heights), sample::kBoard};
  }

  int inked_pixels(const HeightField& ground) {
    renderer().set_terrain(ground, sample::colour(256));
    renderer().set_labels(std::array{Label{.text = "MORIA",
                                           .face = FontFace::kBold,
                                           .size = 2,
                                           .baseline = {{80, 52.5F}},
                                           .ink = {1, 0, 1, 1},
                                           .halo = glm::vec4(0)}});
    const Pixels named = settled_picture();
    int count = 0;
    for (int y = 0; y < kSize.y; ++y) {
      for (int x = 0; x < kSize.x; ++x) {
        const std::uint8_t* pixel = named.at({x, y});
        count += pixel[0] > pixel[1] + 60 && pixel[2] > pixel[1] + 60;
      }
    }
    return count;
  }
};

/// Crags before a letter, and under it, neither cut nor bend it.
TEST_P(RenderedName, InTheMountainsIsReadWhole) {
  const int on_a_plain = inked_pixels(flat_ground());
  EXPECT_GT(on_a_plain, 500);
  EXPECT_NEAR(inked_pixels(crags()), on_a_plain, on_a_plain * 0.08);
}

TEST_P(RenderedName, DoesNotShineThroughATrayThatIsSetDownOnIt) {
  const MeshId tray = renderer().add_mesh(sample::box({16, 0.05F, 6}, from_srgb(0x406040)));
  scene.instances.push_back(
      {.mesh = tray, .transform = glm::translate(glm::mat4(1), glm::vec3(80, 1.62F, 52))});
  scene.instances[0].above_all = true;
  EXPECT_EQ(inked_pixels(crags()), 0);
}

INSTANTIATE_TEST_SUITE_P(AtEachLevel, RenderedName, testing::ValuesIn(kLevels),
                         [](const auto& tested) { return std::string(id_of(tested.param)); });

TEST_P(Rendering, LabelsAreInkedOnTheirBaselineAndFadeWithDistance) {
  const auto darkest = [&] {
    const Pixels pixels = picture();
    int least = 255;
    for (int step = 0; step < 400; ++step) {
      const float x = 76 + 0.02F * static_cast<float>(step);
      least = std::min(least, brightness_at(pixels, {x, 0.12F, 51.9F}));
    }
    return least;
  };
  const int before = darkest();
  Label label{.text = "MMMM", .face = FontFace::kBold, .size = 2, .baseline = {{80, 52.5F}}};
  renderer().set_labels(std::array{label});
  EXPECT_LT(darkest(), 90);
  label.seen = {.nearest = 0, .farthest = 10};
  renderer().set_labels(std::array{label});
  EXPECT_NEAR(darkest(), before, 3);
}

std::string level_name(const testing::TestParamInfo<Level>& tested) {
  return std::string(id_of(tested.param));
}
INSTANTIATE_TEST_SUITE_P(AtEachLevel, Rendering, testing::ValuesIn(kLevels), level_name);

TEST_F(Offscreen, AMissingShaderIsNamed) {
  const auto renderer = Renderer::create({.shader_folder = "/nowhere"});
  ASSERT_FALSE(renderer);
  EXPECT_NE(renderer.error().find("/nowhere/"), std::string::npos);
}

TEST(Decals, AConcavePolygonIsFilledExactly) {
  const std::vector<glm::vec2> corners{{0, 0}, {4, 0}, {4, 4}, {2, 1}, {0, 4}};
  std::vector<DecalVertex> decals;
  add_polygon(decals, flat_ground(), corners, {});
  ASSERT_EQ(decals.size(), 9U);
  float area = 0;
  for (std::size_t i = 0; i < decals.size(); i += 3) {
    const glm::vec3 normal = glm::cross(decals[i + 1].position - decals[i].position,
                                        decals[i + 2].position - decals[i].position);
    area += glm::length(normal) / 2;
  }
  EXPECT_NEAR(area, 10, 1e-3F);
}

TEST(Decals, AnInnerGlowStaysInside) {
  const std::vector<glm::vec2> border{{10, 10}, {20, 10}, {20, 20}, {15, 14}, {10, 20}};
  std::vector<DecalVertex> decals;
  add_inner_glow(decals, flat_ground(), border, 2, {});
  ASSERT_FALSE(decals.empty());
  for (const DecalVertex& vertex : decals) {
    if (vertex.colour.a <= 0) continue;
    EXPECT_GE(vertex.position.x, 10);
    EXPECT_LE(vertex.position.x, 20);
    EXPECT_GE(vertex.position.z, 10);
  }
}

TEST(MeshReduction, KeepsTheShapeWithFewerTriangles) {
  const Mesh full = sample::figure(1200);
  const Mesh coarse = decimated(full, 8);
  EXPECT_LT(coarse.indices.size(), full.indices.size() / 3);
  EXPECT_GT(coarse.indices.size(), 60U);
  float highest = 0;
  for (const Vertex& vertex : coarse.vertices) {
    highest = std::max(highest, vertex.position.y);
    EXPECT_NEAR(glm::length(vertex.normal), 1, 1e-3F);
  }
  EXPECT_NEAR(highest, 2, 0.2F);
}

}  // namespace
}  // namespace engine
