#include "engine/scene/camera.h"

#include <array>
#include <glm/geometric.hpp>

#include <gtest/gtest.h>

namespace engine {
namespace {

constexpr glm::vec2 kBoard{145, 100};
constexpr glm::vec2 kScreen{1280, 720};

void expect_near(glm::vec2 a, glm::vec2 b, float tolerance) {
  EXPECT_LT(glm::distance(a, b), tolerance)
      << a.x << ", " << a.y << " is not " << b.x << ", " << b.y;
}

TEST(Camera, ProjectAndUnprojectAgree) {
  CameraPose pose{.target = {60, 40}, .distance = 50, .tilt = 0.8F, .yaw = 0.3F};
  for (float flat : {0.0F, 0.5F, 1.0F}) {
    pose.flat = flat;
    const CameraView view = view_from(pose, kScreen);
    for (glm::vec2 point : {glm::vec2(640, 360), glm::vec2(100, 600), glm::vec2(1200, 200)}) {
      const auto board = board_point(view, point);
      ASSERT_TRUE(board);
      const auto back = screen_point(view, {board->x, 0, board->y});
      ASSERT_TRUE(back);
      expect_near(*back, point, 0.5F);
    }
  }
}

TEST(Camera, TheTargetIsInTheMiddle) {
  const CameraView view = view_from({.target = {60, 40}, .distance = 50, .yaw = -0.4F}, kScreen);
  expect_near(*screen_point(view, {60, 0, 40}), kScreen * 0.5F, 0.1F);
}

TEST(Camera, NorthIsUpAndEastIsRight) {
  const CameraView view = view_from({.target = {60, 40}, .distance = 50}, kScreen);
  EXPECT_LT(screen_point(view, {60, 0, 30})->y, 360);
  EXPECT_GT(screen_point(view, {70, 0, 40})->x, 640);
}

TEST(Camera, FlatMapHasEvenScale) {
  const CameraView view = view_from({.target = {60, 40}, .distance = 90, .flat = 1}, kScreen);
  const float near_edge = screen_point(view, {80, 0, 60})->x - screen_point(view, {70, 0, 60})->x;
  const float far_edge = screen_point(view, {80, 0, 20})->x - screen_point(view, {70, 0, 20})->x;
  EXPECT_NEAR(near_edge, far_edge, 0.5F);
}

TEST(TableCamera, SeesTheWholeBoardAtFirst) {
  const TableCamera camera(kBoard, kScreen);
  for (glm::vec2 corner : {glm::vec2(0), glm::vec2(145, 0), glm::vec2(0, 100), kBoard}) {
    const auto point = screen_point(camera.view(), {corner.x, 0, corner.y});
    ASSERT_TRUE(point);
    EXPECT_TRUE(point->x >= 0 && point->x <= kScreen.x && point->y >= 0 && point->y <= kScreen.y);
  }
}

TEST(TableCamera, LeavesRoomForPanels) {
  TableCamera camera(kBoard, kScreen);
  camera.set_margins({300, 0}, {0, 120});
  camera.look_at_board();
  camera.settle();
  for (glm::vec2 corner : {glm::vec2(0), kBoard, glm::vec2(0, 100)}) {
    const auto point = screen_point(camera.view(), {corner.x, 0, corner.y});
    EXPECT_GE(point->x, 299);
    EXPECT_LE(point->y, 601);
  }
}

TEST(TableCamera, ZoomKeepsThePlaceUnderThePointer) {
  TableCamera camera(kBoard, kScreen);
  const glm::vec2 pointer{700, 400};
  const auto before = board_point(camera.view(), pointer);
  camera.zoom(2, pointer);
  camera.settle();
  expect_near(*board_point(camera.view(), pointer), *before, 0.2F);
}

TEST(TableCamera, DragHoldsThePlace) {
  TableCamera camera(kBoard, kScreen);
  camera.look_at({70, 50}, 40);
  camera.settle();
  const auto held = board_point(camera.view(), {640, 400});
  camera.drag({640, 400}, {600, 380});
  expect_near(*board_point(camera.view(), {600, 380}), *held, 0.2F);
}

TEST(TableCamera, StaysOnTheBoard) {
  TableCamera camera(kBoard, kScreen);
  camera.look_at({-500, 900}, 0.1F);
  camera.tilt_by(9);
  camera.settle();
  EXPECT_EQ(camera.pose().target, glm::vec2(0, 100));
  EXPECT_GE(camera.pose().distance, 5);
  EXPECT_LE(camera.pose().tilt, 1.5709F);
}

TEST(TableCamera, GlidesAndArrives) {
  TableCamera camera(kBoard, kScreen);
  camera.look_at({30, 30}, 20);
  EXPECT_TRUE(camera.update(1.0 / 60));
  int frames = 0;
  while (camera.update(1.0 / 60) && frames < 600) ++frames;
  EXPECT_LT(frames, 120);
  EXPECT_EQ(camera.pose().target, glm::vec2(30, 30));
  EXPECT_FALSE(camera.is_moving());
}

/// The camera stands near the middle of the board.
TableCamera near_camera() {
  TableCamera camera(kBoard, kScreen);
  camera.look_at({70, 50}, 60);
  camera.settle();
  return camera;
}

constexpr ScreenPart kClear{{280, 60}, {1000, 440}};

void expect_all_clear(const TableCamera& camera, std::span<const glm::vec2> places) {
  for (const glm::vec2 place : places) {
    const auto point = screen_point(camera.view(), {place.x, 0, place.y});
    ASSERT_TRUE(point);
    EXPECT_TRUE(kClear.contains(*point)) << point->x << ", " << point->y;
  }
}

TEST(TableCamera, WhatIsInTheClearMovesNothing) {
  TableCamera camera = near_camera();
  const CameraPose before = camera.goal();
  const std::array places{glm::vec2(66, 46), glm::vec2(72, 44)};
  camera.show(places, kClear);
  EXPECT_EQ(camera.goal(), before);
}

TEST(TableCamera, WhatLiesUnderAPanelIsMovedIntoTheClear) {
  TableCamera camera = near_camera();
  const std::array places{glm::vec2(70, 70), glm::vec2(75, 68)};
  const auto hidden = screen_point(camera.view(), {70, 0, 70});
  ASSERT_TRUE(hidden && !kClear.contains(*hidden));
  camera.show(places, kClear);
  camera.settle();
  expect_all_clear(camera, places);
  EXPECT_FLOAT_EQ(camera.pose().distance, 60) << "aside is enough";
}

TEST(TableCamera, WhatLiesFarApartIsSeenFromFartherAway) {
  TableCamera camera = near_camera();
  const std::array places{glm::vec2(10, 10), glm::vec2(130, 90)};
  camera.show(places, kClear);
  camera.settle();
  expect_all_clear(camera, places);
  EXPECT_GT(camera.pose().distance, 60);
}

TEST(TableCamera, NoRoomAtAllMovesNothing) {
  TableCamera camera = near_camera();
  const CameraPose before = camera.goal();
  const std::array places{glm::vec2(10, 10)};
  camera.show(places, {{500, 500}, {400, 600}});
  EXPECT_EQ(camera.goal(), before);
}

/// Drags the board westwards for ten frames.
TableCamera dragged_camera() {
  TableCamera camera = near_camera();
  for (int i = 0; i < 10; ++i) {
    const float x = 640.0F - 12.0F * static_cast<float>(i);
    camera.drag({x, 400}, {x - 12, 400}, 1.0 / 60);
    camera.update(1.0 / 60);
  }
  return camera;
}

TEST(TableCamera, AThrownBoardGlidesOnAsFastAsTheHandWas) {
  TableCamera camera = dragged_camera();
  const float dragged = camera.pose().target.x;
  camera.drag({520, 400}, {508, 400}, 1.0 / 60);
  const float by_hand = camera.pose().target.x - dragged;
  camera.let_go();
  const float before = camera.pose().target.x;
  camera.update(1.0 / 60);
  const float first_step = camera.pose().target.x - before;
  EXPECT_NEAR(first_step, by_hand, 0.15F * by_hand);
  int frames = 0;
  while (camera.update(1.0 / 60) && frames < 600) ++frames;
  EXPECT_GT(camera.pose().target.x - before, 3 * by_hand);
  EXPECT_FALSE(camera.is_moving());
}

TEST(TableCamera, AHandThatRestedThrowsNothing) {
  TableCamera camera = dragged_camera();
  camera.drag({520, 400}, {520, 400}, 0.5);
  const float before = camera.pose().target.x;
  camera.let_go();
  camera.settle();
  EXPECT_NEAR(camera.pose().target.x, before, 0.05F);
}

}  // namespace
}  // namespace engine
