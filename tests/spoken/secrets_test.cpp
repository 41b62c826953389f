// Whatever is said is heard by everybody in the room.

#include <gtest/gtest.h>

#include "game/spoken/question.h"
#include "game/spoken/secrecy.h"
#include "rules/wotr/view/view.h"
#include "tests/screens/card_samples.h"
#include "tests/screens/samples.h"

namespace screen {
namespace {

using spoken::Knowledge;
using Players = std::vector<std::string>;

TEST(SpokenSecrets, AreSaidWhereNobodyElsePlaysAtTheScreenAndOnlyTurnedUp) {
  const Players alone{"human", "squire"};
  const Players three{"squire", "human", "random"};
  const Players shared{"human", "human"};
  const Players team{"human", "squire", "human", "squire"};
  const Players machines{"squire", "squire"};
  for (const Players& players : {alone, three, shared, team, machines}) {
    EXPECT_TRUE(spoken::may_be_said(Knowledge::kOpen, players));
    EXPECT_FALSE(spoken::may_be_said(Knowledge::kCovered, players));
  }
  EXPECT_TRUE(spoken::may_be_said(Knowledge::kTurnedUp, alone));
  EXPECT_TRUE(spoken::may_be_said(Knowledge::kTurnedUp, three));
  EXPECT_TRUE(spoken::may_be_said(Knowledge::kTurnedUp, machines)) << "nobody has a secret";
  EXPECT_FALSE(spoken::may_be_said(Knowledge::kTurnedUp, shared));
  EXPECT_FALSE(spoken::may_be_said(Knowledge::kTurnedUp, team));
}

/// All that can be heard of the frame with any key.
std::string all_that_is_said(const screens::Heard& heard) {
  std::string said = spoken::question_words(words(), heard) + spoken::focus_words(words(), heard);
  for (std::size_t i = 0; i < heard.options.size(); ++i) {
    said += spoken::option_words(words(), heard, i);
    said += spoken::more_about_option(words(), heard, i);
    said += spoken::taken_words(words(), heard, i);
  }
  return said + heard.place;
}

std::string first_named(const std::string& said, const wotr::View& view) {
  const wotr::CardPlace hand = wotr::hand_of(view.decision.seat);
  for (std::size_t i = 0; i < view.cards.size(); ++i) {
    const std::string& name = title(static_cast<wotr::CardId>(i));
    if (view.cards[i] == hand && said.find(name) != std::string::npos) return name;
  }
  return {};
}

/// Every question that games ask, with everything turned up before two people.
TEST(SpokenSecrets, OfAHandAreNeverSaidToTheRoom) {
  int secrets = 0;
  for (const Sample& sample : samples()) {
    const wotr::View view = view_of(sample);
    Screen screen(formats().front());
    sit_down(screen, sample);
    screen.settings.spoken = true;
    screen.settle(view);
    const std::string alone = all_that_is_said(screen.frame(view).heard.value());
    if (!first_named(alone, view).empty()) ++secrets;

    screen.players.assign(screen.players.size(), "human");
    screen.settle(view);
    screen.memory.options_shown = true;
    screen.memory.hand_shown.fill(true);
    screen.settle(view);
    const screens::Heard heard = screen.frame(view).heard.value();
    EXPECT_EQ(first_named(all_that_is_said(heard), view), "") << all_that_is_said(heard);
  }
  EXPECT_GT(secrets, 3) << "who plays alone hears them";
}

/// As long as its seat has not turned them up, nothing is said of the answers.
TEST(SpokenSecrets, WaitToBeTurnedUp) {
  Screen screen(formats().front());
  screen.players = {"human", "human"};
  screen.settings.spoken = true;
  screen.settings.hand_over = {{"free", true}, {"shadow", true}};
  const wotr::View view = view_of(state_of(turn_3()));
  screens::Heard heard = screen.settle(view).heard.value();
  EXPECT_TRUE(heard.is_covered);
  EXPECT_FALSE(spoken::may_hear_options(heard));
  screen.memory.options_shown = true;
  heard = screen.settle(view).heard.value();
  EXPECT_TRUE(spoken::may_hear_options(heard));
}

/// The log of a shared screen tells what all may know; one person hears their own.
TEST(SpokenSecrets, TheLogIsSaidUnlessBorrowedEyesReadIt) {
  screens::Heard heard;
  heard.players = {"human", "human"};
  EXPECT_TRUE(spoken::may_hear_log(heard));
  heard.is_log_secret = true;
  EXPECT_FALSE(spoken::may_hear_log(heard));
  heard.players = {"human", "random"};
  EXPECT_TRUE(spoken::may_hear_log(heard));
}

}  // namespace
}  // namespace screen
