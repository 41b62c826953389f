// Grond, The Fighting Uruk-hai and Denethor's Folly: cards about sieges and their battles.

#include "rules/wotr/battle/event_card_terms.h"
#include "tests/cards/shadow_table.h"
#include "tests/rulings/battle/battles.h"

namespace cards {
namespace {

using rulings::miss;

bool may_answer_with_cards(const Game& game) {
  return wotr::may_play_combat_cards(game.rules(), game.value(), wotr::Side::kFree);
}

Setting at_the_gate(std::string_view garrison, std::string_view army = "sauron 3R, witch-king") {
  Setting setting;
  setting.empty_map()
      .at_war({"sauron"})
      .army("minas-tirith", army)
      .garrison("minas-tirith", garrison);
  return holding(setting, "shadow", {"grond-hammer-of-the-underworld"});
}

TEST(EventCards, GrondHammerOfTheUnderworld_ThreeRoundsAgainstTheStronghold) {
  Game game(at_the_gate("gondor 3R"));
  play_event(game, "grond-hammer-of-the-underworld");
  EXPECT_EQ(game.question(), "attack-group");
  game.play("go");
  EXPECT_EQ(game.at("/battle/kind"), "siege");
  miss(game);
  EXPECT_EQ(game.events("round").size(), 3u);
  EXPECT_TRUE(game.at("/battle").is_null());
}

// After the third round an Elite may be reduced for a fourth, as ever.
TEST(EventCards, GrondHammerOfTheUnderworld_AnEliteStillBuysOneMore) {
  Game game(at_the_gate("gondor 3R", "sauron 2R 1E, witch-king"));
  play_event(game, "grond-hammer-of-the-underworld");
  game.play("go");
  miss(game);
  EXPECT_EQ(game.events("round").size(), 3u);
  EXPECT_EQ(game.question(), "extend-siege");
  game.play("reduce sauron.elite");
  EXPECT_EQ(game.events("round").size(), 4u);
}

TEST(EventCards, GrondHammerOfTheUnderworld_TheWitchKingMayStayBehind) {
  Game game(at_the_gate("gondor 3R"));
  play_event(game, "grond-hammer-of-the-underworld");
  game.play({"leave sauron.regular", "leave witch-king", "go"});
  EXPECT_EQ(game.at("/battle/rearguard/characters"), json({"witch-king"}));
}

// In the first round only with a Companion; after it as ever.
TEST(EventCards, GrondHammerOfTheUnderworld_NoCombatCardInTheFirstRoundWithoutACompanion) {
  Game game(at_the_gate("gondor 3R"));
  play_event(game, "grond-hammer-of-the-underworld");
  game.play("go");
  EXPECT_FALSE(may_answer_with_cards(game));
  game.roll({1, 1, 1, 1, 1, 1, 1, 1});  // three against three, two re-rolls of the Witch-king
  EXPECT_EQ(game.at("/battle/round"), 2);
  EXPECT_TRUE(may_answer_with_cards(game));

  Game led(at_the_gate("gondor 3R, boromir"));
  play_event(led, "grond-hammer-of-the-underworld");
  led.play("go");
  EXPECT_TRUE(may_answer_with_cards(led));
}

TEST(EventCards, GrondHammerOfTheUnderworld_NotMet_WhereTheWitchKingDoesNotBesiege) {
  Setting elsewhere;
  elsewhere.empty_map()
      .at_war({"sauron"})
      .army("osgiliath", "sauron 1R, witch-king")
      .army("minas-tirith", "sauron 3R")
      .garrison("minas-tirith", "gondor 3R");
  Game game(holding(elsewhere, "shadow", {"grond-hammer-of-the-underworld"}));
  expect_condition_not_met(game, "grond-hammer-of-the-underworld");
}

// Units of a Nation not At War do not attack: the card is played in vain.
TEST(EventCards, GrondHammerOfTheUnderworld_NotMet_NobodyAtWarAttacks) {
  Setting setting;
  setting.empty_map()
      .army("minas-tirith", "sauron 3R, witch-king")
      .garrison("minas-tirith", "gondor 3R");
  Game game(holding(setting, "shadow", {"grond-hammer-of-the-underworld"}));
  play_event(game, "grond-hammer-of-the-underworld");
  EXPECT_TRUE(game.at("/battle").is_null());
  EXPECT_EQ(game.at("/discards/shadow"), json({"grond-hammer-of-the-underworld"}));
}

// Three or four players: the Witch-king's player alone has it.
TEST(EventCards, GrondHammerOfTheUnderworld_IsTheWitchKingsPlayers) {
  Setting setting;
  setting.option("players", 4)
      .empty_map()
      .at_war({"sauron"})
      .army("minas-tirith", "sauron 3R, witch-king")
      .garrison("minas-tirith", "gondor 3R");
  Game other(holding(setting, "saruman", {"grond-hammer-of-the-underworld"}));
  EXPECT_EQ(why_not_play(other, "grond-hammer-of-the-underworld"), "R-310");
}

Setting uruks(std::string_view besiegers = "isengard 2R, sauron 1R") {
  Setting setting;
  setting.empty_map()
      .at_war({"isengard", "sauron"})
      .army("orthanc", "isengard 1R, saruman")
      .army("helms-deep", besiegers)
      .garrison("helms-deep", "rohan 2R")
      .army("minas-tirith", "sauron 3R")
      .garrison("minas-tirith", "gondor 2R");
  return holding(setting, "shadow", {"the-fighting-uruk-hai"});
}

// The Army of Sauron at Minas Tirith is none of theirs, so it is not asked.
TEST(EventCards, TheFightingUrukHai_StormAStrongholdInThreeRounds) {
  Game game(uruks());
  play_event(game, "the-fighting-uruk-hai");
  EXPECT_EQ(game.question(), "attack-group");
  game.play("go");
  EXPECT_EQ(game.at("/battle/target"), "helms-deep");
  EXPECT_FALSE(may_answer_with_cards(game));
  miss(game);
  EXPECT_EQ(game.events("round").size(), 3u);
  EXPECT_TRUE(game.at("/battle").is_null());
}

TEST(EventCards, TheFightingUrukHai_OneOfTwoSieges) {
  Game game(uruks().army("edoras", "").army("minas-tirith", "isengard 1R"));
  play_event(game, "the-fighting-uruk-hai");
  EXPECT_EQ(game.question(), "attack-from");
  EXPECT_EQ(game.options(), (std::vector<std::string>{"region helms-deep", "region minas-tirith"}));
}

TEST(EventCards, TheFightingUrukHai_NotMet_WithoutIsengardsUnitsAtAStronghold) {
  Game game(uruks("sauron 2R"));
  expect_condition_not_met(game, "the-fighting-uruk-hai");
  Setting no_saruman = uruks();
  Game leaderless(
      no_saruman.army("orthanc", "").set("/regions/orthanc/deployments", json::array()));
  expect_condition_not_met(leaderless, "the-fighting-uruk-hai");
}

Setting besieged_city() {
  Setting setting;
  setting.empty_map()
      .at_war({"sauron"})
      .army("minas-tirith", "sauron 4R")
      .garrison("minas-tirith", "gondor 2R 2L, rohan 1R 1L");
  return setting;
}

TEST(EventCards, DenethorsFolly_TheShadowPicksALeaderWhoFalls) {
  Setting setting = besieged_city();
  Game game(holding(setting, "shadow", {"denethors-folly"}));
  play_event(game, "denethors-folly");
  EXPECT_EQ(game.seat(), "shadow");
  EXPECT_EQ(game.options(),
            (std::vector<std::string>{"figure gondor.leader", "figure rohan.leader"}));
  game.play("figure rohan.leader");
  EXPECT_EQ(game.inside("minas-tirith"), "gondor 2R 2L, rohan 1R");
  EXPECT_EQ(game.casualties("rohan"), "1L");
  EXPECT_TRUE(is_on_the_table(game, "denethors-folly"));
}

TEST(EventCards, DenethorsFolly_WithNoLeaderThereItStillStays) {
  Setting setting;
  setting.empty_map().army("minas-tirith", "sauron 4R").garrison("minas-tirith", "gondor 2R");
  Game game(holding(setting, "shadow", {"denethors-folly"}));
  play_event(game, "denethors-folly");
  EXPECT_TRUE(is_on_the_table(game, "denethors-folly"));
}

/// The card lies there, and the seat is to act.
Setting folly(std::string_view seat) {
  return lying_on_the_table("denethors-folly")
      .at_war({"sauron", "gondor"})
      .army("minas-tirith", "sauron 4R")
      .garrison("minas-tirith", "gondor 2R")
      .to_act(seat)
      .dice("free", {"character", "will", "event", "muster-army"})
      .dice("shadow", {"army", "event"});
}

TEST(EventCards, DenethorsFolly_NoCombatCardsInBattlesForTheCity) {
  Game game(folly("shadow"));
  game.play({"die army", "use attack", "go"});
  EXPECT_EQ(game.at("/battle/target"), "minas-tirith");
  EXPECT_FALSE(may_answer_with_cards(game));
  EXPECT_TRUE(wotr::may_play_combat_cards(game.rules(), game.value(), wotr::Side::kShadow));
  // Not in a battle elsewhere.
  Game field(folly("shadow").army("osgiliath", "sauron 2R").army("lossarnach", "gondor 1R"));
  field.play({"die army", "use attack", "region osgiliath"});
  if (field.question() == "attack-target") field.play("region lossarnach");
  field.play("go");
  EXPECT_TRUE(may_answer_with_cards(field));
}

// A sortie and a relief of the city are fought there, too.
TEST(EventCards, DenethorsFolly_NorWhenTheFreePeoplesAttackThere) {
  Game sortie(folly("free"));
  sortie.play({"die muster-army", "use attack", "go"});
  EXPECT_EQ(sortie.at("/battle/kind"), "sortie");
  EXPECT_FALSE(may_answer_with_cards(sortie));
}

TEST(EventCards, DenethorsFolly_AWillOfTheWestEndsIt) {
  Game game(folly("free"));
  game.play({"die will", "use ransom"});
  EXPECT_FALSE(is_on_the_table(game, "denethors-folly"));
  EXPECT_EQ(game.seat(), "shadow");
}

// With Gandalf or Aragorn in the city any die will do; a Strider there is nobody's answer.
TEST(EventCards, DenethorsFolly_AnyDieOfGandalfOrAragornInTheCity) {
  for (const std::string who : {"gandalf-the-grey", "aragorn", "strider"}) {
    Game game(folly("free").garrison("minas-tirith", who));
    game.play("die character");
    if (who == "strider") {
      game.forbids("use ransom");
    } else {
      game.play("use ransom");
      EXPECT_FALSE(is_on_the_table(game, "denethors-folly")) << who;
    }
  }
}

TEST(EventCards, DenethorsFolly_GoesWithTheSiege) {
  Game game(folly("shadow"));
  game.play({"die army", "use move-armies", "region osgiliath", "go"});
  if (game.question() == "army-from") game.play("stop");
  EXPECT_EQ(game.standing("minas-tirith"), "gondor 2R");
  EXPECT_FALSE(is_on_the_table(game, "denethors-folly"));
  EXPECT_EQ(game.at("/discards/shadow"), json({"denethors-folly"}));
}

TEST(EventCards, DenethorsFolly_NotMet_WithoutASiegeOfMinasTirith) {
  Setting setting;
  setting.empty_map().army("osgiliath", "sauron 4R").army("minas-tirith", "gondor 2R 1L");
  Game game(holding(setting, "shadow", {"denethors-folly"}));
  expect_condition_not_met(game, "denethors-folly");
}

}  // namespace
}  // namespace cards
