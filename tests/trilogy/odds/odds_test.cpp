// The chances that help a player decide, against counting every throw, and against play.

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <map>
#include <numeric>
#include <tuple>

#include <gtest/gtest.h>

#include "game/match/luck.h"
#include "rules/trilogy/game.h"
#include "rules/trilogy/odds/battle_odds.h"
#include "rules/trilogy/odds/invasion_odds.h"
#include "tests/trilogy/game.h"

namespace trilogy {
namespace {

using trilogy_tests::json;

constexpr double kExactly = 1e-12;

/// Every throw of so many dice.
std::vector<std::vector<int>> throws_of(int dice) {
  std::vector<std::vector<int>> throws{{}};
  for (int die = 0; die < dice; ++die) {
    std::vector<std::vector<int>> longer;
    for (const std::vector<int>& before : throws) {
      for (int face = 1; face <= 6; ++face) {
        longer.push_back(before);
        longer.back().push_back(face);
      }
    }
    throws = longer;
  }
  return throws;
}

/// Of all throws, those in which the defender loses none, one and two: as the rules compare dice.
std::array<double, 3> counted_battle(int attack, int defence, int attack_bonus, int defence_bonus) {
  std::array<double, 3> counts{};
  for (std::vector<int> one : throws_of(attack)) {
    std::sort(one.rbegin(), one.rend());
    one[0] += attack_bonus;
    for (std::vector<int> other : throws_of(defence)) {
      std::sort(other.rbegin(), other.rend());
      other[0] += defence_bonus;
      std::size_t losses = 0;
      for (std::size_t rank = 0; rank < std::min(one.size(), other.size()); ++rank) {
        losses += one[rank] > other[rank] ? 1 : 0;
      }
      ++counts[losses];
    }
  }
  for (double& count : counts) count /= std::pow(6, attack + defence);
  return counts;
}

TEST(TrilogyOdds, OneBattleIsWhatCountingEveryThrowSays) {
  for (int attack = 1; attack <= 3; ++attack) {
    for (int defence = 1; defence <= 2; ++defence) {
      for (int ours = 0; ours <= 2; ++ours) {
        for (int theirs = 0; theirs <= 2; ++theirs) {
          const BattleOdds odds = battle_odds({attack, defence, ours - theirs});
          const auto counted = counted_battle(attack, defence, ours, theirs);
          EXPECT_EQ(odds.ranks, std::min(attack, defence));
          for (std::size_t losses = 0; losses < 3; ++losses) {
            EXPECT_NEAR(odds.defender_loses[losses], counted[losses], kExactly)
                << attack << " against " << defence << ", " << ours << " and " << theirs;
          }
        }
      }
    }
  }
}

TEST(TrilogyOdds, OneDieAgainstOneWinsFifteenTimesInThirtySix) {
  EXPECT_NEAR(battle_odds({1, 1, 0}).defender_loses[1], 15.0 / 36, kExactly);
  EXPECT_NEAR(invasion_odds({.attackers = 2, .defenders = 1}).conquers, 15.0 / 36, kExactly);
}

/// The whole tree of battles, counted throw by throw.
InvasionOdds counted_invasion(int attackers, int defenders, int bonus, bool best_defence) {
  if (defenders == 0) return {1, double(attackers), 0, double(attackers)};
  if (attackers < 2) return {0, double(attackers), double(defenders), 0};
  InvasionOdds worst{2, 0, 0, 0};
  const int most = std::min(2, defenders);
  for (int dice = best_defence ? 1 : most; dice <= most; ++dice) {
    const int attack = std::min(3, attackers - 1);
    const auto battle = counted_battle(attack, dice, std::max(bonus, 0), std::max(-bonus, 0));
    InvasionOdds sum;
    double conquering = 0;
    const int ranks = std::min(attack, dice);
    for (int losses = 0; losses <= ranks; ++losses) {
      const double chance = battle[static_cast<std::size_t>(losses)];
      const InvasionOdds next =
          counted_invasion(attackers - (ranks - losses), defenders - losses, bonus, best_defence);
      sum.conquers += chance * next.conquers;
      sum.attackers += chance * next.attackers;
      sum.defenders += chance * next.defenders;
      conquering += chance * next.conquers * next.attackers_conquering;
    }
    if (sum.conquers > 0) sum.attackers_conquering = conquering / sum.conquers;
    if (sum.conquers < worst.conquers - kExactly) worst = sum;
  }
  return worst;
}

TEST(TrilogyOdds, AWholeInvasionIsWhatEveryCourseOfItSays) {
  for (const bool best : {false, true}) {
    const DefenceDice defence = best ? DefenceDice::kBest : DefenceDice::kMost;
    for (int bonus = -2; bonus <= 1; ++bonus) {
      const InvasionTable table(4, 3, bonus, defence);
      for (int attackers = 1; attackers <= 4; ++attackers) {
        for (int defenders = 0; defenders <= 3; ++defenders) {
          const InvasionOdds counted = counted_invasion(attackers, defenders, bonus, best);
          const InvasionOdds odds = invasion_odds({attackers, defenders, bonus, defence});
          EXPECT_NEAR(odds.conquers, counted.conquers, kExactly);
          EXPECT_NEAR(odds.attackers, counted.attackers, kExactly);
          EXPECT_NEAR(odds.defenders, counted.defenders, kExactly);
          EXPECT_NEAR(odds.attackers_conquering, counted.attackers_conquering, kExactly);
          EXPECT_EQ(table.at(attackers, defenders).conquers, odds.conquers);
          EXPECT_EQ(table.at(attackers, defenders).attackers, odds.attackers);
        }
      }
    }
  }
}

TEST(TrilogyOdds, ALeaderBehindWallsHoldsTheLikelierWithOneDie) {
  const Forces behind_walls{8, 6, -2, DefenceDice::kBest};
  Forces neutral = behind_walls;
  neutral.defence = DefenceDice::kMost;  // T-048: it has no choice
  EXPECT_LT(invasion_odds(behind_walls).conquers, invasion_odds(neutral).conquers - 0.05);
}

TEST(TrilogyOdds, AreAsGoodForSixtyAgainstSixty) {
  const InvasionOdds even = invasion_odds({60, 60, 0, DefenceDice::kMost});
  EXPECT_GT(even.conquers, invasion_odds({50, 60, 0, DefenceDice::kMost}).conquers);
  EXPECT_GT(even.conquers, 0.6);  // three dice against two are the better ones
  EXPECT_LT(even.conquers, 0.9);
  EXPECT_NEAR(even.attackers - 1, even.conquers * (even.attackers_conquering - 1), kExactly * 100);
}

json besieged(std::string_view owner, int defenders, bool leader) {
  json more;
  more["territories"]["minas-tirith"] = {{"owner", owner}, {"battalions", defenders}};
  if (leader) more["territories"]["minas-tirith"]["leader"] = owner;
  return trilogy_tests::turn_of_yellow("combat", {{"ithilien", 9}, {"lebennin", 4}}, more);
}

Territory named(const Rules& rules, std::string_view id) {
  for (const Territory territory : rules.all) {
    if (row_of(rules, territory).id == id) return territory;
  }
  throw std::runtime_error("no such territory");
}

TEST(TrilogyOdds, KnowTheBonusesOfTheBoard) {
  const trilogy_tests::Game walls(besieged("red", 3, false));
  const trilogy_tests::Game led(besieged("red", 3, true));
  const trilogy_tests::Game neutral(besieged("green", 3, false));
  const auto forces = [](const trilogy_tests::Game& game, std::string_view from) {
    return forces_between(game.rules(), game.value().board, named(game.rules(), from),
                          named(game.rules(), "minas-tirith"));
  };
  EXPECT_EQ(forces(walls, "ithilien").attackers, 9);
  EXPECT_EQ(forces(walls, "ithilien").defenders, 3);
  EXPECT_EQ(forces(walls, "ithilien").bonus, -1);
  EXPECT_EQ(forces(led, "lebennin").bonus, -2);
  EXPECT_EQ(forces(walls, "ithilien").defence, DefenceDice::kBest);
  EXPECT_EQ(forces(neutral, "ithilien").defence, DefenceDice::kMost);
}

TEST(TrilogyOdds, KnowWhatACardHasDoneToTheInvasion) {
  json position = besieged("red", 3, false);
  position["adventureCards"]["yellow"] = {"power-siege-machines"};
  trilogy_tests::Game game(position);
  game.play({"territory ithilien", "territory minas-tirith", "play-card power-siege-machines"});
  const Forces forces =
      forces_between(game.rules(), game.value().board, named(game.rules(), "ithilien"),
                     named(game.rules(), "minas-tirith"));
  EXPECT_EQ(forces.bonus, 0);
}

/// Fights it out by the rules; how many battalions are left on either side.
std::pair<int, int> fought(const Rules& rules, State state, match::Luck& luck, Territory from,
                           Territory to) {
  const core::Action started = act(ActionKind::kTerritory, to);
  Game::apply(rules, state, act(ActionKind::kTerritory, from), nullptr);
  Game::apply(rules, state, started, nullptr);
  while (true) {
    const core::Decision pending = Game::decision(rules, state);
    const Board& board = state.board;
    if (pending.is_chance()) {
      Game::apply(rules, state, luck.draw(pending, Game::stream_name(pending)), nullptr);
    } else if (is_invading(board) && pending.actions[0].kind == byte_of(ActionKind::kAttack)) {
      core::Action most = pending.actions[0];
      for (const core::Action action : pending.actions) {
        if (is(action, ActionKind::kAttack)) most = action;
      }
      if (territory_of(most) != from) break;
      Game::apply(rules, state, most, nullptr);
    } else if (is_invading(board) && is(pending.actions[0], ActionKind::kDefend)) {
      Game::apply(rules, state, pending.actions[pending.actions.size() - 1], nullptr);
    } else {
      break;
    }
  }
  const Board& board = state.board;
  const bool conquered = owner_of(board, to) == owner_of(board, from);
  const int left = battalions_in(board, from) + (conquered ? battalions_in(board, to) : 0);
  return {left, conquered ? 0 : battalions_in(board, to)};
}

TEST(TrilogyOdds, AreThoseOfPlay) {
  constexpr int kGames = 3000;
  for (const char* owner : {"red", "green"}) {
    const trilogy_tests::Game game(besieged(owner, 6, false));
    const Territory from = named(game.rules(), "ithilien");
    const Territory to = named(game.rules(), "minas-tirith");
    Forces forces = forces_between(game.rules(), game.value().board, from, to);
    forces.defence = DefenceDice::kMost;
    const InvasionOdds odds = invasion_odds(forces);
    match::Luck luck(7);
    double conquered = 0;
    double attackers = 0;
    double defenders = 0;
    for (int played = 0; played < kGames; ++played) {
      const auto [ours, theirs] = fought(game.rules(), game.value(), luck, from, to);
      conquered += theirs == 0;
      attackers += ours;
      defenders += theirs;
    }
    EXPECT_NEAR(conquered / kGames, odds.conquers, 0.035) << owner;  // four deviations
    EXPECT_NEAR(attackers / kGames, odds.attackers, 0.2) << owner;
    EXPECT_NEAR(defenders / kGames, odds.defenders, 0.2) << owner;
  }
}

}  // namespace
}  // namespace trilogy
