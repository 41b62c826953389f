// The sheet of settings, by mouse and by keys.

#include <algorithm>

#include <gtest/gtest.h>
#include <imgui_internal.h>

#include "rules/wotr/view/view.h"
#include "tests/screens/desk.h"
#include "tests/screens/samples.h"

namespace desk {
namespace {

class SettingsSheet : public testing::Test {
 protected:
  SettingsSheet() { desk.memory.sheets.open("settings"); }

  Desk desk{{{1280, 720}, 1}};
  wotr::View view = view_of(samples().front().state);

  const screens::ShownControl* find(const Shown& answer, const std::string& label) {
    const auto found =
        std::find_if(answer.controls.begin(), answer.controls.end(),
                     [&](const screens::ShownControl& control) { return control.label == label; });
    return found == answer.controls.end() ? nullptr : &*found;
  }
  void press(const std::string& label) {
    const Shown answer = desk.settle(view);
    const screens::ShownControl* control = find(answer, label);
    ASSERT_NE(control, nullptr) << label;
    ASSERT_TRUE(control->is_in_view) << label;
    desk.click(view, (control->from + control->to) / 2.0F);
  }
  /// Tab brings hidden controls into view, and Enter presses them.
  void press_by_keys(const std::string& label) {
    for (int steps = 0; steps < 200; ++steps) {
      desk.press(view, ImGuiKey_Tab);
      const Shown answer = desk.frame(view);
      const screens::ShownControl* control = find(answer, label);
      ASSERT_NE(control, nullptr) << label;
      const ImGuiContext& context = *ImGui::GetCurrentContext();
      const ImRect at =
          ImGui::WindowRectRelToAbs(context.NavWindow, context.NavWindow->NavRectRel[0]);
      if (std::abs(at.Min.x - control->from.x) > 3 || std::abs(at.Min.y - control->from.y) > 3) {
        continue;
      }
      desk.press_enter(view);
      desk.settle(view);
      return;
    }
    ADD_FAILURE() << "the keys never came to " << label;
  }
};

TEST_F(SettingsSheet, OpensFromTheMenu) {
  desk.memory.sheets.close("settings");
  desk.memory.sheets.open("menu");
  press("Settings");
  EXPECT_TRUE(desk.memory.sheets.is_open("settings"));
  EXPECT_FALSE(desk.memory.sheets.is_open("menu"));
  press("Close");
  EXPECT_FALSE(desk.memory.sheets.is_open("settings"));
}

TEST_F(SettingsSheet, ALevelHoldsAtOnce) {
  press("High");
  EXPECT_EQ(desk.settings.level, engine::Level::kHigh);
  press("Medium");
  EXPECT_EQ(desk.settings.level, engine::Level::kMedium);
}

TEST_F(SettingsSheet, WaterAndSmokeAreSaidToMoveOnlyWhereTheyDo) {
  desk.settings.level = engine::Level::kLow;
  ASSERT_TRUE(desk.settings.ambient_life);
  press("Water and smoke move: off");
  EXPECT_TRUE(desk.settings.ambient_life) << "it cannot be pressed";
  press("Medium");
  EXPECT_NE(find(desk.settle(view), "Water and smoke move: on"), nullptr);
  press("Reduced motion: off");
  EXPECT_NE(find(desk.settle(view), "Water and smoke move: off"), nullptr);
}

TEST_F(SettingsSheet, MotionIsSwitchedByMouse) {
  desk.settings.level = engine::Level::kMedium;
  press("Reduced motion: off");
  EXPECT_TRUE(desk.settings.reduced_motion);
  press("Reduced motion: on");
  EXPECT_FALSE(desk.settings.reduced_motion);
  press("Water and smoke move: on");
  EXPECT_FALSE(desk.settings.ambient_life);
  press("The view follows the action: on");
  EXPECT_FALSE(desk.settings.follow_action);
}

TEST_F(SettingsSheet, EveryEffectIsReachedByKeys) {
  const engine::Effects before = screens::effects_of(desk.settings);
  press_by_keys("Haze in the distance: on");
  EXPECT_FALSE(screens::effects_of(desk.settings).fog);
  press_by_keys("Colour grading: on");
  press_by_keys("67%");
  engine::Effects wanted = before;
  wanted.fog = false;
  wanted.toning = false;
  wanted.resolution_scale = 0.67F;
  EXPECT_EQ(screens::effects_of(desk.settings), wanted);
}

TEST_F(SettingsSheet, SizesAndSpeedAreChosen) {
  press_by_keys("150%");
  press_by_keys("4×");
  EXPECT_EQ(desk.settings.letters, 150);
  EXPECT_EQ(desk.settings.animation_speed, 400);
}

}  // namespace
}  // namespace desk
