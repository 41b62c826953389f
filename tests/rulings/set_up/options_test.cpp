// The options of the Fellowship, the Hunt and Mordor.

#include <gtest/gtest.h>

#include "tests/rulings/game.h"

namespace rulings {
namespace {

/// The Fellowship moves with one success of the Hunt against it, and this tile is drawn.
Game hunted_at(Setting setting, std::string_view region, std::string_view tile) {
  setting.fellowship({{"region", region}, {"progress", 0}, {"hidden", true}})
      .set("/huntBox/shadow", 1)
      .set("/elvenRings/free", 0)
      .dice("free", {"character", "event"})
      .dice("shadow", {});
  Game game(setting);
  game.play({"die character", "use move-fellowship", "roll 6"});
  game.play("tile " + std::string(tile));
  return game;
}

Setting heedless() { return Setting().empty_map().option("hunt.ignoreRevealInHaven", true); }

TEST(Rulings, R147_ARevealIconWorksInRivendell) {
  // Progress is 1 by the move, and the figure has to leave.
  const Game game = hunted_at(Setting().empty_map(), "rivendell", "0-reveal");
  EXPECT_EQ(game.at("/fellowship/hidden"), false);
  EXPECT_EQ(game.question(), "reveal-to");
}

TEST(Rulings, R147_WithTheOptionNotInAHaven) {
  for (const char* tile : {"0-reveal", "eye-reveal"}) {
    Game game = hunted_at(heedless(), "rivendell", tile);
    if (game.question() == "hunt-damage") game.play("suffer");
    EXPECT_EQ(game.at("/fellowship/hidden"), true) << tile;
    EXPECT_EQ(game.at("/fellowship/progress"), 1);
  }
  // Edoras is a City, Bree only a Town.
  EXPECT_EQ(hunted_at(heedless(), "edoras", "0-reveal").at("/fellowship/hidden"), true);
  EXPECT_EQ(hunted_at(heedless(), "bree", "0-reveal").at("/fellowship/hidden"), false);
}

TEST(Rulings, R147_AHavenIsOneThatTheShadowDoesNotHold) {
  const Setting taken = heedless().control("rivendell", "shadow");
  EXPECT_EQ(hunted_at(taken, "rivendell", "0-reveal").at("/fellowship/hidden"), false);
  const Setting besieged =
      heedless().army("rivendell", "sauron 1R").garrison("rivendell", "elves 1E");
  EXPECT_EQ(hunted_at(besieged, "rivendell", "0-reveal").at("/fellowship/hidden"), true);
}

TEST(Rulings, R147_R156_GollumMayStillShowTheWayInAHaven) {
  // An Eye would reveal in spite of him. In the haven it does not, so he has his choice,
  // and that is no icon.
  Game plain = hunted_at(Setting().empty_map().fellowship({{"companions", json::array()}}),
                         "rivendell", "eye-reveal");
  plain.forbids("guide-ability");
  Game game =
      hunted_at(heedless().fellowship({{"companions", json::array()}}), "rivendell", "eye-reveal");
  game.play("guide-ability");
  EXPECT_EQ(game.at("/fellowship/corruption"), 0);
  EXPECT_EQ(game.at("/fellowship/hidden"), false);
}

TEST(Rulings, R147_TheTrackIsNoHaven) {
  // The region of the figure means nothing there.
  Game game(heedless()
                .fellowship({{"region", "rivendell"}, {"mordorStep", 1}, {"hidden", true}})
                .dice("free", {"character", "event"}));
  game.play({"die character", "use move-fellowship", "tile 0-reveal"});
  EXPECT_EQ(game.at("/fellowship/hidden"), false);
}

Setting at_the_gate(bool strict) {
  return Setting()
      .phase("fellowship")
      .option("mordor.entryRequiresDeclaration", strict)
      .fellowship({{"region", "morannon"}, {"progress", 0}, {"hidden", true}});
}

TEST(Rulings, R171_WithoutTheOptionTheGateIsOpenToWhoStandsThere) {
  Game game(at_the_gate(false));
  game.play("stop");  // no declaration
  EXPECT_EQ(game.why_not({{"do", "enter-mordor"}}), "");
  game.play("enter-mordor");
  EXPECT_EQ(game.at("/fellowship/mordorStep"), 0);
}

TEST(Rulings, R171_TheOptionAsksForADeclarationInThisPhase) {
  Game game(at_the_gate(true));
  EXPECT_EQ(game.why_not({{"do", "enter-mordor"}}), "");  // it may still be declared
  game.play("stop");
  ASSERT_EQ(game.question(), "fellowship-phase");  // Gandalf or Strider may guide
  game.forbids("enter-mordor");
  EXPECT_EQ(game.why_not({{"do", "enter-mordor"}}), "R-171");
}

TEST(Rulings, R171_DeclaredAtTheGateOrStayingThereByDeclarationItMayEnter) {
  Game staying(at_the_gate(true));
  staying.play({"region morannon", "enter-mordor"});
  EXPECT_EQ(staying.at("/fellowship/mordorStep"), 0);
  Game coming(at_the_gate(true).fellowship({{"region", "dagorlad"}, {"progress", 1}}));
  coming.play({"region morannon", "character strider"});  // the Guide may change before
  EXPECT_EQ(coming.why_not({{"do", "enter-mordor"}}), "");
  coming.play("enter-mordor");
  EXPECT_EQ(coming.at("/fellowship/mordorStep"), 0);
}

TEST(Rulings, R171_WithTheOptionARevealedFellowshipHasToWait) {
  // It cannot declare.
  Game strict(at_the_gate(true).fellowship({{"hidden", false}}));
  strict.forbids("enter-mordor");
  EXPECT_EQ(strict.why_not({{"do", "enter-mordor"}}), "R-171");
  Game plain(at_the_gate(false).fellowship({{"hidden", false}}));
  plain.play("enter-mordor");
  EXPECT_EQ(plain.at("/fellowship/mordorStep"), 0);
}

/// Of the 16 standard tiles a 2 is gone for good and three are drawn; one special tile waits.
Game entered(std::string_view reset) {
  Game game(at_the_gate(false)
                .option("mordor.poolReset", reset)
                .set("/drawnTiles", {"1", "3", "eye-reveal"})
                .set("/removedTiles", {"2"})
                .set("/specialTiles", {"elven-rope"}));
  game.play({"stop", "enter-mordor"});
  EXPECT_EQ(game.at("/removedTiles"), json({"2"}));
  EXPECT_EQ(game.at("/specialTiles"), json::array());
  return game;
}

TEST(Rulings, R173_OnlyTheDrawnEyesComeBack) {
  const Game game = entered("eyesOnly");
  EXPECT_EQ(game.at("/drawnTiles"), json({"1", "3"}));
  EXPECT_EQ(game.at("/huntPool").size(), 16u - 1 - 2 + 1);
}

TEST(Rulings, R173_WithTheOptionAllStandardTilesComeBack) {
  const Game game = entered("fullStandard");
  EXPECT_EQ(game.at("/drawnTiles"), json::array());
  EXPECT_EQ(game.at("/huntPool").size(), 16u - 1 + 1);
}

/// Corruption after a turn on the Track in which the Free Peoples did nothing about it.
json corruption_after_rest(bool option, bool hidden) {
  Game game(Setting()
                .option("mordor.inactivityOnlyIfRevealed", option)
                .fellowship({{"mordorStep", 2}, {"hidden", hidden}, {"corruption", 3}})
                .set("/elvenRings/free", 0)
                .dice("free", {"muster", "event"})
                .dice("shadow", {}));
  game.play({"die muster", "use skip", "use skip"});
  EXPECT_EQ(game.at("/turn"), 2);
  return game.at("/fellowship/corruption");
}

TEST(Rulings, R179_RestOnTheTrackCorrupts) {
  EXPECT_EQ(corruption_after_rest(false, true), 4);
  EXPECT_EQ(corruption_after_rest(false, false), 4);
}

TEST(Rulings, R179_WithTheOptionOnlyTheRevealed) {
  EXPECT_EQ(corruption_after_rest(true, true), 3);
  EXPECT_EQ(corruption_after_rest(true, false), 4);
}

TEST(Rulings, R016_R052_TheGuideProfileChangesStartAndAllocation) {
  const auto begin = [](const char* profile) {
    return Game(Setting()
                    .option("rules.profile", profile)
                    .phase("hunt-allocation")
                    .set("/freeDieReturned", true));
  };
  EXPECT_EQ(step_of(begin("published"), "isengard"), 3);
  EXPECT_EQ(step_of(begin("guide"), "isengard"), 2);
  begin("published").forbids("allocate 0");
  EXPECT_EQ(begin("published").why_not({{"do", "allocate"}, {"target", 0}}), "R-052");
  EXPECT_TRUE(begin("guide").offers("allocate 0"));
}

}  // namespace
}  // namespace rulings
