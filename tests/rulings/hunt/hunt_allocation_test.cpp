// Phases 3 and 4: dice for the Hunt and the Action roll, R-050 to R-054.

#include <gtest/gtest.h>

#include "tests/rulings/game.h"

namespace rulings {
namespace {

std::vector<std::string> allocations(int least, int most) {
  std::vector<std::string> options;
  for (int dice = least; dice <= most; ++dice)
    options.push_back("allocate " + std::to_string(dice));
  return options;
}

const json kFive{"gandalf-the-grey", "strider", "boromir", "legolas", "gimli"};

Setting allocation() { return Setting().phase("hunt-allocation"); }

/// The face is shown by all dice of the side that are still to roll.
void roll_all(Game& game, const std::string& side, std::string_view face) {
  while (game.question() == "action-roll-" + side) game.play(face);
}

TEST(Rulings, R050_DiceGoIntoTheHuntBoxUnrolled) {
  Game game(allocation());
  EXPECT_EQ(game.seat(), "shadow");
  EXPECT_EQ(game.ruling(), "R-051");
  game.play("allocate 3");
  EXPECT_EQ(game.at("/huntBox/shadow"), 3);
  EXPECT_EQ(game.at("/diceToRoll"), json({{"free", 4}, {"shadow", 4}}));
  EXPECT_TRUE(game.events("action-die").empty());
}

TEST(Rulings, R051_AtMostOneDieForEachCompanion) {
  EXPECT_EQ(Game(allocation()).options(), allocations(0, 7));
  const Game five(allocation().fellowship({{"companions", kFive}}));
  EXPECT_EQ(five.options(), allocations(0, 5));
  five.forbids("allocate 6");
  EXPECT_EQ(five.why_not({{"do", "allocate"}, {"target", 6}}), "R-051");
  EXPECT_EQ(five.why_not({{"do", "allocate"}, {"target", 5}}), "");
}

TEST(Rulings, R051_NeverLessThanOneAndGollumDoesNotCount) {
  const Game alone(allocation().fellowship({{"companions", json::array()}}));
  EXPECT_EQ(alone.at("/fellowship/guide"), "gollum");
  EXPECT_EQ(alone.options(), allocations(0, 1));
  const Game one(allocation().fellowship({{"companions", {"peregrin"}}}));
  EXPECT_EQ(one.options(), allocations(0, 1));
}

TEST(Rulings, R051_CompanionsOnTheMapDoNotCount) {
  const Game game(allocation()
                      .empty_map()
                      .army("lorien", "legolas, gimli")
                      .fellowship({{"companions", {"gandalf-the-grey", "strider"}}}));
  EXPECT_EQ(game.options(), allocations(0, 2));
}

TEST(Rulings, R051_TheSameOnTheMordorTrack) {
  const Game game(allocation().fellowship({{"mordorStep", 2}, {"companions", kFive}}));
  EXPECT_EQ(game.options(), allocations(0, 5));
  const Game alone(allocation().fellowship({{"mordorStep", 2}, {"companions", json::array()}}));
  EXPECT_EQ(alone.options(), allocations(0, 1));
}

TEST(Rulings, R051_NeverMoreThanThePool) {
  const Game game(allocation().set("/diceToRoll", {{"free", 4}, {"shadow", 3}}));
  EXPECT_EQ(game.options(), allocations(0, 3));
}

TEST(Rulings, R052_OneDieAtLeastAfterTheFellowshipMovedByDie) {
  const Game game(allocation().set("/freeDieReturned", true));
  EXPECT_EQ(game.options(), allocations(1, 7));
  game.forbids("allocate 0");
  EXPECT_EQ(game.why_not({{"do", "allocate"}, {"target", 0}}), "R-052");
}

TEST(Rulings, R052_WithoutCompanionsExactlyOneIsForced) {
  const Game game(
      allocation().set("/freeDieReturned", true).fellowship({{"companions", json::array()}}));
  EXPECT_EQ(game.question(), "action-roll-free");  // one legal answer is not asked for
  EXPECT_EQ(game.at("/huntBox/shadow"), 1);
  EXPECT_EQ(game.at("/diceToRoll/shadow"), 6);
}

TEST(Rulings, R052_TheOptionLeavesTheShadowFree) {
  const Game game(
      allocation().set("/freeDieReturned", true).option("hunt.minAllocationAfterMove", 0));
  EXPECT_EQ(game.options(), allocations(0, 7));
}

TEST(Rulings, R052_FromTheHuntBoxOfThisTurnToTheNext) {
  // A move in turn 1 puts the die into the box; phase 1 of turn 2 takes it out.
  Game game(
      Setting().set("/elvenRings/free", 0).dice("free", {"character"}).dice("shadow", {"muster"}));
  game.play({"use move-fellowship", "use skip"});
  EXPECT_EQ(game.at("/turn"), 2);
  EXPECT_EQ(game.at("/freeDieReturned"), true);
  game.play({"draw axe-and-bow", "draw book-of-mazarbul", "draw orc-patrol", "draw olog-hai",
             "stop", "stop"});
  EXPECT_EQ(game.options(), allocations(1, 7));
  // Turn 3 after a turn without a move: 0 again.
  game.play("allocate 1");
  roll_all(game, "free", "face event");
  roll_all(game, "shadow", "face event");
  while (game.at("/turn") == 2) {
    game.play(game.question() == "choose-die" ? game.options()[0] : "use skip");
  }
  EXPECT_EQ(game.at("/turn"), 3);
  EXPECT_EQ(game.at("/freeDieReturned"), false);
}

TEST(Rulings, R053_TheFreePeoplesRollTheirPoolTheShadowTheRest) {
  Game game(allocation());
  game.play("allocate 2");
  EXPECT_EQ(game.question(), "action-roll-free");
  game.play({"face character", "face character", "face muster", "face will"});
  EXPECT_EQ(game.question(), "action-roll-shadow");
  game.play({"face army", "face army", "face muster", "face event", "face character"});
  EXPECT_EQ(game.at("/dice/free"), json({"character", "character", "muster", "will"}));
  EXPECT_EQ(game.at("/dice/shadow"), json({"character", "army", "army", "muster", "event"}));
  EXPECT_EQ(game.question(), "choose-die");
  EXPECT_EQ(game.seat(), "free");
}

TEST(Rulings, R034_R053_R060_ATurnGoesThroughItsPhasesInOrder) {
  Game game(Setting().phase("recover"));
  EXPECT_EQ(game.at("/phase"), "recover");
  game.play({"draw axe-and-bow", "draw book-of-mazarbul", "draw orc-patrol", "draw olog-hai"});
  EXPECT_EQ(game.at("/phase"), "fellowship");
  game.play({"stop", "stop"});
  EXPECT_EQ(game.at("/phase"), "hunt-allocation");
  game.play("allocate 0");
  EXPECT_EQ(game.at("/phase"), "action-roll");
  roll_all(game, "free", "face event");
  roll_all(game, "shadow", "face army");
  EXPECT_EQ(game.at("/phase"), "action");
  EXPECT_EQ(game.seat(), "free");
}

TEST(Rulings, R053_EveryEyeGoesIntoTheHuntBoxWithoutALimit) {
  // One Companion: one die may be allocated, but six Eyes make it seven.
  Game game(allocation().fellowship({{"companions", {"strider"}}}));
  game.play("allocate 1");
  roll_all(game, "free", "face event");
  game.play("face eye");
  EXPECT_EQ(game.at("/huntBox/shadow"), 2);  // at once
  roll_all(game, "shadow", "face eye");
  EXPECT_EQ(game.at("/huntBox/shadow"), 7);
  EXPECT_EQ(game.at("/dice/shadow"), json::array());
}

TEST(Rulings, R054_TheHuntLevelIsAllShadowDiceInTheBox) {
  Game game(allocation().set("/elvenRings", {{"free", 0}, {"shadow", 1}}));
  game.play("allocate 1");
  roll_all(game, "free", "face character");
  game.play({"face eye", "face eye", "face army", "face army", "face army", "face army"});
  // Three so far: the Free Peoples' move is hunted with three dice.
  game.play("use move-fellowship");
  game.roll({1, 1, 1});
  EXPECT_EQ(game.events("hunt-die").size(), 3u);
  // A Ring puts a fourth die there: the next move is hunted with four.
  game.play({"ring", "die eye"});
  EXPECT_EQ(game.at("/huntBox/shadow"), 4);
  game.play({"use skip", "use move-fellowship"});
  game.roll({1, 1, 1, 1});
  EXPECT_EQ(game.events("hunt-die").size(), 7u);
  EXPECT_EQ(game.seat(), "shadow");
}

TEST(Rulings, R054_LevelZeroIsNoHunt) {
  Game game(Setting().dice("free", {"character", "muster"}).dice("shadow", {"event"}));
  game.play({"die character", "use move-fellowship"});
  EXPECT_EQ(game.seat(), "shadow");
  EXPECT_TRUE(game.events("hunt-die").empty());
  EXPECT_EQ(game.at("/huntBox"), json({{"free", 1}, {"shadow", 0}}));
}

}  // namespace
}  // namespace rulings
