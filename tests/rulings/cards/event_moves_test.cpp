// Armies and Companions that move or attack by card.

#include <gtest/gtest.h>

#include "tests/rulings/game.h"

namespace rulings {
namespace {

Game card_played(const Setting& setting, std::string_view card, std::string_view seat = "free") {
  Game game(Setting(setting)
                .set("/hands/" + std::string(seat), {card})
                .to_act(seat)
                .dice("free", {"event", "character"})
                .dice("shadow", {"event", "character"}));
  game.play({"die event", "use play-card"});
  return game;
}

Setting marching() { return Setting().empty_map().at_war({"gondor", "rohan"}); }

// Who goes is fixed at the start: nobody joins on the way.
TEST(Rulings, R078_TheGroupIsFixedAtTheStart) {
  Game game = card_played(
      marching().army("lamedon", "gondor 3R, gimli").army("pelargir", "gondor 1R, boromir"),
      "through-a-day-and-a-night");
  game.play(
      {"region lamedon", "leave gondor.regular", "go", "region pelargir", "region osgiliath"});
  EXPECT_EQ(game.standing("lamedon"), "gondor 1R");
  EXPECT_EQ(game.standing("pelargir"), "gondor 1R, boromir");
  EXPECT_EQ(game.standing("osgiliath"), "gondor 2R, gimli");
}

// Every region on the way must be free for Armies.
TEST(Rulings, R078_EveryRegionOnTheWayIsFree) {
  Game game = card_played(marching()
                              .army("lossarnach", "gondor 3R, gimli")
                              .army("osgiliath", "sauron 1R")
                              .army("pelargir", "2N"),
                          "through-a-day-and-a-night");
  game.play("go");
  EXPECT_EQ(game.options(), (std::vector<std::string>{"region minas-tirith", "region pelargir"}));
}

// What is passed is captured, and no more than ten may be where the way leads through.
TEST(Rulings, R078_PassedSettlementsAreCapturedAndStackingCountsAtTheEnd) {
  Game game = card_played(marching()
                              .army("osgiliath", "gondor 6R, gimli")
                              .army("pelargir", "gondor 6R")
                              .control("lossarnach", "shadow"),
                          "through-a-day-and-a-night");
  game.play({"go", "region lossarnach"});
  EXPECT_EQ(game.control("lossarnach"), "free");
  game.play("region pelargir");
  EXPECT_EQ(game.standing("pelargir"), "gondor 12R, gimli");
  game.play("stop");  // Gandalf as Guide would draw; then the action is over, and two are taken off
  EXPECT_EQ(game.standing("pelargir"), "gondor 10R, gimli");
}
TEST(Rulings, R078_TheCrowdOnTheWayDoesNotCount) {
  Game game =
      card_played(marching().army("osgiliath", "gondor 6R, gimli").army("lossarnach", "gondor 6R"),
                  "through-a-day-and-a-night");
  game.play({"go", "region lossarnach", "region pelargir"});
  game.play("stop");
  EXPECT_EQ(game.standing("lossarnach"), "gondor 6R");
  EXPECT_EQ(game.standing("pelargir"), "gondor 6R, gimli");
  EXPECT_EQ(game.seat(), "shadow");
}

// Companions who have moved by the card do not move again.
TEST(Rulings, R079_NobodyMovesTwice) {
  Game game = card_played(
      Setting().empty_map().army("buckland", "gimli").army("edoras", "peregrin"), "fear-fire-foes");
  game.play({"region buckland", "region bree"});
  EXPECT_EQ(game.options(), (std::vector<std::string>{"region edoras", "stop"}));
  game.forbids("region bree");
}

// Nor do Armies: who marched to the Gap of Rohan by the first move stays there for the second.
TEST(Rulings, R079_NoArmyMovesTwice) {
  Game game = card_played(Setting()
                              .empty_map()
                              .at_war({"isengard", "sauron", "southrons"})
                              .army("orthanc", "isengard 1R")
                              .army("gap-of-rohan", "isengard 1R"),
                          "the-shadow-is-moving", "shadow");
  game.play({"region orthanc", "region gap-of-rohan", "region gap-of-rohan"});
  // One of two Regulars there has moved: one goes on, and then nobody can.
  game.play("region enedwaith");
  EXPECT_EQ(game.standing("gap-of-rohan"), "isengard 1R");
  EXPECT_EQ(game.standing("enedwaith"), "isengard 1R");
  EXPECT_EQ(game.seat(), "free");
}

// An attack by card leaves a rearguard like any other.
TEST(Rulings, R079_AnAttackByCardLeavesARearguard) {
  Game game = card_played(marching()
                              .garrison("minas-tirith", "gondor 1R")
                              .army("minas-tirith", "sauron 2R")
                              .army("lossarnach", "gondor 4R"),
                          "help-unlooked-for");
  game.play({"leave gondor.regular", "leave gondor.regular", "go"});
  game.roll({5, 5, 1});  // two of ours; one of theirs, for they besiege one unit
  EXPECT_EQ(game.question(), "advance");
  game.play("go");
  EXPECT_EQ(game.standing("minas-tirith"), "gondor 3R");
  EXPECT_EQ(game.standing("lossarnach"), "gondor 2R");
}

// The die that pays asks for no Leader: a card is no Character die.
TEST(Rulings, R079_ACardNeedsNoLeaderOfItsOwn) {
  Game game(marching()
                .army("edoras", "rohan 2R")
                .set("/hands/free", {"paths-of-the-woses"})
                .dice("free", {"will", "character"})
                .dice("shadow", {"event", "character"}));
  game.play({"die will", "use play-card", "go"});
  EXPECT_EQ(game.standing("minas-tirith"), "rohan 2R");
}

}  // namespace
}  // namespace rulings
