// That the squire answers whatever it is asked, in games of every size, and always the same.

#include <set>

#include "game/match/luck.h"
#include "game/players/random_player.h"
#include "game/wotr/players/squire/squire.h"
#include "game/wotr/players/wotr_players.h"
#include "rules/wotr/board/victory.h"
#include "rules/wotr/game.h"
#include "tests/players/opponent.h"

namespace wotr_players {
namespace {

using Wotr = wotr::Game;

constexpr int kMostSteps = 20'000;

const wotr::Rules& rules_for(int players) { return rulings::tables({{"players", players}}); }

wotr::View view_of(const wotr::Rules& rules, const wotr::State& state, core::Seat seat) {
  return Wotr::view(rules, state, core::viewer_of(seat));
}

/// One game; `choose(state, decision)` answers for every seat.
template <class Choose>
wotr::State play(const wotr::Rules& rules, std::uint64_t seed, Choose choose) {
  wotr::State state = Wotr::new_state(rules);
  match::Luck luck(seed);
  for (int step = 0; step < kMostSteps; ++step) {
    const core::Decision pending = Wotr::decision(rules, state);
    if (pending.is_over()) break;
    const core::Action action = pending.is_chance() ? luck.draw(pending, Wotr::stream_name(pending))
                                                    : choose(state, pending);
    EXPECT_TRUE(pending.offers(action)) << Wotr::decision_name(pending);
    Wotr::apply(rules, state, action, nullptr);
  }
  return state;
}

TEST(SquireGames, EndWithSquiresAtTwoThreeAndFourSeats) {
  for (const int players : {2, 3, 4}) {
    const wotr::Rules& rules = rules_for(players);
    Squire squire(5);
    const wotr::State end = play(rules, 7, [&](const wotr::State& state, const auto& pending) {
      const wotr::View view = view_of(rules, state, pending.seat);
      return squire.choose(rules, view, view.decision, {});
    });
    EXPECT_TRUE(Wotr::outcome(rules, end).has_value()) << players;
  }
}

/// Where it would never have come by itself it still has an answer: the game is played at random.
TEST(SquireGames, AnswerEveryQuestionOfARandomGame) {
  for (const int players : {2, 3, 4}) {
    const wotr::Rules& rules = rules_for(players);
    Squire squire(3);
    players::RandomChoice choice(4);
    play(rules, 11, [&](const wotr::State& state, const core::Decision& pending) {
      const wotr::View view = view_of(rules, state, pending.seat);
      EXPECT_TRUE(pending.offers(squire.choose(rules, view, view.decision, {})))
          << Wotr::decision_name(pending);
      return choice.pick(pending);
    });
  }
}

TEST(SquireGames, AreTheSameForTheSameSeed) {
  const wotr::Rules& rules = rules_for(2);
  const auto game = [&](std::uint64_t seed) {
    Squire squire(seed);
    return play(rules, 21, [&](const wotr::State& state, const core::Decision& pending) {
      const wotr::View view = view_of(rules, state, pending.seat);
      return squire.choose(rules, view, view.decision, {});
    });
  };
  EXPECT_EQ(game(1), game(1));
  EXPECT_FALSE(game(1) == game(2));
}

/// Cards that the viewer cannot see change places with others of the same back.
wotr::State scrambled(const wotr::Rules& rules, const wotr::State& state, const wotr::View& seen,
                      match::Stream& noise) {
  wotr::State other = state;
  for (std::size_t one = 0; one < wotr::kCardCount; ++one) {
    const std::size_t two = noise.below(wotr::kCardCount);
    const bool same_back = rules.cards[one].side == rules.cards[two].side &&
                           rules.cards[one].deck == rules.cards[two].deck;
    const bool hidden = seen.cards[one] == wotr::kUnseen && seen.cards[two] == wotr::kUnseen;
    if (same_back && hidden) std::swap(other.cards[one], other.cards[two]);
  }
  return other;
}

TEST(SquireGames, DependOnNoHiddenCardAndOnNoMemory) {
  const wotr::Rules& rules = rules_for(2);
  Squire squire(9);
  match::Stream noise(9, "noise");
  play(rules, 31, [&](const wotr::State& state, const core::Decision& pending) {
    const wotr::View view = view_of(rules, state, pending.seat);
    const core::Action action = squire.choose(rules, view, view.decision, {});
    const wotr::View other = view_of(rules, scrambled(rules, state, view, noise), pending.seat);
    EXPECT_EQ(Squire(9).choose(rules, other, other.decision, {}), action)
        << Wotr::decision_name(pending);
    return action;
  });
}

TEST(SquireGames, AreWonAgainstRandomPlay) {
  const wotr::Rules& rules = rules_for(2);
  for (const wotr::Side side : {wotr::Side::kFree, wotr::Side::kShadow}) {
    int won = 0;
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
      Squire squire(seed);
      players::RandomChoice choice(seed);
      const wotr::State end = play(rules, seed, [&](const wotr::State& state, const auto& pending) {
        if (wotr::side_of(rules, pending.seat) != side) return choice.pick(pending);
        const wotr::View view = view_of(rules, state, pending.seat);
        return squire.choose(rules, view, view.decision, {});
      });
      won += wotr::winner_of(end.board).value().side == side;
    }
    EXPECT_GE(won, 4);
  }
}

TEST(SquireGames, CanBeSeatedByName) { EXPECT_TRUE(plain_players().contains("squire")); }

}  // namespace
}  // namespace wotr_players
