// Where the keys are is seen from a metre away, and they never begin on what gives something up.

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>
#include <span>
#include <utility>

#include <gtest/gtest.h>
#include <imgui_internal.h>

#include "rules/wotr/state/actions.h"
#include "tests/screens/samples.h"

namespace screen {
namespace {

constexpr glm::vec2 kOnTheTable{640, 300};  // the keys are nowhere once it was clicked

/// What the keys are on after one more Tab.
ImRect place_after_tab(Screen& screen, const wotr::View& view) {
  screen.press(view, ImGuiKey_Tab);
  screen.settle(view);
  ImGuiWindow* window = ImGui::GetCurrentContext()->NavWindow;
  return ImGui::WindowRectRelToAbs(window, window->NavRectRel[ImGuiNavLayer_Main]);
}

/// The answer that the keys are on.
std::optional<core::Action> answer_after_tab(Screen& screen, const wotr::View& view) {
  screen.press(view, ImGuiKey_Tab);
  const Shown answer = screen.settle(view);
  const auto at = std::ranges::find(answer.shown, true, &screens::ShownOption::has_keys);
  return at == answer.shown.end() ? std::nullopt : std::optional(at->action);
}

/// The brass of the ring lies all around it.
bool is_ringed(const ImRect& place) {
  constexpr ImU32 kBrass = IM_COL32(0xE4, 0xCB, 0x8C, 0xFF);
  constexpr float kNear = 8;
  std::set<std::pair<bool, bool>> corners;
  ImGui::Render();
  const ImDrawData& drawn = *ImGui::GetDrawData();
  for (const ImDrawList* list :
       std::span(drawn.CmdLists, static_cast<std::size_t>(drawn.CmdListsCount))) {
    for (const ImDrawVert& vertex : list->VtxBuffer) {
      if (vertex.col != kBrass) continue;
      const bool is_left = std::abs(vertex.pos.x - place.Min.x) < kNear;
      const bool is_right = std::abs(vertex.pos.x - place.Max.x) < kNear;
      const bool is_high = std::abs(vertex.pos.y - place.Min.y) < kNear;
      const bool is_low = std::abs(vertex.pos.y - place.Max.y) < kNear;
      if ((is_left || is_right) && (is_high || is_low)) corners.insert({is_left, is_high});
    }
  }
  return corners.size() == 4;
}

bool is_given_up_by(core::Action action) {
  const bool is_use = wotr::is(action, wotr::ActionKind::kUse);
  return wotr::is(action, wotr::ActionKind::kPass) ||
         (is_use && wotr::Use{action.a} == wotr::Use::kSkip);
}

TEST(Keys, AreSeenOnWhateverTheyAreOn) {
  constexpr int kTabs = 4;
  std::set<wotr::DecisionKind> seen;
  for (const Sample& sample : samples()) {
    if (!seen.insert(sample.kind).second) continue;
    const wotr::View view = view_of(sample);
    Screen screen({{1280, 720}, 1});
    sit_down(screen, sample);
    screen.settle(view);
    for (int tab = 0; tab < kTabs; ++tab) {
      EXPECT_TRUE(is_ringed(place_after_tab(screen, view)))
          << static_cast<int>(sample.kind) << ", Tab " << tab + 1;
    }
    screen.click(view, kOnTheTable);
  }
}

TEST(Keys, ComeLastToWhatGivesSomethingUp) {
  int given_up = 0;
  for (const Sample& sample : samples()) {
    const wotr::View view = view_of(sample);
    const auto& actions = view.decision.actions;
    if (std::ranges::none_of(actions, is_given_up_by) || given_up > 5) continue;
    ++given_up;
    Screen screen({{1280, 720}, 1});
    sit_down(screen, sample);
    const std::size_t stops =
        screen.settle(view).controls.size() + screen.settle(view).shown.size();
    std::size_t reached = 0;
    for (std::size_t tab = 1; tab <= stops && reached == 0; ++tab) {
      const auto answer = answer_after_tab(screen, view);
      if (answer && is_given_up_by(*answer)) reached = tab;
    }
    screen.click(view, kOnTheTable);
    EXPECT_GT(reached, actions.size()) << "behind all other answers, and whatever else there is";
  }
  EXPECT_GT(given_up, 0);
}

}  // namespace
}  // namespace screen
