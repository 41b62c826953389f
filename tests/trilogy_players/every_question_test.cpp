// That the squire answers whatever it is asked, in games of every size, and always the same.

#include <map>

#include <gtest/gtest.h>

#include "game/players/random_player.h"
#include "game/trilogy/players/trilogy_players.h"
#include "rules/trilogy/view/view.h"
#include "tests/trilogy_players/whole_game.h"

namespace trilogy_players {
namespace {

TEST(TrilogySquireGames, EndWithSquiresAtTwoThreeAndFourSeats) {
  for (const int players : {2, 3, 4}) {
    const trilogy::Rules& rules = rules_for(players);
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
      Squire squire(seed);
      const trilogy::State end = play(rules, seed, [&](const auto& state, const auto& pending) {
        return ask(squire, rules, state, pending.seat);
      });
      EXPECT_TRUE(Trilogy::outcome(rules, end).has_value()) << players;
      EXPECT_LT(end.board.turn, 60) << players;
    }
  }
}

/// Where it would never have come by itself it still has an answer: the game is played at random.
TEST(TrilogySquireGames, AnswerEveryQuestionOfRandomGames) {
  std::map<std::string, int> asked;
  for (const int players : {2, 3, 4}) {
    const trilogy::Rules& rules = rules_for(players);
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
      Squire squire(3);
      players::RandomChoice choice(seed);
      play(rules, seed, [&](const trilogy::State& state, const core::Decision& pending) {
        ++asked[std::string(Trilogy::decision_name(pending))];
        EXPECT_TRUE(pending.offers(ask(squire, rules, state, pending.seat)))
            << Trilogy::decision_name(pending);
        return choice.pick(pending);
      });
    }
  }
  EXPECT_GE(asked.size(), 18u);  // the questions that seats are asked
}

TEST(TrilogySquireGames, AreTheSameForTheSameSeed) {
  const trilogy::Rules& rules = rules_for(3);
  const auto game = [&](std::uint64_t seed) {
    Squire squire(seed);
    return play(rules, 21, [&](const trilogy::State& state, const core::Decision& pending) {
      return ask(squire, rules, state, pending.seat);
    });
  };
  EXPECT_EQ(game(1), game(1));
  EXPECT_FALSE(game(1) == game(2));
}

/// What it may not know is dealt anew: its answer stays, from a squire that remembers nothing.
TEST(TrilogySquireGames, DependOnNoHiddenCardAndOnNoMemory) {
  const trilogy::Rules& rules = rules_for(4);
  Squire squire(9);
  match::Stream noise(9, "noise");
  play(rules, 31, [&](const trilogy::State& state, const core::Decision& pending) {
    const core::Action action = ask(squire, rules, state, pending.seat);
    const auto guess =
        Trilogy::determinize(rules, view_of(rules, state, pending.seat),
                             [&](std::uint32_t limit) { return noise.below(limit); });
    const trilogy::View other = view_of(rules, guess.state, pending.seat);
    EXPECT_EQ(Squire(9).choose(rules, other, other.decision, {}), action)
        << Trilogy::decision_name(pending);
    return action;
  });
}

/// How many of some games the squire wins from each seat in turn, with random players around it.
int won_against_random(int players, int games) {
  const trilogy::Rules& rules = rules_for(players);
  int won = 0;
  for (int game = 0; game < games; ++game) {
    const core::Seat own{static_cast<std::uint8_t>(game % players)};
    const auto seed = static_cast<std::uint64_t>(game);
    Squire squire(seed);
    players::RandomChoice choice(seed);
    const trilogy::State end = play(rules, seed, [&](const auto& state, const auto& pending) {
      return pending.seat == own ? ask(squire, rules, state, own) : choice.pick(pending);
    });
    won += end.board.winner == own;
  }
  return won;
}

TEST(TrilogySquireGames, AreWonAgainstRandomPlay) {
  EXPECT_GE(won_against_random(2, 12), 11);
  EXPECT_GE(won_against_random(3, 12), 11);
  EXPECT_GE(won_against_random(4, 12), 11);
}

TEST(TrilogySquireGames, CanBeSeatedByName) { EXPECT_TRUE(plain_players().contains("squire")); }

}  // namespace
}  // namespace trilogy_players
