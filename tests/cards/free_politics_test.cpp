// Free Peoples cards of politics, recruiting and closed lands: House of the Stewards, A Power too
// Great, The Power of Tom Bombadil, Wisdom of Elrond, The Red Arrow.

#include <gtest/gtest.h>

#include "tests/cards/hands.h"

namespace cards {
namespace {

// --- House of the Stewards

TEST(EventCards, HouseOfTheStewards_AUnitWhereBoromirIsAndTwoCards) {
  Setting setting;
  setting.empty_map().army("pelargir", "gondor 1R, boromir");
  Game game(holding(setting, "free", {"house-of-the-stewards"}));
  play_event(game, "house-of-the-stewards");
  game.play("figure gondor.elite");
  EXPECT_EQ(game.standing("pelargir"), "gondor 1R 1E, boromir");
  EXPECT_EQ(game.question(), "draw-free-strategy");
  game.play({"draw wisdom-of-elrond", "draw the-red-arrow"});
  EXPECT_EQ(game.at("/hands/free"), (json{"wisdom-of-elrond", "the-red-arrow"}));
}

// Besieged with the garrison: the unit joins it.
TEST(EventCards, HouseOfTheStewards_InABesiegedStronghold) {
  Setting setting;
  setting.empty_map().garrison("dol-amroth", "gondor 1R, boromir").army("dol-amroth", "sauron 2R");
  Game game(holding(setting, "free", {"house-of-the-stewards"}));
  play_event(game, "house-of-the-stewards");
  game.play("figure gondor.regular");
  EXPECT_EQ(game.inside("dol-amroth"), "gondor 2R, boromir");
}

// The Shadow holds Pelargir: no unit comes, the cards are drawn.
TEST(EventCards, HouseOfTheStewards_TheCardsAreDrawnWhereNobodyCanCome) {
  Setting setting;
  setting.empty_map().army("pelargir", "boromir, sauron 1R").control("pelargir", "shadow");
  Game game(holding(setting, "free", {"house-of-the-stewards"}));
  play_event(game, "house-of-the-stewards");
  EXPECT_EQ(game.question(), "draw-free-strategy");
}

// Osgiliath is no region of Gondor.
TEST(EventCards, HouseOfTheStewards_NotMet_BoromirIsInOsgiliath) {
  Setting setting;
  setting.empty_map().army("osgiliath", "gondor 1R, boromir");
  Game game(holding(setting, "free", {"house-of-the-stewards", "elven-rope"}));
  EXPECT_EQ(why_not_play(game, "house-of-the-stewards"), "R-072");
  game.play({"die event", "use play-card"});
  game.forbids("play house-of-the-stewards");
}

// --- A Power too Great

Setting shut_elves() {
  Setting setting;
  setting.empty_map()
      .at_war({"sauron", "isengard"})
      .army("dimrill-dale", "sauron 3R")
      .army("lorien", "elves 1R")
      .army("parth-celebrant", "elves 1R")
      .army("trollshaws", "sauron 1R");
  return setting;
}

TEST(EventCards, APowerTooGreat_TheElvesAdvanceAndItStays) {
  Setting setting;
  setting.empty_map().politics("elves", 1);
  Game game(holding(setting, "free", {"a-power-too-great"}));
  play_event(game, "a-power-too-great");
  EXPECT_EQ(game.at("/politicalTrack/elves/step"), 2);
  EXPECT_EQ(game.at("/tableCards/free"), json({"a-power-too-great"}));
}

// No move into Rivendell, though nobody guards it, and no attack on Lórien.
TEST(EventCards, APowerTooGreat_NoArmyOfTheShadowEntersOrAttacksThere) {
  Setting setting = shut_elves();
  setting.set("/tableCards/free", {"a-power-too-great"})
      .to_act("shadow")
      .dice("shadow", {"army", "muster"})
      .dice("free", {"event"});
  Game attack(setting);
  attack.play({"die army", "use attack"});
  // Only Parth Celebrant is left to the Army in Dimrill Dale.
  EXPECT_EQ(attack.question(), "attack-group");
  attack.play("go");
  EXPECT_EQ(attack.events("battle-began")[0]["to"], "parth-celebrant");
  Game move(setting);
  move.play({"die army", "use move-armies", "region trollshaws"});
  EXPECT_FALSE(move.offers("region rivendell"));
  EXPECT_TRUE(move.offers("region weather-hills") || move.offers("region ettenmoors"));
}

// Nor an assault by those who besiege Lórien already.
TEST(EventCards, APowerTooGreat_NoAssaultOnABesiegedStronghold) {
  Setting setting;
  setting.empty_map()
      .at_war({"sauron"})
      .garrison("lorien", "elves 2R")
      .army("lorien", "sauron 4R")
      .set("/tableCards/free", {"a-power-too-great"})
      .to_act("shadow")
      .dice("shadow", {"army", "muster"})
      .dice("free", {"event"});
  Game game(setting);
  game.play("die army");
  EXPECT_FALSE(game.offers("use attack"));
  game.forbids("use attack");
}

// The Shadow pays any die, an Army card and a Character card: the lands are open again.
TEST(EventCards, APowerTooGreat_TheShadowBuysItOffTheTable) {
  Setting setting = shut_elves();
  setting.set("/tableCards/free", {"a-power-too-great"})
      .set("/hands/shadow", {"shadows-gather", "shelobs-lair", "stormcrow"})
      .to_act("shadow")
      .dice("shadow", {"muster", "army"})
      .dice("free", {"event"});
  Game game(setting);
  game.play({"die muster", "use ransom"});
  EXPECT_EQ(game.at("/tableCards/free"), json::array());
  EXPECT_EQ(game.at("/hands/shadow"), json({"stormcrow"}));
  EXPECT_EQ(game.at("/discards/shadow").size(), 2U);
}

TEST(EventCards, APowerTooGreat_NotMet_ElvesAtWarAlready) {
  Setting setting;
  setting.empty_map().at_war({"elves"});
  Game game(holding(setting, "free", {"a-power-too-great"}));
  EXPECT_EQ(why_not_play(game, "a-power-too-great"), "");
  play_event(game, "a-power-too-great");
  EXPECT_EQ(game.at("/politicalTrack/elves/step"), 4);
  EXPECT_EQ(game.at("/tableCards/free"), json({"a-power-too-great"}));
}

// --- The Power of Tom Bombadil

TEST(EventCards, ThePowerOfTomBombadil_TheNorthAdvancesAndItStays) {
  Setting setting;
  setting.empty_map().politics("north", 1, false);
  Game game(holding(setting, "free", {"the-power-of-tom-bombadil"}));
  play_event(game, "the-power-of-tom-bombadil");
  EXPECT_EQ(game.at("/politicalTrack/north/step"), 2);
  EXPECT_EQ(game.at("/tableCards/free"), json({"the-power-of-tom-bombadil"}));
}

TEST(EventCards, ThePowerOfTomBombadil_NoArmyEntersOrAttacksTheShireOrItsForest) {
  Setting setting;
  setting.empty_map()
      .at_war({"sauron"})
      .army("cardolan", "sauron 2R")
      .army("the-shire", "north 1R")
      .army("evendim", "sauron 2R")
      .set("/tableCards/free", {"the-power-of-tom-bombadil"})
      .to_act("shadow")
      .dice("shadow", {"army", "muster"})
      .dice("free", {"event"});
  Game game(setting);
  game.play("die army");
  EXPECT_FALSE(game.offers("use attack"));
  game.play({"use move-armies", "region cardolan"});
  EXPECT_FALSE(game.offers("region old-forest"));
  EXPECT_FALSE(game.offers("region buckland"));
  EXPECT_TRUE(game.offers("region tharbad"));
}

TEST(EventCards, ThePowerOfTomBombadil_NotMet_APassiveNorthDoesNotGoToWar) {
  Setting setting;
  setting.empty_map().politics("north", 3, false);
  Game game(holding(setting, "free", {"the-power-of-tom-bombadil"}));
  EXPECT_EQ(why_not_play(game, "the-power-of-tom-bombadil"), "");
  play_event(game, "the-power-of-tom-bombadil");
  EXPECT_EQ(game.at("/politicalTrack/north/step"), 3);
}

// --- Wisdom of Elrond

TEST(EventCards, WisdomOfElrond_WakesANationOfChoiceAndAdvancesIt) {
  Setting setting;
  setting.empty_map().politics("rohan", 3, false);
  Game game(holding(setting, "free", {"wisdom-of-elrond"}));
  play_event(game, "wisdom-of-elrond");
  EXPECT_EQ(game.options().size(), 5U);
  game.play("nation rohan");
  EXPECT_EQ(game.at("/politicalTrack/rohan"), (json{{"step", 4}, {"active", true}}));
}

TEST(EventCards, WisdomOfElrond_NotMet_EverybodyIsAtWar) {
  Setting setting;
  setting.empty_map().at_war({"gondor", "rohan", "elves", "dwarves", "north"});
  Game game(holding(setting, "free", {"wisdom-of-elrond"}));
  EXPECT_EQ(why_not_play(game, "wisdom-of-elrond"), "");
  play_event(game, "wisdom-of-elrond");
  EXPECT_TRUE(game.events("politics").empty());
  EXPECT_EQ(game.at("/discards/free"), json({"wisdom-of-elrond"}));
}

// --- The Red Arrow

TEST(EventCards, TheRedArrow_RohanAdvancesAndEdorasIsStrengthened) {
  Setting setting;
  setting.empty_map().politics("gondor", 2, true).politics("rohan", 1, false);
  Game game(holding(setting, "free", {"the-red-arrow"}));
  play_event(game, "the-red-arrow");
  game.play("figure rohan.elite");
  EXPECT_EQ(game.standing("edoras"), "rohan 1E 1L");
  EXPECT_EQ(game.at("/politicalTrack/rohan"), (json{{"step", 2}, {"active", false}}));
}

// Passive Rohan does not enter At War.
TEST(EventCards, TheRedArrow_PassiveRohanStaysOutOfTheWar) {
  Setting setting;
  setting.empty_map().politics("gondor", 2, true).politics("rohan", 3, false);
  Game game(holding(setting, "free", {"the-red-arrow"}));
  play_event(game, "the-red-arrow");
  EXPECT_EQ(game.at("/politicalTrack/rohan"), (json{{"step", 3}, {"active", false}}));
}

TEST(EventCards, TheRedArrow_NotMet_GondorIsPassive) {
  Setting setting;
  setting.empty_map().politics("gondor", 2, false);
  Game game(holding(setting, "free", {"the-red-arrow", "elven-rope"}));
  EXPECT_EQ(why_not_play(game, "the-red-arrow"), "R-072");
  game.play({"die event", "use play-card"});
  game.forbids("play the-red-arrow");
}

}  // namespace
}  // namespace cards
