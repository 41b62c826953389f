// The second game by ear.

#include <gtest/gtest.h>

#include "game/spoken/question.h"
#include "game/spoken/speech.h"
#include "game/trilogy/screens/cards/card_options.h"
#include "rules/trilogy/view/view.h"
#include "tests/trilogy_screens/samples.h"

namespace trilogy_screens_tests {
namespace {

screens::Heard heard_by(Seat& seat, const trilogy::View& view) {
  seat.settings.spoken = true;
  seat.settle(view);
  return seat.frame(view).heard.value();
}

std::string all_answers(const screens::Heard& heard) {
  std::string said;
  for (std::size_t i = 0; i < heard.options.size(); ++i) {
    said += spoken::option_words(words(), heard, i) + "\n";
  }
  return said;
}

TEST(SpokenTrilogy, EveryQuestionIsAskedAndItsAnswersAreCounted) {
  for (const Sample& sample : samples()) {
    const trilogy::View view = view_of(sample);
    Seat seat;
    sit_down(seat, sample);
    const screens::Heard heard = heard_by(seat, view);
    ASSERT_EQ(heard.options.size(), view.decision.actions.size()) << name_of(sample);
    EXPECT_NE(spoken::question_words(words(), heard).find(" answer"), std::string::npos);
    const std::string last = std::to_string(heard.options.size());
    EXPECT_NE(all_answers(heard).find(last + " of " + last + ": "), std::string::npos);
  }
}

TEST(SpokenTrilogy, CardsAreHiddenFromThoseWhoShareTheScreen) {
  int hidden = 0;
  for (const Sample& sample : samples()) {
    const trilogy::View view = view_of(sample);
    Seat seat;
    seat.players.assign(static_cast<std::size_t>(sample.players), "human");
    seat.settings.spoken = true;
    seat.settle(view);
    seat.memory.options_shown = true;
    seat.memory.hand_shown.fill(true);
    const screens::Heard heard = heard_by(seat, view);
    for (std::size_t i = 0; i < heard.options.size(); ++i) {
      const std::string label = spoken::as_said(words(), heard.options[i].label);
      if (!trilogy_screens::names_hand(heard.options[i].action)) continue;
      ++hidden;
      EXPECT_EQ(spoken::option_words(words(), heard, i).find(label), std::string::npos) << label;
    }
  }
  EXPECT_GT(hidden, 3);
}

TEST(SpokenTrilogy, ATerritoryIsTold) {
  Seat seat;
  const trilogy::State state = begin(3).state();
  seat.memory.listened_to = trilogy_screens::on_table(territory("minas-tirith"));
  const std::string said = spoken::as_said(words(), heard_by(seat, view_of(state)).place);
  EXPECT_TRUE(said.starts_with("Minas Tirith.")) << said;
}

}  // namespace
}  // namespace trilogy_screens_tests
