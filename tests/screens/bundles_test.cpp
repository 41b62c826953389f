// A question that is asked again for each figure is answered in one, with steppers.

#include <gtest/gtest.h>
#include <imgui_internal.h>

#include "game/screens/controls/bundle_rows.h"
#include "game/wotr/table/recruits.h"
#include "game/wotr/table/touches.h"
#include "rules/wotr/game.h"
#include "tests/screens/looks.h"
#include "tests/screens/samples.h"

namespace screen {
namespace {

table::Touches touch_of(const Sample& sample) {
  return wotr_table::touches_of(rules(sample.players), view_of(sample), {});
}

bool is_asked_in_one(const table::Touches& touches) {
  if (!touches.bundle || touches.bundle->wholes.size() < 2) return false;
  return touches.bundle->rows.size() <= screens::kMostRows ||
         wotr_table::is_recruit_row(touches.bundle->rows.front());
}

const screens::ShownControl* find_stepper(const Shown& answer) {
  const auto found = std::ranges::find_if(
      answer.controls, [](const auto& control) { return control.label.ends_with(" +"); });
  return found == answer.controls.end() ? nullptr : &*found;
}

TEST(Bundles, FitOnEveryScreen) {
  int seen = 0;
  for (const Format& format : formats()) {
    for (const Sample& sample : samples()) {
      Screen screen(format);
      sit_down(screen, sample);
      const table::Touches touches = touch_of(sample);
      screen.touches = &touches;
      if (!is_asked_in_one(touches)) continue;
      SCOPED_TRACE(wotr::Game::decision_name(view_of(sample).decision));
      ++seen;
      const Shown answer = screen.settle(view_of(sample));
      expect_good_controls(answer.controls, format);
      expect_good_sheets(format);
      expect_apart(format);
    }
  }
  EXPECT_GT(seen, 4 * 4);
}

/// What the rules make of the answers, one after the other.
bool is_legal(const Sample& sample, const std::vector<core::Action>& answers) {
  wotr::State state = sample.state;
  for (const core::Action answer : answers) {
    if (wotr::Game::apply(rules(sample.players), state, answer, nullptr).refused()) return false;
  }
  return true;
}

TEST(Bundles, HoldOnlyLegalWholesAndEachOnce) {
  for (const Sample& sample : samples()) {
    const table::Touches touches = touch_of(sample);
    if (!touches.bundle) continue;
    SCOPED_TRACE(wotr::Game::decision_name(view_of(sample).decision));
    for (const core::Whole& whole : touches.bundle->wholes) {
      EXPECT_TRUE(is_legal(sample, whole.answers));
      EXPECT_EQ(core::find_whole(*touches.bundle, whole.counts), &whole);
      EXPECT_TRUE(core::can_become_whole(*touches.bundle, whole.counts));
    }
  }
}

/// Every sample that is asked in one, on a screen of its own.
template <class Visit>
void for_each_asked_in_one(Visit visit) {
  for (const Sample& sample : samples()) {
    const table::Touches touches = touch_of(sample);
    if (!is_asked_in_one(touches)) continue;
    Screen screen(formats().front());
    sit_down(screen, sample);
    screen.touches = &touches;
    visit(sample, screen, *touches.bundle);
  }
}

TEST(Bundles, EnterAnswersWhatTheSteppersSay) {
  int answered = 0;
  for_each_asked_in_one([&](const Sample& sample, Screen& screen, const core::Bundle& bundle) {
    const wotr::View view = view_of(sample);
    for (const core::Whole& whole : bundle.wholes) {
      screen.settle(view);
      screen.memory.own<screens::BundleMemory>().counts = whole.counts;
      const Shown answer = screen.press_enter(view);
      ASSERT_TRUE(answer.action.has_value());
      std::vector<core::Action> said{*answer.action};
      said.insert(said.end(), answer.followed_by.begin(), answer.followed_by.end());
      EXPECT_EQ(said, whole.answers);
      if (++answered % 7 == 0) break;
    }
  });
  EXPECT_GT(answered, 20);
}

TEST(Bundles, AStepperCountsUpToWhatTheRulesAllow) {
  for_each_asked_in_one([](const Sample& sample, Screen& screen, const core::Bundle& bundle) {
    if (sample.kind != wotr::DecisionKind::kArmyGroup) return;
    const wotr::View view = view_of(sample);
    for (int press = 0; press < 40; ++press) {
      const Shown answer = screen.settle(view);
      const screens::ShownControl* more = find_stepper(answer);
      if (more == nullptr) break;
      screen.click(view, (more->from + more->to) / 2.0F);
      EXPECT_TRUE(
          core::can_become_whole(bundle, screen.memory.own<screens::BundleMemory>().counts));
    }
  });
}

ImRect rect_of(const screens::ShownControl& control) {
  return {control.from.x, control.from.y, control.to.x, control.to.y};
}

bool is_in_prompt(const screens::ShownControl& control) {
  return ImGui::FindWindowByName("prompt")->Rect().Contains(rect_of(control));
}

/// What a row is told about lies where it hides no other row, and not what confirms them.
TEST(Bundles, ATipCoversNoButtonOfTheQuestion) {
  int told = 0;
  for (const Sample& sample : samples()) {
    const bool takes = sample.kind == wotr::DecisionKind::kSeparateGroup ||
                       sample.kind == wotr::DecisionKind::kRecruitFigure;
    const table::Touches touches = touch_of(sample);
    if (!takes || !is_asked_in_one(touches)) continue;
    Screen screen(formats().front());
    sit_down(screen, sample);
    screen.touches = &touches;
    const wotr::View view = view_of(sample);
    const std::vector<screens::ShownControl> controls = screen.settle(view).controls;
    for (const screens::ShownControl& pointed : controls) {
      if (!is_in_prompt(pointed)) continue;
      screen.point(view, (pointed.from + pointed.to) / 2.0F);
      const std::vector<screens::ShownControl> shown = screen.settle(view).controls;
      const ImGuiWindow* tip = ImGui::FindWindowByName("##Tooltip_00");
      if (tip == nullptr || !tip->Active || tip->Hidden) continue;
      ++told;
      for (const screens::ShownControl& other : shown) {
        if (!is_in_prompt(other)) continue;
        EXPECT_FALSE(tip->Rect().Overlaps(rect_of(other)))
            << "the tip of " << pointed.label << " over " << other.label;
      }
    }
  }
  EXPECT_GT(told, 10);
}

}  // namespace
}  // namespace screen
