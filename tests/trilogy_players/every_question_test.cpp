// That the squire answers whatever it is asked, in games of every size, and always the same.

#include <map>

#include <gtest/gtest.h>

#include "game/match/luck.h"
#include "game/players/random_player.h"
#include "game/trilogy/players/trilogy_players.h"
#include "tests/trilogy_players/opponent.h"

namespace trilogy_players {
namespace {

using Trilogy = trilogy::Game;

constexpr int kMostSteps = 20'000;

const trilogy::Rules& rules_for(int players) {
  return trilogy_tests::tables({{"players", players}});
}

trilogy::View view_of(const trilogy::Rules& rules, const trilogy::State& state, core::Seat seat) {
  return Trilogy::view(rules, state, core::viewer_of(seat));
}

core::Action ask(players::Player<Trilogy>& player, const trilogy::Rules& rules,
                 const trilogy::State& state, core::Seat seat) {
  const trilogy::View view = view_of(rules, state, seat);
  return player.choose(rules, view, view.decision, {});
}

/// One game; `choose(state, decision)` answers for every seat.
template <class Choose>
trilogy::State play(const trilogy::Rules& rules, std::uint64_t seed, Choose choose) {
  trilogy::State state = Trilogy::new_state(rules);
  match::Luck luck(seed);
  for (int step = 0; step < kMostSteps; ++step) {
    const core::Decision pending = Trilogy::decision(rules, state);
    if (pending.is_over()) break;
    const core::Action action = pending.is_chance()
                                    ? luck.draw(pending, Trilogy::stream_name(pending))
                                    : choose(state, pending);
    EXPECT_TRUE(pending.offers(action)) << Trilogy::decision_name(pending);
    Trilogy::apply(rules, state, action, nullptr);
  }
  return state;
}

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
