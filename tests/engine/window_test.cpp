#include "engine/platform/windows/window.h"

#include <SDL.h>

#include "tests/engine/offscreen.h"
#include "tests/engine/tuio_tracker.h"
#include "tests/harness/tuio_bytes.h"

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

TEST_F(Offscreen, FingersAreNotSwallowedByACapturedMouse) {
  window();
  EXPECT_STREQ(SDL_GetHint(SDL_HINT_MOUSE_AUTO_CAPTURE), "0");
}

TEST_F(Offscreen, KnowsHowLargeAPointIs) {
  EXPECT_GT(window().points_per_millimetre(), 0);
  window().set_ruler(2.5F);
  EXPECT_EQ(window().points_per_millimetre(), 2.5F);
  window().set_ruler(std::nullopt);
  EXPECT_NE(window().points_per_millimetre(), 2.5F);
}

TEST_F(Offscreen, ATrackerWakesItAndItsTouchesAreFingers) {
  using namespace tuio_bytes;
  const auto port = window().listen_to_tuio(0);
  ASSERT_TRUE(port) << port.error();
  TuioTracker tracker(*port);
  SDL_Rect screen{};
  glm::ivec2 corner{0};
  ASSERT_EQ(SDL_GetDisplayBounds(0, &screen), 0);
  SDL_GetWindowPosition(SDL_GL_GetCurrentWindow(), &corner.x, &corner.y);
  /// What comes next, within a minute.
  const auto next = [&](const auto& is_it) {
    Input input = window().next_input(10);
    for (int i = 0; i < 6 && !is_it(input); ++i) input = window().next_input(10);
    EXPECT_TRUE(is_it(input));
    return is_it(input) ? input.pointers.front() : Pointer{};
  };
  const auto has_finger = [](const Input& input) { return !input.pointers.empty(); };
  const auto is_up = [](const Input& input) {
    return !input.pointers.empty() && !input.pointers.front().is_down();
  };
  tracker.send(bundle({alive({1}), set(1, 0.5F, 0.5F), fseq(1)}));
  const Pointer down = next(has_finger);
  EXPECT_TRUE(down.button(MouseButton::kLeft).pressed);
  const glm::vec2 middle(screen.x + screen.w / 2 - corner.x, screen.y + screen.h / 2 - corner.y);
  EXPECT_NEAR(down.position.x, middle.x, 1);
  EXPECT_NEAR(down.position.y, middle.y, 1);
  tracker.send(bundle({alive({}), fseq(2)}));
  EXPECT_TRUE(next(is_up).button(MouseButton::kLeft).clicked);
}

}  // namespace
}  // namespace engine
