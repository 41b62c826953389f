// The camera follows those hands that are on the map.

#include <gtest/gtest.h>

#include "game/app/screen/controls.h"

namespace {

using engine::Input;
using engine::MouseButton;
using engine::Pointer;
using engine::PointerOwner;

class Steering : public testing::Test {
 protected:
  Steering() {
    input_.window_size = {1280, 720};
    camera_.look_at({70, 50}, 60);
    camera_.settle();
  }

  /// A finger that has been dragged by `moved` in this frame.
  static Pointer dragging(glm::vec2 moved, double age, PointerOwner owner = PointerOwner::kMap) {
    Pointer pointer = engine::resting_mouse({640, 360}, owner);
    pointer.kind = engine::PointerKind::kFinger;
    pointer.moved = moved;
    pointer.age = age;
    pointer.button(MouseButton::kLeft) = {.down = true, .dragging = true};
    return pointer;
  }

  /// Where the camera goes with these pointers.
  glm::vec2 target_with(std::vector<Pointer> pointers) {
    engine::TableCamera camera = camera_;
    input_.pointers = std::move(pointers);
    app::steer(camera, input_, 0.016);
    return camera.goal().target;
  }
  glm::vec2 start() const { return camera_.goal().target; }

  engine::TableCamera camera_{{146, 100}, {1280, 720}};
  Input input_;
};

TEST_F(Steering, AFingerOnTheMapDragsItAndOneOnAPanelDoesNot) {
  EXPECT_NE(target_with({dragging({40, 0}, 1)}), start());
  EXPECT_EQ(target_with({dragging({40, 0}, 1, PointerOwner::kPanel)}), start());
  EXPECT_EQ(target_with({dragging({40, 0}, 1, PointerOwner::kFirstOfHost)}), start());
}

TEST_F(Steering, OfTwoWhoDragTheMapItFollowsTheFirst) {
  const glm::vec2 alone = target_with({dragging({40, 0}, 2)});
  EXPECT_EQ(target_with({dragging({40, 0}, 2), dragging({-90, 30}, 1)}), alone);
  EXPECT_EQ(target_with({dragging({-90, 30}, 1), dragging({40, 0}, 2)}), alone);
}

TEST_F(Steering, AFingerOfAPinchDoesNotDragBesides) {
  Pointer pinching = dragging({40, 0}, 1);
  pinching.in_pinch = true;
  EXPECT_EQ(target_with({pinching}), start());
}

TEST_F(Steering, APinchZoomsWhileAnotherHoldsAPanel) {
  input_.pinch = engine::Pinch{.centre = {640, 360}, .spread = 2};
  input_.pointers = {dragging({5, 5}, 3, PointerOwner::kPanel)};
  const float before = camera_.goal().distance;
  app::steer(camera_, input_, 0.016);
  EXPECT_LT(camera_.goal().distance, before);
}

TEST_F(Steering, TheWheelZoomsWhereTheMouseIsOverTheMap) {
  input_.wheel = 1;
  const float before = camera_.goal().distance;
  input_.pointers = {engine::resting_mouse({640, 360}, PointerOwner::kPanel)};
  app::steer(camera_, input_, 0.016);
  EXPECT_EQ(camera_.goal().distance, before);
  input_.pointers = {engine::resting_mouse({640, 360})};
  app::steer(camera_, input_, 0.016);
  EXPECT_LT(camera_.goal().distance, before);
}

TEST_F(Steering, LettersThatNameARegionMoveNothing) {
  const engine::CameraPose before = camera_.goal();
  input_.held = {engine::key_of('d')};
  commands::KeyReader keys(commands::table());
  app::steer_with_keys(camera_, keys.read(input_, {}, {.types_letters = true}, 0.016), 0.016);
  EXPECT_EQ(camera_.goal(), before);
  app::steer_with_keys(camera_, keys.read(input_, {}, {}, 0.016), 0.016);
  EXPECT_NE(camera_.goal(), before);
}

TEST_F(Steering, AHeldZoomKeyZoomsOnAndOn) {
  commands::KeyReader keys(commands::table());
  for (const bool repeat : {false, true, true}) {
    const float before = camera_.goal().distance;
    input_.keys = {{.key = engine::key_of('+'), .repeat = repeat}};
    app::steer_with_keys(camera_, keys.read(input_, {}, {}, 0.016), 0.016);
    EXPECT_LT(camera_.goal().distance, before);
  }
}

}  // namespace
