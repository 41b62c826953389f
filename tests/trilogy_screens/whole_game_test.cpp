// People play all the seats with the mouse alone, from the first claim to a victory.

#include <algorithm>
#include <set>

#include "game/players/random_player.h"
#include "rules/trilogy/game.h"
#include "rules/trilogy/json/schema.h"
#include "tests/trilogy_screens/seat.h"

namespace trilogy_screens_tests {
namespace {

/// What the panels offer to press: any of the buttons, until one answers; a territory is clicked on
/// the map instead.
core::Action answer_by_hand(Seat& seat, const trilogy::View& view, players::RandomChoice& choice,
                            std::vector<core::Action>& followed_by) {
  const core::Action wanted = choice.pick(view.decision);
  screen::Shown answer = seat.settle(view);
  if (answer.reveal) {
    EXPECT_TRUE(answer.shown.empty()) << "covered options can be read";
    seat.click(view, *answer.reveal);
    answer = seat.settle(view);
  }
  const bool is_covered = std::ranges::any_of(
      answer.controls, [](const auto& control) { return control.label == "Show my cards …"; });
  if (is_covered) {
    seat.press(view, "Show my cards …");
    answer = seat.settle(view);
  }
  const auto button = std::ranges::find(answer.shown, wanted, &screens::ShownOption::action);
  const bool is_on_map =
      trilogy_screens::chosen_on_map(view.decision, wanted) != trilogy::kNoTerritory;
  if (is_on_map && button == answer.shown.end()) return wanted;
  const auto pressed = button != answer.shown.end() ? *button : answer.shown.front();
  answer = seat.click(view, pressed);
  if (answer.action) {
    followed_by = answer.followed_by;
    return *answer.action;
  }
  return wanted;  // one more is laid out: the map says the rest
}

class TrilogyWholeGame : public testing::TestWithParam<int> {};

TEST_P(TrilogyWholeGame, IsPlayedWithTheMouseAlone) {
  const int players = GetParam();
  Match match = begin(5, players);
  players::RandomChoice choice(5);
  Seat seat;
  seat.players.assign(static_cast<std::size_t>(players), "human");
  std::set<core::Seat> seats;
  int decisions = 0;
  while (!match.pending().is_over() && !HasFatalFailure()) {
    if (match.pending().is_chance()) {
      match.roll();
      continue;
    }
    seats.insert(match.pending().seat);
    ++decisions;
    const trilogy::View view = match.view(core::viewer_of(match.pending().seat));
    std::vector<core::Action> followed_by;
    const core::Action action = answer_by_hand(seat, view, choice, followed_by);
    ASSERT_FALSE(match.play(action).refused()) << trilogy::action_json(match.rules(), action);
    for (const core::Action next : followed_by) ASSERT_FALSE(match.play(next).refused());
  }
  EXPECT_GT(decisions, 100);
  EXPECT_EQ(static_cast<int>(seats.size()), players) << "somebody never played";
  EXPECT_TRUE(trilogy::Game::outcome(match.rules(), match.state()).has_value());
}

INSTANTIATE_TEST_SUITE_P(Of, TrilogyWholeGame, testing::Values(2, 3, 4),
                         testing::PrintToStringParamName());

}  // namespace
}  // namespace trilogy_screens_tests
