// The sheet of settings, by mouse and by keys.

#include <algorithm>

#include <gtest/gtest.h>
#include <imgui_internal.h>

#include "rules/wotr/view/view.h"
#include "tests/screens/samples.h"
#include "tests/screens/screen.h"

namespace screen {
namespace {

class SettingsSheet : public testing::Test {
 protected:
  SettingsSheet() { screen.memory.sheets.open("settings"); }

  Screen screen{{{1280, 720}, 1}};
  wotr::View view = view_of(samples().front().state);

  const screens::ShownControl* find(const Shown& answer, const std::string& label) {
    const auto found =
        std::find_if(answer.controls.begin(), answer.controls.end(),
                     [&](const screens::ShownControl& control) { return control.label == label; });
    return found == answer.controls.end() ? nullptr : &*found;
  }
  void press(const std::string& label) {
    const Shown answer = screen.settle(view);
    const screens::ShownControl* control = find(answer, label);
    ASSERT_NE(control, nullptr) << label;
    ASSERT_TRUE(control->is_in_view) << label;
    screen.click(view, (control->from + control->to) / 2.0F);
  }
  /// Tab brings hidden controls into view, and Enter presses them.
  void press_by_keys(const std::string& label) {
    for (int steps = 0; steps < 200; ++steps) {
      screen.press(view, ImGuiKey_Tab);
      const Shown answer = screen.frame(view);
      const screens::ShownControl* control = find(answer, label);
      ASSERT_NE(control, nullptr) << label;
      const ImGuiContext& context = *ImGui::GetCurrentContext();
      const ImRect at =
          ImGui::WindowRectRelToAbs(context.NavWindow, context.NavWindow->NavRectRel[0]);
      if (std::abs(at.Min.x - control->from.x) > 3 || std::abs(at.Min.y - control->from.y) > 3) {
        continue;
      }
      screen.press_enter(view);
      screen.settle(view);
      return;
    }
    ADD_FAILURE() << "the keys never came to " << label;
  }
};

TEST_F(SettingsSheet, OpensFromTheMenu) {
  screen.memory.sheets.close("settings");
  screen.memory.sheets.open("menu");
  press("Settings");
  EXPECT_TRUE(screen.memory.sheets.is_open("settings"));
  EXPECT_FALSE(screen.memory.sheets.is_open("menu"));
  press("Close");
  EXPECT_FALSE(screen.memory.sheets.is_open("settings"));
}

TEST_F(SettingsSheet, ALevelHoldsAtOnce) {
  press("High");
  EXPECT_EQ(screen.settings.level, engine::Level::kHigh);
  press("Medium");
  EXPECT_EQ(screen.settings.level, engine::Level::kMedium);
}

TEST_F(SettingsSheet, WaterAndSmokeAreSaidToMoveOnlyWhereTheyDo) {
  screen.settings.level = engine::Level::kLow;
  ASSERT_TRUE(screen.settings.ambient_life);
  press("Water and smoke move: off");
  EXPECT_TRUE(screen.settings.ambient_life) << "it cannot be pressed";
  press("Medium");
  EXPECT_NE(find(screen.settle(view), "Water and smoke move: on"), nullptr);
  press("Reduced motion: off");
  EXPECT_NE(find(screen.settle(view), "Water and smoke move: off"), nullptr);
}

TEST_F(SettingsSheet, MotionIsSwitchedByMouse) {
  screen.settings.level = engine::Level::kMedium;
  press("Reduced motion: off");
  EXPECT_TRUE(screen.settings.reduced_motion);
  press("Reduced motion: on");
  EXPECT_FALSE(screen.settings.reduced_motion);
  press("Water and smoke move: on");
  EXPECT_FALSE(screen.settings.ambient_life);
  press("The view follows the action: on");
  EXPECT_FALSE(screen.settings.follow_action);
}

TEST_F(SettingsSheet, EveryEffectIsReachedByKeys) {
  const engine::Effects before = screens::effects_of(screen.settings);
  press_by_keys("Haze in the distance: on");
  EXPECT_FALSE(screens::effects_of(screen.settings).fog);
  press_by_keys("Colour grading: on");
  press_by_keys("67%");
  engine::Effects wanted = before;
  wanted.fog = false;
  wanted.toning = false;
  wanted.resolution_scale = 0.67F;
  EXPECT_EQ(screens::effects_of(screen.settings), wanted);
}

TEST_F(SettingsSheet, SizesAndSpeedAreChosen) {
  press_by_keys("150%");
  press_by_keys("4×");
  EXPECT_EQ(screen.settings.letters, 150);
  EXPECT_EQ(screen.settings.animation_speed, 400);
}

}  // namespace
}  // namespace screen
