// Teammates' Armies in battle and in a siege.

#include <gtest/gtest.h>

#include "tests/rulings/battle/battles.h"
#include "tests/rulings/teams/teams.h"

namespace rulings {
namespace {

Setting at_war() {
  return of_four().empty_map().at_war({"gondor", "rohan", "sauron", "isengard", "southrons"});
}
/// Sauron attacks out of Osgiliath; the Gondor player leads the Free Peoples.
Setting sauron_attacks() {
  return at_war()
      .to_act("witch-king")
      .dice("shadow", {"army", "event"})
      .dice("free", {"event", "event"});
}
/// The Rohan player has the die that attacks.
Setting rohan_attacks() {
  return at_war().dice("free", {"muster-army", "event"}).dice("shadow", {"event", "event"});
}

Game attacked_in_druadan(const Setting& setting) {
  Game game(setting);
  attack(game);
  return game;
}

TEST(Rulings, R311_SeparateArmiesDefendAsOne) {
  Game game = attacked_in_druadan(sauron_attacks()
                                      .army("osgiliath", "sauron 2R")
                                      .army("druadan-forest", "gondor 2R 1L, rohan 2R 1L"));
  miss(game);
  EXPECT_EQ(dice_thrown(game, "free"), 4);        // the units of both
  EXPECT_EQ(dice_thrown(game, "free", true), 2);  // and both Leaders, for all of them
  EXPECT_EQ(game.seat(), "witch-king");
  game.play("cease");
  // Only while it was attacked.
  EXPECT_EQ(commanders(game, "druadan-forest"), "gondor + rohan");
}

TEST(Rulings, R311_TheControllerOfTheDefendersChoosesCasualties) {
  Game game = attacked_in_druadan(sauron_attacks()
                                      .army("osgiliath", "sauron 3R")
                                      .army("druadan-forest", "gondor 2R, rohan 3R"));
  game.roll({5, 5, 1, 1, 1, 1, 1, 1});
  EXPECT_EQ(game.question(), "casualty");
  EXPECT_EQ(game.seat(), "rohan");
  EXPECT_EQ(game.options(),
            (std::vector<std::string>{"remove gondor.regular", "remove rohan.regular"}));
  // Two against two: now the leading Gondor player chooses.
  game.play("remove rohan.regular");
  EXPECT_EQ(game.question(), "casualty");
  EXPECT_EQ(game.seat(), "gondor");
  game.play("remove rohan.regular");
  EXPECT_EQ(game.standing("druadan-forest"), "gondor 2R, rohan 1R");
}

TEST(Rulings, R311_TheControllerRetreatsWithEverybody) {
  Game game = attacked_in_druadan(sauron_attacks()
                                      .army("osgiliath", "sauron 2R")
                                      .army("druadan-forest", "gondor 1R, rohan 2R"));
  miss(game);
  game.play("continue");
  EXPECT_EQ(game.question(), "retreat");
  EXPECT_EQ(game.seat(), "rohan");
  game.play("region folde");
  EXPECT_EQ(game.standing("folde"), "gondor 1R, rohan 2R");
  EXPECT_EQ(commanders(game, "folde"), "gondor + rohan");
}

TEST(Rulings, R311_AMixedArmyStaysMixedInARetreat) {
  Game game = attacked_in_druadan(sauron_attacks()
                                      .army("osgiliath", "sauron 2R")
                                      .mixed_army("druadan-forest", "gondor 1R, rohan 2R"));
  miss(game);
  game.play({"continue", "region folde"});
  EXPECT_EQ(commanders(game, "folde"), "rohan");
}

TEST(Rulings, R311_R313_AnArmyAttacksByItself) {
  // Gondor stands beside: its units throw no dice, its Leader leads nobody of Rohan's.
  Game game(rohan_attacks().army("folde", "gondor 2R 1L, rohan 2R").army("eastemnet", "sauron 1R"));
  attack(game);
  EXPECT_EQ(dice_thrown(game, "free"), 0);
  game.roll({1, 6, 1});
  EXPECT_EQ(dice_thrown(game, "free"), 2);
  EXPECT_EQ(dice_thrown(game, "free", true), 0);
  EXPECT_EQ(game.question(), "advance");
  EXPECT_EQ(game.seat(), "rohan");
  game.play("go");
  EXPECT_EQ(game.standing("eastemnet"), "rohan 2R");
  EXPECT_EQ(game.standing("folde"), "gondor 2R 1L");
}

TEST(Rulings, R202_R311_WhoDidNotAttackIsNotHit) {
  Game game(rohan_attacks().army("folde", "gondor 2R, rohan 1R").army("eastemnet", "sauron 2R"));
  attack(game);
  game.roll({1, 6, 6});
  EXPECT_EQ(game.standing("folde"), "gondor 2R");
}

TEST(Rulings, R311_R313_AMixedArmyAttacksAsOne) {
  Game game(
      rohan_attacks().mixed_army("folde", "gondor 1R 1L, rohan 2R").army("eastemnet", "sauron 3R"));
  attack(game);
  game.roll({1, 1, 1, 6, 1, 1});
  EXPECT_EQ(dice_thrown(game, "free"), 3);
  game.roll({1});  // Gondor's Leader leads them all
  EXPECT_EQ(dice_thrown(game, "free", true), 1);
  EXPECT_EQ(game.question(), "casualty");
  EXPECT_EQ(game.seat(), "rohan");
  EXPECT_TRUE(game.offers("remove gondor.regular"));
  game.play("remove gondor.regular");
  EXPECT_EQ(game.standing("folde"), "gondor 1L, rohan 2R");
  EXPECT_EQ(game.question(), "cease-or-continue");
  EXPECT_EQ(game.seat(), "rohan");
}

TEST(Rulings, R311_OnlyTheControllerAttacks) {
  const Game game(
      rohan_attacks().mixed_army("folde", "gondor 2R, rohan 1R 1L").army("eastemnet", "sauron 1R"));
  EXPECT_EQ(game.why_not({{"do", "attack"}, {"from", "folde"}, {"to", "eastemnet"}}), "R-311");
  Game offered = game;
  offered.play("die muster-army");
  offered.forbids("use attack");
  EXPECT_TRUE(offered.offers("use move-armies"));  // his own he may take out
}

TEST(Rulings, R203_R311_ControlOfTheAttackersIsTheirs) {
  // Rohan has most units but is not At War: Gondor's unit alone is not the Rohan player's.
  const Game game(rohan_attacks()
                      .politics("rohan", 3)
                      .mixed_army("folde", "gondor 1R, rohan 2R")
                      .army("eastemnet", "sauron 1R"));
  EXPECT_EQ(game.why_not({{"do", "attack"}, {"from", "folde"}, {"to", "eastemnet"}}), "R-311");
}

TEST(Rulings, R311_AnAttackerDoesNotSplitSoAsToLoseControl) {
  Game game(
      rohan_attacks().mixed_army("folde", "gondor 2R, rohan 3R").army("eastemnet", "sauron 1R"));
  game.play({"die muster-army", "use attack", "leave rohan.regular"});
  game.forbids("go");  // two against two: the leading Gondor player's
  EXPECT_EQ(game.why_not({{"do", "go"}}), "R-311");
  game.play({"leave gondor.regular", "go"});
  game.roll({1, 1, 1, 1});
  EXPECT_EQ(dice_thrown(game, "free"), 3);
}

TEST(Rulings, R235_R311_AReducedEliteDoesNotEndTheMixture) {
  // The only unit of Gondor becomes a Regular.
  Game game = attacked_in_druadan(sauron_attacks()
                                      .army("osgiliath", "sauron 2R")
                                      .mixed_army("druadan-forest", "gondor 1E, rohan 3R"));
  game.roll({6, 1, 1, 1, 1, 1});
  EXPECT_EQ(game.seat(), "rohan");
  game.play({"reduce gondor.elite", "cease"});
  EXPECT_EQ(game.standing("druadan-forest"), "gondor 1R, rohan 3R");
  EXPECT_EQ(commanders(game, "druadan-forest"), "rohan");
}

TEST(Rulings, R114_R311_TheVoiceDoesNotEndTheMixture) {
  Game game(at_war()
                .to_act("saruman")
                .army("minas-morgul", "sauron 1R")
                .mixed_army("orthanc", "isengard 2R, sauron 1R, saruman")
                .dice("shadow", {"muster", "event"})
                .dice("free", {"event"}));
  game.play({"die muster", "use voice", "elites"});
  EXPECT_EQ(game.standing("orthanc"), "isengard 2E, sauron 1R, saruman");
  EXPECT_EQ(commanders(game, "orthanc"), "saruman");
}

/// The defenders of Minas Tirith go inside, and all the attackers follow.
Game besieged(const Setting& setting) {
  Game game(setting);
  attack(game);
  EXPECT_EQ(game.question(), "withdraw");
  game.play({"withdraw", "go"});
  return game;
}

TEST(Rulings, R245_R311_SeparateArmiesAreSeparateInside) {
  Game game = besieged(
      sauron_attacks().army("osgiliath", "sauron 2R").army("minas-tirith", "gondor 1R, rohan 2R"));
  EXPECT_EQ(game.inside("minas-tirith"), "gondor 1R, rohan 2R");
  EXPECT_EQ(commanders(game, "minas-tirith", "besieged"), "gondor + rohan");
  EXPECT_EQ(commanders(game, "minas-tirith"), "witch-king");
}

TEST(Rulings, R245_R311_TheControllerGoesInsideWithEverybody) {
  Game game(
      sauron_attacks().army("osgiliath", "sauron 2R").army("minas-tirith", "gondor 1R, rohan 2R"));
  attack(game);
  EXPECT_EQ(game.question(), "withdraw");
  EXPECT_EQ(game.seat(), "rohan");
}

TEST(Rulings, R255_R311_AMixedGarrisonStaysMixedWhenTheSiegeIsLifted) {
  Game game = besieged(sauron_attacks()
                           .army("osgiliath", "sauron 2R")
                           .mixed_army("minas-tirith", "gondor 1R, rohan 2R")
                           .dice("shadow", {"army", "army", "event"})
                           .dice("free", {"event", "event", "event"}));
  EXPECT_EQ(commanders(game, "minas-tirith", "besieged"), "rohan");
  // The besiegers leave again.
  while (game.seat() != "witch-king") skip(game, "event");
  take_die(game, "army");
  game.play({"use move-armies", "region osgiliath", "go"});
  EXPECT_EQ(game.standing("minas-tirith"), "gondor 1R, rohan 2R");
  EXPECT_EQ(commanders(game, "minas-tirith"), "rohan");
  EXPECT_EQ(commanders(game, "minas-tirith", "besieged"), "");
}

TEST(Rulings, R311_AGarrisonIsMergedToo) {
  Game game(rohan_attacks()
                .army("minas-tirith", "sauron 2R")
                .garrison("minas-tirith", "gondor 2R, rohan 1R"));
  EXPECT_EQ(commanders(game, "minas-tirith", "besieged"), "gondor + rohan");
  game.play({"merge", "accept"});
  EXPECT_EQ(commanders(game, "minas-tirith", "besieged"), "gondor");
  // The sortie is its controller's.
  EXPECT_EQ(game.why_not({{"do", "attack"}, {"from", "minas-tirith"}, {"to", "minas-tirith"}}),
            "R-311");
}

TEST(Rulings, R256_R311_ASortieOfHisOwn) {
  Game game(rohan_attacks()
                .army("minas-tirith", "sauron 1R, southrons 1R")
                .garrison("minas-tirith", "gondor 2R, rohan 1R"));
  attack(game);
  game.roll({1, 1, 1});  // his one unit against all the besiegers, who are attacked as one
  EXPECT_EQ(dice_thrown(game, "free"), 1);
  EXPECT_EQ(dice_thrown(game, "shadow"), 2);
}

TEST(Rulings, R251_R311_EachBesiegerAssaultsWithHisOwn) {
  Game game(sauron_attacks()
                .army("minas-tirith", "sauron 1R, southrons 2R")
                .garrison("minas-tirith", "gondor 2R"));
  attack(game);
  game.roll({1, 6, 1});
  EXPECT_EQ(dice_thrown(game, "shadow"), 1);
  EXPECT_EQ(game.standing("minas-tirith"), "southrons 2R");
}

}  // namespace
}  // namespace rulings
