// Challenge of the King and Dead Men of Dunharrow.

#include <gtest/gtest.h>

#include "tests/cards/hands.h"

namespace cards {
namespace {

// --- Challenge of the King

Setting challenge(std::string_view army = "gondor 1R, strider") {
  Setting setting;
  setting.empty_map().army("pelargir", army);
  return holding(setting, "free", {"challenge-of-the-king"});
}

// Two Eyes and a 3: the Eyes are out of the game, the 3 goes back, Strider lives.
TEST(EventCards, ChallengeOfTheKing_EyesLeaveTheGameAndTheRestGoesBack) {
  Game game(challenge());
  play_event(game, "challenge-of-the-king");
  EXPECT_EQ(game.question(), "hunt-tile");
  game.play({"tile eye-reveal", "tile 3", "tile eye-reveal"});
  EXPECT_EQ(game.standing("pelargir"), "gondor 1R, strider");
  EXPECT_EQ(game.at("/removedTiles"), (json{"eye-reveal", "eye-reveal"}));
  EXPECT_EQ(game.at("/drawnTiles"), json::array());
  EXPECT_EQ(game.at("/huntPool").size(), 14U);
  EXPECT_EQ(game.at("/fellowship/corruption"), 0);  // no effect of theirs
}

// Three Eyes: all go back, and Aragorn is lost.
TEST(EventCards, ChallengeOfTheKing_ThreeEyesCostTheKingsLife) {
  Game game(challenge("gondor 1R, aragorn, gimli"));
  play_event(game, "challenge-of-the-king");
  game.play({"tile eye-reveal", "tile eye-reveal", "tile eye-reveal"});
  EXPECT_EQ(game.standing("pelargir"), "gondor 1R, gimli");
  EXPECT_EQ(game.at("/characters/aragorn"), "eliminated");
  EXPECT_EQ(game.at("/removedTiles"), json::array());
  EXPECT_EQ(game.at("/huntPool").size(), 16U);
}

// Strider must be with an Army, in Gondor or Rohan; Osgiliath is neither.
TEST(EventCards, ChallengeOfTheKing_NotMet_WithoutAnArmyOrOutsideGondorAndRohan) {
  for (const std::string_view region : {"bree", "osgiliath"}) {
    Setting setting;
    setting.empty_map().army(region, "gondor 1R, strider");
    Game game(holding(setting, "free", {"challenge-of-the-king", "elven-rope"}));
    EXPECT_EQ(why_not_play(game, "challenge-of-the-king"), "R-072") << region;
    game.play({"die event", "use play-card"});
    game.forbids("play challenge-of-the-king");
  }
  EXPECT_EQ(why_not_play(Game(challenge("strider")), "challenge-of-the-king"), "R-072");
}

TEST(EventCards, ChallengeOfTheKing_AlsoInABesiegedStronghold) {
  Setting setting;
  setting.empty_map().garrison("helms-deep", "rohan 1R, strider").army("helms-deep", "isengard 2R");
  EXPECT_EQ(why_not_play(Game(holding(setting, "free", {"challenge-of-the-king"})),
                         "challenge-of-the-king"),
            "");
}

// --- Dead Men of Dunharrow

Setting dead_men() {
  Setting setting;
  setting.empty_map().army("edoras", "strider, gimli, legolas");
  return holding(setting, "free", {"dead-men-of-dunharrow"});
}

// The die shows 3: three of five Regulars fall, the rest has to retreat; the Southrons advance.
// Then Regulars of Gondor come and take Pelargir back.
TEST(EventCards, DeadMenOfDunharrow_StrikesDrivesAwayAndTakesPelargirBack) {
  Game game(dead_men()
                .politics("southrons", 2)
                .army("pelargir", "southrons 5R, 1N")
                .control("pelargir", "shadow"));
  play_event(game, "dead-men-of-dunharrow");
  EXPECT_EQ(game.question(), "companions-group");
  game.forbids("leave strider");
  game.play({"leave legolas", "go"});
  EXPECT_EQ(game.options(),
            (std::vector<std::string>{"region erech", "region lamedon", "region pelargir"}));
  game.play("region pelargir");
  game.roll({3});
  EXPECT_EQ(game.at("/politicalTrack/southrons/step"), 3);
  EXPECT_EQ(game.question(), "retreat");
  EXPECT_EQ(game.seat(), "shadow");
  game.forbids("stand");
  game.play("region west-harondor");
  EXPECT_EQ(game.standing("west-harondor"), "southrons 2R, 1N");
  game.play({"figure gondor.regular", "figure gondor.regular", "stop"});
  EXPECT_EQ(game.standing("pelargir"), "gondor 2R, strider, gimli");
  EXPECT_EQ(game.standing("edoras"), "legolas");
  EXPECT_EQ(game.control("pelargir"), "free");
}

// Hits for everybody: the Nazgûl fall with the Army. Nobody is recruited, nothing changes hands.
TEST(EventCards, DeadMenOfDunharrow_AnArmyDestroyedTakesItsNazgulAlong) {
  Game game(
      dead_men().army("lamedon", "southrons 2R, 2N, witch-king").control("lamedon", "shadow"));
  play_event(game, "dead-men-of-dunharrow");
  game.play({"go", "region lamedon"});
  game.roll({2});
  EXPECT_EQ(game.at("/characters/witch-king"), "eliminated");
  EXPECT_EQ(game.question(), "card-figure");
  game.play("stop");
  EXPECT_EQ(game.standing("lamedon"), "strider, legolas, gimli");
  EXPECT_EQ(game.control("lamedon"), "shadow");
}

// Every region around Erech is held by the Free Peoples: what is left is destroyed.
TEST(EventCards, DeadMenOfDunharrow_AnArmyThatCannotRetreatIsDestroyed) {
  Game game(dead_men()
                .army("erech", "southrons 4R, 1N")
                .army("anfalas", "gondor 1R")
                .army("dol-amroth", "gondor 1R")
                .army("lamedon", "gondor 1R"));
  play_event(game, "dead-men-of-dunharrow");
  game.play({"go", "region erech"});
  game.roll({1});
  EXPECT_EQ(game.standing("erech"), "strider, legolas, gimli");
  game.play({"figure gondor.regular", "figure gondor.regular", "figure gondor.regular"});
  EXPECT_EQ(game.standing("erech"), "gondor 3R, strider, legolas, gimli");
}

// Out of besieged Helm's Deep, to where no enemy is: no die, three Regulars at most.
TEST(EventCards, DeadMenOfDunharrow_OutOfASiege) {
  Setting setting;
  setting.empty_map().garrison("helms-deep", "rohan 1R, aragorn").army("helms-deep", "isengard 2R");
  Game game(holding(setting, "free", {"dead-men-of-dunharrow"}));
  play_event(game, "dead-men-of-dunharrow");
  game.play("region erech");
  EXPECT_TRUE(game.events("card-die").empty());
  game.play("stop");
  EXPECT_EQ(game.standing("erech"), "aragorn");
  EXPECT_EQ(game.inside("helms-deep"), "rohan 1R");
}

TEST(EventCards, DeadMenOfDunharrow_NotMet_NobodyOfTheKingsLineIsInRohan) {
  Setting setting;
  setting.empty_map().army("edoras", "gimli").army("erech", "strider");
  Game game(holding(setting, "free", {"dead-men-of-dunharrow", "elven-rope"}));
  EXPECT_EQ(why_not_play(game, "dead-men-of-dunharrow"), "R-072");
  game.play({"die event", "use play-card"});
  game.forbids("play dead-men-of-dunharrow");
}

}  // namespace
}  // namespace cards
