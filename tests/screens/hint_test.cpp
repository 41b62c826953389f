// What a machine thinks is shown: for how long, as a hint, and at the end of the game.

#include <algorithm>

#include <gtest/gtest.h>
#include <imgui_internal.h>

#include "engine/ui/screen_reader.h"
#include "game/commands/ids.h"
#include "game/players/random_player.h"
#include "rules/wotr/view/view.h"
#include "tests/screens/looks.h"
#include "tests/screens/screen.h"

namespace screen {
namespace {

using screens::ShownControl;

class Thoughts : public testing::TestWithParam<Format> {
 protected:
  Screen screen{GetParam()};
  Match match = asked_match();
  wotr::View view = view_of(match.state());
  const core::Decision asked = match.pending();
  players::Thoughts thoughts{
      .candidates = {{asked.actions[1], 0.62, 0.7}, {asked.actions[0], 0.58, 0.3}},
      .reason = {},
      .playouts = 10};

  /// A question with several answers that is asked of a person.
  static Match asked_match() {
    Match match = screen::begin(1);
    while (match.pending().is_chance() || match.pending().actions.size() < 2) {
      if (match.pending().is_chance()) {
        match.roll();
      } else {
        match.play(match.pending().actions[0]);
      }
    }
    return match;
  }

  void offer_hint() {
    screen.players = {"human", "random"};
    screen.hint.is_offered = true;
  }

  static const ShownControl* find(const Shown& answer, const std::string& label) {
    const auto found = std::ranges::find_if(
        answer.controls, [&](const ShownControl& one) { return one.label.ends_with(label); });
    return found == answer.controls.end() ? nullptr : &*found;
  }

  Shown press(const std::string& label) {
    const Shown answer = screen.settle(view);
    const ShownControl* control = find(answer, label);
    if (control == nullptr) {
      ADD_FAILURE() << "there is no " << label;
      return {};
    }
    return screen.click(view, (control->from + control->to) / 2.0F);
  }
};

TEST_P(Thoughts, AHintIsAskedFor) {
  EXPECT_FALSE(screen.settle(view).offers_hint) << "the game has nobody who could tell";
  offer_hint();
  EXPECT_TRUE(screen.settle(view).offers_hint);
  EXPECT_TRUE(screen::asks(press("Hint"), commands::kHint));
}

TEST_P(Thoughts, AHintIsPlayedByPressingIt) {
  offer_hint();
  screen.hint.thoughts = &thoughts;
  const Shown shown = screen.settle(view);
  expect_good_controls(shown.controls, GetParam());
  expect_good_sheets(GetParam());
  expect_apart(GetParam());
  EXPECT_EQ(press("62% to win").action, asked.actions[1]);
  EXPECT_EQ(press("58%").action, asked.actions[0]);
}

/// What shows more and is not recommended says why.
TEST_P(Thoughts, AHintSaysWhyMoreIsNotBetter) {
  offer_hint();
  screen.hint.thoughts = &thoughts;
  const auto told = [&] {
    screen.settle(view);
    ImGui::Render();
    engine::ScreenReader reader;
    reader.learn_letters();
    return engine::letters_of(reader.read(*ImGui::GetDrawData(), {}));
  };
  EXPECT_EQ(told().find("lesscertain"), std::string::npos) << "the first is the best as well";
  thoughts.candidates = {{asked.actions[1], 0.29, 0.7}, {asked.actions[0], 0.33, 0.1}};
  EXPECT_NE(told().find("The33%arelesscertain:only10of100triestestedthatanswer,70thefirstone."),
            std::string::npos);
}

TEST_P(Thoughts, AHintThatIsThoughtOutLeavesTheAnswersWhereTheyAre) {
  offer_hint();
  screen.hint.thinking = screens::ThinkingShown{.seconds = 0.5, .most = 1.0};
  const Shown shown = screen.settle(view);
  expect_good_sheets(GetParam());
  ASSERT_FALSE(shown.shown.empty());
  EXPECT_EQ(screen.click(view, shown.shown.front()).action, shown.shown.front().action);
}

TEST_P(Thoughts, NobodyIsToldInStrictPlay) {
  offer_hint();
  screen.hint.thoughts = &thoughts;
  screen.settings.strict_play = true;
  const Shown shown = screen.settle(view);
  EXPECT_FALSE(shown.offers_hint);
  EXPECT_EQ(find(shown, "Hint"), nullptr);
  EXPECT_EQ(find(shown, "62% to win"), nullptr);
}

TEST_P(Thoughts, NobodyIsToldWhileOthersMayReadAlong) {
  offer_hint();
  screen.players = {"human", "human"};
  screen.hint.thoughts = &thoughts;
  const Shown covered = screen.settle(view);
  EXPECT_FALSE(covered.offers_hint) << "it may tell of the cards that are covered";
  EXPECT_EQ(find(covered, "62% to win"), nullptr);
  screen.memory.hand_shown[static_cast<std::size_t>(core::index(asked.seat))] = true;
  const Shown open = screen.settle(view);
  EXPECT_TRUE(open.offers_hint);
  EXPECT_NE(find(open, "62% to win"), nullptr);
}

TEST_P(Thoughts, ALongOneIsToldAndEndedByHand) {
  screen.thinking = screens::ThinkingShown{.seconds = 0.3, .most = 10.0};
  EXPECT_EQ(find(screen.settle(view), "Answer now"), nullptr) << "nobody wonders yet";
  screen.thinking->seconds = 4;
  const Shown shown = screen.settle(view);
  expect_good_controls(shown.controls, GetParam());
  expect_good_sheets(GetParam());
  EXPECT_TRUE(screen::asks(press("Answer now"), commands::kAnswerNow));
  screen.thinking->is_hurried = true;
  EXPECT_EQ(find(screen.settle(view), "Answer now"), nullptr) << "once is enough";
}

TEST_P(Thoughts, WhereTheWarTurnedIsToldAtItsEnd) {
  screen.players = {"random", "random"};
  players::RandomChoice choice(3);  // a fixed one of the answers may go round for ever
  while (!match.pending().is_over()) {
    if (match.pending().is_chance()) {
      match.roll();
    } else {
      match.play(choice.pick(match.pending()));
    }
  }
  view = view_of(match.state());
  screen.settle(view);
  const float plain = ImGui::FindWindowByName("over")->Size.y;
  const std::string happened =
      "The Shadow attacks Minas Tirith from Osgiliath, and the last of the garrison falls.";
  screen.turning_points = {{3, happened, "shadow", 0.41, 0.63},
                           {6, happened, "free", 0.3, 0.55},
                           {9, happened, "shadow", 0.5, 0.9}};
  const Shown told = screen.settle(view);
  expect_good_controls(told.controls, GetParam());
  expect_good_sheets(GetParam());
  EXPECT_GT(ImGui::FindWindowByName("over")->Size.y, plain + 100);
}

INSTANTIATE_TEST_SUITE_P(Every, Thoughts, testing::ValuesIn(formats()), id_of);

}  // namespace
}  // namespace screen
