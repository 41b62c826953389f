// The contract of rules/core, proved on the smallest game that needs all of it.

#include "tests/harness/random_games.h"
#include "tests/toy/toy_table.h"

namespace toy {
namespace {

/// Cards that the viewer may not know become other cards.
State scramble(const Rules& rules, const State& state, core::Viewer viewer, match::Stream& noise) {
  State other = state;
  const View seen = Race::view(rules, state, viewer);
  for (std::size_t seat = 0; seat < 2; ++seat) {
    if (seen.known_card[seat] != 0 || state.card[seat] == 0) continue;
    other.card[seat] = static_cast<std::uint8_t>(1 + noise.below(3));
  }
  return other;
}

TEST(Race, RandomGamesKeepEveryPromise) {
  harness::Series series{.options = {{"goal", 30}}, .games = 50, .sample_every = 3};
  harness::RandomGames<Race> games(data(), series, {.scramble = scramble, .is_position = {}});
  games.play();
  EXPECT_GT(games.steps(), 500u);
}

TEST(Race, AHiddenCardIsInNoViewOfTheOther) {
  const match::Match<Race> match = dealt_match();
  EXPECT_EQ(match.view(core::viewer_of(Seat{0})).known_card, (std::array<std::uint8_t, 2>{2, 0}));
  EXPECT_EQ(match.view(core::viewer_of(Seat{1})).known_card, (std::array<std::uint8_t, 2>{0, 3}));
  EXPECT_EQ(match.view(core::kPublic).known_card, (std::array<std::uint8_t, 2>{0, 0}));
  EXPECT_EQ(match.view(core::kAll).known_card, (std::array<std::uint8_t, 2>{2, 3}));
}

TEST(Race, ReasonsAreGivenForWhatIsNotOffered) {
  match::Match<Race> match = dealt_match();
  match.play({kPeek});
  const View view = match.view(core::viewer_of(Seat{0}));
  const auto reason = Race::why_not(match.rules(), view, {{"do", "peek"}});
  ASSERT_TRUE(reason.ok());
  EXPECT_EQ(reason->reason, kPeekedBefore);
  EXPECT_EQ(reason->ruling.number, 3);
  EXPECT_FALSE(Race::why_not(match.rules(), view, {{"do", "play"}})->refused());
}

}  // namespace
}  // namespace toy
