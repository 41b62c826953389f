// Nazgûl and Minions on the map. The Mouth's ways are with the Strongholds.

#include <gtest/gtest.h>

#include "tests/rulings/game.h"

namespace rulings {
namespace {

Setting shadow_to_fly() {
  return Setting()
      .empty_map()
      .at_war({"sauron"})
      .to_act("shadow")
      .dice("free", {"muster", "event"})
      .dice("shadow", {"character", "event"});
}
Game flying(const Setting& setting) {
  Game game(setting);
  game.play({"die character", "use move-minions"});
  return game;
}

TEST(Rulings, R097_AnyNumberFliesAnywhereEachOnce) {
  Game game = flying(shadow_to_fly().army("minas-morgul", "3N").army("nurn", "1N"));
  // Two to the Shire, across the whole map; the third elsewhere; the fourth not at all.
  game.forbids("stop");  // whoever uses the die so moves somebody
  game.play({"region minas-morgul", "leave nazgul", "go", "region the-shire"});
  game.play({"region minas-morgul", "region bree"});
  EXPECT_EQ(game.question(), "minions-from");
  game.forbids("region the-shire");
  EXPECT_EQ(game.why_not({{"do", "region"}, {"to", "the-shire"}}), "R-097");
  game.play("stop");
  EXPECT_EQ(game.standing("the-shire"), "2N");
  EXPECT_EQ(game.standing("bree"), "1N");
  EXPECT_EQ(game.standing("nurn"), "1N");
  EXPECT_EQ(game.seat(), "free");
}

TEST(Rulings, R097_R099_EverywhereButToTheEightStrongholdsOfTheFreePeoples) {
  // Of 105 regions those eight and their own are left out; a City and an Army do not matter.
  for (const std::string_view who : {"1N", "witch-king"}) {
    const Game game = flying(shadow_to_fly().army("barad-dur", who).army("edoras", "rohan 1R"));
    EXPECT_EQ(game.options().size(), 96u) << who;
    EXPECT_TRUE(game.offers("region edoras")) << who;
    EXPECT_TRUE(game.offers("region forlindon")) << who;
  }
}

TEST(Rulings, R097_TheWitchKingAndANazgulOneAfterTheOtherToTheSamePlace) {
  Game game = flying(shadow_to_fly().army("barad-dur", "2N, witch-king"));
  game.play({"leave nazgul", "leave nazgul", "region dead-marshes"});
  game.play({"region barad-dur", "leave nazgul", "region dead-marshes"});
  EXPECT_EQ(game.question(), "minions-from");
  game.forbids("region dead-marshes");  // both there have flown
  game.play({"region barad-dur", "region the-shire"});
  EXPECT_EQ(game.seat(), "free");
  EXPECT_EQ(game.standing("dead-marshes"), "1N, witch-king");
  EXPECT_EQ(game.standing("the-shire"), "1N");
}

TEST(Rulings, R097_WhoWasFlownToStillMayFlyItself) {
  Game game = flying(shadow_to_fly().army("minas-morgul", "1N").army("nurn", "1N"));
  game.play({"region minas-morgul", "region nurn"});
  // Two are in Nurn, and one of them has not moved.
  game.play({"region nurn", "region dale"});
  EXPECT_EQ(game.standing("nurn"), "1N");
  EXPECT_EQ(game.standing("dale"), "1N");
  EXPECT_EQ(game.seat(), "free");
}

TEST(Rulings, R097_NotToAStrongholdThatTheFreePeoplesHold) {
  Game game = flying(shadow_to_fly()
                         .army("minas-morgul", "2N")
                         .army("minas-tirith", "gondor 1R")
                         .control("moria", "free"));
  game.play("go");
  game.forbids("region minas-tirith");
  game.forbids("region lorien");  // empty, and yet theirs
  game.forbids("region moria");   // taken from the Shadow
  EXPECT_EQ(game.why_not({{"do", "region"}, {"to", "moria"}}), "R-097");
  // A City is no Stronghold.
  EXPECT_TRUE(game.offers("region edoras"));
  game.play("region pelargir");
  EXPECT_EQ(game.standing("pelargir"), "2N");
}

TEST(Rulings, R097_WhyNot) {
  const Game game(
      shadow_to_fly().army("minas-morgul", "2N").army("orthanc", "isengard 1R, saruman"));
  EXPECT_EQ(game.why_not({{"do", "move-minions"}, {"to", "minas-tirith"}}), "R-097");
  EXPECT_EQ(game.why_not({{"do", "move-minions"}, {"to", "edoras"}}), "");
  EXPECT_EQ(game.why_not({{"do", "move-minions"}, {"who", "saruman"}}), "R-097");
}

TEST(Rulings, R097_ToASiegeOfTheShadowsTheyFlyAndStandOutside) {
  Game game = flying(shadow_to_fly()
                         .army("minas-morgul", "2N")
                         .garrison("minas-tirith", "gondor 2R")
                         .army("minas-tirith", "sauron 3R"));
  game.play({"go", "region minas-tirith"});
  EXPECT_EQ(game.standing("minas-tirith"), "sauron 3R, 2N");
  EXPECT_EQ(game.inside("minas-tirith"), "gondor 2R");
}

TEST(Rulings, R097_ToAStrongholdThatTheShadowTook) {
  Game game = flying(shadow_to_fly().army("minas-morgul", "2N").control("lorien", "shadow"));
  game.play({"go", "region lorien"});
  EXPECT_EQ(game.standing("lorien"), "2N");
}

TEST(Rulings, R097_IntoAndOutOfABesiegedStrongholdOfTheShadow) {
  Game game = flying(shadow_to_fly()
                         .garrison("moria", "sauron 2R, 1N")
                         .army("moria", "elves 3R")
                         .army("minas-morgul", "1N, witch-king"));
  game.play({"region minas-morgul", "go", "region moria"});
  EXPECT_EQ(game.inside("moria"), "sauron 2R, 2N, witch-king");
  EXPECT_EQ(game.standing("moria"), "elves 3R");
  game.play({"region moria", "region bree"});
  EXPECT_EQ(game.inside("moria"), "sauron 2R, 1N, witch-king");
  EXPECT_EQ(game.standing("bree"), "1N");
}

TEST(Rulings, R097_SarumanNeverMoves) {
  // Not on his own, and not with an Army.
  Game alone =
      flying(shadow_to_fly().army("orthanc", "isengard 2R, 1N, saruman").army("nurn", "1N"));
  alone.play({"region orthanc", "region edoras", "stop"});
  EXPECT_EQ(alone.standing("orthanc"), "isengard 2R, saruman");
  Game only(shadow_to_fly().army("orthanc", "isengard 2R, saruman"));
  EXPECT_EQ(only.why_not({{"do", "move-minions"}}), "R-097");
  only.play("die character");
  only.forbids("use move-minions");

  Game army(
      shadow_to_fly().dice("shadow", {"army", "event"}).army("orthanc", "isengard 2R, saruman"));
  army.play({"die army", "use move-armies", "go"});
  EXPECT_EQ(army.standing("gap-of-rohan"), "isengard 2R");
  EXPECT_EQ(army.standing("orthanc"), "saruman");
}

TEST(Rulings, R097_R099_TheWitchKingFliesAsANazgul) {
  Game game =
      flying(shadow_to_fly().army("barad-dur", "witch-king").army("minas-tirith", "gondor 1R"));
  game.forbids("region minas-tirith");
  game.play("region the-shire");
  EXPECT_EQ(game.standing("the-shire"), "witch-king");
}

TEST(Rulings, R098_NazgulAloneCaptureAndWakeNobody) {
  Game game = flying(shadow_to_fly().army("minas-morgul", "2N, witch-king, mouth-of-sauron"));
  game.play({"leave mouth-of-sauron", "go", "region pelargir", "stop"});
  EXPECT_EQ(game.standing("pelargir"), "2N, witch-king");
  EXPECT_EQ(game.control("pelargir"), "free");
  EXPECT_EQ(points_of(game, "shadow"), 0);
  EXPECT_FALSE(is_active(game, "gondor"));
}

TEST(Rulings, R098_AnArmyThatEntersDoesNotTouchThem) {
  Game game(shadow_to_fly()
                .to_act("free")
                .at_war({"gondor"})
                .dice("free", {"muster-army", "event"})
                .army("osgiliath", "gondor 3R")
                .army("lossarnach", "2N, witch-king"));
  EXPECT_EQ(game.why_not({{"do", "attack"}, {"from", "osgiliath"}, {"to", "lossarnach"}}), "R-207");
  game.play({"die muster-army", "use move-armies", "region lossarnach", "go"});
  EXPECT_EQ(game.standing("lossarnach"), "gondor 3R / 2N, witch-king");
}

TEST(Rulings, R099_HeIsNotOneOfTheEight) {
  const Game game(shadow_to_fly().army("minas-morgul", "8N, witch-king"));
  EXPECT_EQ(game.standing("minas-morgul"), "8N, witch-king");
  EXPECT_EQ(game.at("/offBoard/shadow/reinforcements/nazgul"), 0);
}

TEST(Rulings, R099_ANazgulComesBackTheWitchKingDoesNot) {
  // One Regular, a Nazgûl and the Witch-king attack three of Gondor and lose.
  Game game(shadow_to_fly()
                .at_war({"gondor"})
                .dice("shadow", {"army", "muster"})
                .army("north-ithilien", "sauron 1R, 1N, witch-king")
                .army("osgiliath", "gondor 3R"));
  game.play({"die army", "use attack"});
  game.roll({1, 6, 1, 1});
  game.roll({1});  // one die failed, whatever their Leadership
  EXPECT_EQ(game.standing("north-ithilien"), "");
  EXPECT_EQ(game.at("/offBoard/shadow/reinforcements/nazgul"), 8);
  EXPECT_EQ(whereabouts(game, "witch-king"), "eliminated");
  game.play({"die muster", "use skip"});
  EXPECT_EQ(game.why_not({{"do", "minion"}, {"who", "witch-king"}}), "R-110");
}

TEST(Rulings, R083_R099_HeLeadsAnArmyAsEveryNazgulDoes) {
  Game game(shadow_to_fly().army("dagorlad", "sauron 2R, witch-king"));
  game.play({"die character", "use move-army", "region noman-lands"});
  game.forbids("leave witch-king");
  game.play("go");
  EXPECT_EQ(game.standing("noman-lands"), "sauron 2R, witch-king");
}

TEST(Rulings, R097_R222_SarumanDoesNotRetreatNorAdvance) {
  Game retreat(shadow_to_fly()
                   .to_act("free")
                   .at_war({"rohan", "isengard"})
                   .dice("free", {"muster-army", "event"})
                   .army("fords-of-isen", "rohan 2R")
                   .army("orthanc", "isengard 2R, saruman"));
  retreat.play({"die muster-army", "use attack", "go", "stand"});
  retreat.roll({1, 1, 1, 1, 1});
  retreat.play({"continue", "region gap-of-rohan", "stop"});
  EXPECT_EQ(retreat.standing("gap-of-rohan"), "isengard 2R");
  EXPECT_EQ(retreat.standing("orthanc"), "saruman");
  EXPECT_EQ(retreat.control("orthanc"), "shadow");

  Game advance(shadow_to_fly()
                   .at_war({"isengard"})
                   .dice("shadow", {"army", "event"})
                   .army("fords-of-isen", "rohan 1R")
                   .army("orthanc", "isengard 2R, saruman"));
  advance.play({"die army", "use attack", "go"});
  advance.roll({6, 1, 1});
  advance.roll({1});
  advance.play("go");
  EXPECT_EQ(advance.standing("fords-of-isen"), "isengard 2R");
  EXPECT_EQ(advance.standing("orthanc"), "saruman");
}

TEST(Rulings, R097_OutOfAStrongholdThatWasTakenBackTheyFly) {
  Game game = flying(shadow_to_fly().army("minas-tirith", "gondor 1R, 1N, mouth-of-sauron"));
  game.play({"leave mouth-of-sauron", "region bree"});
  game.play({"region minas-tirith", "region pelargir"});  // the Mouth, by Lossarnach
  EXPECT_EQ(game.standing("minas-tirith"), "gondor 1R");
  EXPECT_EQ(game.standing("bree"), "1N");
  EXPECT_EQ(game.standing("pelargir"), "mouth-of-sauron");
}

/// A Hunt that failed with one die, where this Minion stands beside the Fellowship.
std::string after_a_failed_hunt(std::string_view who) {
  Game game(shadow_to_fly()
                .to_act("free")
                .dice("free", {"character", "event"})
                .fellowship({{"region", "hollin"}})
                .set("/huntBox/shadow", 1)
                .army("hollin", who));
  game.play({"die character", "use move-fellowship"});
  game.roll({1});
  return game.question();
}

TEST(Rulings, R099_R138_InTheHuntHeCountsAsANazgulAndTheMouthDoesNot) {
  EXPECT_EQ(after_a_failed_hunt("1N"), "hunt-reroll");
  EXPECT_EQ(after_a_failed_hunt("witch-king"), "hunt-reroll");
  EXPECT_EQ(after_a_failed_hunt("mouth-of-sauron"), "choose-die");
}

}  // namespace
}  // namespace rulings
