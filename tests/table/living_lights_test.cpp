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

TEST_F(LivingLights, FiresBurnBeforeABesiegedStronghold) {
  const nlohmann::json besieged{
      {"regions",
       {{"minas-tirith",
         {{"control", "free"},
          {"deployments",
           {{{"owner", "free"}, {"group", "besieged"}, {"units", {{"gondor", {{"regular", 2}}}}}},
            {{"owner", "shadow"}, {"units", {{"sauron", {{"regular", 1}}}}}}}}}}}}};
  const wotr::State state = wotr::parse_position(rules(), besieged).value();
  const wotr::View view = wotr::view(rules(), state, core::kAll);
  EXPECT_GT(warmth_of(view, "minas-tirith"), warmth_of(opening(), "minas-tirith") + 1);
}

}  // namespace
