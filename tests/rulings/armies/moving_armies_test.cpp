// An Army on the move.

#include <gtest/gtest.h>

#include "tests/cards/hands.h"
#include "tests/rulings/game.h"

namespace rulings {
namespace {

Setting shadow_to_move(std::string_view die = "army") {
  return turn_of("shadow", {"muster", "event"}, {die, "event"});
}

Setting free_to_move(std::string_view die = "muster-army") {
  return turn_of("free", {die, "event"}, {"muster", "event"}).at_war({"gondor"});
}

TEST(Rulings, R080_TwoArmiesGoOneRegionEach) {
  Game game(shadow_to_move().army("north-ithilien", "sauron 2R").army("dagorlad", "sauron 3R"));
  game.play({"die army", "use move-armies"});
  game.forbids("stop");  // moving nobody at all is a skip
  game.play({"region north-ithilien", "region dead-marshes", "go"});
  // Who has moved may not go on with the same die.
  EXPECT_EQ(game.question(), "army-from");
  game.forbids("region dead-marshes");
  EXPECT_EQ(game.why_not({{"do", "region"}, {"to", "dead-marshes"}}), "R-080");
  game.play({"region dagorlad", "region noman-lands", "go"});
  EXPECT_EQ(game.standing("dead-marshes"), "sauron 2R");
  EXPECT_EQ(game.standing("noman-lands"), "sauron 3R");
  // Two Armies were all: the die is spent.
  EXPECT_EQ(game.seat(), "free");
  EXPECT_EQ(game.question(), "choose-die");
}

TEST(Rulings, R080_OneArmyIsEnough) {
  Game game(shadow_to_move().army("north-ithilien", "sauron 2R").army("dagorlad", "sauron 3R"));
  game.play({"die army", "use move-armies", "region north-ithilien", "region dead-marshes", "go"});
  game.play("stop");
  EXPECT_EQ(game.seat(), "free");
  EXPECT_EQ(game.standing("dagorlad"), "sauron 3R");
}

TEST(Rulings, R080_TwoGroupsOfOneRegionAreTwoArmies) {
  for (const std::string_view second : {"region dead-marshes", "region eastern-emyn-muil"}) {
    Game game(shadow_to_move().army("north-ithilien", "sauron 4R"));
    game.play({"die army", "use move-armies", "region dead-marshes", "leave sauron.regular", "go"});
    // The one that stayed may still move, to the same region or to another.
    game.play({"region north-ithilien", second});
    const bool joins = second == "region dead-marshes";
    EXPECT_EQ(game.standing("dead-marshes"), joins ? "sauron 4R" : "sauron 3R");
    EXPECT_EQ(game.standing("eastern-emyn-muil"), joins ? "" : "sauron 1R");
    EXPECT_EQ(game.standing("north-ithilien"), "");
  }
}

TEST(Rulings, R080_WhoJoinsAnArmyDoesNotMoveOnWithIt) {
  Game game(shadow_to_move().army("dagorlad", "sauron 1R, 1N").army("north-ithilien", "sauron 2R"));
  game.play({"die army", "use move-armies", "region dagorlad", "region north-ithilien", "go"});
  EXPECT_EQ(game.standing("north-ithilien"), "sauron 3R, 1N");
  // Only the two that stood there go on: neither the third Regular nor the Nazgûl.
  game.play({"region north-ithilien", "region osgiliath"});
  game.forbids("leave nazgul");
  EXPECT_EQ(game.why_not({{"do", "leave"}, {"who", "nazgul"}}), "R-081");
  game.play("go");
  EXPECT_EQ(game.standing("north-ithilien"), "sauron 1R, 1N");
  EXPECT_EQ(game.standing("osgiliath"), "sauron 2R");
}

TEST(Rulings, R080_OnlyWhoStoodThereGoesOnUnasked) {
  // One figure may go on, so that nobody is asked who stays.
  Game alike(shadow_to_move().army("dagorlad", "sauron 1R").army("north-ithilien", "sauron 1R"));
  alike.play({"die army", "use move-armies", "region dagorlad", "region north-ithilien"});
  alike.play({"region north-ithilien", "region osgiliath"});
  EXPECT_EQ(alike.seat(), "free");
  EXPECT_EQ(alike.standing("north-ithilien"), "sauron 1R");
  EXPECT_EQ(alike.standing("osgiliath"), "sauron 1R");

  Game elite(
      shadow_to_move().army("dagorlad", "sauron 1R, 1N").army("north-ithilien", "sauron 1E"));
  elite.play({"die army", "use move-armies", "region dagorlad", "region north-ithilien", "go"});
  elite.play({"region north-ithilien", "region osgiliath"});
  EXPECT_EQ(elite.standing("north-ithilien"), "sauron 1R, 1N");
  EXPECT_EQ(elite.standing("osgiliath"), "sauron 1E");
}

TEST(Rulings, R080_R082_TheSecondArmyOfADieDoesNotAttackEither) {
  Game game(shadow_to_move()
                .at_war({"sauron", "gondor"})
                .army("barad-dur", "sauron 1R")
                .army("minas-morgul", "sauron 2R")
                .army("north-ithilien", "gondor 1R"));
  game.play({"die army", "use move-armies", "region barad-dur", "region minas-morgul"});
  game.forbids("region north-ithilien");
}

TEST(Rulings, R081_AGroupNeedsAUnitButShadowFiguresMayStayAlone) {
  Game game(shadow_to_move().army("dagorlad", "sauron 1R, 2N, witch-king"));
  game.play({"die army", "use move-armies", "region noman-lands"});
  game.forbids("leave sauron.regular");
  EXPECT_EQ(game.why_not({{"do", "leave"}, {"who", "sauron.regular"}}), "R-081");
  game.play({"leave nazgul", "leave witch-king", "go"});
  EXPECT_EQ(game.standing("noman-lands"), "sauron 1R, 1N");
  EXPECT_EQ(game.standing("dagorlad"), "1N, witch-king");
}

TEST(Rulings, R081_WithTheLastUnitGoAllLeadersButCompanionsMayStay) {
  Game game(free_to_move().army("osgiliath", "gondor 1R 2L, gimli"));
  game.play({"die muster-army", "use move-armies", "region lossarnach"});
  game.forbids("leave gondor.regular");
  game.forbids("leave gondor.leader");
  EXPECT_EQ(game.why_not({{"do", "leave"}, {"who", "gondor.leader"}}), "R-081");
  game.play("leave gimli");
  EXPECT_EQ(game.standing("lossarnach"), "gondor 1R 2L");
  EXPECT_EQ(game.standing("osgiliath"), "gimli");
}

TEST(Rulings, R081_LeadersAreNotSentWithoutAUnitEither) {
  Game game(free_to_move().army("osgiliath", "gondor 2R 1L"));
  game.play({"die muster-army", "use move-armies", "region lossarnach", "leave gondor.regular"});
  game.forbids("leave gondor.regular");
  EXPECT_EQ(game.why_not({{"do", "leave"}, {"who", "gondor.regular"}}), "R-081");
  // With one unit on either side, the Leader may be on either side too.
  game.play({"leave gondor.leader"});
  EXPECT_EQ(game.standing("lossarnach"), "gondor 1R");
  EXPECT_EQ(game.standing("osgiliath"), "gondor 1R 1L");
}

TEST(Rulings, R017_R081_AnyUnitOfHisSideWillDoForALeader) {
  Game game(free_to_move().at_war({"rohan"}).army("osgiliath", "gondor 1R 1L, rohan 1R"));
  game.play({"die muster-army", "use move-armies", "region lossarnach", "leave gondor.regular"});
  // He may stay beside the Regular of Gondor or go with the Rohirrim.
  EXPECT_TRUE(game.offers("leave gondor.leader"));
  game.play("go");
  EXPECT_EQ(game.standing("lossarnach"), "gondor 1L, rohan 1R");
  EXPECT_EQ(game.standing("osgiliath"), "gondor 1R");
}

TEST(Rulings, R081_LeadersAloneAreNoArmy) {
  const Game game(shadow_to_move().army("dagorlad", "2N").army("nurn", "sauron 1R"));
  EXPECT_EQ(game.why_not({{"do", "move-armies"}, {"from", "dagorlad"}}), "R-081");
  EXPECT_EQ(game.why_not({{"do", "move-armies"}, {"from", "nurn"}}), "");

  // Where there is nothing else, the die can do nothing.
  Game alone(shadow_to_move().army("dagorlad", "2N, witch-king"));
  alone.play("die army");
  EXPECT_EQ(alone.events("die-skipped").size(), 1U);
}

TEST(Rulings, R082_OnlyToAnAdjacentRegionWithoutEnemyUnits) {
  Game game(free_to_move()
                .army("osgiliath", "gondor 2R")
                .army("north-ithilien", "sauron 1R")
                .army("south-ithilien", "2N, mouth-of-sauron"));
  const auto to = [](std::string_view region) {
    return json{{"do", "move-armies"}, {"from", "osgiliath"}, {"to", region}};
  };
  EXPECT_EQ(game.why_not(to("north-ithilien")), "R-082");
  EXPECT_EQ(game.why_not(to("dol-amroth")), "R-082");
  game.play({"die muster-army", "use move-armies"});
  EXPECT_EQ(game.ruling(), "R-082");
  game.forbids("region north-ithilien");
  game.forbids("region dol-amroth");
  // Nazgûl and Minions alone do not block, and nobody fights.
  game.play({"region south-ithilien", "go"});
  EXPECT_EQ(game.standing("south-ithilien"), "gondor 2R / 2N, mouth-of-sauron");
  EXPECT_EQ(game.events("battle-began").size(), 0U);
}

TEST(Rulings, R082_ToEveryAdjacentRegionThatIsNotTheEnemys) {
  Game open(shadow_to_move().army("minas-morgul", "sauron 1R"));
  open.play({"die army", "use move-armies"});
  EXPECT_EQ(sorted(open.options()),
            (Options{"region gorgoroth", "region north-ithilien", "region south-ithilien"}));
  open.forbids("region osgiliath");
  Game held(shadow_to_move().army("minas-morgul", "sauron 1R").army("north-ithilien", "gondor 1R"));
  held.play({"die army", "use move-armies"});
  EXPECT_EQ(sorted(held.options()), (Options{"region gorgoroth", "region south-ithilien"}));
}

TEST(Rulings, R082_CompanionsAloneDoNotBlock) {
  Game game(shadow_to_move().army("dagorlad", "sauron 2R").army("noman-lands", "strider"));
  game.play({"die army", "use move-armies", "region noman-lands", "go"});
  EXPECT_EQ(game.standing("noman-lands"), "strider / sauron 2R");
}

TEST(Rulings, R083_ACharacterDieMovesOneArmyWithALeader) {
  Game game(shadow_to_move("character")
                .army("dagorlad", "sauron 2R, 1N")
                .army("nurn", "sauron 1R")
                .army("gorgoroth", "sauron 1R, witch-king"));
  EXPECT_EQ(game.why_not({{"die", "character"}, {"do", "move-army"}, {"from", "nurn"}}), "R-083");
  game.play({"die character", "use move-army"});
  game.forbids("region nurn");
  game.play({"region dagorlad", "region noman-lands"});
  game.forbids("leave nazgul");
  EXPECT_EQ(game.why_not({{"do", "leave"}, {"who", "nazgul"}}), "R-083");
  game.play({"leave sauron.regular"});
  EXPECT_EQ(game.standing("noman-lands"), "sauron 1R, 1N");
  // One Army only, though the Witch-king's could move too.
  EXPECT_EQ(game.seat(), "free");
}

TEST(Rulings, R083_ALeaderOrACompanionMustTravelWithTheGroup) {
  Game game(free_to_move("character").army("osgiliath", "gondor 4R 1L, gimli"));
  game.play({"die character", "use move-army", "region lossarnach", "leave gondor.leader"});
  game.forbids("leave gimli");
  EXPECT_EQ(game.why_not({{"do", "leave"}, {"who", "gimli"}}), "R-083");
  // With the Leader one Regular had to stay.
  game.play("go");
  EXPECT_EQ(game.standing("lossarnach"), "gondor 3R, gimli");
  EXPECT_EQ(game.standing("osgiliath"), "gondor 1R 1L");
}

TEST(Rulings, R083_AGreyLeaderIsEnoughAndHasToGo) {
  Game game(
      free_to_move("character").army("osgiliath", "gondor 3R 1L").army("pelargir", "gondor 2R"));
  EXPECT_EQ(game.why_not({{"die", "character"}, {"do", "move-army"}, {"from", "pelargir"}}),
            "R-083");
  game.play({"die character", "use move-army", "region lossarnach"});
  game.forbids("leave gondor.leader");
  EXPECT_EQ(game.why_not({{"do", "leave"}, {"who", "gondor.leader"}}), "R-083");
  game.play({"leave gondor.regular", "go"});
  EXPECT_EQ(game.standing("lossarnach"), "gondor 2R 1L");
  EXPECT_EQ(game.standing("osgiliath"), "gondor 1R");
}

/// Whether a Character die can move these, the only Army of their side.
bool may_march(Setting setting, std::string_view region, std::string_view figures) {
  Game game(setting.army(region, figures));
  game.play("die character");
  return game.offers("use move-army");
}

TEST(Rulings, R083_WithoutALeaderOfItsOwnSideTheDieMovesNoArmy) {
  const auto of_gondor = [](std::string_view figures) {
    return may_march(free_to_move("character"), "pelargir", figures);
  };
  EXPECT_FALSE(of_gondor("gondor 1R"));
  EXPECT_FALSE(of_gondor("gondor 1R, 1N"));
  EXPECT_TRUE(of_gondor("gondor 1R, meriadoc"));
  EXPECT_TRUE(of_gondor("gondor 1R 1L"));
  const auto of_isengard = [](std::string_view figures) {
    return may_march(shadow_to_move("character").at_war({"isengard"}), "orthanc", figures);
  };
  EXPECT_FALSE(of_isengard("isengard 1R"));
  EXPECT_FALSE(of_isengard("isengard 1R, saruman"));
  EXPECT_FALSE(of_isengard("isengard 1R 1E"));
  EXPECT_TRUE(of_isengard("isengard 1R 1E, saruman"));
}

TEST(Rulings, R083_AWillOfTheWestNeedsNoLeader) {
  Game game(free_to_move("will").army("osgiliath", "gondor 2R"));
  game.play({"die will", "use move-armies", "region lossarnach", "go"});
  EXPECT_EQ(game.standing("lossarnach"), "gondor 2R");
}

TEST(Rulings, R083_SarumanNeverMakesAnArmyMove) {
  Game game(shadow_to_move("character")
                .at_war({"isengard"})
                .army("orthanc", "isengard 2R, saruman")
                .army("nurn", "sauron 2R, 1N"));
  EXPECT_EQ(game.why_not({{"die", "character"}, {"do", "move-army"}, {"from", "orthanc"}}),
            "R-083");
  game.play({"die character", "use move-army"});
  // Only the Army in Nurn can be meant, and it has only Gorgoroth to go to.
  game.forbids("region orthanc");
  EXPECT_EQ(game.question(), "army-group");
}

TEST(Rulings, R083_R114_HisElitesDoAsLongAsHeIsThere) {
  Game game(
      shadow_to_move("character").at_war({"isengard"}).army("orthanc", "isengard 3R 1E, saruman"));
  game.play({"die character", "use move-army", "region gap-of-rohan"});
  game.forbids("leave isengard.elite");
  EXPECT_EQ(game.why_not({{"do", "leave"}, {"who", "isengard.elite"}}), "R-083");
  game.forbids("leave saruman");
  game.play({"leave isengard.regular", "go"});
  EXPECT_EQ(game.standing("gap-of-rohan"), "isengard 2R 1E");
  EXPECT_EQ(game.standing("orthanc"), "isengard 1R, saruman");

  const Game without(
      shadow_to_move("character").at_war({"isengard"}).army("orthanc", "isengard 3R 1E"));
  EXPECT_EQ(without.why_not({{"die", "character"}, {"do", "move-army"}, {"from", "orthanc"}}),
            "R-083");
}

TEST(Rulings, R089_ALeaderDoesNotOutliveHisLastUnit) {
  // The only unit in Osgiliath falls, and both Leaders with it. A Companion stands alone as long
  // as he likes.
  Game game(shadow_to_move()
                .at_war({"sauron"})
                .army("north-ithilien", "sauron 2R")
                .army("osgiliath", "gondor 1R 1L, rohan 1L")
                .army("bree", "strider"));
  game.play({"die army", "use attack", "go"});
  game.roll({6, 1, 1});
  // Leadership 2, one failed die.
  EXPECT_EQ(game.question(), "combat-reroll-free");
  game.roll({1});
  EXPECT_EQ(game.casualties("gondor"), "1R 1L");
  EXPECT_EQ(game.casualties("rohan"), "1L");
  EXPECT_EQ(game.standing("osgiliath"), "");
  EXPECT_EQ(game.standing("bree"), "strider");
}

// Stormcrow: Rohan loses a figure, and its player gives up the Regular.
TEST(Rulings, R089_ALeaderDoesNotOutliveAUnitTakenByACard) {
  Setting setting;
  setting.empty_map()
      .fellowship({{"region", "folde"}})
      .army("edoras", "rohan 1R 1L, strider")
      .politics("rohan", 3, false);
  Game game(cards::holding(setting, "shadow", {"stormcrow"}));
  cards::play_event(game, "stormcrow");
  game.play("figure rohan.regular");
  EXPECT_EQ(game.casualties("rohan"), "1R 1L");
  EXPECT_EQ(game.standing("edoras"), "strider");
}

// The same in a siege. A Companion alone does not hold the Stronghold.
TEST(Rulings, R089_ALeaderDoesNotOutliveTheLastUnitOfAGarrison) {
  Setting setting;
  setting.empty_map()
      .fellowship({{"region", "folde"}})
      .garrison("helms-deep", "rohan 1R 1L, strider")
      .army("helms-deep", "isengard 2R")
      .politics("rohan", 3, false);
  Game game(cards::holding(setting, "shadow", {"stormcrow"}));
  cards::play_event(game, "stormcrow");
  game.play("figure rohan.regular");
  EXPECT_EQ(game.casualties("rohan"), "1R 1L");
  EXPECT_EQ(game.inside("helms-deep"), "");
  EXPECT_EQ(game.standing("helms-deep"), "strider / isengard 2R");
  EXPECT_EQ(game.control("helms-deep"), "shadow");
}

TEST(Rulings, R089_AUnitOfAnyNationKeepsHim) {
  Game game(shadow_to_move()
                .at_war({"sauron"})
                .army("north-ithilien", "sauron 2R")
                .army("osgiliath", "gondor 1R 1L, rohan 1R"));
  game.play({"die army", "use attack", "go"});
  game.roll({6, 1, 1, 1, 1});
  game.play({"remove gondor.regular", "cease"});
  EXPECT_EQ(game.standing("osgiliath"), "gondor 1L, rohan 1R");
}

TEST(Rulings, R081_R089_ALeaderKeptBackByABorderKeepsTheLastUnit) {
  // Rohan is not At War: its Leader may not enter Gondor, and may not be left alone.
  Game game(free_to_move().army("osgiliath", "gondor 1R, rohan 1L").army("edoras", "rohan 2R"));
  EXPECT_EQ(game.why_not({{"do", "move-armies"}, {"from", "osgiliath"}, {"to", "lossarnach"}}),
            "R-081");
  game.play({"die muster-army", "use move-armies", "region osgiliath"});
  game.forbids("region lossarnach");
  // Where no border is, both go.
  game.play({"region dead-marshes"});
  EXPECT_EQ(game.standing("dead-marshes"), "gondor 1R, rohan 1L");

  // Of two units one goes and one stays; nothing is to choose.
  Game two(free_to_move().army("osgiliath", "gondor 2R, rohan 1L").army("edoras", "rohan 2R"));
  two.play({"die muster-army", "use move-armies", "region osgiliath", "region lossarnach"});
  EXPECT_NE(two.question(), "army-group");
  EXPECT_EQ(two.standing("lossarnach"), "gondor 1R");
  EXPECT_EQ(two.standing("osgiliath"), "gondor 1R, rohan 1L");
}

}  // namespace
}  // namespace rulings
