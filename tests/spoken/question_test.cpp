// Questions and their answers as they are said.

#include "game/spoken/question.h"

#include <gtest/gtest.h>

#include "game/commands/ids.h"
#include "game/spoken/speech.h"
#include "rules/wotr/view/view.h"
#include "tests/screens/card_samples.h"

namespace screen {
namespace {

screens::Heard heard_at_first(Screen& screen, const wotr::View& view) {
  screen.settings.spoken = true;
  return screen.settle(view).heard.value();
}

TEST(SpokenQuestion, NamesWhoDecidesWhatAndHowManyAnswersThereAre) {
  Screen screen(formats().front());
  const wotr::View view = view_of(state_of(turn_3()));
  const screens::Heard heard = heard_at_first(screen, view);
  const std::string said = spoken::question_words(words(), heard);
  const std::string count = std::to_string(view.decision.actions.size()) + " answers.";
  EXPECT_TRUE(said.starts_with("The Free Peoples decide. ")) << said;
  EXPECT_TRUE(said.ends_with(count)) << said;
}

TEST(SpokenQuestion, CountsEveryAnswerOfTheRules) {
  Screen screen(formats().front());
  const wotr::View view = view_of(state_of(turn_3()));
  const screens::Heard heard = heard_at_first(screen, view);
  const std::size_t count = view.decision.actions.size();
  ASSERT_EQ(heard.options.size(), count);
  for (std::size_t i = 0; i < count; ++i) {
    const std::string said = spoken::option_words(words(), heard, i);
    const std::string place = std::to_string(i + 1) + " of " + std::to_string(count) + ": ";
    EXPECT_TRUE(said.starts_with(place)) << said;
    EXPECT_GT(said.size(), place.size() + 3) << said;
    EXPECT_EQ(heard.options[i].action, view.decision.actions[i]);
  }
}

TEST(SpokenQuestion, IsNotNotedWhereNobodyWantsToHearIt) {
  Screen screen(formats().front());
  EXPECT_FALSE(screen.settle(view_of(state_of(turn_3()))).heard.has_value());
}

/// Whoever waits hears for whom, and is offered nothing.
TEST(SpokenQuestion, OfAnotherSeatIsOnlyWaitedFor) {
  Screen screen(formats().front());
  screen.thinking = screens::ThinkingShown{};
  const screens::Heard heard = heard_at_first(screen, view_of(state_of(turn_3())));
  EXPECT_TRUE(heard.options.empty());
  EXPECT_EQ(spoken::question_words(words(), heard), "Waiting for the Free Peoples.");
}

TEST(SpokenQuestion, NamesTheKeyThatConfirms) {
  Screen screen(formats().front());
  screen.players = {"human", "human"};
  const wotr::View view = view_of(state_of(turn_3()));
  screens::Heard heard = heard_at_first(screen, view);
  EXPECT_EQ(spoken::confirm_words(words(), heard, "spoken.go-on"), "Enter goes on");
  commands::bind_key(screen.settings.bindings, commands::table(), commands::kConfirm,
                     {engine::key_of('k')});
  heard = heard_at_first(screen, view);
  EXPECT_EQ(spoken::confirm_words(words(), heard, "spoken.offered"), "K chooses it");
  heard.is_covered = true;
  EXPECT_TRUE(spoken::question_words(words(), heard).ends_with("K turns the answers up."));
  heard.confirm_key.clear();
  EXPECT_EQ(spoken::question_words(words(), heard), "The Free Peoples decide.");
}

/// With the keys alone every button can be heard: the menu, the settings, a hand.
TEST(SpokenQuestion, SaysWhereTheKeysAre) {
  Screen screen(formats().front());
  const wotr::View view = view_of(state_of(turn_3()));
  heard_at_first(screen, view);
  screen.press(view, ImGuiKey_Tab);
  const screens::Heard heard = screen.frame(view).heard.value();
  ASSERT_NE(heard.focus, "");
  EXPECT_EQ(spoken::focus_words(words(), heard), spoken::joined(words(), {heard.focus}));
}

TEST(SpokenWords, AreSentencesWithoutSignsOfTheScreen) {
  EXPECT_EQ(spoken::as_said(words(), "Lórien · Stronghold\nSeat: two"),
            "Lórien, Stronghold. Seat: two");
  EXPECT_EQ(spoken::as_said(words(), "3 × Elven Elite: Lórien → Moria"),
            "3 Elven Elite: Lórien to Moria");
  EXPECT_EQ(spoken::as_said(words(), "Besieged:\nfour"), "Besieged: four");
  EXPECT_EQ(spoken::joined(words(), {"Which die?", "", "3 answers"}), "Which die? 3 answers.");
}

}  // namespace
}  // namespace screen
