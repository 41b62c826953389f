// Gollum as Guide.

#include <gtest/gtest.h>

#include "tests/rulings/hunt/the_hunt.h"

namespace rulings {
namespace {

/// Gollum leads the Ring-bearers through the region, and one Hunt die succeeds.
Game led_into(std::string_view tile, std::string_view region = "hollin") {
  json pool = {"0-reveal",      "1",
               "1-reveal",      "2",
               "2-reveal",      "3",
               "eye-reveal",    "elven-cloaks",
               "shelobs-lair",  "the-ring-is-mine",
               "give-it-to-uss"};
  Game game(hunting(1)
                .set("/huntPool", pool)
                .fellowship({{"region", region}})
                .fellowship(gollum_alone()));
  move_into_tile(game, tile);
  return game;
}

TEST(Rulings, R155_ANumberedStandardTileDoesNotReveal) {
  Game zero = led_into("0-reveal");
  EXPECT_EQ(zero.at("/fellowship/hidden"), true);
  EXPECT_EQ(zero.question(), "choose-die");

  for (const auto& [tile, damage] : {std::pair{"1-reveal", 1}, std::pair{"2-reveal", 2}}) {
    Game game = led_into(tile);
    game.play("suffer");
    EXPECT_EQ(game.at("/fellowship/corruption"), damage);
    EXPECT_EQ(game.at("/fellowship/hidden"), true);
    EXPECT_EQ(game.question(), "choose-die");
  }
}

TEST(Rulings, R155_EyesAndSpecialTilesStillDo) {
  for (const char* tile : {"eye-reveal", "the-ring-is-mine", "give-it-to-uss"}) {
    Game game = led_into(tile);
    // One point each; no choice is left, for the tile reveals anyway.
    EXPECT_EQ(game.at("/fellowship/corruption"), 1) << tile;
    EXPECT_EQ(game.at("/fellowship/hidden"), false) << tile;
    EXPECT_EQ(game.question(), "reveal-to") << tile;
  }
}

TEST(Rulings, R155_HeGuidesInTheMiddleOfAHunt) {
  // Gimli dies for the tile; with Gollum as Guide it reveals no more.
  Game game(hunting(1).fellowship({{"region", "hollin"}}).fellowship(company({"gimli"}, "gimli")));
  move_into_tile(game, "2-reveal");
  game.play("lose-guide");
  EXPECT_EQ(game.at("/fellowship/guide"), "gollum");
  EXPECT_EQ(game.at("/fellowship/hidden"), true);
  EXPECT_EQ(game.at("/fellowship/corruption"), 0);
  EXPECT_EQ(game.question(), "choose-die");
}

TEST(Rulings, R155_HeIsNoCasualty) {
  Game game = led_into("3");
  EXPECT_EQ(sorted(game.options()), (Options{"guide-ability", "suffer"}));
  game.forbids("lose-guide");
  EXPECT_EQ(game.why_not({{"do", "lose-guide"}}), "R-155");
  game.forbids("lose-random");
  EXPECT_EQ(game.why_not({{"do", "lose-random"}}), "R-155");
}

TEST(Rulings, R155_HeAddsNothingToTheAllocation) {
  Game game(Setting().phase("hunt-allocation").fellowship(gollum_alone()));
  EXPECT_EQ(game.options(), (Options{"allocate 0", "allocate 1"}));  // never less than 1
}

TEST(Rulings, R156_HeRevealsForOnePointLess) {
  Game game = led_into("3");
  game.play("guide-ability");
  // 3 - 1, and nothing more can be done: two points, and then the reveal with its journey.
  EXPECT_EQ(game.at("/fellowship/corruption"), 2);
  EXPECT_EQ(game.at("/fellowship/hidden"), false);
  EXPECT_EQ(game.question(), "reveal-to");
  game.play("region trollshaws");
  EXPECT_EQ(game.at("/fellowship/region"), "trollshaws");
  EXPECT_EQ(game.at("/fellowship/progress"), 0);
}

TEST(Rulings, R156_WithATileThatHeKeepsFromRevealing) {
  // A standard numbered tile would not reveal under him, so he may do it himself.
  Game game = led_into("1-reveal");
  game.play("guide-ability");
  EXPECT_EQ(game.at("/fellowship/corruption"), 0);
  EXPECT_EQ(game.at("/fellowship/hidden"), false);
}

TEST(Rulings, R156_TheDieOfShelobsLairToo) {
  Game game = led_into("shelobs-lair");
  game.roll({4});
  game.play("guide-ability");
  EXPECT_EQ(game.at("/fellowship/corruption"), 3);
  EXPECT_EQ(game.at("/fellowship/hidden"), false);
}

TEST(Rulings, R156_NotWithoutDamage) {
  Game game = led_into("elven-cloaks");
  EXPECT_EQ(game.question(), "choose-die");
  EXPECT_EQ(game.at("/fellowship/hidden"), true);
}

TEST(Rulings, R132_R156_WithAllTheConsequencesOfAReveal) {
  // Out of Moria: the Stronghold's tile is drawn, and Gollum can reveal nothing twice.
  Game game = led_into("2", "moria");
  game.play({"guide-ability", "region dimrill-dale"});
  EXPECT_EQ(game.question(), "hunt-tile");
  game.play("tile 3");
  EXPECT_EQ(game.at("/fellowship/corruption"), 4);  // 2 - 1, and 3
  EXPECT_EQ(game.question(), "choose-die");
}

TEST(Rulings, R136_R156_OnTheTrackHeOnlyFlipsTheCounter) {
  Game game(hunting(1)
                .fellowship({{"region", "morannon"}, {"mordorStep", 2}})
                .fellowship(gollum_alone()));
  move_fellowship(game);
  game.play({"tile 2", "guide-ability"});
  EXPECT_EQ(game.at("/fellowship/corruption"), 1);
  EXPECT_EQ(game.at("/fellowship/hidden"), false);
  EXPECT_EQ(game.at("/fellowship/mordorStep"), 3);
  EXPECT_EQ(game.question(), "choose-die");
}

}  // namespace
}  // namespace rulings
