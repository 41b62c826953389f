// At arm's length a figure is drawn with fewer corners at some levels. It must keep its spear.

#include <gtest/gtest.h>

#include "engine/platform/windows/window.h"
#include "engine/render/canvas.h"
#include "engine/render/renderer.h"
#include "game/wotr/figures/figure_kinds.h"

namespace {

constexpr glm::ivec2 kSize{320, 180};
constexpr float kArmsLength = 9;  // a figure is a hundred pixels high then
constexpr float kMostLost = 0.05F;

/// Black cloth is seen before black, too.
engine::Model whitewashed(engine::Model model) {
  for (engine::Mesh* mesh : {&model.full, &model.coarse, &model.middle}) {
    for (engine::Vertex& vertex : mesh->vertices) vertex.paint = {1, 1, 1, 0};
  }
  return model;
}

class FigureOnBlack {
 public:
  explicit FigureOnBlack(const engine::Effects& effects)
      : renderer_(
            engine::Renderer::create({.shader_folder = SHADER_FOLDER, .effects = effects}).take()) {
    scene_.camera = engine::view_from({.target = {0, 0}, .distance = kArmsLength}, kSize);
    scene_.draw_terrain = false;
    scene_.table_colour = {};
  }

  std::vector<bool> silhouette(const engine::Model& model) {
    const engine::MeshId mesh = renderer_.add_mesh(whitewashed(model));
    scene_.instances = {{.mesh = mesh, .tint = {1, 1, 1, 0}}};
    const engine::Canvas canvas(kSize);
    renderer_.draw(scene_, kSize);
    const engine::Pixels pixels = canvas.read();
    std::vector<bool> seen;
    for (int y = 0; y < kSize.y; ++y) {
      for (int x = 0; x < kSize.x; ++x) {
        const std::uint8_t* pixel = pixels.at({x, y});
        seen.push_back(pixel[0] + pixel[1] + pixel[2] > 90);
      }
    }
    return seen;
  }

 private:
  engine::Renderer renderer_;
  engine::Scene scene_;
};

TEST(ArmsLength, EveryFigureKeepsItsShapeAtEveryLevel) {
  auto window = engine::Window::open({.title = "tests", .mode = engine::WindowMode::kOffscreen});
  ASSERT_TRUE(window) << window.error();
  engine::Effects few;
  few.shadows = few.fog = few.toning = false;
  engine::Effects fine = few;
  fine.fine_shapes = true;
  FigureOnBlack low(few);
  FigureOnBlack high(fine);
  for (const auto& [id, model] : wotr_figures::load_figures(FIGURE_FOLDER).by_id) {
    const std::vector<bool> exact = high.silhouette(model);
    const std::vector<bool> shown = low.silhouette(model);
    int covered = 0;
    int lost = 0;
    for (std::size_t i = 0; i < exact.size(); ++i) {
      covered += exact[i];
      lost += exact[i] && !shown[i];
    }
    EXPECT_GT(covered, 700) << id;
    EXPECT_LT(static_cast<float>(lost), kMostLost * static_cast<float>(covered)) << id;
  }
}

}  // namespace
