#include "engine/platform/window.h"

#include <SDL.h>

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

}  // namespace
}  // namespace engine
