#include "engine/platform/window.h"

#include "engine/platform/events.h"
#include "tests/engine/offscreen.h"

namespace engine {
namespace {

TEST_F(Offscreen, OpensWithoutADisplay) {
  EXPECT_EQ(window().pixel_size(), glm::ivec2(1280, 720));
  const Input input = window().next_input();
  EXPECT_EQ(input.window_size, glm::ivec2(1280, 720));
  EXPECT_FALSE(input.quit);
}

TEST(Window, WithoutADisplayTheErrorSaysSo) {
  for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"}) unsetenv(name);
  const auto window = Window::open({.title = "none"});
  ASSERT_FALSE(window);
  EXPECT_NE(window.error().find("no display"), std::string::npos) << window.error();
}

SDL_Event finger(std::uint32_t type, SDL_FingerID id, float x, float y, std::uint32_t time) {
  SDL_Event event{};
  event.tfinger.type = type;
  event.tfinger.timestamp = time;
  event.tfinger.fingerId = id;
  event.tfinger.x = x;
  event.tfinger.y = y;
  return event;
}

SDL_Event mouse_button(std::uint32_t type, std::uint32_t time) {
  SDL_Event event{};
  event.button.type = type;
  event.button.timestamp = time;
  event.button.button = SDL_BUTTON_LEFT;
  return event;
}

SDL_Event mouse_at(int x, int y) {
  SDL_Event event{};
  event.motion.type = SDL_MOUSEMOTION;
  event.motion.x = x;
  event.motion.y = y;
  return event;
}

/// One frame of events.
Input frame(EventGatherer& gatherer, std::initializer_list<SDL_Event> events, double seconds = 0) {
  gatherer.begin({1000, 500}, 1);
  for (const SDL_Event& event : events) gatherer.take(event);
  return gatherer.finish(seconds);
}

TEST(Events, AClickIsAPressThatStaysPut) {
  EventGatherer gatherer;
  frame(gatherer, {mouse_at(50, 60), mouse_button(SDL_MOUSEBUTTONDOWN, 1000)});
  const Input input = frame(gatherer, {mouse_at(52, 61), mouse_button(SDL_MOUSEBUTTONUP, 1100)});
  EXPECT_TRUE(input.button(MouseButton::kLeft).clicked);
  EXPECT_FALSE(input.button(MouseButton::kLeft).dragging);
  EXPECT_EQ(input.mouse_moved, glm::vec2(2, 1));
}

TEST(Events, ADragIsNoClick) {
  EventGatherer gatherer;
  frame(gatherer, {mouse_at(50, 60), mouse_button(SDL_MOUSEBUTTONDOWN, 1000)});
  const Input dragged = frame(gatherer, {mouse_at(80, 60)});
  EXPECT_TRUE(dragged.button(MouseButton::kLeft).dragging);
  const Input input = frame(gatherer, {mouse_button(SDL_MOUSEBUTTONUP, 1100)});
  EXPECT_TRUE(input.button(MouseButton::kLeft).released);
  EXPECT_FALSE(input.button(MouseButton::kLeft).clicked);
}

TEST(Events, TwoQuickClicksAreADoubleClick) {
  EventGatherer gatherer;
  const auto click = [&](std::uint32_t time) {
    return frame(gatherer, {mouse_at(50, 60), mouse_button(SDL_MOUSEBUTTONDOWN, time),
                            mouse_button(SDL_MOUSEBUTTONUP, time + 50)});
  };
  EXPECT_FALSE(click(1000).button(MouseButton::kLeft).double_clicked);
  EXPECT_TRUE(click(1200).button(MouseButton::kLeft).double_clicked);
  EXPECT_FALSE(click(1300).button(MouseButton::kLeft).double_clicked);
}

TEST(Events, OneFingerIsTheLeftButton) {
  EventGatherer gatherer;
  const Input down = frame(gatherer, {finger(SDL_FINGERDOWN, 1, 0.5F, 0.5F, 100)});
  EXPECT_TRUE(down.button(MouseButton::kLeft).pressed);
  EXPECT_EQ(down.mouse, glm::vec2(500, 250));
  EXPECT_TRUE(down.from_touch);
  const Input up = frame(gatherer, {finger(SDL_FINGERUP, 1, 0.5F, 0.5F, 200)});
  EXPECT_TRUE(up.button(MouseButton::kLeft).clicked);
}

TEST(Events, TwoFingersPinchAndPanWithoutClicking) {
  EventGatherer gatherer;
  frame(gatherer, {finger(SDL_FINGERDOWN, 1, 0.4F, 0.5F, 100)});
  const Input second = frame(gatherer, {finger(SDL_FINGERDOWN, 2, 0.6F, 0.5F, 120)});
  EXPECT_FALSE(second.button(MouseButton::kLeft).clicked);
  const Input apart = frame(gatherer, {finger(SDL_FINGERMOTION, 1, 0.3F, 0.5F, 140),
                                       finger(SDL_FINGERMOTION, 2, 0.8F, 0.5F, 140)});
  EXPECT_TRUE(apart.two_fingers.active);
  EXPECT_NEAR(apart.two_fingers.spread, 2.5F, 1e-3F);
  EXPECT_NEAR(apart.two_fingers.pan.x, 50, 0.1F);
  const Input up = frame(gatherer, {finger(SDL_FINGERUP, 2, 0.8F, 0.5F, 200),
                                    finger(SDL_FINGERUP, 1, 0.3F, 0.5F, 210)});
  EXPECT_FALSE(up.button(MouseButton::kLeft).clicked);
  EXPECT_FALSE(up.two_fingers.active);
}

TEST(Events, ARestingFingerIsALongPressOnce) {
  EventGatherer gatherer;
  frame(gatherer, {finger(SDL_FINGERDOWN, 1, 0.5F, 0.5F, 1000)}, 1.0);
  EXPECT_FALSE(frame(gatherer, {}, 1.3).long_press);
  EXPECT_TRUE(frame(gatherer, {}, 1.6).long_press);
  EXPECT_FALSE(frame(gatherer, {}, 1.7).long_press);
}

TEST(Events, AStillFrameHasNoActivity) {
  EventGatherer gatherer;
  EXPECT_TRUE(has_activity(frame(gatherer, {mouse_at(1, 1), mouse_at(5, 5)})));
  EXPECT_FALSE(has_activity(frame(gatherer, {})));
}

}  // namespace
}  // namespace engine
