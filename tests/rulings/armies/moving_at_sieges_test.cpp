// Armies that enter: Settlements, and regions under siege.

#include <gtest/gtest.h>

#include "tests/rulings/game.h"

namespace rulings {
namespace {

Setting siege_of_minas_tirith() {
  return turn_of("free", {"muster-army", "event"}, {"army", "event"})
      .at_war({"sauron", "gondor"})
      .garrison("minas-tirith", "gondor 2R 1L, gimli");
}

TEST(Rulings, R087_EnteringCapturesAndWakesAtOnce) {
  // Two moves with one die: what the first captures is counted before the second.
  Game game(Setting()
                .empty_map()
                .at_war({"sauron"})
                .to_act("shadow")
                .army("osgiliath", "sauron 2R")
                .army("eastern-mirkwood", "sauron 1R")
                .dice("shadow", {"army", "event"})
                .dice("free", {"muster", "event"}));
  EXPECT_FALSE(is_active(game, "gondor"));
  game.play({"die army", "use move-armies", "region osgiliath", "region minas-tirith", "go"});
  EXPECT_EQ(game.question(), "army-from");
  EXPECT_EQ(game.control("minas-tirith"), "shadow");
  EXPECT_EQ(points_of(game, "shadow"), 2);
  // R-263a, then R-264b: from box 2 to box 3.
  EXPECT_TRUE(is_active(game, "gondor"));
  EXPECT_EQ(step_of(game, "gondor"), 3);
}

TEST(Rulings, R088_BesiegersAreReinforcedByAnOrdinaryMove) {
  Game game(siege_of_minas_tirith()
                .to_act("shadow")
                .army("minas-tirith", "sauron 3R")
                .army("osgiliath", "sauron 2R, 1N"));
  game.play(
      {"die army", "use move-armies", "region osgiliath", "region minas-tirith", "go", "stop"});
  EXPECT_EQ(game.standing("minas-tirith"), "sauron 5R, 1N");
  EXPECT_EQ(game.inside("minas-tirith"), "gondor 2R 1L, gimli");
  EXPECT_EQ(game.control("minas-tirith"), "free");
  EXPECT_EQ(game.events("battle-began").size(), 0U);
}

TEST(Rulings, R088_TheLastUnitToLeaveLiftsTheSiegeAtOnce) {
  Game game(siege_of_minas_tirith()
                .to_act("shadow")
                .army("minas-tirith", "sauron 2R, 1N")
                .army("lossarnach", "sauron 2R")
                .control("lossarnach", "shadow"));
  game.play({"die army", "use move-armies", "region minas-tirith", "region osgiliath",
             "leave nazgul", "go"});
  // Amid the action: a Nazgûl alone besieges nobody, and the second Army finds the field taken.
  EXPECT_EQ(game.inside("minas-tirith"), "");
  EXPECT_EQ(game.standing("minas-tirith"), "gondor 2R 1L, gimli / 1N");
  EXPECT_EQ(game.events("siege-ended").size(), 1U);
  game.play("region lossarnach");
  game.forbids("region minas-tirith");
}

TEST(Rulings, R088_R255_TheBesiegersLeaveOneAfterTheOther) {
  Game game(siege_of_minas_tirith().to_act("shadow").army("minas-tirith", "sauron 2R, 1N"));
  game.play(
      {"die army", "use move-armies", "region osgiliath", "leave nazgul", "leave sauron.regular"});
  EXPECT_EQ(game.question(), "army-from");
  EXPECT_EQ(game.inside("minas-tirith"), "gondor 2R 1L, gimli");  // one is still there
  game.play({"region minas-tirith", "region osgiliath", "leave nazgul"});
  EXPECT_EQ(game.inside("minas-tirith"), "");
  EXPECT_EQ(game.standing("minas-tirith"), "gondor 2R 1L, gimli / 1N");
  EXPECT_EQ(game.events("siege-ended").size(), 1U);
}

TEST(Rulings, R088_AsLongAsOneUnitStaysTheSiegeGoesOn) {
  Game game(siege_of_minas_tirith().to_act("shadow").army("minas-tirith", "sauron 2R"));
  game.play({"die army", "use move-armies", "region osgiliath", "leave sauron.regular", "stop"});
  EXPECT_EQ(game.standing("minas-tirith"), "sauron 1R");
  EXPECT_EQ(game.inside("minas-tirith"), "gondor 2R 1L, gimli");
}

TEST(Rulings, R088_NobodyMovesOutOfTheBesiegedStronghold) {
  Game game(
      siege_of_minas_tirith().army("minas-tirith", "sauron 2R").army("pelargir", "gondor 1R"));
  EXPECT_EQ(
      game.why_not({{"do", "move-armies"}, {"from", "minas-tirith"}, {"to", "druadan-forest"}}),
      "R-088");
  game.play({"die muster-army", "use move-armies"});
  game.forbids("region minas-tirith");

  // Where there is no other Army, nobody can move.
  Game alone(siege_of_minas_tirith().army("minas-tirith", "sauron 2R"));
  alone.play("die muster-army");
  alone.forbids("use move-armies");
}

TEST(Rulings, R082_R088_NorIntoIt) {
  Game game(
      siege_of_minas_tirith().army("minas-tirith", "sauron 2R").army("lossarnach", "gondor 1R"));
  // The besiegers stand in the way: they have to be attacked.
  EXPECT_EQ(game.why_not({{"do", "move-armies"}, {"from", "lossarnach"}, {"to", "minas-tirith"}}),
            "R-082");
  game.play({"die muster-army", "use move-armies"});
  game.forbids("region minas-tirith");
}

TEST(Rulings, R088_TheSameForAGarrisonOfTheShadow) {
  Game game(Setting()
                .empty_map()
                .at_war({"rohan", "isengard"})
                .to_act("shadow")
                .garrison("orthanc", "isengard 2R, saruman")
                .army("orthanc", "rohan 3R")
                .army("south-dunland", "isengard 1R")
                .dice("shadow", {"army", "event"})
                .dice("free", {"muster-army", "event"}));
  EXPECT_EQ(game.why_not({{"do", "move-armies"}, {"from", "orthanc"}}), "R-088");
  game.play({"die event", "use skip", "die muster-army", "use move-armies"});
  // The last of Rohan go: Saruman's folk stand in the open again.
  game.play({"region fords-of-isen", "go"});
  EXPECT_EQ(game.inside("orthanc"), "");
  EXPECT_EQ(game.standing("orthanc"), "isengard 2R, saruman");
  EXPECT_EQ(game.control("orthanc"), "shadow");
}

}  // namespace
}  // namespace rulings
