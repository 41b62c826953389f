#include "engine/ui/pointer_router.h"

#include <gtest/gtest.h>

#include "tests/engine/made_up_events.h"

namespace engine {
namespace {

using namespace made_up;

/// Panels lie left of x = 300.
class Router : public testing::Test {
 protected:
  Router() {
    gatherer_.set_hit_test(
        [](glm::vec2 place) { return place.x < 300 ? PointerOwner::kPanel : PointerOwner::kMap; });
  }

  UiMouse route(std::initializer_list<SDL_Event> events, double seconds = 0.016) {
    return router_.route(frame(gatherer_, events), seconds);
  }
  UiMouse route_at(std::initializer_list<SDL_Event> events, double now) {
    return router_.route(frame(gatherer_, events, now), 0.016);
  }
  void note_told() { router_.note_told(); }

 private:
  EventGatherer gatherer_;
  PointerRouter router_;
};

TEST_F(Router, ATapIsSeenDownAndThenUp) {
  const UiMouse down = route({finger_down(1, {100, 100}, 1000), finger_up(1, {100, 100}, 1010)});
  EXPECT_EQ(down.position, glm::vec2(100, 100));
  EXPECT_TRUE(down.down[0]);
  const UiMouse up = route({});
  EXPECT_EQ(up.position, glm::vec2(100, 100));
  EXPECT_FALSE(up.down[0]);
  EXPECT_FALSE(route({}).position) << "a finger that is up hovers over nothing";
}

TEST_F(Router, AFingerThatRestsAsksAndOnceToldPressesNothing) {
  EXPECT_FALSE(route_at({finger_down(1, {100, 100}, 1000)}, 1.0).asks);
  EXPECT_TRUE(route_at({}, 1.6).asks);
  note_told();
  EXPECT_EQ(route_at({}, 1.7).position, glm::vec2(100, 100)) << "it is told as long as it rests";
  EXPECT_FALSE(route_at({finger_up(1, {100, 100}, 1800)}, 1.8).position) << "it comes up nowhere";
}

TEST_F(Router, AFingerThatRestsWhereNothingIsToldPresses) {
  route_at({finger_down(1, {100, 100}, 1000)}, 1.0);
  EXPECT_TRUE(route_at({}, 1.6).asks);
  const UiMouse up = route_at({finger_up(1, {100, 100}, 1800)}, 1.8);
  EXPECT_EQ(up.position, glm::vec2(100, 100));
  EXPECT_FALSE(up.down[0]);
}

TEST_F(Router, WhoHoldsAPanelIsNotMovedByOthers) {
  route({finger_down(1, {100, 100}, 1000)});
  const UiMouse while_dragged = route({finger_down(2, {600, 100}, 1100)});
  EXPECT_EQ(while_dragged.position, glm::vec2(100, 100));
  EXPECT_TRUE(while_dragged.down[0]);
  const UiMouse still =
      route({finger_moves(2, {700, 100}, 1200), finger_moves(1, {110, 100}, 1200)});
  EXPECT_EQ(still.position, glm::vec2(110, 100));
  const UiMouse up = route({finger_up(1, {110, 100}, 1300)});
  EXPECT_FALSE(up.down[0]);
  EXPECT_EQ(up.position, glm::vec2(110, 100));
  EXPECT_FALSE(route({finger_moves(2, {100, 100}, 1400)}).position)
      << "what was dragged here from the map presses nothing";
}

TEST_F(Router, APressOnTheMapDoesNotKeepAPanelWaiting) {
  EXPECT_TRUE(route({mouse_at(600, 100), mouse_button(SDL_MOUSEBUTTONDOWN, 1000)}).down[0]);
  EXPECT_FALSE(route({finger_down(1, {100, 100}, 1100)}).down[0]) << "the map's press comes up";
  const UiMouse pressed = route({});
  EXPECT_EQ(pressed.position, glm::vec2(100, 100));
  EXPECT_TRUE(pressed.down[0]);
}

TEST_F(Router, ASecondPressOnAPanelWaitsForTheFirst) {
  route({finger_down(1, {100, 100}, 1000)});
  EXPECT_EQ(route({finger_down(2, {200, 200}, 1100)}).position, glm::vec2(100, 100));
  EXPECT_EQ(route({finger_moves(2, {205, 200}, 1200)}).position, glm::vec2(100, 100));
  EXPECT_FALSE(route({finger_up(1, {100, 100}, 1300)}).down[0]);
  const UiMouse second = route({});
  EXPECT_EQ(second.position, glm::vec2(200, 200)) << "from its beginning";
  EXPECT_TRUE(second.down[0]);
  EXPECT_EQ(route({}).position, glm::vec2(205, 200));
  EXPECT_FALSE(route({finger_up(2, {205, 200}, 1400)}).down[0]);
}

TEST_F(Router, ATapThatWaitedIsNotLostUnlessItWaitedTooLong) {
  const auto tap_while_held = [&](std::uint32_t time, double waits) {
    route({finger_down(1, {100, 100}, time)});
    route({finger_down(2, {200, 200}, time + 10), finger_up(2, {200, 200}, time + 20)});
    route({}, waits);
    route({finger_up(1, {100, 100}, time + 5000)});
    const UiMouse next = route({});
    const bool told = next.down[0] && next.position == glm::vec2(200, 200);
    route({});
    route({});
    return told;
  };
  EXPECT_TRUE(tap_while_held(1000, 0.5));
  EXPECT_FALSE(tap_while_held(10000, 1.5));
}

TEST_F(Router, WhatWasNoFingerPressesNothing) {
  EXPECT_TRUE(route({finger_down(1, {100, 100}, 1000)}).down[0]);
  route({finger_down(2, {200, 200}, 1010)});
  const UiMouse lost = route({window_event(SDL_WINDOWEVENT_FOCUS_LOST)});
  EXPECT_FALSE(lost.down[0]);
  EXPECT_FALSE(lost.position) << "it comes up where no button is";
  for (int i = 0; i < 3; ++i) EXPECT_FALSE(route({}).down[0]) << "who waited is forgotten";
  route({finger_down(3, {100, 100}, 2000), window_event(SDL_WINDOWEVENT_FOCUS_LOST)});
  for (int i = 0; i < 3; ++i) EXPECT_FALSE(route({}).down[0]) << "down and gone in one frame";
}

TEST_F(Router, AFingerThatRestsHoversUntilSomebodyPresses) {
  PointerRouter router;
  Input input;
  Pointer rests;
  rests.kind = PointerKind::kFinger;
  rests.owner = PointerOwner::kPanel;
  rests.position = rests.landed_at = {100, 100};
  rests.button(MouseButton::kLeft).down = true;
  input.pointers = {rests};
  EXPECT_TRUE(router.route(input, 0.016).down[0]);
  input.pointers[0].rests = true;
  input.pointers[0].button(MouseButton::kLeft) = {.cancelled = true};
  EXPECT_FALSE(router.route(input, 0.016).position) << "it presses nothing";
  input.pointers[0].button(MouseButton::kLeft) = {};
  const UiMouse hovers = router.route(input, 0.016);
  EXPECT_EQ(hovers.position, glm::vec2(100, 100));
  EXPECT_FALSE(hovers.down[0]);
  Pointer presses = rests;
  presses.landing = 1;
  presses.position = presses.landed_at = {200, 200};
  input.pointers.push_back(presses);
  EXPECT_EQ(router.route(input, 0.016).position, glm::vec2(200, 200));
}

TEST_F(Router, TheMouseHoversAndTurnsItsWheel) {
  SDL_Event wheel{};
  wheel.wheel.type = SDL_MOUSEWHEEL;
  wheel.wheel.preciseY = 1;
  const UiMouse over = route({mouse_at(100, 100), wheel});
  EXPECT_EQ(over.position, glm::vec2(100, 100));
  EXPECT_FLOAT_EQ(over.wheel, 1);
  route({finger_down(1, {200, 200}, 1000)});
  EXPECT_FLOAT_EQ(route({wheel}).wheel, 0) << "the finger's panel does not scroll";
}

TEST_F(Router, AMouseClickedTwiceWithinAFrameDoesNotStick) {
  route({mouse_at(100, 100), mouse_button(SDL_MOUSEBUTTONDOWN, 1000)});
  route({mouse_button(SDL_MOUSEBUTTONUP, 1010), mouse_button(SDL_MOUSEBUTTONDOWN, 1020)});
  route({mouse_button(SDL_MOUSEBUTTONUP, 1030)});
  for (int i = 0; i < 4; ++i) route({});
  EXPECT_FALSE(route({}).down[0]);
  EXPECT_EQ(route({mouse_at(120, 100)}).position, glm::vec2(120, 100));
}

}  // namespace
}  // namespace engine
