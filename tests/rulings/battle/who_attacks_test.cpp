// Who can attack whom.

#include <gtest/gtest.h>

#include "tests/rulings/battle/battles.h"

namespace rulings {
namespace {

json attack_on(std::string_view from, std::string_view to) {
  return {{"do", "attack"}, {"from", from}, {"to", to}};
}

TEST(Rulings, R200_AnAttackNeedsAUnitOfANationAtWar) {
  // The Southrons are at peace; a Nazgûl with them is no unit.
  Game peace(shadow_attacks({"sauron"})
                 .army("dagorlad", "southrons 2R, 1N")
                 .army("north-ithilien", "gondor 1R"));
  EXPECT_EQ(peace.why_not(attack_on("dagorlad", "north-ithilien")), "R-200");
  peace.play("die army");
  peace.forbids("use attack");
  // One unit of Sauron's is enough.
  Game war(shadow_attacks({"sauron"})
               .army("dagorlad", "southrons 2R, sauron 1R, 1N")
               .army("north-ithilien", "gondor 1R"));
  EXPECT_EQ(war.why_not(attack_on("dagorlad", "north-ithilien")), "");
  war.play("die army");
  EXPECT_TRUE(war.offers("use attack"));
}

TEST(Rulings, R200_TheTargetIsAnAdjacentArmy) {
  Game game(shadow_attacks({"sauron"})
                .army("minas-morgul", "sauron 1R")
                .army("north-ithilien", "gondor 1R")
                .army("south-ithilien", "gondor 1R")
                .army("osgiliath", "gondor 1R"));
  EXPECT_EQ(game.why_not(attack_on("minas-morgul", "osgiliath")), "R-200");
  EXPECT_EQ(game.why_not(attack_on("osgiliath", "north-ithilien")), "R-200");  // not one's own
  declare(game);
  EXPECT_EQ(game.question(), "attack-target");
  EXPECT_EQ(game.ruling(), "R-200");
  EXPECT_EQ(game.options().size(), 2u);
  EXPECT_TRUE(game.offers("region north-ithilien"));
  EXPECT_TRUE(game.offers("region south-ithilien"));
  game.forbids("region osgiliath");
  EXPECT_EQ(game.why_not({{"do", "region"}, {"to", "osgiliath"}}), "R-200");
}

TEST(Rulings, R200_ABesiegerAttacksTheGarrisonOrANeighbour) {
  Game game(shadow_attacks({"sauron"})
                .garrison("minas-tirith", "gondor 1R")
                .army("minas-tirith", "sauron 1R")
                .army("lossarnach", "gondor 1R")
                .army("pelargir", "gondor 1R"));
  declare(game);
  EXPECT_EQ(game.options().size(), 2u);
  Game field = game;
  field.play("region lossarnach");
  EXPECT_EQ(field.events("battle-began").back()["battle"], "field");
  game.play("region minas-tirith");
  EXPECT_EQ(game.events("battle-began").back()["battle"], "siege");
}

TEST(Rulings, R200_NobodyButTheBesiegerReachesTheGarrison) {
  Game game(shadow_attacks({"sauron"})
                .garrison("minas-tirith", "gondor 1R")
                .army("minas-tirith", "sauron 1R")
                .army("osgiliath", "sauron 1R")
                .army("lossarnach", "gondor 1R")
                .army("pelargir", "gondor 1R"));
  EXPECT_EQ(game.why_not(attack_on("osgiliath", "minas-tirith")), "R-200");
  declare(game);
  game.play("region osgiliath");
  EXPECT_EQ(game.question(), "attack-target");
  EXPECT_TRUE(game.offers("region lossarnach"));
  EXPECT_TRUE(game.offers("region pelargir"));
  game.forbids("region minas-tirith");
  EXPECT_EQ(game.why_not({{"do", "region"}, {"to", "minas-tirith"}}), "R-200");

  // Where Osgiliath has no neighbour to attack, nobody asks who attacks.
  Game alone(shadow_attacks({"sauron"})
                 .garrison("minas-tirith", "gondor 1R")
                 .army("minas-tirith", "sauron 1R")
                 .army("osgiliath", "sauron 1R"));
  declare(alone);
  const json began = alone.events("battle-began").back();
  EXPECT_EQ(began["battle"], "siege");
  EXPECT_EQ(began["from"], "minas-tirith");
}

TEST(Rulings, R200_AGarrisonAttacksOnlyItsBesiegers) {
  Game game(free_attacks({"gondor"})
                .garrison("minas-tirith", "gondor 1R")
                .army("minas-tirith", "sauron 1R")
                .army("osgiliath", "sauron 1R"));
  EXPECT_EQ(game.why_not(attack_on("minas-tirith", "osgiliath")), "R-200");
  EXPECT_EQ(game.why_not(attack_on("minas-tirith", "minas-tirith")), "");
  declare(game);  // one Army, one target: nothing is asked
  const json began = game.events("battle-began").back();
  EXPECT_EQ(began["battle"], "sortie");
  EXPECT_EQ(began["to"], "minas-tirith");
}

TEST(Rulings, R201_AttackersStayWhereTheyAreUntilTheBattleIsWon) {
  Game game(
      shadow_attacks({"sauron"}).army("dagorlad", "sauron 2R").army("north-ithilien", "gondor 1R"));
  attack(game);
  EXPECT_EQ(game.standing("dagorlad"), "sauron 2R");
  game.roll({5, 1, 1});
  EXPECT_EQ(game.question(), "advance");
  EXPECT_EQ(game.standing("dagorlad"), "sauron 2R");
  EXPECT_EQ(game.standing("north-ithilien"), "");
  game.play("go");
  EXPECT_EQ(game.standing("dagorlad"), "");
  EXPECT_EQ(game.standing("north-ithilien"), "sauron 2R");
}

TEST(Rulings, R204_ACharacterDieNeedsSomebodyToLead) {
  const json intent = {
      {"die", "character"}, {"do", "attack"}, {"from", "dagorlad"}, {"to", "north-ithilien"}};
  Game nobody(shadow_attacks({"sauron"}, "character")
                  .army("dagorlad", "sauron 2R")
                  .army("north-ithilien", "gondor 1R"));
  EXPECT_EQ(nobody.why_not(intent), "R-204");
  Game nazgul(shadow_attacks({"sauron"}, "character")
                  .army("dagorlad", "sauron 3R, 2N")
                  .army("north-ithilien", "gondor 1R"));
  EXPECT_EQ(nazgul.why_not(intent), "");
  declare(nazgul);
  EXPECT_TRUE(nazgul.offers("leave sauron.regular"));
  nazgul.play("leave nazgul");
  // The other one must be in the attacking part.
  nazgul.forbids("leave nazgul");
  EXPECT_EQ(nazgul.why_not({{"do", "leave"}, {"who", "nazgul"}}), "R-204");
}

TEST(Rulings, R204_ALeaderOfTheFreePeoplesLeads) {
  Game game(free_attacks({"gondor"}, "character")
                .army("north-ithilien", "gondor 2R 1L")
                .army("dagorlad", "sauron 1R"));
  declare(game);
  game.forbids("leave gondor.leader");
  EXPECT_EQ(game.why_not({{"do", "leave"}, {"who", "gondor.leader"}}), "R-204");
  game.play("leave gondor.regular");
  EXPECT_EQ(game.question(), "combat-roll-free");
}

TEST(Rulings, R204_LeadersAtPeaceDoNotLeadButCharactersAlwaysDo) {
  const json intent = {
      {"die", "character"}, {"do", "attack"}, {"from", "north-ithilien"}, {"to", "dagorlad"}};
  Game leader(free_attacks({"gondor"}, "character")
                  .army("north-ithilien", "gondor 2R, rohan 1L")
                  .army("dagorlad", "sauron 1R"));
  EXPECT_EQ(leader.why_not(intent), "R-204");
  Game companion(free_attacks({"gondor"}, "character")
                     .army("north-ithilien", "gondor 2R, rohan 1L, meriadoc")
                     .army("dagorlad", "sauron 1R"));
  EXPECT_EQ(companion.why_not(intent), "");
  attack(companion);
  EXPECT_EQ(companion.question(), "combat-roll-free");
}

TEST(Rulings, R204_SarumanLeadsAnAttackOutOfOrthanc) {
  const json intent = {
      {"die", "character"}, {"do", "attack"}, {"from", "orthanc"}, {"to", "fords-of-isen"}};
  Game without(shadow_attacks({"isengard"}, "character")
                   .army("orthanc", "isengard 2R")
                   .army("fords-of-isen", "rohan 1R"));
  EXPECT_EQ(without.why_not(intent), "R-204");
  Game with(shadow_attacks({"isengard"}, "character")
                .army("orthanc", "isengard 2R, saruman")
                .army("fords-of-isen", "rohan 1R"));
  EXPECT_EQ(with.why_not(intent), "");
  declare(with);
  with.forbids("leave saruman");
  EXPECT_EQ(with.why_not({{"do", "leave"}, {"who", "saruman"}}), "R-204");
}

TEST(Rulings, R114_R204_IsengardElitesLeadWhileSarumanIsInPlay) {
  const json intent = {
      {"die", "character"}, {"do", "attack"}, {"from", "gap-of-rohan"}, {"to", "fords-of-isen"}};
  Game without(shadow_attacks({"isengard"}, "character")
                   .army("gap-of-rohan", "isengard 1R 1E")
                   .army("fords-of-isen", "rohan 1R"));
  EXPECT_EQ(without.why_not(intent), "R-204");
  Game with(shadow_attacks({"isengard"}, "character")
                .army("gap-of-rohan", "isengard 1R 1E")
                .army("orthanc", "saruman")
                .army("fords-of-isen", "rohan 1R"));
  EXPECT_EQ(with.why_not(intent), "");
  declare(with);
  with.forbids("leave isengard.elite");
  EXPECT_EQ(with.why_not({{"do", "leave"}, {"who", "isengard.elite"}}), "R-204");
}

TEST(Rulings, R205_EveryDefenderTakesPartAtWarOrNot) {
  Game game(shadow_attacks({"sauron"})
                .army("dagorlad", "sauron 1R")
                .army("north-ithilien", "gondor 1R 1L, north 2R 1L"));
  attack(game);
  miss(game);
  EXPECT_EQ(dice_thrown(game, "free"), 3);
  EXPECT_EQ(dice_rerolled(game, "free"), 2);
}

TEST(Rulings, R206_NeitherGarrisonNorNeighboursHelp) {
  Game game(free_attacks({"gondor"})
                .garrison("minas-tirith", "gondor 3R 1L")
                .army("minas-tirith", "sauron 1R")
                .army("osgiliath", "sauron 4R")
                .army("lossarnach", "gondor 2R")
                .army("pelargir", "gondor 4R"));
  declare(game);
  game.play({"region lossarnach", "region minas-tirith", "go"});
  miss(game);
  EXPECT_EQ(dice_thrown(game, "free"), 2);
  EXPECT_EQ(dice_rerolled(game, "free"), 0);
  EXPECT_EQ(dice_thrown(game, "shadow"), 1);
}

TEST(Rulings, R207_CharactersWithoutUnitsAreNoTarget) {
  Game companion(
      shadow_attacks({"sauron"}).army("dagorlad", "sauron 1R").army("north-ithilien", "strider"));
  EXPECT_EQ(companion.why_not(attack_on("dagorlad", "north-ithilien")), "R-207");
  companion.play("die army");
  companion.forbids("use attack");
  Game minions(free_attacks({"gondor"})
                   .army("dagorlad", "mouth-of-sauron, 2N")
                   .army("north-ithilien", "gondor 1R"));
  EXPECT_EQ(minions.why_not(attack_on("north-ithilien", "dagorlad")), "R-207");
  minions.play("die muster-army");
  minions.forbids("use attack");
}

}  // namespace
}  // namespace rulings
