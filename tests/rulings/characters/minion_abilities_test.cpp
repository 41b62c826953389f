// What Minions can do.

#include <gtest/gtest.h>

#include "tests/rulings/hunt/the_hunt.h"

namespace rulings {
namespace {

/// Saruman sits in Orthanc with these, and the Shadow has two Muster dice.
Setting saruman_with(std::string_view army) {
  return hunting(0)
      .to_act("shadow")
      .dice("shadow", {"muster", "muster", "character", "event"})
      .at_war({"isengard"})
      .army("orthanc", std::string(army) + ", saruman");
}

TEST(Rulings, R114_ARegularInEveryFreeSettlement) {
  Game game(saruman_with("isengard 1R").control("south-dunland", "free"));
  game.play({"die muster", "use voice", "regulars"});
  EXPECT_EQ(game.standing("orthanc"), "isengard 2R, saruman");
  EXPECT_EQ(game.standing("north-dunland"), "isengard 1R");
  EXPECT_EQ(game.standing("south-dunland"), "");  // lost
  EXPECT_EQ(game.reinforcements("isengard"), "9R 6E");
}

TEST(Rulings, R114_WithoutARegularInOrthancThereIsNothingToChoose) {
  Game game(hunting(0)
                .to_act("shadow")
                .dice("shadow", {"muster", "event"})
                .at_war({"isengard"})
                .army("orthanc", "saruman"));
  game.play({"die muster", "use voice"});
  EXPECT_EQ(game.standing("orthanc"), "isengard 1R, saruman");
  EXPECT_EQ(game.standing("north-dunland"), "isengard 1R");
  EXPECT_EQ(game.standing("south-dunland"), "isengard 1R");
  EXPECT_EQ(game.seat(), "free");
}

TEST(Rulings, R114_TwoRegularsInOrthancBecomeElites) {
  Game game(saruman_with("isengard 3R"));
  game.play({"die muster", "use voice", "elites"});
  EXPECT_EQ(game.standing("orthanc"), "isengard 1R 2E, saruman");
  EXPECT_EQ(game.reinforcements("isengard"), "11R 4E");
}

TEST(Rulings, R114_OneEliteIfOnlyOneIsLeft) {
  Game game(saruman_with("isengard 3R").army("hollin", "isengard 5E"));
  game.play({"die muster", "use voice", "elites"});
  EXPECT_EQ(game.standing("orthanc"), "isengard 2R 1E, saruman");
  EXPECT_EQ(game.reinforcements("isengard"), "10R");
}

TEST(Rulings, R114_AsManyRegularsAsThereAre) {
  // One Regular is left for three Settlements: the Shadow says where.
  Game game(saruman_with("isengard 2R").army("hollin", "isengard 9R"));
  game.play({"die muster", "use voice"});
  EXPECT_EQ(sorted(game.options()),
            (Options{"elites", "region north-dunland", "region orthanc", "region south-dunland"}));
  game.play("region north-dunland");
  EXPECT_EQ(game.standing("north-dunland"), "isengard 1R");
  EXPECT_EQ(game.reinforcements("isengard"), "6E");
  EXPECT_EQ(game.seat(), "free");
}

TEST(Rulings, R114_TheSecondOfTwoRegularsGoesElsewhere) {
  Game game(saruman_with("isengard 2R").army("hollin", "isengard 8R"));
  game.play({"die muster", "use voice", "region orthanc"});
  EXPECT_EQ(sorted(game.options()), (Options{"region north-dunland", "region south-dunland"}));
  game.forbids("region orthanc");
  EXPECT_EQ(game.why_not({{"do", "region"}, {"to", "orthanc"}}), "R-114");
  game.play("region south-dunland");
  EXPECT_EQ(game.standing("south-dunland"), "isengard 1R");
  EXPECT_EQ(game.reinforcements("isengard"), "6E");
}

TEST(Rulings, R114_NotWithoutSarumanNorFromABesiegedOrthanc) {
  Game alone(hunting(0)
                 .to_act("shadow")
                 .dice("shadow", {"muster", "event"})
                 .at_war({"isengard"})
                 .army("orthanc", "isengard 3R"));
  EXPECT_EQ(alone.why_not({{"do", "voice"}}), "R-114");
  alone.play("die muster");
  alone.forbids("use voice");

  Game besieged(hunting(0)
                    .to_act("shadow")
                    .dice("shadow", {"muster", "event"})
                    .at_war({"isengard"})
                    .army("orthanc", "rohan 1R")
                    .garrison("orthanc", "isengard 3R, saruman"));
  EXPECT_EQ(besieged.why_not({{"do", "voice"}}), "R-114");
  besieged.play("die muster");
  besieged.forbids("use voice");

  Game captured(hunting(0)
                    .to_act("shadow")
                    .dice("shadow", {"muster", "event"})
                    .at_war({"isengard"})
                    .control("orthanc", "free")
                    .army("orthanc", "saruman"));
  EXPECT_EQ(captured.why_not({{"do", "voice"}}), "R-114");
  captured.play("die muster");
  captured.forbids("use voice");
}

TEST(Rulings, R114_AMusterArmyDieIsAMusterResult) {
  Game game(saruman_with("isengard 3R").dice("shadow", {"muster-army", "event"}));
  game.play({"die muster-army", "use voice", "elites"});
  EXPECT_EQ(game.standing("orthanc"), "isengard 1R 2E, saruman");
}

TEST(Rulings, R114_OnlyWithAMusterResult) {
  Game game(saruman_with("isengard 3R"));
  EXPECT_EQ(game.why_not({{"die", "character"}, {"do", "voice"}}), "R-067");
  game.play("die event");
  game.forbids("use voice");
}

TEST(Rulings, R114_HisElitesLeadAMoveWithACharacterDie) {
  Setting dunland = saruman_with("isengard 1R").army("south-dunland", "isengard 1R 1E");
  Game game(dunland);
  EXPECT_EQ(game.why_not({{"die", "character"}, {"do", "move-army"}, {"from", "south-dunland"}}),
            "");
  game.play({"die character", "use move-army"});
  if (game.question() == "army-from") game.play("region south-dunland");
  game.play({"region tharbad", "go"});
  EXPECT_EQ(game.standing("tharbad"), "isengard 1R 1E");

  // Saruman himself never enables a move.
  Game him(saruman_with("isengard 1R"));
  EXPECT_EQ(him.why_not({{"die", "character"}, {"do", "move-army"}, {"from", "orthanc"}}), "R-083");
}

TEST(Rulings, R114_HisElitesLeadAnAttackWithACharacterDie) {
  const Setting army = saruman_with("isengard 1R")
                           .army("gap-of-rohan", "isengard 2E")
                           .army("fords-of-isen", "rohan 1R");
  const json intent{
      {"die", "character"}, {"do", "attack"}, {"from", "gap-of-rohan"}, {"to", "fords-of-isen"}};
  EXPECT_EQ(Game(army).why_not(intent), "");
  const Setting without = hunting(0)
                              .to_act("shadow")
                              .dice("shadow", {"character", "event"})
                              .at_war({"isengard"})
                              .army("gap-of-rohan", "isengard 2E")
                              .army("fords-of-isen", "rohan 1R");
  EXPECT_EQ(Game(without).why_not(intent), "R-204");
  Game game(without);
  game.play("die character");
  game.forbids("use attack");
}

/// Two Elites attack the Fords of Isen from the Gap of Rohan; both miss, and so does Rohan.
Game attack_on_the_fords(const Setting& setting) {
  Game game(Setting(setting).army("fords-of-isen", "rohan 1R"));
  game.play({"die army", "use attack"});
  if (game.question() == "attack-target") game.play("region fords-of-isen");
  game.play("go");
  game.roll({2, 2, 2});
  return game;
}

TEST(Rulings, R114_HisElitesAddOneLeadershipEach) {
  const Setting plain =
      hunting(0).to_act("shadow").dice("shadow", {"army", "event"}).at_war({"isengard"});
  // Saruman sits in Orthanc, far from the battle. Two Elites are two Leaders under him, so both
  // dice are thrown again; without him they lead nobody.
  Game led = attack_on_the_fords(
      Setting(plain).army("gap-of-rohan", "isengard 2E").army("orthanc", "saruman"));
  EXPECT_EQ(led.question(), "combat-reroll-shadow");
  led.roll({6, 6});
  EXPECT_EQ(led.casualties("rohan"), "1R");

  Game alone = attack_on_the_fords(Setting(plain).army("gap-of-rohan", "isengard 2E"));
  EXPECT_EQ(alone.question(), "cease-or-continue");
}

TEST(Rulings, R114_R138_HisElitesAreNoLeadersInTheHunt) {
  // A unit is a reason for one re-roll, an Elite for no more.
  Game game(hunting(2)
                .at_war({"isengard"})
                .army("orthanc", "saruman")
                .army("hollin", "isengard 2E")
                .fellowship({{"region", "hollin"}}));
  move_fellowship(game);
  game.roll({2, 2});
  EXPECT_EQ(game.options(), (Options{"reroll 0", "reroll 1"}));
}

/// The Mouth is in Morannon beside an Army that may attack Gondor's.
Setting messenger() {
  return hunting(0)
      .to_act("shadow")
      .dice("shadow", {"muster", "muster", "muster-army", "event"})
      .at_war({"sauron"})
      .army("morannon", "sauron 4R, mouth-of-sauron")
      .army("dagorlad", "gondor 1R");
}

TEST(Rulings, R116_AMusterResultCountsAsArmyOnceATurn) {
  Game game(messenger());
  EXPECT_EQ(game.why_not({{"die", "muster"}, {"do", "move-armies"}}), "");
  game.play("die muster");
  EXPECT_TRUE(game.offers("use attack"));
  game.play({"use move-armies", "leave sauron.regular", "go"});
  if (game.question() == "army-from") game.play("stop");
  EXPECT_EQ(game.at("/messengerUsed"), true);
  skip(game, "muster");
  // The second Muster die of the turn is a Muster die.
  EXPECT_EQ(game.why_not({{"die", "muster"}, {"do", "move-armies"}}), "R-116");
  game.play("die muster");
  game.forbids("use move-armies");
  game.forbids("use attack");
  // A Muster/Army die needs no Messenger.
  game.play("use skip");
  skip(game, "character");
  game.play("die muster-army");
  EXPECT_TRUE(game.offers("use move-armies"));
}

TEST(Rulings, R116_AnAttackUsesItUpToo) {
  Game game(messenger());
  game.play({"die muster", "use attack", "leave sauron.regular", "go"});
  EXPECT_EQ(game.at("/messengerUsed"), true);
  EXPECT_EQ(game.question(), "combat-roll-shadow");
}

TEST(Rulings, R116_OtherUsesAndOtherDiceDoNotUseItUp) {
  Game game(messenger());
  game.play({"die muster-army", "use move-armies", "leave sauron.regular", "go"});
  if (game.question() == "army-from") game.play("stop");
  EXPECT_EQ(game.at("/messengerUsed"), false);
  skip(game, "muster");
  game.play({"die muster", "use diplomacy", "nation isengard"});
  EXPECT_EQ(game.at("/messengerUsed"), false);
  skip(game, "character");
  EXPECT_EQ(game.why_not({{"die", "muster"}, {"do", "move-armies"}}), "");
}

TEST(Rulings, R116_NotWithoutTheMouth) {
  Game game(hunting(0)
                .to_act("shadow")
                .dice("shadow", {"muster", "event"})
                .at_war({"sauron"})
                .army("morannon", "sauron 4R"));
  EXPECT_EQ(game.why_not({{"die", "muster"}, {"do", "move-armies"}}), "R-067");
  game.play("die muster");
  game.forbids("use move-armies");
}

TEST(Rulings, R030_R116_AgainNextTurn) {
  Game game(messenger().dice("shadow", {"muster"}).dice("free", {}));
  game.play({"use move-armies", "leave sauron.regular", "go"});
  if (game.question() == "army-from") game.play("stop");
  draw_cards(game);
  EXPECT_EQ(game.at("/turn"), 2);
  EXPECT_EQ(game.at("/messengerUsed"), false);
}

}  // namespace
}  // namespace rulings
