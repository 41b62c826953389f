// Playing cards straight from the hand.

#include <gtest/gtest.h>

#include "game/players/random_player.h"
#include "game/wotr/screens/card_play.h"
#include "rules/wotr/game.h"
#include "tests/screens/card_samples.h"

namespace desk {
namespace {

using nlohmann::json;

/// Presses the card in the hand, then the first die that plays it. Plays on until it is out of the
/// hand; the answers that follow are the screen's own.
void play_from_hand(Desk& desk, wotr::State& state, wotr::CardId id) {
  const core::Seat seat = wotr::Game::decision(rules(), state).seat;
  desk.settle(view_of(state));
  desk.memory.hand_shown[static_cast<std::size_t>(core::index(seat))] = true;
  press(desk, view_of(state), title(id));
  const screens::Answer seen = desk.settle(view_of(state));
  const screens::ShownControl* die = find_control(seen, "Play with");
  ASSERT_NE(die, nullptr);
  screens::Answer answer = desk.click(view_of(state), middle_of(*die));
  for (int steps = 0; steps < 3 && answer.action; ++steps) {
    ASSERT_FALSE(wotr::Game::apply(rules(), state, *answer.action, nullptr).refused());
    answer = desk.frame(view_of(state));
  }
  EXPECT_FALSE(answer.action.has_value()) << "nobody pressed anything more";
  EXPECT_FALSE(desk.game.memory().card_play.has_value());
}

TEST(CardsOfTheHand, ArePlayedWithAPressOnTheCardAndOneOnTheDie) {
  for (const char* id : {"bilbos-song", "axe-and-bow", "guards-of-the-citadel"}) {
    SCOPED_TRACE(id);
    Desk desk(formats().front());
    wotr::State state = state_of(turn_3());
    play_from_hand(desk, state, card(id));
    EXPECT_NE(state.cards[static_cast<std::size_t>(card(id))], wotr::hand_of(core::Seat{0}));
  }
}

TEST(CardsOfTheHand, AreReachedWithTheKeys) {
  Desk desk(formats().front());
  const wotr::View view = view_of(state_of(turn_3()));
  desk.settle(view);
  desk.memory.hand_shown[0] = true;
  desk.settle(view);
  bool reached = false;
  for (int tabs = 0; tabs < 30 && !reached; ++tabs) {
    desk.press(view, ImGuiKey_Tab);
    const screens::Answer answer = desk.frame(view);
    reached = answer.read && own(answer.read->card) == card("bilbos-song");
  }
  ASSERT_TRUE(reached) << "the card with the keys on it is laid out to read";
  desk.press(view, ImGuiKey_Enter);
  EXPECT_EQ(own(desk.memory.card), card("bilbos-song"));
}

std::string why_unplayable(const wotr::View& view, std::string_view id) {
  Paper paper(view);
  EXPECT_TRUE(wotr_screens::dice_for(paper.desk(), card(id)).empty());
  return wotr_screens::why_unplayable(paper.desk(), card(id));
}

TEST(CardsOfTheHand, SayWhyTheyCannotBePlayed) {
  const wotr::View view = view_of(state_of(turn_3()));
  const std::string asks = wotr::card_of(rules(), card("cirdans-ships")).condition_text;
  ASSERT_FALSE(asks.empty());
  EXPECT_NE(why_unplayable(view, "cirdans-ships").find(asks), std::string::npos);
  json position = turn_3();
  position["dice"]["free"] = {"character", "character"};
  const std::string no_die = why_unplayable(view_of(state_of(position)), "swords-in-eriador");
  EXPECT_NE(no_die.find("dice"), std::string::npos) << no_die;
}

TEST(CardsOfTheHand, ArePaidWithTheDieThatIsMissedLeast) {
  const wotr::View view = view_of(state_of(turn_3()));
  Paper paper(view);
  using wotr::DieFace;
  const std::vector song{DieFace::kEvent, DieFace::kCharacter, DieFace::kWill};
  EXPECT_EQ(wotr_screens::dice_for(paper.desk(), card("bilbos-song")), song);
  const std::vector guards{DieFace::kEvent, DieFace::kMuster, DieFace::kWill};
  EXPECT_EQ(wotr_screens::dice_for(paper.desk(), card("guards-of-the-citadel")), guards);
}

TEST(CardsOfTheHand, AreAskedAboutOnceForEachQuestion) {
  Desk desk(formats().front());
  wotr::State state = state_of(turn_3());
  desk.settle(view_of(state));
  const int asked = desk.game.memory().plays.questions;
  EXPECT_GT(asked, 6) << "every card at least once";
  desk.memory.hand_shown[0] = true;
  for (int frame = 0; frame < 10; ++frame) desk.frame(view_of(state));
  EXPECT_EQ(desk.game.memory().plays.questions, asked) << "nothing has changed";
  state.board.dice[0].faces[static_cast<std::size_t>(wotr::DieFace::kEvent)] = 0;
  desk.frame(view_of(state));
  EXPECT_GT(desk.game.memory().plays.questions, asked) << "a die is gone";
}

bool is_choosing_a_die(const Match& match) {
  const auto kind = static_cast<wotr::DecisionKind>(match.pending().kind);
  return !match.pending().is_chance() && kind == wotr::DecisionKind::kChooseDie;
}

wotr::View view_at(const Match& match) { return match.view(core::viewer_of(match.pending().seat)); }

/// The screen's own answers after a press, until it asks again.
void follow(Desk& desk, Match& match, screens::Answer answer) {
  while (answer.action) {
    ASSERT_FALSE(match.play(*answer.action).refused());
    if (match.pending().is_chance() || match.pending().is_over()) return;
    answer = desk.frame(view_at(match));
  }
}

/// The first card of the hand that a die plays, by the mouse. False if there is none.
bool play_some_card(Desk& desk, Match& match) {
  const core::Seat seat = match.pending().seat;
  const wotr::View view = view_at(match);
  desk.settle(view);
  desk.memory.hand_shown[static_cast<std::size_t>(core::index(seat))] = true;
  for (std::size_t i = 0; i < view.cards.size(); ++i) {
    if (view.cards[i] != wotr::hand_of(seat)) continue;
    desk.memory.card = static_cast<screens::CardId>(i);
    const screens::Answer seen = desk.settle(view);
    const screens::ShownControl* die = find_control(seen, "Play with");
    if (die == nullptr) continue;
    follow(desk, match, desk.click(view, middle_of(*die)));
    EXPECT_NE(match.state().cards[i], wotr::hand_of(seat)) << rules().cards[i].title;
    return true;
  }
  desk.memory.hand_shown = {};
  return false;
}

TEST(CardsOfTheHand, ArePlayedThroughAWholeGame) {
  Match match = begin(11);
  players::RandomChoice wish(11);
  Desk desk(formats().front());
  int played = 0;
  while (!match.pending().is_over() && !HasFatalFailure()) {
    if (match.pending().is_chance()) {
      match.roll();
    } else if (is_choosing_a_die(match) && play_some_card(desk, match)) {
      ++played;
    } else {
      ASSERT_FALSE(match.play(wish.pick(match.pending())).refused());
    }
  }
  EXPECT_GT(played, 10);
}

}  // namespace
}  // namespace desk
