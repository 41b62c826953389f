// The defender leaves the field: R-222.

#include <gtest/gtest.h>

#include "tests/rulings/battle/battles.h"

namespace rulings {
namespace {

/// The first round brought nothing, the attacker goes on: the defender is asked. Where more than
/// one Army could attack, the answers say which does.
Game asked_to_retreat(const Setting& setting,
                      std::initializer_list<std::string_view> answers = {}) {
  Game game(setting);
  declare(game);
  game.play(answers);
  all_go(game);
  miss_and_continue(game);
  return game;
}
Setting attack_on_north_ithilien(std::string_view defenders) {
  return shadow_attacks({"sauron"}).army("dagorlad", "sauron 2R").army("north-ithilien", defenders);
}

TEST(Rulings, R222_TheWholeArmyGoesToOneRegion) {
  Game game = asked_to_retreat(attack_on_north_ithilien("gondor 2R 1L, north 1R, strider"));
  EXPECT_EQ(game.seat(), "free");
  EXPECT_EQ(game.question(), "retreat");
  EXPECT_EQ(game.ruling(), "R-222");
  game.play("region dead-marshes");
  EXPECT_EQ(game.standing("dead-marshes"), "gondor 2R 1L, north 1R, strider");
  EXPECT_EQ(game.standing("north-ithilien"), "");
  EXPECT_EQ(game.question(), "advance");
  EXPECT_EQ(game.seat(), "shadow");
}

TEST(Rulings, R222_OnlyToFreeRegions) {
  const Game game =
      asked_to_retreat(attack_on_north_ithilien("gondor 2R").army("south-ithilien", "sauron 1R"),
                       {"region dagorlad"});
  // Six neighbours: the attackers, another Army, an empty Settlement of Sauron's – and three.
  for (const std::string_view shut : {"dagorlad", "south-ithilien", "minas-morgul"}) {
    game.forbids("region " + std::string(shut));
    EXPECT_EQ(game.why_not({{"do", "region"}, {"to", shut}}), "R-222") << shut;
  }
  EXPECT_EQ(game.options().size(), 4u);
  EXPECT_TRUE(game.offers("region dead-marshes"));
  EXPECT_TRUE(game.offers("region eastern-emyn-muil"));
  EXPECT_TRUE(game.offers("region osgiliath"));
  EXPECT_TRUE(game.offers("stand"));
}

TEST(Rulings, R222_OnlyToAnAdjacentRegion) {
  const Game game = asked_to_retreat(attack_on_north_ithilien("gondor 2R"));
  game.forbids("region minas-tirith");
  EXPECT_EQ(game.why_not({{"do", "region"}, {"to", "minas-tirith"}}), "R-222");
}

TEST(Rulings, R222_AnOwnSettlementThatIsLostIsNoRetreat) {
  const Game game = asked_to_retreat(shadow_attacks({"sauron"})
                                         .army("north-ithilien", "sauron 2R")
                                         .army("osgiliath", "gondor 2R")
                                         .control("pelargir", "shadow")
                                         .control("lossarnach", "shadow"));
  game.forbids("region pelargir");
  EXPECT_EQ(game.why_not({{"do", "region"}, {"to", "pelargir"}}), "R-222");
  game.forbids("region lossarnach");  // a Town as well
  EXPECT_TRUE(game.offers("region minas-tirith"));
}

TEST(Rulings, R222_ACapturedSettlementIsOne) {
  const Game game = asked_to_retreat(shadow_attacks({"sauron"})
                                         .army("dagorlad", "sauron 2R")
                                         .army("north-ithilien", "gondor 2R")
                                         .control("minas-morgul", "free"));
  EXPECT_TRUE(game.offers("region minas-morgul"));
}

TEST(Rulings, R222_R247_WhereTheOwnSideBesiegesIsFree) {
  Game game = asked_to_retreat(free_attacks({"gondor"})
                                   .army("pelargir", "gondor 2R")
                                   .army("osgiliath", "sauron 2R")
                                   .garrison("minas-tirith", "gondor 1R")
                                   .army("minas-tirith", "sauron 1R"),
                               {"region pelargir"});
  EXPECT_TRUE(game.offers("region minas-tirith"));
  game.forbids("region lossarnach");  // Gondor's Town
  game.play("region minas-tirith");
  EXPECT_EQ(game.standing("minas-tirith"), "sauron 3R");
  EXPECT_EQ(game.inside("minas-tirith"), "gondor 1R");
}

TEST(Rulings, R222_WhereTheEnemyBesiegesIsNot) {
  const Game game = asked_to_retreat(shadow_attacks({"sauron"})
                                         .army("north-ithilien", "sauron 2R")
                                         .army("osgiliath", "gondor 2R")
                                         .garrison("minas-tirith", "gondor 1R")
                                         .army("minas-tirith", "southrons 1R"));
  game.forbids("region minas-tirith");
  EXPECT_EQ(game.why_not({{"do", "region"}, {"to", "minas-tirith"}}), "R-222");
}

TEST(Rulings, R085_R222_TheBorderRuleIsSuspended) {
  // The North is at peace and may not march into the Woodland Realm, but it may flee there.
  Game game = asked_to_retreat(
      shadow_attacks({"sauron"}).army("vale-of-the-carnen", "sauron 2R").army("dale", "north 2R"));
  game.play("region woodland-realm");
  EXPECT_EQ(game.standing("woodland-realm"), "north 2R");
}

TEST(Rulings, R222_SarumanStaysBehind) {
  Game game(free_attacks({"rohan"})
                .army("orthanc", "isengard 2R, saruman, 1N")
                .army("fords-of-isen", "rohan 2R"));
  attack(game);
  game.play("stand");
  miss_and_continue(game);
  game.play("region gap-of-rohan");
  EXPECT_EQ(game.standing("gap-of-rohan"), "isengard 2R, 1N");
  EXPECT_EQ(game.standing("orthanc"), "saruman");
  game.play("go");  // the captors do not touch him
  EXPECT_EQ(game.standing("orthanc"), "rohan 2R / saruman");
  EXPECT_EQ(game.control("orthanc"), "free");
}

TEST(Rulings, R222_R253_ABesiegedArmyCannotRetreat) {
  Game game(shadow_attacks({"sauron"})
                .garrison("minas-tirith", "gondor 2R")
                .army("minas-tirith", "sauron 2R 1E"));
  attack(game);
  miss(game);
  game.play("reduce sauron.elite");  // another round
  EXPECT_EQ(game.question(), "combat-roll-shadow");
}

TEST(Rulings, R086_R222_TooManyAreTrimmedAfterwards) {
  Game game =
      asked_to_retreat(attack_on_north_ithilien("gondor 4R").army("osgiliath", "gondor 7R 1E 1L"));
  game.play("region osgiliath");
  EXPECT_EQ(game.standing("osgiliath"), "gondor 11R 1E 1L");
  game.play("stop");  // the attacker does not advance
  EXPECT_EQ(game.question(), "excess");
  EXPECT_EQ(game.seat(), "free");
  game.play("remove gondor.regular");
  game.play("remove gondor.elite");
  EXPECT_EQ(game.standing("osgiliath"), "gondor 10R 1L");
  EXPECT_EQ(game.casualties("gondor"), "");  // they are reinforcements
  EXPECT_EQ(game.reinforcements("gondor"), "5R 5E 3L");
}

TEST(Rulings, R222_WithoutAFreeRegionThereIsNoRetreat) {
  // Edoras lies between Folde, where the attackers are, and Westemnet.
  Game game(shadow_attacks({"sauron"})
                .control("folde", "shadow")
                .army("folde", "sauron 2R")
                .control("westemnet", "shadow")
                .army("edoras", "rohan 2R"));
  attack(game);
  miss_and_continue(game);
  EXPECT_EQ(game.question(), "combat-roll-shadow");
  EXPECT_EQ(game.at("/battle/round"), 2);
}

TEST(Rulings, R222_WhoStandsFightsAnotherRound) {
  Game game = asked_to_retreat(attack_on_north_ithilien("gondor 2R"));
  game.play("stand");
  EXPECT_EQ(game.question(), "combat-roll-shadow");
  EXPECT_EQ(game.at("/battle/round"), 2);
  EXPECT_EQ(game.standing("north-ithilien"), "gondor 2R");
}

TEST(Rulings, R222_R263_AShadowArmyThatRetreatsAcrossABorderActivates) {
  Game game = asked_to_retreat(
      free_attacks({"gondor"}).army("parth-celebrant", "gondor 2R").army("fangorn", "sauron 2R"));
  EXPECT_FALSE(is_active(game, "rohan"));
  game.play("region fords-of-isen");
  EXPECT_TRUE(is_active(game, "rohan"));
  EXPECT_EQ(step_of(game, "rohan"), 1);
}

}  // namespace
}  // namespace rulings
