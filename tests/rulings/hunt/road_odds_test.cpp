// Odds of the whole road: one move as the rules have it, and many as their sum.

#include "rules/wotr/odds/road_odds.h"

#include <algorithm>
#include <map>
#include <numeric>

#include <gtest/gtest.h>

#include "rules/wotr/board/hunt_pool.h"
#include "rules/wotr/hunt/hunt.h"
#include "rules/wotr/odds/bearers.h"
#include "rules/wotr/odds/mordor_odds.h"
#include "tests/rulings/hunt/the_hunt.h"
#include "tests/rulings/odds.h"

namespace rulings {
namespace {

constexpr double kClose = 1e-5;
using Points = std::map<int, double>;

core::Action throw_all_again(const wotr::State&, const core::Decision& decision) {
  return decision.actions[decision.actions.size() - 1];
}

/// The damage of the tile; "0" as soon as it is clear that there is none.
std::string damage_drawn(const wotr::State& state, const core::Decision& decision) {
  using Kind = wotr::DecisionKind;
  for (const Kind going_on : {Kind::kHuntRoll, Kind::kHuntReroll, Kind::kHuntRerollRoll,
                              Kind::kHuntTile, Kind::kHuntTileDie}) {
    if (decision.kind == static_cast<std::uint8_t>(going_on)) return {};
  }
  return std::to_string(state.board.hunt.damage);
}

wotr::Approach one_move(const Game& game) {
  const wotr::Board& board = game.value().board;
  wotr::Approach approach = wotr::road_of(game.rules(), board, 1).approach;
  approach.hunters = board.hunt_box.shadow;
  approach.rerolls = wotr::hunt_rerolls(game.rules(), board);
  return approach;
}

Points points_of(const wotr::DamageOdds& damage) {
  Points points;
  for (int i = 0; i < static_cast<int>(damage.size()); ++i) {
    const double chance = damage[static_cast<std::size_t>(i)];
    if (chance > 0) points[i - wotr::kMostHealed] = chance;
  }
  return points;
}

void expect_same(const Points& told, const Points& counted) {
  ASSERT_EQ(told.size(), counted.size());
  for (const auto& [points, chance] : counted) EXPECT_NEAR(told.at(points), chance, kClose);
}

Points by_playing(const Setting& setting) {
  Game game(setting);
  move_fellowship(game);
  Points points;
  for (const auto& [end, chance] :
       chances_by_playing(game.rules(), game.value(), throw_all_again, damage_drawn, 40)) {
    points[std::stoi(end)] += chance;
  }
  return points;
}

void expect_move(const Setting& setting) {
  const Game game(setting);
  expect_same(points_of(wotr::damage_of_approach(one_move(game))), by_playing(setting));
}

TEST(RoadOdds, R137_OneMoveIsTheHuntOfTheRules) {
  expect_move(hunting(1));
  expect_move(hunting(3, 2));
  expect_move(hunting(2, 1)
                  .army("hollin", "sauron 1R, 1N")
                  .fellowship({{"region", "hollin"}, {"progress", 0}}));
}

Points sum_of(const Points& some, const Points& others) {
  Points sum;
  for (const auto& [a, one] : some) {
    for (const auto& [b, other] : others) sum[a + b] += one * other;
  }
  return sum;
}

TEST(RoadOdds, R139_MovesOfATurnFindTheDiceOfThoseBefore) {
  const Points first = by_playing(hunting(2, 0));
  const Points second = by_playing(hunting(2, 1));
  const Game game(hunting(2, 1));
  wotr::Approach approach = one_move(game);
  approach.steps = 3;  // one more in this turn, two in the next
  approach.moves_a_turn = 2;
  expect_same(points_of(wotr::damage_of_approach(approach)), sum_of(second, sum_of(first, second)));
}

/// Every order in which the tiles may lie; those before the last step are drawn.
Points in_every_order(std::vector<wotr::Tile> tiles, int steps, int eye) {
  std::sort(tiles.begin(), tiles.end());
  std::vector<Points> orders;
  do {
    Points damage{{0, 1}};
    int left = steps;
    for (std::size_t i = 0; left > 0; ++i) {
      const wotr::TileFace& face = wotr::face_of(tiles[i]);
      Points of_tile{{face.eye ? eye : face.value, 1}};
      if (face.die)
        of_tile = {{1, 1.0 / 6}, {2, 1.0 / 6}, {3, 1.0 / 6},
                   {4, 1.0 / 6}, {5, 1.0 / 6}, {6, 1.0 / 6}};
      damage = sum_of(damage, of_tile);
      left -= face.stop ? 0 : 1;
    }
    orders.push_back(damage);
  } while (std::next_permutation(tiles.begin(), tiles.end()));
  Points sum;
  for (const Points& one : orders) {
    for (const auto& [points, chance] : one) {
      sum[points] += chance / static_cast<double>(orders.size());
    }
  }
  return sum;
}

TEST(RoadOdds, R177_AWalkDrawsATileForEachStepAndForEachStop) {
  using wotr::Tile;
  const std::vector<Tile> tiles{Tile::kOne,       Tile::kTwo,   Tile::kTwo,
                                Tile::kEyeReveal, Tile::kPhial, Tile::kShelobsLair,
                                Tile::kRingIsMine};
  wotr::Walk walk;
  for (const Tile tile : tiles) ++walk.pool[static_cast<std::size_t>(tile)];
  walk.steps = 3;
  // An Eye always does the same: one move in each turn.
  walk.now = {.hunters = 3, .movers = 1};
  walk.later = walk.now;
  expect_same(points_of(wotr::damage_of_walk(walk)), in_every_order(tiles, 3, 3));
}

TEST(RoadOdds, R281_AreCloseToTheExactWalk) {
  for (const int corruption : {2, 6}) {
    for (const bool accompanied : {false, true}) {
      wotr::Walk walk;
      walk.pool = {2, 1, 2, 2, 1, 2, 4, 1, 0, 0, 1, 1};
      walk.bearers.corruption = corruption;
      if (accompanied) walk.bearers.company.of_level = {0, 1, 1, 0};
      const double exact = wotr::chance_of(wotr::walk_odds(walk));
      EXPECT_NEAR(wotr::chance_of(wotr::road_odds({{}, walk})), exact, 0.1);
    }
  }
}

TEST(RoadOdds, R171_TheGateIsWhereTheProgressLeads) {
  const Game game(hunting(1).fellowship({{"region", "rivendell"}, {"progress", 3}}));
  wotr::Fellowship fellowship = game.value().board.fellowship;
  const int steps = wotr::steps_to_gate(game.rules(), fellowship);
  fellowship.progress = 0;
  EXPECT_EQ(wotr::steps_to_gate(game.rules(), fellowship), steps + 3);
  fellowship.region = game.rules().places.morannon;
  EXPECT_EQ(wotr::steps_to_gate(game.rules(), fellowship), 0);
}

}  // namespace
}  // namespace rulings
