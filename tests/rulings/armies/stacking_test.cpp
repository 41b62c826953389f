// More units than a region or a siege can hold. The owner trims, nobody is refused.

#include <gtest/gtest.h>

#include "tests/rulings/game.h"

namespace rulings {
namespace {

Setting shadow_to_crowd() {
  return turn_of("shadow", {"muster-army", "event"}, {"army", "event"})
      .at_war({"sauron", "gondor"});
}
Setting free_to_crowd() { return shadow_to_crowd().to_act("free"); }

void expect_excess(const Game& game, std::string_view seat) {
  EXPECT_EQ(game.question(), "excess");
  EXPECT_EQ(game.ruling(), "R-086");
  EXPECT_EQ(game.seat(), seat);
}

TEST(Rulings, R086_AfterAMoveTheOwnerTrimsToTen) {
  Game game(
      shadow_to_crowd().army("dagorlad", "sauron 8R, 1N").army("noman-lands", "sauron 3R 1E"));
  // Of 36 Regulars and 6 Elites 11 and 1 stand there.
  EXPECT_EQ(game.reinforcements("sauron"), "25R 5E");
  EXPECT_EQ(game.why_not({{"do", "move-armies"}, {"from", "noman-lands"}, {"to", "dagorlad"}}), "");
  game.play({"die army", "use move-armies", "region noman-lands", "region dagorlad", "go", "stop"});
  EXPECT_EQ(game.standing("dagorlad"), "sauron 11R 1E, 1N");
  expect_excess(game, "shadow");
  // Units only; a Nazgûl takes no room.
  game.forbids("remove nazgul");
  EXPECT_EQ(game.why_not({{"do", "remove"}, {"who", "nazgul"}}), "R-086");
  game.play("remove sauron.elite");
  // Nothing but Regulars is left to choose among: the last goes by itself.
  EXPECT_EQ(game.standing("dagorlad"), "sauron 10R, 1N");
  EXPECT_EQ(game.reinforcements("sauron"), "26R 6E");
  EXPECT_EQ(game.seat(), "free");
}

TEST(Rulings, R086_TheFreePeoplesLoseNothingByIt) {
  Game game(
      free_to_crowd().army("lossarnach", "gondor 7R").army("pelargir", "gondor 3R 2E 1L, strider"));
  EXPECT_EQ(game.reinforcements("gondor"), "5R 3E 3L");
  game.play(
      {"die muster-army", "use move-armies", "region pelargir", "region lossarnach", "go", "stop"});
  expect_excess(game, "free");
  game.forbids("remove gondor.leader");
  game.forbids("remove strider");
  EXPECT_EQ(game.options().size(), 2U);
  game.play("remove gondor.regular");
  EXPECT_EQ(game.options().size(), 2U);
  game.play("remove gondor.elite");
  EXPECT_EQ(game.standing("lossarnach"), "gondor 9R 1E 1L, strider");
  EXPECT_EQ(game.reinforcements("gondor"), "6R 4E 3L");
  EXPECT_EQ(game.casualties("gondor"), "");
}

TEST(Rulings, R086_TheOwnerChoosesAmongTheNations) {
  Game game(
      free_to_crowd().army("osgiliath", "gondor 8R").army("dead-marshes", "rohan 2R, elves 1E"));
  game.play({"die muster-army", "use move-armies", "region dead-marshes", "region osgiliath", "go",
             "stop"});
  expect_excess(game, "free");
  for (const std::string_view who :
       {"remove gondor.regular", "remove rohan.regular", "remove elves.elite"}) {
    EXPECT_TRUE(game.offers(who)) << who;
  }
  game.play("remove rohan.regular");
  EXPECT_EQ(game.standing("osgiliath"), "gondor 8R, rohan 1R, elves 1E");
  EXPECT_EQ(game.reinforcements("rohan"), "9R 5E 4L");
}

TEST(Rulings, R086_TenAreNotTooMany) {
  Game game(shadow_to_crowd().army("dagorlad", "sauron 8R").army("noman-lands", "sauron 1R 1E"));
  game.play({"die army", "use move-armies", "region noman-lands", "region dagorlad", "go", "stop"});
  EXPECT_EQ(game.standing("dagorlad"), "sauron 9R 1E");
  EXPECT_EQ(game.seat(), "free");
  EXPECT_EQ(game.question(), "choose-die");
}

TEST(Rulings, R086_R331_AlikeUnitsAreTrimmedUnasked) {
  Game game(shadow_to_crowd().army("dagorlad", "sauron 9R").army("noman-lands", "sauron 3R"));
  game.play({"die army", "use move-armies", "region noman-lands", "region dagorlad", "go", "stop"});
  EXPECT_EQ(game.seat(), "free");
  EXPECT_EQ(game.standing("dagorlad"), "sauron 10R");
  EXPECT_EQ(game.reinforcements("sauron"), "26R 6E");
}

TEST(Rulings, R086_BetweenTwoMovesOfOneDieNobodyCounts) {
  // Three come, three go: thirteen for a moment, ten at the end.
  Game game(shadow_to_crowd().army("dagorlad", "sauron 8R 2E").army("noman-lands", "sauron 3R"));
  game.play({"die army", "use move-armies", "region noman-lands", "region dagorlad", "go"});
  EXPECT_EQ(game.standing("dagorlad"), "sauron 11R 2E");
  game.play({"region dagorlad", "region north-ithilien"});
  for (int stay = 0; stay < 7; ++stay) game.play("leave sauron.regular");
  game.play("go");
  EXPECT_EQ(game.standing("dagorlad"), "sauron 10R");
  EXPECT_EQ(game.standing("north-ithilien"), "sauron 1R 2E");
  EXPECT_EQ(game.reinforcements("sauron"), "25R 4E");
  EXPECT_EQ(game.question(), "choose-die");
}

TEST(Rulings, R086_RecruitingIsNotRefusedEither) {
  Game game(free_to_crowd().army("pelargir", "gondor 10R").army("edoras", "rohan 1R"));
  EXPECT_EQ(game.why_not({{"do", "recruit"}, {"who", "gondor.elite"}, {"to", "pelargir"}}), "");
  game.play({"die muster-army", "use recruit", "figure gondor.elite", "region pelargir"});
  expect_excess(game, "free");
  // The new one or an old one.
  Game again = game;
  again.play("remove gondor.elite");
  EXPECT_EQ(again.standing("pelargir"), "gondor 10R");
  EXPECT_EQ(again.reinforcements("gondor"), "5R 5E 4L");
  game.play("remove gondor.regular");
  EXPECT_EQ(game.standing("pelargir"), "gondor 9R 1E");
  EXPECT_EQ(game.reinforcements("gondor"), "6R 4E 4L");
}

/// Four of Gondor leave Osgiliath for Lossarnach, which eight hold already.
Game retreat_to_lossarnach() {
  Game game(shadow_to_crowd()
                .army("north-ithilien", "sauron 1R")
                .army("osgiliath", "gondor 3R 1E")
                .army("lossarnach", "gondor 8R"));
  game.play({"die army", "use attack"});
  game.roll({1, 1, 1, 1, 1});
  game.play({"continue", "region lossarnach", "stop"});
  return game;
}

TEST(Rulings, R086_AfterARetreatTheDefenderTrims) {
  Game game = retreat_to_lossarnach();
  expect_excess(game, "free");
  game.play({"remove gondor.elite"});
  EXPECT_EQ(game.standing("lossarnach"), "gondor 10R");
  EXPECT_EQ(game.reinforcements("gondor"), "5R 5E 4L");
  EXPECT_EQ(game.casualties("gondor"), "");
}

TEST(Rulings, R086_R257_AfterAnAdvanceThatRelievesASiege) {
  // The besiegers of Dol Amroth fall to an Army of seven; the five inside come out.
  Game game(free_to_crowd()
                .army("erech", "gondor 6R 1E")
                .garrison("dol-amroth", "gondor 4R, elves 1E")
                .army("dol-amroth", "southrons 1R"));
  game.play({"die muster-army", "use attack", "region erech", "go"});
  game.roll({5, 1, 1, 1, 1, 1});
  // Nobody besieges any more: the garrison is back in the region before the advance.
  EXPECT_EQ(game.question(), "advance");
  EXPECT_EQ(game.standing("dol-amroth"), "gondor 4R, elves 1E");
  game.play("go");
  expect_excess(game, "free");
  game.play({"remove gondor.regular", "remove elves.elite"});
  EXPECT_EQ(game.standing("dol-amroth"), "gondor 9R 1E");
  EXPECT_EQ(game.reinforcements("elves"), "5R 10E 4L");
  EXPECT_EQ(game.casualties("gondor"), "");
}

TEST(Rulings, R086_R250_FiveInASiegeTheRestToReinforcements) {
  Game game(shadow_to_crowd()
                .army("osgiliath", "sauron 3R")
                .army("minas-tirith", "gondor 5R 2E 2L, gimli"));
  game.play({"die army", "use attack", "go", "withdraw", "go"});
  // It is the Shadow's action, but the garrison's owner chooses.
  EXPECT_EQ(game.question(), "excess");
  EXPECT_EQ(game.seat(), "free");
  game.forbids("remove gondor.leader");
  game.forbids("remove gimli");
  game.play({"remove gondor.regular", "remove gondor.elite"});
  // Leaders and Characters are not counted.
  EXPECT_EQ(game.inside("minas-tirith"), "gondor 4R 1E 2L, gimli");
  EXPECT_EQ(game.standing("minas-tirith"), "sauron 3R");
  EXPECT_EQ(game.reinforcements("gondor"), "11R 4E 2L");
  EXPECT_EQ(game.casualties("gondor"), "");
}

TEST(Rulings, R086_R250_TheSameForTheShadow) {
  Game game(free_to_crowd()
                .at_war({"rohan", "isengard"})
                .army("fords-of-isen", "rohan 2R")
                .army("orthanc", "isengard 5R 2E, saruman"));
  game.play({"die muster-army", "use attack", "go", "withdraw", "go"});
  EXPECT_EQ(game.question(), "excess");
  EXPECT_EQ(game.seat(), "shadow");
  game.play({"remove isengard.regular", "remove isengard.regular"});
  EXPECT_EQ(game.inside("orthanc"), "isengard 3R 2E, saruman");
  EXPECT_EQ(game.reinforcements("isengard"), "9R 4E");
}

TEST(Rulings, R086_R250_FiveInASiegeAreNotTooMany) {
  Game game(shadow_to_crowd().army("osgiliath", "sauron 3R").army("minas-tirith", "gondor 4R 1E"));
  game.play({"die army", "use attack", "go", "withdraw", "go"});
  EXPECT_EQ(game.inside("minas-tirith"), "gondor 4R 1E");
  EXPECT_EQ(game.seat(), "free");
  EXPECT_EQ(game.question(), "choose-die");
}

TEST(Rulings, R086_TheBesiegersMayBeTenAsEverywhere) {
  Game game(shadow_to_crowd()
                .garrison("minas-tirith", "gondor 5R")
                .army("minas-tirith", "sauron 8R")
                .army("osgiliath", "sauron 2R 1E"));
  game.play(
      {"die army", "use move-armies", "region osgiliath", "region minas-tirith", "go", "stop"});
  expect_excess(game, "shadow");
  game.play("remove sauron.elite");
  // Each side counts for itself.
  EXPECT_EQ(game.standing("minas-tirith"), "sauron 10R");
  EXPECT_EQ(game.inside("minas-tirith"), "gondor 5R");
  EXPECT_EQ(game.question(), "choose-die");
}

TEST(Rulings, R086_AdvancingAttackersDoNotOverfillTheFieldTheyWon) {
  // Ten advance into a field that is empty now.
  Game game(
      shadow_to_crowd().army("north-ithilien", "sauron 9R 1E").army("osgiliath", "gondor 1R"));
  game.play({"die army", "use attack", "go"});
  game.roll({6, 1, 1, 1, 1, 1});
  game.play("go");
  EXPECT_EQ(game.standing("osgiliath"), "sauron 9R 1E");
  EXPECT_EQ(game.question(), "choose-die");
}

TEST(Rulings, R086_R332_BothSidesAtOnceTheActingSideFirst) {
  // Gondor drives the besiegers of Dol Amroth into Lamedon, where eight are already, and joins the
  // garrison: twelve on either side.
  Game game(free_to_crowd()
                .army("erech", "gondor 6R 1E")
                .garrison("dol-amroth", "gondor 5R")
                .army("dol-amroth", "southrons 3R 1E")
                .army("lamedon", "southrons 8R")
                .control("lamedon", "shadow"));
  game.play({"die muster-army", "use attack", "region erech", "region dol-amroth", "go"});
  game.roll({1, 1, 1, 1, 1, 1, 1, 1, 1});
  game.play({"continue", "region lamedon", "go"});
  EXPECT_EQ(game.standing("dol-amroth"), "gondor 11R 1E");
  EXPECT_EQ(game.standing("lamedon"), "southrons 11R 1E");
  expect_excess(game, "free");
  game.play("remove gondor.elite");  // the other one can only be a Regular
  expect_excess(game, "shadow");
  game.play({"remove southrons.regular", "remove southrons.regular"});
  EXPECT_EQ(game.standing("dol-amroth"), "gondor 10R");
  EXPECT_EQ(game.standing("lamedon"), "southrons 9R 1E");
  EXPECT_EQ(game.reinforcements("gondor"), "5R 5E 4L");
  EXPECT_EQ(game.reinforcements("southrons"), "15R 5E");
}

TEST(Rulings, R086_R332_TheShadowFirstWhenItActs) {
  // Isengard relieves Orthanc; the besiegers retreat to the Fords, where eight of Rohan stand.
  Game game(shadow_to_crowd()
                .at_war({"isengard", "rohan"})
                .army("gap-of-rohan", "isengard 6R 1E")
                .garrison("orthanc", "isengard 5R")
                .army("orthanc", "rohan 3R")
                .army("fords-of-isen", "rohan 7R 1E"));
  game.play({"die army", "use attack", "region gap-of-rohan", "region orthanc", "go"});
  game.roll({1, 1, 1, 1, 1, 1, 1, 1});
  game.play({"continue", "region fords-of-isen", "go"});
  EXPECT_EQ(game.standing("orthanc"), "isengard 11R 1E");
  EXPECT_EQ(game.standing("fords-of-isen"), "rohan 10R 1E");
  expect_excess(game, "shadow");
  game.play("remove isengard.elite");  // the other one can only be a Regular
  expect_excess(game, "free");
  game.play("remove rohan.elite");
  EXPECT_EQ(game.standing("orthanc"), "isengard 10R");
  EXPECT_EQ(game.standing("fords-of-isen"), "rohan 10R");
}

TEST(Rulings, R086_TwoRegionsOfOneDie) {
  Game game(shadow_to_crowd()
                .army("dagorlad", "sauron 9R 1E")
                .army("noman-lands", "sauron 1R")
                .army("gorgoroth", "sauron 9R 1E")
                .army("morannon", "sauron 1R"));
  game.play({"die army", "use move-armies", "region noman-lands", "region dagorlad"});
  game.play({"region morannon", "region gorgoroth"});
  EXPECT_EQ(game.question(), "excess");
  game.play({"remove sauron.elite", "remove sauron.elite"});
  EXPECT_EQ(game.standing("dagorlad"), "sauron 10R");
  EXPECT_EQ(game.standing("gorgoroth"), "sauron 10R");
}

TEST(Rulings, R086_R114_WhomTheVoiceOfSarumanRaisesToo) {
  // Ten in Orthanc, and one more comes there as to both Dunlands.
  Game game(shadow_to_crowd()
                .at_war({"isengard"})
                .dice("shadow", {"muster", "event"})
                .army("orthanc", "isengard 8R 2E, saruman"));
  game.play({"die muster", "use voice", "regulars"});
  expect_excess(game, "shadow");
  game.play("remove isengard.elite");
  EXPECT_EQ(game.standing("orthanc"), "isengard 9R 1E, saruman");
  EXPECT_EQ(game.standing("north-dunland"), "isengard 1R");
  EXPECT_EQ(game.standing("south-dunland"), "isengard 1R");
  EXPECT_EQ(game.reinforcements("isengard"), "1R 5E");
}

}  // namespace
}  // namespace rulings
