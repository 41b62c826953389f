#include "game/wotr/table/living_lights.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include <gtest/gtest.h>

#include "engine/platform/windows/window.h"
#include "engine/render/canvas.h"
#include "game/table/tabletop.h"
#include "game/wotr/map/map_plan.h"
#include "rules/wotr/names/read_id.h"
#include "rules/wotr/positions/position.h"
#include "rules/wotr/view/view.h"
#include "tests/table/world.h"

namespace {

using namespace table_test;

constexpr glm::ivec2 kPictureSize{640, 360};

float warmth(const engine::Pixels& picture) {
  float sum = 0;
  for (int y = 0; y < kPictureSize.y; ++y) {
    for (int x = 0; x < kPictureSize.x; ++x) {
      const auto pixel = picture.at({x, y});
      sum += static_cast<float>(std::max(0, pixel[0] - pixel[2]));
    }
  }
  return sum / static_cast<float>(kPictureSize.x * kPictureSize.y);
}

constexpr float kTowerTop = 2.6F;  // of the White Tower's shaft, over the ground
constexpr int kPatch = 5;          // pixels to each side

/// How warm the picture of a region is, on the mean.
class LivingLights : public testing::Test {
 protected:
  float warmth_of(const wotr::View& view, std::string_view region) {
    engine::TableCamera camera(layout().size, glm::vec2(kPictureSize));
    const auto at = static_cast<std::size_t>(wotr::find_region(rules(), region));
    camera.look_at(layout().regions[at].settlement, 14);
    camera.settle();
    tabletop_->reset(any_view(view));
    const engine::Canvas canvas(kPictureSize);
    tabletop_->draw(camera.view(), kPictureSize);
    return warmth(canvas.read());
  }

  /// The colour of the White Tower, high over all fires.
  glm::vec3 tower_colour(const wotr::View& view) {
    const auto at = static_cast<std::size_t>(wotr::find_region(rules(), "minas-tirith"));
    const glm::vec2 place = layout().regions[at].settlement;
    engine::TableCamera camera(layout().size, glm::vec2(kPictureSize));
    camera.look_at(place, 14);
    camera.settle();
    tabletop_->reset(any_view(view));
    const engine::Canvas canvas(kPictureSize);
    tabletop_->draw(camera.view(), kPictureSize);
    const engine::Pixels picture = canvas.read();
    const glm::vec3 top = board().ground.on_surface(place, kTowerTop) + glm::vec3(0, 0, -0.12F);
    const glm::vec4 clip = camera.view().matrix() * glm::vec4(top, 1);
    const glm::vec2 seen =
        (glm::vec2(clip.x, -clip.y) / clip.w * 0.5F + 0.5F) * glm::vec2(kPictureSize);
    glm::vec3 sum{0};
    for (int y = -kPatch; y <= kPatch; ++y) {
      for (int x = -kPatch; x <= kPatch; ++x) {
        const auto pixel = picture.at(glm::ivec2(seen) + glm::ivec2(x, y));
        sum += glm::vec3(pixel[0], pixel[1], pixel[2]);
      }
    }
    return sum / static_cast<float>((2 * kPatch + 1) * (2 * kPatch + 1));
  }

  static wotr::View siege_of_minas_tirith();

 private:
  std::vector<core::DataFile> files_ = data_files(wotr_table::layout_files());
  engine::Window window_ =
      engine::Window::open(
          {.title = "test", .size = kPictureSize, .mode = engine::WindowMode::kOffscreen})
          .take();
  base::Result<table::Tabletop> tabletop_ = table::Tabletop::create(
      game_table(),
      {.shader_folder = SHADER_FOLDER, .baked_folder = BAKED_FOLDER, .layout = files_});
};

TEST(EyeOpening, GrowsWithTheHuntBoxUntilTheHuntIsFull) {
  wotr::Board board;
  float before = wotr_table::eye_opening(board);
  EXPECT_GT(before, 0);
  for (std::uint8_t dice = 1; dice <= 5; ++dice) {
    board.hunt_box.shadow = dice;
    EXPECT_GT(wotr_table::eye_opening(board), before);
    before = wotr_table::eye_opening(board);
  }
  EXPECT_FLOAT_EQ(before, 1);
  board.hunt_box.shadow = 7;
  EXPECT_FLOAT_EQ(wotr_table::eye_opening(board), 1);
}

TEST_F(LivingLights, TheEyeBurnsBrighterOverAFullHuntBox) {
  wotr::View view = opening();
  view.board.hunt_box.shadow = 0;
  const float calm = warmth_of(view, "barad-dur");
  view.board.hunt_box.shadow = 5;
  EXPECT_GT(warmth_of(view, "barad-dur"), calm + 1);
}

wotr::View LivingLights::siege_of_minas_tirith() {
  const nlohmann::json besieged{
      {"regions",
       {{"minas-tirith",
         {{"control", "free"},
          {"deployments",
           {{{"owner", "free"}, {"group", "besieged"}, {"units", {{"gondor", {{"regular", 2}}}}}},
            {{"owner", "shadow"}, {"units", {{"sauron", {{"regular", 1}}}}}}}}}}}}};
  const wotr::State state = wotr::parse_position(rules(), besieged).value();
  return wotr::view(rules(), state, core::kAll);
}

TEST_F(LivingLights, FiresBurnBeforeABesiegedStronghold) {
  EXPECT_GT(warmth_of(siege_of_minas_tirith(), "minas-tirith"),
            warmth_of(opening(), "minas-tirith") + 1);
}

TEST_F(LivingLights, ABesiegedCityKeepsItsOwnColour) {
  const glm::vec3 before = tower_colour(opening());
  EXPECT_GT(before.b, 100);  // white stone
  EXPECT_LT(glm::distance(tower_colour(siege_of_minas_tirith()), before), 6);
}

}  // namespace
