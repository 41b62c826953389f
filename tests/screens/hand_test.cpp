// Playing cards straight from the hand.

#include <gtest/gtest.h>

#include "game/commands/ids.h"
#include "game/players/random_player.h"
#include "game/screens/controls/held_row.h"
#include "game/wotr/screens/cards/card_play.h"
#include "game/wotr/table/frame/frame_things.h"
#include "game/wotr/table/touches.h"
#include "rules/wotr/game.h"
#include "tests/screens/card_samples.h"

namespace screen {
namespace {

using nlohmann::json;

/// Presses the card in the hand, then the first die that plays it. Plays on until it is out of the
/// hand; the answers that follow are the screen's own.
void play_from_hand(Screen& screen, wotr::State& state, wotr::CardId id) {
  const core::Seat seat = wotr::Game::decision(rules(), state).seat;
  screen.settle(view_of(state));
  screen.memory.hand_shown[static_cast<std::size_t>(core::index(seat))] = true;
  press(screen, view_of(state), title(id));
  const Shown seen = screen.settle(view_of(state));
  const screens::ShownControl* die = find_control(seen, "Play with");
  ASSERT_NE(die, nullptr);
  Shown answer = screen.click(view_of(state), middle_of(*die));
  for (int steps = 0; steps < 3 && answer.action; ++steps) {
    ASSERT_FALSE(wotr::Game::apply(rules(), state, *answer.action, nullptr).refused());
    answer = screen.frame(view_of(state));
  }
  EXPECT_FALSE(answer.action.has_value()) << "nobody pressed anything more";
  EXPECT_FALSE(screen.own().card_play.has_value());
}

TEST(CardsOfTheHand, ArePlayedWithAPressOnTheCardAndOneOnTheDie) {
  for (const char* id : {"bilbos-song", "axe-and-bow", "guards-of-the-citadel"}) {
    SCOPED_TRACE(id);
    Screen screen(formats().front());
    wotr::State state = state_of(turn_3());
    play_from_hand(screen, state, card(id));
    EXPECT_NE(state.cards[static_cast<std::size_t>(card(id))], wotr::hand_of(core::Seat{0}));
  }
}

TEST(CardsOfTheHand, AreReachedWithTheKeys) {
  Screen screen(formats().front());
  const wotr::View view = view_of(state_of(turn_3()));
  screen.settle(view);
  screen.memory.hand_shown[0] = true;
  screen.settle(view);
  bool reached = false;
  for (int tabs = 0; tabs < 30 && !reached; ++tabs) {
    screen.press(view, ImGuiKey_Tab);
    const Shown answer = screen.frame(view);
    reached = answer.read && own(answer.read->card) == card("bilbos-song");
  }
  ASSERT_TRUE(reached) << "the card with the keys on it is laid out to read";
  screen.press(view, ImGuiKey_Enter);
  EXPECT_EQ(own(screen.memory.card), card("bilbos-song"));
}

std::string why_unplayable(const wotr::View& view, std::string_view id) {
  Paper paper(view);
  EXPECT_TRUE(wotr_screens::dice_for(paper.context(), card(id)).empty());
  return wotr_screens::why_unplayable(paper.context(), card(id));
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
  EXPECT_EQ(wotr_screens::dice_for(paper.context(), card("bilbos-song")), song);
  const std::vector guards{DieFace::kEvent, DieFace::kMuster, DieFace::kWill};
  EXPECT_EQ(wotr_screens::dice_for(paper.context(), card("guards-of-the-citadel")), guards);
}

TEST(CardsOfTheHand, AreAskedAboutOnceForEachQuestion) {
  Screen screen(formats().front());
  wotr::State state = state_of(turn_3());
  screen.settle(view_of(state));
  const int asked = screen.own().plays.questions;
  EXPECT_GT(asked, 6) << "every card at least once";
  screen.memory.hand_shown[0] = true;
  for (int frame = 0; frame < 10; ++frame) screen.frame(view_of(state));
  EXPECT_EQ(screen.own().plays.questions, asked) << "nothing has changed";
  state.board.dice[0].faces[static_cast<std::size_t>(wotr::DieFace::kEvent)] = 0;
  screen.frame(view_of(state));
  EXPECT_GT(screen.own().plays.questions, asked) << "a die is gone";
}

/// the Mirror turns no die where all show what it could bring; it says so, and is not spent
/// by a drag.
TEST(CardsOfTheHand, R072_ThatWouldChangeNothingSaySo) {
  json position = turn_3();
  position["hands"]["free"] = {"mirror-of-galadriel"};
  for (const bool in_vain : {true, false}) {
    position["dice"]["free"] = {"event", in_vain ? "muster" : "character"};
    const wotr::View view = view_of(state_of(position));
    const wotr::CardId mirror = card("mirror-of-galadriel");
    Paper paper(view);
    EXPECT_EQ(wotr_screens::is_in_vain(paper.context(), mirror), in_vain);
    EXPECT_FALSE(wotr_screens::dice_for(paper.context(), mirror).empty()) << "it may be played";
    Screen screen(formats().front());
    screen.memory.hand_shown[0] = true;
    const Shown seen = screen.settle(view);
    const screens::ShownControl* held = find_control(seen, title(mirror));
    ASSERT_NE(held, nullptr);
    const glm::vec2 from = middle_of(*held);
    bool was_carried = false;
    screen.watch = [&](const Shown& answer) {
      was_carried |= screen::asks(answer, commands::kCarry);
    };
    screen.drag(view, from, {640, 200});
    EXPECT_EQ(was_carried, !in_vain);
    EXPECT_EQ(own(screen.memory.card), wotr::kNoCard) << "it does not stay lifted";
  }
}

void wait(Screen& screen, const wotr::View& view, int frames) {
  for (int i = 0; i < frames; ++i) screen.frame(view);
}

TEST(CardsOfTheHand, AreLiftedByOnePressAndPlayedByTheNext) {
  Screen screen(formats().front());
  const wotr::View view = view_of(state_of(turn_3()));
  screen.memory.hand_shown[0] = true;
  const Shown seen = screen.settle(view);
  const screens::ShownControl* song = find_control(seen, "Bilbo's Song");
  ASSERT_NE(song, nullptr);
  screen.click(view, middle_of(*song));
  EXPECT_EQ(own(screen.memory.card), card("bilbos-song"));
  screen.click(view, middle_of(*song));
  EXPECT_FALSE(screen.own().card_play.has_value()) << "a double press must not play it";
  wait(screen, view, 20);
  const Shown played = screen.click(view, middle_of(*song));
  ASSERT_TRUE(played.action.has_value());
  EXPECT_EQ(*played.action, wotr::act(wotr::ActionKind::kDie, wotr::DieFace::kEvent));
}

TEST(CardsOfTheHand, ThatCannotBePlayedAreLaidBackByTheSecondPress) {
  Screen screen(formats().front());
  const wotr::View view = view_of(state_of(turn_3()));
  screen.memory.hand_shown[0] = true;
  const Shown seen = screen.settle(view);
  const screens::ShownControl* ships = find_control(seen, title(card("cirdans-ships")));
  ASSERT_NE(ships, nullptr);
  screen.click(view, middle_of(*ships));
  wait(screen, view, 20);
  EXPECT_FALSE(screen.click(view, middle_of(*ships)).action.has_value());
  EXPECT_EQ(screen.memory.card, screens::kNoCard);
}

TEST(CardsOfTheHand, LieApartForAFingerAndLeaveThePromptFree) {
  for (const Format& format : formats()) {
    SCOPED_TRACE(screen::name_of(format));
    Screen screen(format);
    const wotr::View view = view_of(state_of(turn_3()));
    screen.memory.hand_shown[0] = true;
    const Shown seen = screen.settle(view);
    ASSERT_EQ(seen.hand.size(), 6U);
    for (std::size_t i = 0; i < seen.hand.size(); ++i) {
      const screens::ShownCard& one = seen.hand[i];
      EXPECT_GE(one.to.x - one.from.x, 44 * format.scale - 0.5F);
      EXPECT_GE(one.from.x, i == 0 ? 0 : seen.hand[i - 1].to.x - 0.5F);
      EXPECT_EQ(view.cards[static_cast<std::size_t>(own(one.card))], wotr::hand_of(core::Seat{0}));
      for (const screens::ShownOption& option : seen.shown) EXPECT_LE(one.to.y, option.from.y);
    }
  }
}

/// Everything that a frame says of a card: names on buttons, the fan, the card laid out to read.
void expect_no_title(const Shown& answer, const wotr::State& state) {
  EXPECT_TRUE(answer.hand.empty());
  EXPECT_FALSE(answer.read.has_value());
  for (std::size_t i = 0; i < state.cards.size(); ++i) {
    const bool is_held = state.cards[i] == wotr::hand_of(core::Seat{0}) ||
                         state.cards[i] == wotr::hand_of(core::Seat{1});
    EXPECT_FALSE(is_held && find_control(answer, rules().cards[i].title) != nullptr);
  }
}

TEST(CardsOfTheHand, AreNotNamedWhileTheyAreCovered) {
  const wotr::State state = state_of(turn_3());
  const wotr::View mine = view_of(state);
  Screen screen(formats().front());
  screen.players = {"human", "human"};
  expect_no_title(screen.settle(mine), state);
  screen.memory.hand_shown[1] = true;  // the other one's, from behind
  expect_no_title(screen.settle(mine), state);
  screen.memory.hand_shown = {true};
  EXPECT_FALSE(screen.settle(mine).hand.empty());
  const wotr::View theirs = wotr::Game::view(rules(), state, core::viewer_of(core::Seat{1}));
  screen.memory.decider = core::Seat{1};  // who looks now has changed places with the last one
  expect_no_title(screen.settle(mine), state);
  expect_no_title(screen.settle(theirs), state);
}

/// Something that can be pressed says these words, alone or among others.
bool is_said(const Shown& answer, const std::string& words) {
  const auto says = [&](const auto& shown) { return shown.label.find(words) != std::string::npos; };
  return std::ranges::any_of(answer.shown, says) || std::ranges::any_of(answer.controls, says);
}

/// With a die in the hand its uses are buttons; "Play a card" alone may say which card.
/// What can be done with what is held is leafed through.
bool is_said_on_a_page(Screen& screen, const wotr::View& view, const std::string& words) {
  constexpr std::size_t kPages = 12;
  std::size_t& first = screen.memory.own<screens::HeldMemory>().first;
  for (first = 0; first < kPages; ++first) {
    if (is_said(screen.settle(view), words)) return true;
  }
  return false;
}

TEST(CardsOfTheHand, AreNamedByTheirDieOnlyToWhoeverMaySeeThem) {
  const wotr::State state = state_of(turn_3());
  const wotr::View view = view_of(state);
  Screen screen(formats().front());
  screen.held = {table::touchable(
      wotr_table::thing(wotr_table::FramePart::kDie, wotr::byte_of(wotr::DieFace::kEvent)))};
  const table::Touches touches = wotr_table::touches_of(rules(), view, screen.held);
  screen.touches = &touches;
  const std::string play = "Play " + title(card("bilbos-song"));
  EXPECT_TRUE(is_said_on_a_page(screen, view, play));
  screen.players = {"human", "human"};
  EXPECT_FALSE(is_said_on_a_page(screen, view, play));
  EXPECT_FALSE(is_said_on_a_page(screen, view, title(card("bilbos-song"))));
  screen.memory.hand_shown = {true};
  EXPECT_TRUE(is_said_on_a_page(screen, view, play));
}

bool is_choosing_a_die(const Match& match) {
  const auto kind = static_cast<wotr::DecisionKind>(match.pending().kind);
  return !match.pending().is_chance() && kind == wotr::DecisionKind::kChooseDie;
}

wotr::View view_at(const Match& match) { return match.view(core::viewer_of(match.pending().seat)); }

/// The screen's own answers after a press, until it asks again.
void follow(Screen& screen, Match& match, Shown answer) {
  while (answer.action) {
    ASSERT_FALSE(match.play(*answer.action).refused());
    if (match.pending().is_chance() || match.pending().is_over()) return;
    answer = screen.frame(view_at(match));
  }
}

/// The first card of the hand that a die plays, by the mouse. False if there is none.
bool play_some_card(Screen& screen, Match& match) {
  const core::Seat seat = match.pending().seat;
  const wotr::View view = view_at(match);
  screen.settle(view);
  screen.memory.hand_shown[static_cast<std::size_t>(core::index(seat))] = true;
  for (std::size_t i = 0; i < view.cards.size(); ++i) {
    if (view.cards[i] != wotr::hand_of(seat)) continue;
    screen.memory.card = static_cast<screens::CardId>(i);
    const Shown seen = screen.settle(view);
    const screens::ShownControl* die = find_control(seen, "Play with");
    if (die == nullptr) continue;
    follow(screen, match, screen.click(view, middle_of(*die)));
    EXPECT_NE(match.state().cards[i], wotr::hand_of(seat)) << rules().cards[i].title;
    return true;
  }
  screen.memory.hand_shown = {};
  return false;
}

TEST(CardsOfTheHand, ArePlayedThroughAWholeGame) {
  Match match = begin(11);
  players::RandomChoice choice(11);
  Screen screen(formats().front());
  int played = 0;
  while (!match.pending().is_over() && !HasFatalFailure()) {
    if (match.pending().is_chance()) {
      match.roll();
    } else if (is_choosing_a_die(match) && play_some_card(screen, match)) {
      ++played;
    } else {
      ASSERT_FALSE(match.play(choice.pick(match.pending())).refused());
    }
  }
  EXPECT_GT(played, 10);
}

}  // namespace
}  // namespace screen
