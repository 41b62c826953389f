// Moving, hiding and revealing the Fellowship.

#include <gtest/gtest.h>

#include "tests/rulings/hunt/the_hunt.h"

namespace rulings {
namespace {

/// The Fellowship, with this Progress after its move, is revealed by a tile without damage.
Game revealed(Setting setting, std::string_view region, int progress) {
  Game game(setting.fellowship({{"region", region}, {"progress", progress - 1}}));
  move_into_tile(game, "0-reveal");
  return game;
}
Game revealed(std::string_view region, int progress) {
  return revealed(hunting(1), region, progress);
}

TEST(Rulings, R067_TwelveIsTheLastProgress) {
  Game game(hunting(0).fellowship({{"progress", 11}}));
  game.play({"die character", "use move-fellowship"});
  EXPECT_EQ(game.at("/fellowship/progress"), 12);
  EXPECT_EQ(game.at("/fellowship/hidden"), true);
  skip(game, "army");
  EXPECT_EQ(game.why_not({{"do", "move-fellowship"}}), "R-130");
  game.play("die character");
  game.forbids("use move-fellowship");
}

TEST(Rulings, R130_RevealedItCannotMove) {
  Game game(hunting(1).fellowship({{"hidden", false}}));
  EXPECT_EQ(game.why_not({{"do", "move-fellowship"}}), "R-130");
  game.play("die character");
  game.forbids("use move-fellowship");
  EXPECT_TRUE(game.offers("use hide"));
}

TEST(Rulings, R130_HidingAndMovingTakeTwoDice) {
  Game game(hunting(3).fellowship({{"hidden", false}}));
  game.play({"die character", "use hide"});
  // No Hunt, no Progress, and the die does not go into the Hunt box.
  EXPECT_EQ(game.seat(), "shadow");
  EXPECT_EQ(game.at("/fellowship/hidden"), true);
  EXPECT_EQ(game.at("/fellowship/progress"), 0);
  EXPECT_EQ(game.at("/huntBox/free"), 0);
  skip(game, "army");
  game.play({"die character", "use move-fellowship"});
  EXPECT_EQ(game.question(), "hunt-roll");
  EXPECT_EQ(game.at("/fellowship/progress"), 1);
}

TEST(Rulings, R130_HiddenItCannotHide) {
  Game game(hunting(1));
  EXPECT_EQ(game.why_not({{"do", "hide"}}), "R-130");
  game.play("die character");
  game.forbids("use hide");
}

TEST(Rulings, R131_AJourneyOfAtMostProgress) {
  Game game = revealed("hollin", 1);
  EXPECT_EQ(game.at("/fellowship/hidden"), false);
  EXPECT_EQ(sorted(game.options()),
            (Options{"region fords-of-bruinen", "region hollin", "region moria",
                     "region north-dunland", "region south-downs", "region trollshaws"}));
  game.forbids("region bree");  // two regions
  EXPECT_EQ(game.why_not({{"do", "region"}, {"to", "bree"}}), "R-131");
  game.play("region trollshaws");
  EXPECT_EQ(game.at("/fellowship/region"), "trollshaws");
  EXPECT_EQ(game.at("/fellowship/progress"), 0);
  EXPECT_EQ(game.question(), "choose-die");
}

TEST(Rulings, R131_TheFlipAndTheJourneyAreReported) {
  Game game = revealed("hollin", 1);
  const json flipped{{"do", "revealed"}, {"region", "hollin"}};
  EXPECT_EQ(game.events("revealed"), std::vector<json>{flipped});
  EXPECT_TRUE(game.events("fellowship-placed").empty());
  game.play("region trollshaws");
  const json placed{{"do", "fellowship-placed"}, {"region", "trollshaws"}, {"progress", 0}};
  EXPECT_EQ(game.events("fellowship-placed"), std::vector<json>{placed});
  EXPECT_EQ(game.events("revealed").size(), 1u);
}

TEST(Rulings, R131_ItMayStayWhereItIs) {
  Game game = revealed("hollin", 3);
  game.play({"region hollin", "route "});
  EXPECT_EQ(game.at("/fellowship/region"), "hollin");
  EXPECT_EQ(game.at("/fellowship/progress"), 0);
  EXPECT_EQ(game.question(), "choose-die");
}

TEST(Rulings, R131_NotIntoACityOrStrongholdThatTheFreePeoplesHold) {
  Game game = revealed("dimrill-dale", 1);
  game.forbids("region lorien");
  EXPECT_EQ(game.why_not({{"do", "region"}, {"to", "lorien"}}), "R-131");
  Game city = revealed("folde", 1);
  city.forbids("region edoras");
  EXPECT_EQ(city.why_not({{"do", "region"}, {"to", "edoras"}}), "R-131");
}

TEST(Rulings, R131_ABesiegedStrongholdIsStillHeld) {
  Game game = revealed(hunting(1).army("lorien", "sauron 2R").garrison("lorien", "elves 1R"),
                       "dimrill-dale", 1);
  game.forbids("region lorien");
}

TEST(Rulings, R131_IntoTownsFortificationsAndLostPlaces) {
  EXPECT_TRUE(revealed("weather-hills", 1).offers("region bree"));
  EXPECT_TRUE(revealed("druadan-forest", 1).offers("region osgiliath"));
  EXPECT_TRUE(
      revealed(hunting(1).control("lorien", "shadow"), "dimrill-dale", 1).offers("region lorien"));
}

TEST(Rulings, R131_ThroughAHavenAndThroughArmies) {
  // Fords of Bruinen, Rivendell, Trollshaws: only the end matters.
  Game game = revealed(hunting(1).army("rivendell", "sauron 5R").garrison("rivendell", "elves 1R"),
                       "high-pass", 4);
  EXPECT_TRUE(game.offers("region trollshaws"));
  game.forbids("region rivendell");
}

TEST(Rulings, R132_EnteringAStrongholdOfTheShadow) {
  Game game = revealed("hollin", 1);
  game.play("region moria");
  EXPECT_EQ(game.question(), "hunt-tile");
  EXPECT_EQ(game.at("/fellowship/region"), "moria");
  game.play({"tile 2", "suffer"});
  EXPECT_EQ(game.at("/fellowship/corruption"), 2);
  EXPECT_EQ(game.question(), "choose-die");
}

TEST(Rulings, R132_LeavingOne) {
  Game game = revealed("moria", 1);
  game.play("region dimrill-dale");
  EXPECT_EQ(game.question(), "hunt-tile");
}

TEST(Rulings, R132_CrossingOne) {
  Game game = revealed("hollin", 2);
  game.play("region dimrill-dale");
  EXPECT_EQ(game.question(), "hunt-tile");
}

TEST(Rulings, R132_R133_StayingInOne) {
  Game game = revealed("moria", 1);
  game.play("region moria");
  EXPECT_EQ(game.question(), "hunt-tile");
}

TEST(Rulings, R132_EachCountsOnce) {
  // Out of Moria and back again: one Stronghold, one tile.
  Game game = revealed("moria", 2);
  game.play({"region moria", "tile 1", "suffer"});
  EXPECT_EQ(game.at("/fellowship/corruption"), 1);
  EXPECT_EQ(game.question(), "choose-die");
}

TEST(Rulings, R132_OneTileForEachAndOneAfterTheOther) {
  // Morannon, Gorgoroth, Minas Morgul: two Strongholds on the only way.
  Game game = revealed("morannon", 2);
  game.play({"region minas-morgul", "tile 1"});
  EXPECT_EQ(game.question(), "hunt-damage");  // the first is resolved before the second is drawn
  EXPECT_EQ(game.at("/drawnTiles"), json({"0-reveal", "1"}));
  game.play({"suffer", "tile 3", "suffer"});
  EXPECT_EQ(game.at("/fellowship/corruption"), 4);
  EXPECT_EQ(game.question(), "choose-die");
}

TEST(Rulings, R132_OnlyWhatIsAndAlwaysWasTheShadows) {
  // The Free Peoples have taken Moria.
  Game lost = revealed(hunting(1).control("moria", "free"), "hollin", 1);
  lost.play("region moria");
  EXPECT_EQ(lost.question(), "choose-die");
  // The Shadow has taken Lórien.
  Game taken = revealed(hunting(1).control("lorien", "shadow"), "dimrill-dale", 1);
  taken.play("region lorien");
  EXPECT_EQ(taken.question(), "choose-die");
  // A City and a Town of the Shadow are no Strongholds.
  Game city = revealed("arnor", 1);
  city.play("region angmar");
  EXPECT_EQ(city.question(), "choose-die");
  Game town = revealed("hollin", 1);
  town.play("region north-dunland");
  EXPECT_EQ(town.question(), "choose-die");
}

TEST(Rulings, R132_TheBesiegedStrongholdIsStillTheShadows) {
  Game game =
      revealed(hunting(1).army("moria", "elves 3R").garrison("moria", "sauron 1R"), "hollin", 1);
  game.play("region moria");
  EXPECT_EQ(game.question(), "hunt-tile");
}

TEST(Rulings, R132_R143_ItsEyeIsZeroAndRevealsNothingMore) {
  Game game = revealed("hollin", 1);
  game.play({"region moria", "tile eye-reveal"});
  EXPECT_EQ(game.at("/fellowship/corruption"), 0);
  EXPECT_EQ(game.at("/fellowship/region"), "moria");
  EXPECT_EQ(game.question(), "choose-die");
}

TEST(Rulings, R132_R146_ARevealIconDoesNothingToTheRevealed) {
  Game game = revealed("hollin", 1);
  game.play({"region moria", "tile 1-reveal", "suffer"});
  EXPECT_EQ(game.at("/fellowship/corruption"), 1);
  EXPECT_EQ(game.events("revealed").size(), 1u);
  EXPECT_EQ(game.question(), "choose-die");
}

TEST(Rulings, R132_TheFreePeoplesChooseTheWay) {
  // To Gorgoroth in three regions: by Morannon, or by North Ithilien and Minas Morgul.
  Game game = revealed("dagorlad", 3);
  game.play("region gorgoroth");
  EXPECT_EQ(game.question(), "reveal-route");
  EXPECT_EQ(game.seat(), "free");
  EXPECT_EQ(sorted(game.options()), (Options{"route minas-morgul", "route morannon"}));
  game.forbids("route moria");
  game.play("route minas-morgul");
  EXPECT_EQ(game.at("/fellowship/region"), "gorgoroth");
  EXPECT_EQ(game.question(), "hunt-tile");
  game.play("tile eye-reveal");  // of Minas Morgul alone
  EXPECT_EQ(game.question(), "choose-die");
}

TEST(Rulings, R132_ALongWayAroundAvoidsTheTile) {
  Game game = revealed("hollin", 8);
  game.play("region dimrill-dale");
  EXPECT_EQ(game.question(), "reveal-route");
  EXPECT_EQ(game.options()[0], "route");  // past no Stronghold at all
  EXPECT_TRUE(game.offers("route moria"));
  game.play("route ");
  EXPECT_EQ(game.at("/fellowship/region"), "dimrill-dale");
  EXPECT_EQ(game.question(), "choose-die");
}

/// How many Strongholds each way that is offered passes.
std::vector<std::size_t> strongholds_on_the_ways(const Game& game) {
  std::vector<std::size_t> passed;
  for (const core::Action way : wotr::Game::decision(game.rules(), game.value()).actions) {
    passed.push_back(wotr::Game::action_json(game.rules(), way)["strongholds"].size());
  }
  return passed;
}

TEST(Rulings, R132_TheWaysWithTheFewestStrongholdsComeFirst) {
  Game game = revealed("hollin", 8);
  game.play("region dimrill-dale");
  const std::vector<std::size_t> passed = strongholds_on_the_ways(game);
  EXPECT_GT(passed.size(), 2u);
  EXPECT_TRUE(std::is_sorted(passed.begin(), passed.end()));
}

TEST(Rulings, R132_NotMoreThanFortyWays) {
  Game game = revealed("dagorlad", 12);
  game.play("region dagorlad");
  EXPECT_EQ(game.question(), "reveal-route");
  EXPECT_LE(game.options().size(), 40u);
  EXPECT_EQ(strongholds_on_the_ways(game)[0], 0u);
}

/// A reveal without a move before it, as by a card: what is pending after a tile, with
/// Progress 0.
Game revealed_at_rest(std::string_view region) {
  const Game moved = revealed("rivendell", 1);
  const json saved = wotr::Game::state_json(moved.rules(), moved.value());
  return Game(hunting(1)
                  .fellowship({{"region", region}, {"progress", 0}, {"hidden", false}})
                  .set("/pending", saved["pending"])
                  .set("/inProgress", saved["inProgress"]));
}

TEST(Rulings, R133_R135_WithoutProgressItStaysEvenInAHaven) {
  const Game game = revealed_at_rest("rivendell");
  EXPECT_EQ(game.at("/fellowship/region"), "rivendell");
  EXPECT_EQ(game.at("/fellowship/hidden"), false);
  EXPECT_EQ(game.question(), "choose-die");
}

TEST(Rulings, R132_R133_WithoutProgressItStaysInAStrongholdForItsTile) {
  Game game = revealed_at_rest("moria");
  EXPECT_EQ(game.at("/fellowship/region"), "moria");
  EXPECT_EQ(game.question(), "hunt-tile");
  game.play({"tile 2", "suffer"});
  EXPECT_EQ(game.at("/fellowship/corruption"), 2);
  EXPECT_EQ(game.question(), "choose-die");
}

TEST(Rulings, R133_WithProgressAHavenMustBeLeft) {
  Game game = revealed("rivendell", 1);
  game.forbids("region rivendell");
  EXPECT_EQ(game.why_not({{"do", "region"}, {"to", "rivendell"}}), "R-133");
}

TEST(Rulings, R134_FirstTheTileThatRevealedThenTheStrongholds) {
  Game game(hunting(1).fellowship({{"region", "hollin"}}));
  move_into_tile(game, "2-reveal");
  EXPECT_EQ(game.question(), "hunt-damage");
  EXPECT_EQ(game.at("/fellowship/region"), "hollin");
  game.play({"suffer", "region moria", "tile 1", "suffer"});
  EXPECT_EQ(game.at("/fellowship/corruption"), 3);
}

TEST(Rulings, R134_TwelveCorruptionStopsItAtOnce) {
  Game game(hunting(1).fellowship({{"region", "morannon"}, {"progress", 1}, {"corruption", 11}}));
  move_into_tile(game, "0-reveal");
  game.play({"region minas-morgul", "tile 1", "suffer"});
  // The second Stronghold's tile is not drawn.
  EXPECT_EQ(game.winner(), "shadow corruption");
  EXPECT_EQ(game.events("hunt-tile").size(), 2u);
}

}  // namespace
}  // namespace rulings
