// The sheets of the two sides fold away to slim tabs, and everything on the table explains itself.

#include <gtest/gtest.h>
#include <imgui_internal.h>

#include "game/wotr/screens/sides/side_panel.h"
#include "game/wotr/screens/tips/frame_tip.h"
#include "game/wotr/table/frame/frame_things.h"
#include "rules/wotr/view/view.h"
#include "tests/screens/looks.h"
#include "tests/screens/samples.h"

namespace screen {
namespace {

class SideSheets : public testing::TestWithParam<Format> {
 protected:
  Screen screen{GetParam()};
  wotr::View view = view_of(begin(1).state());

  /// Of the screen, in square points.
  float covered_by(const char* name) {
    screen.settle(view);
    const ImVec2 size = ImGui::FindWindowByName(name)->Size;
    return size.x * size.y;
  }
  screens::ShownControl control(std::string_view label) {
    const Shown answer = screen.settle(view);
    for (const screens::ShownControl& shown : answer.controls) {
      if (shown.label == label) return shown;
    }
    ADD_FAILURE() << "nothing is called " << label;
    return {};
  }
  void press(std::string_view label) {
    const screens::ShownControl shown = control(label);
    screen.click(view, (shown.from + shown.to) / 2.0F);
  }
};

TEST(SideSheet, SaysHowFarTheVictoryIs) {
  Paper paper(view_of(begin(1).state()));
  EXPECT_EQ(
      wotr_screens::words_about_points(paper.context(), wotr::Side::kFree, "screen.points-short"),
      "0 of 4 points");
}

TEST_P(SideSheets, FoldAndOpenAgainAtAPress) {
  const float open = covered_by("free");
  press("fold");  // the first is that of the Free Peoples
  EXPECT_TRUE(screens::is_folded(screen.settings, "free"));
  EXPECT_FALSE(screens::is_folded(screen.settings, "shadow"));
  EXPECT_LT(covered_by("free"), open / 4);
  press("fold");
  EXPECT_FALSE(screens::is_folded(screen.settings, "free"));
  EXPECT_FLOAT_EQ(covered_by("free"), open);
}

TEST_P(SideSheets, GiveTheBoardMoreRoomWhenFolded) {
  const Shown open = screen.settle(view);
  screen.settings.folded = {{"free", true}, {"shadow", true}};
  const Shown folded = screen.settle(view);
  EXPECT_LT(folded.clear_from.x, open.clear_from.x);
  EXPECT_GT(folded.clear_to.x, open.clear_to.x);
}

TEST_P(SideSheets, FoldedOnesAreGoodAndShowTheHandWhenAsked) {
  screen.settings.folded = {{"free", true}, {"shadow", true}};
  const Shown answer = screen.settle(view);
  expect_good_controls(answer.controls, GetParam());
  expect_good_sheets(GetParam());
  expect_apart(GetParam());
  press("cards-free");
  EXPECT_TRUE(screen.memory.hand_shown[0]);
}

/// The question that is asked most often leaves the Fellowship Track free: the home view keeps so
/// much room, and the edge of the track beyond its cups is nothing but oak.
TEST(Prompt, TheQuestionForADieTakesNoMoreThanItsRoom) {
  Screen screen({{1280, 720}, 1});
  for (const Sample& sample : samples()) {
    if (sample.players != 2) continue;
    const wotr::View view = view_of(sample.state);
    if (view.decision.kind != wotr::byte_of(wotr::DecisionKind::kChooseDie)) continue;
    screen.memory = {};
    screen.settle(view);
    EXPECT_LE(720 - ImGui::FindWindowByName("prompt")->Pos.y, 112);
    return;
  }
  FAIL() << "no sample asks for a die";
}

INSTANTIATE_TEST_SUITE_P(Every, SideSheets, testing::ValuesIn(formats()), id_of);

TEST(FrameTips, EveryThingOfTheTableIsExplained) {
  const wotr::View view = view_of(begin(1).state());
  Paper paper(view);
  for (int part = 1; part <= static_cast<int>(wotr_table::FramePart::kTray); ++part) {
    for (std::uint8_t a = 0; a < 2; ++a) {
      for (std::uint8_t b = 0; b < 2; ++b) {
        const table::FrameThing thing =
            wotr_table::thing(static_cast<wotr_table::FramePart>(part), a, b);
        const std::string said = wotr_screens::words_about(paper.context(), thing);
        EXPECT_FALSE(said.empty()) << part;
        EXPECT_EQ(said.find('{'), std::string::npos) << said;
      }
    }
  }
  const auto about = [&](wotr_table::FramePart part, std::uint8_t a) {
    return wotr_screens::words_about(paper.context(), wotr_table::thing(part, a));
  };
  EXPECT_NE(about(wotr_table::FramePart::kFellowship, 0).find("Rivendell"), std::string::npos);
  EXPECT_NE(about(wotr_table::FramePart::kFellowship, 0).find("Gimli"), std::string::npos);
  EXPECT_NE(about(wotr_table::FramePart::kNation, 1).find("Rohan"), std::string::npos);
}

TEST(FrameTips, AThingIsExplainedWhereThePointerRests) {
  Screen screen({{1280, 720}, 1});
  const wotr::View view = view_of(begin(1).state());
  screen.point(view, {640, 600});
  screen.thing = wotr_table::thing(wotr_table::FramePart::kHuntPool);
  for (int i = 0; i < 40; ++i) screen.frame(view);
  const ImGuiWindow* tip = ImGui::FindWindowByName("##Tooltip_00");
  ASSERT_NE(tip, nullptr);
  EXPECT_TRUE(tip->Active);
}

}  // namespace
}  // namespace screen
