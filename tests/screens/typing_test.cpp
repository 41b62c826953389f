// A region is chosen by typing the beginning of its name.

#include <algorithm>
#include <optional>

#include <gtest/gtest.h>
#include <imgui_internal.h>

#include "rules/wotr/state/actions.h"
#include "rules/wotr/view/view.h"
#include "tests/screens/samples.h"

namespace screen {
namespace {

/// A position that asks for one of many regions, this one among them.
wotr::View asking_for(wotr::RegionId wanted) {
  for (const Sample& sample : samples()) {
    if (sample.players != 2) continue;
    const wotr::View view = view_of(sample.state);
    const bool many = view.decision.actions.size() > 6;
    if (many && view.decision.offers(wotr::act(wotr::ActionKind::kRegion, wanted))) return view;
  }
  ADD_FAILURE() << "no sample asks for " << wotr::region_of(rules(), wanted).id;
  return view_of(samples().front().state);
}

wotr::RegionId region(std::string_view id) {
  for (std::size_t i = 0; i < rules().regions.size(); ++i) {
    if (rules().regions[i].id == id) return static_cast<wotr::RegionId>(i);
  }
  ADD_FAILURE() << id;
  return wotr::kNoRegion;
}

/// Types and confirms, wherever the keys are.
std::optional<core::Action> typed(const wotr::View& view, const std::string& text) {
  Screen screen({{1280, 720}, 1});
  screen.settle(view);
  EXPECT_TRUE(screen.settle(view).takes_letters);
  screen.type(view, text);
  screen.settle(view);
  EXPECT_EQ(screen.memory.typed_region, text);
  return screen.press_enter(view).action;
}

TEST(Typing, AcceptsTheBeginningOfAName) {
  const wotr::RegionId lorien = region("lorien");
  const auto answer = typed(asking_for(lorien), "lor");
  EXPECT_EQ(answer, wotr::act(wotr::ActionKind::kRegion, lorien));
}

TEST(Typing, TakesAccentsAsPlainLetters) {
  const wotr::RegionId lorien = region("lorien");
  EXPECT_EQ(typed(asking_for(lorien), "Lór"), wotr::act(wotr::ActionKind::kRegion, lorien));
  const wotr::RegionId dale = region("dimrill-dale");
  EXPECT_EQ(typed(asking_for(dale), "dimrill d"), wotr::act(wotr::ActionKind::kRegion, dale));
}

TEST(Typing, ShowsTheMatchesAsButtons) {
  const wotr::RegionId lorien = region("lorien");
  const wotr::View view = asking_for(lorien);
  Screen screen({{1280, 720}, 1});
  screen.memory.decider = view.decision.seat;
  screen.memory.typed_region = "lorien";
  const Shown answer = screen.settle(view);
  const auto shown = std::find_if(answer.shown.begin(), answer.shown.end(), [&](const auto& one) {
    return one.action == wotr::act(wotr::ActionKind::kRegion, lorien);
  });
  ASSERT_NE(shown, answer.shown.end());
  EXPECT_EQ(screen.click(view, *shown).action, shown->action);
}

TEST(Typing, BeginsAndEndsWithTheKeysAlone) {
  const wotr::RegionId lorien = region("lorien");
  const wotr::View view = asking_for(lorien);
  Screen screen({{1280, 720}, 1});
  screen.settle(view);
  screen.press(view, ImGuiKey_Tab);  // to the field
  screen.press(view, ImGuiKey_Enter);
  screen.type(view, "lor");
  screen.settle(view);
  EXPECT_EQ(screen.memory.typed_region, "lor");
  EXPECT_EQ(screen.press_enter(view).action, wotr::act(wotr::ActionKind::kRegion, lorien));
}

TEST(Keys, TabAndEnterPressAnOption) {
  for (const Sample& sample : samples()) {
    if (sample.kind != wotr::DecisionKind::kChooseUse) continue;
    Screen screen({{1280, 720}, 1});
    sit_down(screen, sample);
    const wotr::View view = view_of(sample);
    screen.click(view, glm::vec2(640, 300));  // the keys are nowhere then
    const Shown answer = screen.settle(view);
    for (std::size_t tabs = 0; tabs < 2; ++tabs) screen.press(view, ImGuiKey_Tab);
    // Of two answers the second is to discard the die: nobody does that by one Tab too many.
    const bool has_more = answer.shown.size() > 2;
    const auto expected = has_more ? std::optional(answer.shown[1].action) : std::nullopt;
    EXPECT_EQ(screen.press(view, ImGuiKey_Enter).action, expected);
    screen.click(view, glm::vec2(640, 300));
  }
}

TEST(Typing, TakesBackTheLastLetter) {
  const wotr::View view = asking_for(region("lorien"));
  Screen screen({{1280, 720}, 1});
  screen.settle(view);
  screen.type(view, "Ló");
  screen.settle(view);
  screen.press(view, ImGuiKey_Backspace);
  EXPECT_EQ(screen.memory.typed_region, "L");
}

TEST(Typing, ChoosesNothingThatIsNotOffered) {
  const wotr::View view = asking_for(region("lorien"));
  EXPECT_FALSE(typed(view, "xyzzy").has_value());
}

}  // namespace
}  // namespace screen
