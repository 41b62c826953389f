// Armies of Nations that are not At War, and Osgiliath.

#include <gtest/gtest.h>

#include "tests/rulings/game.h"

namespace rulings {
namespace {

Setting shadow_to_move() { return turn_of("shadow", {"muster-army", "event"}, {"army", "event"}); }
Setting free_to_move() { return turn_of("free", {"muster-army", "event"}, {"muster", "event"}); }
json move(std::string_view from, std::string_view to) {
  return {{"do", "move-armies"}, {"from", from}, {"to", to}};
}

TEST(Rulings, R084_NotAtWarKeepsOutOfEveryOtherNation) {
  // Rohan in Folde: Druadan Forest is Gondor's, a friend's land as shut as an enemy's.
  const Game friends(free_to_move().army("folde", "rohan 2R").army("bree", "north 1R"));
  EXPECT_EQ(friends.why_not(move("folde", "druadan-forest")), "R-084");
  EXPECT_EQ(friends.why_not(move("folde", "edoras")), "");
  EXPECT_EQ(friends.why_not(move("folde", "eastemnet")), "");
  // Sauron, one step from war, before the towns of Gondor.
  Game enemies(shadow_to_move().army("osgiliath", "sauron 2R"));
  EXPECT_EQ(enemies.why_not(move("osgiliath", "pelargir")), "R-084");
  enemies.play({"die army", "use move-armies"});
  enemies.forbids("region pelargir");
  enemies.forbids("region druadan-forest");
  EXPECT_TRUE(enemies.offers("region dead-marshes"));
  // Nor does the Shadow open its own borders to itself: Moria is Sauron's.
  const Game allies(shadow_to_move().army("north-dunland", "isengard 1R"));
  EXPECT_EQ(allies.why_not(move("north-dunland", "moria")), "R-084");
}

TEST(Rulings, R084_AtWarTheBordersAreOpen) {
  Game game(shadow_to_move().at_war({"sauron"}).army("osgiliath", "sauron 2R"));
  game.play({"die army", "use move-armies", "region lossarnach", "go"});
  EXPECT_EQ(game.standing("lossarnach"), "sauron 2R");
}

TEST(Rulings, R084_OwnLandAndNobodysLandAreOpen) {
  Game own(free_to_move().army("westemnet", "rohan 2R"));
  own.play({"die muster-army", "use move-armies", "region edoras", "go"});
  EXPECT_EQ(own.standing("edoras"), "rohan 2R");
  Game nobodys(free_to_move().army("westemnet", "rohan 2R"));
  nobodys.play({"die muster-army", "use move-armies", "region fangorn", "go"});
  EXPECT_EQ(nobodys.standing("fangorn"), "rohan 2R");
}

TEST(Rulings, R084_InAMixedArmyOnlyTheBelligerentsCross) {
  Game game(
      free_to_move().at_war({"gondor"}).army("osgiliath", "gondor 2R 1L, rohan 1R 1L, boromir"));
  EXPECT_EQ(game.why_not({{"do", "move-armies"},
                          {"who", "rohan.leader"},
                          {"from", "osgiliath"},
                          {"to", "minas-tirith"}}),
            "R-084");
  game.play({"die muster-army", "use move-armies", "region minas-tirith"});
  game.forbids("leave rohan.regular");  // they are not with the group at all
  game.play("go");
  EXPECT_EQ(game.standing("minas-tirith"), "gondor 2R 1L, boromir");
  EXPECT_EQ(game.standing("osgiliath"), "rohan 1R 1L");
}

TEST(Rulings, R084_WhereNoBorderIsTheyAllGo) {
  Game game(free_to_move().at_war({"gondor"}).army("osgiliath", "gondor 2R, rohan 1R 1L"));
  game.play({"die muster-army", "use move-armies", "region dead-marshes", "go"});
  EXPECT_EQ(game.standing("dead-marshes"), "gondor 2R, rohan 1R 1L");
}

TEST(Rulings, R084_CharactersAndNazgulNeitherCauseNorCureIt) {
  // Aragorn does not take Rohan into Gondor …
  const Game cure(free_to_move().army("folde", "rohan 2R, aragorn").army("bree", "north 1R"));
  EXPECT_EQ(cure.why_not(move("folde", "druadan-forest")), "R-084");
  // … nor the Witch-king Sauron …
  Game king(shadow_to_move().army("osgiliath", "sauron 2R, 1N, witch-king"));
  EXPECT_EQ(king.why_not(move("osgiliath", "lossarnach")), "R-084");
  king.play({"die army", "use move-armies"});
  king.forbids("region lossarnach");
  // … and Gimli of the Dwarves, who are at peace, does not keep Gondor out of Gondor.
  Game cause(free_to_move().army("osgiliath", "gondor 1R, gimli"));
  cause.play({"die muster-army", "use move-armies", "region lossarnach", "go"});
  EXPECT_EQ(cause.standing("lossarnach"), "gondor 1R, gimli");
  // Southrons at war go into Gondor with Nazgûl of a Sauron that is at peace.
  Game nazgul(shadow_to_move().at_war({"southrons"}).army("west-harondor", "southrons 2R, 2N"));
  nazgul.play({"die army", "use move-armies", "region pelargir", "go"});
  EXPECT_EQ(nazgul.standing("pelargir"), "southrons 2R, 2N");
}

TEST(Rulings, R018_R084_OsgiliathIsOutsideEveryBorder) {
  Game game(shadow_to_move().army("north-ithilien", "sauron 2R"));
  game.play({"die army", "use move-armies", "region osgiliath", "go"});
  EXPECT_EQ(game.standing("osgiliath"), "sauron 2R");
  EXPECT_FALSE(is_active(game, "gondor"));
  EXPECT_EQ(step_of(game, "gondor"), 2);
}

/// Sauron attacks Rohan in Eastemnet; all dice miss, and Rohan retreats into Gondor.
Game rohan_retreats_into_gondor(int rohan_step) {
  Game game(shadow_to_move()
                .at_war({"sauron"})
                .politics("rohan", rohan_step, false)
                .army("western-emyn-muil", "sauron 2R")
                .army("eastemnet", "rohan 2R 1L"));
  game.play({"die army", "use attack", "go"});
  game.roll({1, 1, 1, 1});
  game.roll({1});  // the Leader's
  // R-222 lifts the border rule for the retreat.
  game.play({"continue", "region druadan-forest", "stop"});
  EXPECT_EQ(game.standing("druadan-forest"), "rohan 2R 1L");
  return game;
}

TEST(Rulings, R085_WhoRetreatedOverABorderLeavesThatNationNext) {
  // Attacked, Rohan goes from box 1 to box 2: still at peace.
  Game game = rohan_retreats_into_gondor(1);
  EXPECT_EQ(game.why_not(move("druadan-forest", "minas-tirith")), "R-084");
  game.play({"die muster-army", "use move-armies"});
  game.forbids("region minas-tirith");
  for (const std::string_view out : {"region folde", "region osgiliath", "region dead-marshes"}) {
    EXPECT_TRUE(game.offers(out)) << out;
  }
  game.play({"region folde", "go"});
  EXPECT_EQ(game.standing("folde"), "rohan 2R 1L");
}

TEST(Rulings, R085_UnlessTheirNationIsAtWarByThen) {
  // The attack itself takes Rohan from box 3 to war.
  Game game = rohan_retreats_into_gondor(3);
  game.play({"die muster-army", "use move-armies", "region minas-tirith", "go"});
  EXPECT_EQ(game.standing("minas-tirith"), "rohan 2R 1L");
}

TEST(Rulings, R085_TheyNeedNotMoveAtAll) {
  Game game = rohan_retreats_into_gondor(1);
  game.play({"die event", "use skip"});
  EXPECT_EQ(game.standing("druadan-forest"), "rohan 2R 1L");
}

TEST(Rulings, R267_NotAtWarTheyDefendAndRetreatButDoNotAttackOrRecruit) {
  Game game = rohan_retreats_into_gondor(1);
  EXPECT_EQ(
      game.why_not({{"do", "attack"}, {"from", "druadan-forest"}, {"to", "western-emyn-muil"}}),
      "R-200");
  EXPECT_EQ(game.why_not({{"do", "recruit"}, {"who", "rohan.regular"}, {"to", "edoras"}}), "R-120");
}

}  // namespace
}  // namespace rulings
