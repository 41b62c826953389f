// People play all the seats with the mouse alone, from the first draw to a victory.

#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "game/players/random_player.h"
#include "rules/wotr/game.h"
#include "tests/screens/screen.h"

namespace screen {
namespace {

/// All seats are people, so the cards to discard or to swap are covered until they are asked for.
void uncover(Screen& screen, const wotr::View& view, Shown& answer) {
  if (!answer.reveal) return;
  EXPECT_TRUE(answer.shown.empty()) << "covered options can be read";
  screen.click(view, *answer.reveal);
  answer = screen.settle(view);
}

/// The option's button is pressed; a region is clicked on the map instead.
void choose(Screen& screen, Match& match, core::Action wanted) {
  const wotr::View view = match.view(core::viewer_of(match.pending().seat));
  if (wotr::is(wanted, wotr::ActionKind::kRegion)) {
    EXPECT_FALSE(screen.frame(view).action.has_value());
  } else {
    Shown answer = screen.settle(view);
    uncover(screen, view, answer);
    const auto button = std::find_if(answer.shown.begin(), answer.shown.end(),
                                     [&](const auto& one) { return one.action == wanted; });
    ASSERT_NE(button, answer.shown.end()) << wotr::Game::action_json(rules(), wanted);
    const Shown pressed = screen.click(view, *button);
    ASSERT_EQ(pressed.action, wanted) << wotr::Game::action_json(rules(), wanted);
  }
  ASSERT_FALSE(match.play(wanted).refused());
}

class WholeGame : public testing::TestWithParam<int> {};

TEST_P(WholeGame, IsPlayedWithTheMouseAlone) {
  const int players = GetParam();
  Match match = begin(7, players);
  players::RandomChoice choice(7);
  Screen screen({{1280, 720}, 1});
  screen.players.assign(static_cast<std::size_t>(players), "human");
  int decisions = 0;
  int cards = 0;
  std::set<core::Seat> seats;
  while (!match.pending().is_over() && !HasFatalFailure()) {
    if (match.pending().is_chance()) {
      match.roll();
      continue;
    }
    seats.insert(match.pending().seat);
    const core::Action action = choice.pick(match.pending());
    choose(screen, match, action);
    cards += wotr::is(action, wotr::ActionKind::kPlay) ? 1 : 0;
    ++decisions;
  }
  EXPECT_GT(decisions, 100);
  EXPECT_GT(cards, 0) << "no card was played";
  EXPECT_EQ(static_cast<int>(seats.size()), players) << "somebody never played";
  EXPECT_TRUE(wotr::Game::outcome(match.rules(), match.state()).has_value());
}

INSTANTIATE_TEST_SUITE_P(Of, WholeGame, testing::Values(2, 3, 4),
                         testing::PrintToStringParamName());

}  // namespace
}  // namespace screen
