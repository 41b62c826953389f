// The Hunt Pool and what each tile does.

#include <gtest/gtest.h>

#include "tests/rulings/hunt/the_hunt.h"

namespace rulings {
namespace {

const json kStandard = {"0-reveal",   "0-reveal",  "1", "1", "1-reveal", "1-reveal",   "2",
                        "2",          "2-reveal",  "3", "3", "3",        "eye-reveal", "eye-reveal",
                        "eye-reveal", "eye-reveal"};

TEST(Rulings, R141_SixteenStandardTiles) {
  Game game(hunting(1));
  EXPECT_EQ(sorted(game.at("/huntPool").get<std::vector<std::string>>()),
            kStandard.get<std::vector<std::string>>());
  move_fellowship(game);
  game.roll({6});
  const Options kinds = game.options();
  EXPECT_EQ(kinds.size(), 7u);
  const core::Decision draw = wotr::Game::decision(game.rules(), game.value());
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    const std::string tile = kinds[i].substr(std::string("tile ").size());
    EXPECT_EQ(draw.weights[i], amount_of(kStandard, tile)) << tile;
  }
}

/// What one tile does in an ordinary Hunt with two successes, all of it suffered.
struct Row {
  const char* tile;
  int corruption;  ///< of 3 before
  bool reveals;
};

std::ostream& operator<<(std::ostream& out, const Row& row) { return out << row.tile; }

class EachTile : public ::testing::TestWithParam<Row> {};

TEST_P(EachTile, R143_R146_ItsDamageAndItsIcon) {
  const Row row = GetParam();
  json pool = kStandard;
  for (const char* special :
       {"elven-cloaks", "elven-rope", "phial-of-galadriel", "smeagol-helps-nice-master",
        "shelobs-lair", "the-ring-is-mine", "on-on-they-went", "give-it-to-uss"}) {
    pool.push_back(special);
  }
  Game game(
      hunting(2).set("/huntPool", pool).fellowship({{"region", "hollin"}, {"corruption", 3}}));
  move_fellowship(game);
  game.roll({6, 6});
  game.play("tile " + std::string(row.tile));
  if (row.tile == std::string("shelobs-lair")) game.roll({5});
  if (game.question() == "hunt-damage") {
    EXPECT_EQ(game.at("/fellowship/hidden"), true);  // the icon comes last
    game.play("suffer");
  }
  EXPECT_EQ(game.at("/fellowship/corruption"), row.corruption);
  EXPECT_EQ(game.at("/fellowship/hidden"), !row.reveals);
  EXPECT_EQ(game.question(), row.reveals ? "reveal-to" : "choose-die");
  EXPECT_EQ(game.at("/drawnTiles"), json::array({row.tile}));
}

// Number: its value. Eye: the successes. Die: what it shows. Below 0: healing.
INSTANTIATE_TEST_SUITE_P(
    Rulings, EachTile,
    ::testing::Values(Row{"0-reveal", 3, true}, Row{"1", 4, false}, Row{"1-reveal", 4, true},
                      Row{"2", 5, false}, Row{"2-reveal", 5, true}, Row{"3", 6, false},
                      Row{"eye-reveal", 5, true}, Row{"elven-cloaks", 3, false},
                      Row{"elven-rope", 3, false}, Row{"phial-of-galadriel", 1, false},
                      Row{"smeagol-helps-nice-master", 2, false}, Row{"shelobs-lair", 8, false},
                      Row{"the-ring-is-mine", 5, true}, Row{"on-on-they-went", 6, false},
                      Row{"give-it-to-uss", 4, true}));

TEST(Rulings, R142_DrawnTilesStayOut) {
  Game game(hunting(1));
  move_into_tile(game, "3");
  game.play("suffer");
  EXPECT_EQ(game.at("/huntPool").size(), 15u);
  EXPECT_EQ(amount_of(game.at("/huntPool"), "3"), 2);
  EXPECT_EQ(game.at("/drawnTiles"), json::array({"3"}));
  skip(game, "army");
  // The next draw is from what is left.
  move_fellowship(game);
  game.roll({6});
  game.play({"tile 3", "suffer"});
  EXPECT_EQ(amount_of(game.at("/huntPool"), "3"), 1);
}

TEST(Rulings, R142_R144_AnEmptyPoolGetsTheStandardTilesBackAndNoSpecials) {
  Game game(hunting(1)
                .set("/huntPool", {"elven-rope", "1"})
                .set("/removedTiles", json::array({"eye-reveal"}))
                .set("/specialTiles", json::array({"shelobs-lair"})));
  move_into_tile(game, "elven-rope");
  EXPECT_EQ(game.at("/huntPool"), json::array({"1"}));  // not empty yet
  skip(game, "army");
  move_fellowship(game);
  game.roll({6});  // there is one tile only
  EXPECT_EQ(game.events("hunt-tile").back()["tile"], "1");
  EXPECT_EQ(game.events("pool-refilled").size(), 1u);
  // All sixteen but the Eye that is out of the game; the tile just drawn is among them.
  EXPECT_EQ(game.at("/huntPool").size(), 15u);
  EXPECT_EQ(amount_of(game.at("/huntPool"), "1"), 2);
  EXPECT_EQ(amount_of(game.at("/huntPool"), "eye-reveal"), 3);
  EXPECT_EQ(game.at("/drawnTiles"), json::array({"elven-rope"}));
  EXPECT_EQ(game.at("/specialTiles"), json::array({"shelobs-lair"}));  // waits as before
  game.play("suffer");
  EXPECT_EQ(game.at("/fellowship/corruption"), 1);
}

TEST(Rulings, R142_TheLastTileIsASpecialOne) {
  Game game(hunting(1).set("/huntPool", json::array({"elven-cloaks"})));
  move_fellowship(game);
  game.roll({6});
  EXPECT_EQ(game.at("/huntPool").size(), 16u);
  EXPECT_EQ(game.at("/drawnTiles"), json::array({"elven-cloaks"}));
}

TEST(Rulings, R143_TheEyeDoesAsMuchAsThereAreSuccesses) {
  Game game(hunting(4).fellowship({{"region", "hollin"}}));
  move_fellowship(game);
  game.roll({6, 2, 6, 6});
  game.play({"tile eye-reveal", "suffer"});
  EXPECT_EQ(game.at("/fellowship/corruption"), 3);
}

TEST(Rulings, R143_ANumberDoesNotCountSuccesses) {
  Game game(hunting(4));
  move_fellowship(game);
  game.roll({6, 6, 6, 6});
  game.play({"tile 1", "suffer"});
  EXPECT_EQ(game.at("/fellowship/corruption"), 1);
}

TEST(Rulings, R143_TheDieOfShelobsLairMayShowAnything) {
  for (const int die : {1, 6}) {
    Game game(hunting(1).set("/huntPool", {"shelobs-lair", "1"}));
    move_into_tile(game, "shelobs-lair");
    EXPECT_EQ(game.question(), "hunt-tile-die");
    game.roll({die});
    game.play("suffer");
    EXPECT_EQ(game.at("/fellowship/corruption"), die);
  }
}

TEST(Rulings, R143_R159_HealingStopsAtZero) {
  Game game(
      hunting(1).set("/huntPool", {"phial-of-galadriel", "1"}).fellowship({{"corruption", 1}}));
  move_into_tile(game, "phial-of-galadriel");
  EXPECT_EQ(game.at("/fellowship/corruption"), 0);
}

TEST(Rulings, R159_NeverAboveTwelve) {
  Game game(hunting(1).fellowship({{"corruption", 10}}));
  move_into_tile(game, "3");
  game.play("suffer");
  EXPECT_EQ(game.at("/fellowship/corruption"), 12);
  EXPECT_EQ(game.winner(), "shadow corruption");
}

TEST(Rulings, R147_TheIconWorksInRivendellOnTurnOne) {
  Game game(hunting(1));
  move_into_tile(game, "0-reveal");
  EXPECT_EQ(game.question(), "reveal-to");
  EXPECT_EQ(game.at("/fellowship/hidden"), false);
  // One region on: out of Rivendell it must go.
  EXPECT_EQ(sorted(game.options()),
            (std::vector<std::string>{"region fords-of-bruinen", "region trollshaws"}));
  game.forbids("region rivendell");
}

}  // namespace
}  // namespace rulings
