#include "game/table/pointing.h"

#include <gtest/gtest.h>

#include "game/wotr/table/pieces.h"
#include "rules/wotr/state/board.h"
#include "world.h"

namespace {

using namespace table_test;

void expect_regions_under_their_labels(const engine::CameraView& camera) {
  const table::Stage empty(world());
  for (std::size_t i = 0; i < layout().regions.size(); ++i) {
    const glm::vec2 place = layout().regions[i].label;
    const auto screen = engine::screen_point(camera, board().ground.on_surface(place));
    ASSERT_TRUE(screen);
    const table::Pointed pointed = table::point_at(camera, *screen, {board(), frame(), empty});
    ASSERT_NE(pointed.region, table::kNoRegion) << rules().regions[i].id;
    EXPECT_EQ(rules().regions[static_cast<std::size_t>(pointed.region)].id, rules().regions[i].id);
  }
}

TEST(Pointing, EachLabelPlaceIsItsRegionSeenFromAbove) {
  engine::TableCamera camera(layout().size, {1280, 720});
  camera.set_flat(true);
  camera.settle();
  expect_regions_under_their_labels(camera.view());
}

TEST(Pointing, EachLabelPlaceIsItsRegionSeenAtASlant) {
  engine::TableCamera camera(layout().size, {1280, 720});
  engine::CameraPose pose = camera.goal();
  pose.tilt = 1.2F;  // lower, and mountains hide what is behind them
  camera.set_goal(pose);
  camera.settle();
  const table::Stage empty(world());
  int right = 0;
  for (std::size_t i = 0; i < layout().regions.size(); ++i) {
    const glm::vec2 place = layout().regions[i].label;
    const auto screen = engine::screen_point(camera.view(), board().ground.on_surface(place));
    const auto pointed = table::point_at(camera.view(), *screen, {board(), frame(), empty});
    right += pointed.region == static_cast<table::RegionId>(i);
  }
  EXPECT_GE(right, 103);
}

TEST(Pointing, AFigureIsItsRegion) {
  table::Stage stage(world());
  stage.reset(wotr_table::mirror(world(), opening().board));
  engine::TableCamera camera(layout().size, {1280, 720});
  for (const table::Actor& actor : stage.actors()) {
    if (wotr_table::kind_of(actor.piece.model) != wotr_table::PieceKind::kFigure) continue;
    const glm::vec3 foot = actor.piece.pose.position;
    camera.look_at({foot.x, foot.z}, 20);
    camera.settle();
    const glm::vec3 middle = foot + glm::vec3(0, 0.8F * actor.piece.scale, 0);
    const auto screen = engine::screen_point(camera.view(), middle);
    ASSERT_TRUE(screen);
    const auto pointed = table::point_at(camera.view(), *screen, {board(), frame(), stage});
    ASSERT_TRUE(pointed.piece);
    EXPECT_EQ(wotr_table::in_rules(pointed.region),
              wotr::region_of(wotr::Place{pointed.piece->spot.value}));
  }
}

TEST(Pointing, TheSeaIsNoRegion) {
  EXPECT_EQ(board().regions.at({5, 50}), table::kNoRegion);
  EXPECT_EQ(board().regions.at({-3, 50}), table::kNoRegion);
  EXPECT_EQ(board().regions.at({200, 50}), table::kNoRegion);
}

}  // namespace
