// The way into Mordor.

#include <gtest/gtest.h>

#include "tests/rulings/hunt/the_hunt.h"

namespace rulings {
namespace {

TEST(Rulings, R171_FromBothGates) {
  for (const char* gate : {"morannon", "minas-morgul"}) {
    Game game(fellowship_phase(gate, 0));
    game.play({"stop", "enter-mordor"});
    EXPECT_EQ(game.at("/fellowship/mordorStep"), 0) << gate;
  }
}

TEST(Rulings, R171_FromNowhereElse) {
  Game game(fellowship_phase("gorgoroth", 3));
  game.play("stop");
  game.forbids("enter-mordor");
  EXPECT_EQ(game.why_not({{"do", "enter-mordor"}}), "R-171");
}

TEST(Rulings, R171_AfterThisPhasesDeclarationThere) {
  Game game(fellowship_phase("dagorlad", 1));
  game.play("region morannon");
  EXPECT_EQ(game.at("/drawnTiles"), json::array());
  game.play("enter-mordor");
  EXPECT_EQ(game.at("/fellowship/mordorStep"), 0);
  EXPECT_EQ(game.at("/fellowship/hidden"), true);
}

TEST(Rulings, R171_NotIfTheDeclarationLedAway) {
  Game game(fellowship_phase("morannon", 1));
  game.play("region dagorlad");
  game.forbids("enter-mordor");
  EXPECT_EQ(game.why_not({{"do", "enter-mordor"}}), "R-171");
}

TEST(Rulings, R171_EnteringIsOptional) {
  Game game(fellowship_phase("morannon", 0));
  game.play({"stop", "stop"});
  EXPECT_EQ(game.at("/fellowship/mordorStep"), nullptr);
  EXPECT_EQ(game.question(), "allocation");
}

TEST(Rulings, R045_R171_TheGuideMayChangeBeforeOrAfterButOnce) {
  Game before(fellowship_phase("morannon", 0));
  before.play({"stop", "character strider"});
  EXPECT_EQ(before.options(), (Options{"enter-mordor", "stop"}));
  before.play("enter-mordor");
  EXPECT_EQ(before.at("/fellowship/guide"), "strider");

  Game after(fellowship_phase("morannon", 0));
  after.play({"stop", "enter-mordor", "character strider"});
  EXPECT_EQ(after.at("/fellowship/guide"), "strider");
  EXPECT_EQ(after.question(), "allocation");
}

TEST(Rulings, R172_StepZeroProgressZeroAndTheSideOfTheCounterStays) {
  for (const bool hidden : {true, false}) {
    // A Revealed Fellowship has no Progress.
    Game game(fellowship_phase("minas-morgul", hidden ? 5 : 0).fellowship({{"hidden", hidden}}));
    if (hidden) game.play("stop");
    game.play("enter-mordor");
    EXPECT_EQ(game.at("/fellowship/mordorStep"), 0);
    EXPECT_EQ(game.at("/fellowship/progress"), 0);
    EXPECT_EQ(game.at("/fellowship/hidden"), hidden);
  }
}

TEST(Rulings, R173_OnlyTheEyesAndTheSpecialsJoinThePool) {
  // In the pool are a 3 and one Eye; all else was drawn, and one Eye is out of the game.
  Game game(fellowship_phase("morannon", 0)
                .set("/huntPool", {"3", "eye-reveal"})
                .set("/removedTiles", json::array({"eye-reveal"}))
                .set("/specialTiles", {"phial-of-galadriel", "shelobs-lair"}));
  game.play({"stop", "enter-mordor"});
  EXPECT_EQ(sorted(game.at("/huntPool").get<Options>()),
            (Options{"3", "eye-reveal", "eye-reveal", "eye-reveal", "phial-of-galadriel",
                     "shelobs-lair"}));
  EXPECT_EQ(game.at("/specialTiles"), json::array());
  EXPECT_EQ(game.at("/removedTiles"), json::array({"eye-reveal"}));
  // Sixteen standard tiles less the one out of the game and the four in the pool.
  EXPECT_EQ(game.at("/drawnTiles").size(), 11u);
  EXPECT_EQ(amount_of(game.at("/drawnTiles"), "eye-reveal"), 0);
  EXPECT_EQ(amount_of(game.at("/drawnTiles"), "3"), 2);
}

TEST(Rulings, R173_WithoutEnteringNothingChanges) {
  Game game(fellowship_phase("morannon", 0)
                .set("/huntPool", {"3", "eye-reveal"})
                .set("/specialTiles", json::array({"shelobs-lair"})));
  game.play({"stop", "stop"});
  EXPECT_EQ(game.at("/huntPool").size(), 2u);
  EXPECT_EQ(game.at("/specialTiles"), json::array({"shelobs-lair"}));
}

/// On the Track, in the Fellowship phase.
Setting phase_on_track() {
  return fellowship_phase("morannon", 0).fellowship({{"mordorStep", 2}, {"corruption", 4}});
}

TEST(Rulings, R180_NoDeclarationOnTheTrack) {
  Game game(phase_on_track());
  // Only the Guide is asked for, Gandalf or Strider.
  EXPECT_EQ(game.options(), (Options{"character strider", "stop"}));
  game.forbids("region morannon");
  EXPECT_EQ(game.why_not({{"do", "declare"}}), "R-180");
  game.forbids("enter-mordor");
  EXPECT_EQ(game.why_not({{"do", "enter-mordor"}}), "R-171");
}

TEST(Rulings, R180_NoSeparationOnTheTrack) {
  Game game(hunting(1).fellowship({{"region", "morannon"}, {"mordorStep", 0}}));
  EXPECT_EQ(game.why_not({{"do", "separate"}}), "R-093");
  game.play("die character");
  game.forbids("use separate");
}

}  // namespace
}  // namespace rulings
