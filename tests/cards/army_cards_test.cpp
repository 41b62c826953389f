// Free Peoples cards that move Armies, make them attack or better them: Through a Day and a Night,
// Paths of the Woses, Help Unlooked For, The Grey Company.

#include <gtest/gtest.h>

#include "tests/cards/hands.h"

namespace cards {
namespace {

Setting at_war_on_an_empty_map() {
  Setting setting;
  return setting.empty_map().at_war({"gondor", "rohan", "sauron"});
}

// --- Through a Day and a Night

// Two regions with Gimli; the Shadow's Pelargir on the way is taken back.
TEST(EventCards, ThroughADayAndANight_TwoRegionsAndWhatLiesOnTheWayIsTaken) {
  Setting setting = at_war_on_an_empty_map();
  setting.army("lamedon", "gondor 2R, gimli").control("pelargir", "shadow").army("osgiliath", "1N");
  Game game(holding(setting, "free", {"through-a-day-and-a-night"}));
  play_event(game, "through-a-day-and-a-night");
  EXPECT_EQ(game.question(), "army-group");
  game.play("go");
  game.play("region pelargir");
  EXPECT_EQ(game.control("pelargir"), "free");
  game.play("region osgiliath");
  EXPECT_EQ(game.standing("osgiliath"), "gondor 2R, gimli / 1N");
  EXPECT_EQ(game.seat(), "free");  // Gandalf as Guide would draw
}

// One region is enough; the Army may be split at the start, but a Companion goes along, and it
// picks up nobody on the way.
TEST(EventCards, ThroughADayAndANight_SplitAtTheStartAndStopping) {
  Setting setting = at_war_on_an_empty_map();
  setting.army("lamedon", "gondor 2R, gimli").army("pelargir", "gondor 1R");
  Game game(holding(setting, "free", {"through-a-day-and-a-night"}));
  play_event(game, "through-a-day-and-a-night");
  game.forbids("leave gimli");
  game.play({"leave gondor.regular", "region pelargir", "region osgiliath"});
  EXPECT_EQ(game.standing("lamedon"), "gondor 1R");
  EXPECT_EQ(game.standing("pelargir"), "gondor 1R");
  EXPECT_EQ(game.standing("osgiliath"), "gondor 1R, gimli");
}

TEST(EventCards, ThroughADayAndANight_MayStopAfterOneRegion) {
  Setting setting = at_war_on_an_empty_map();
  setting.army("lamedon", "gondor 2R, gimli");
  Game game(holding(setting, "free", {"through-a-day-and-a-night"}));
  play_event(game, "through-a-day-and-a-night");
  game.play({"go", "region dol-amroth", "stop"});
  EXPECT_EQ(game.standing("dol-amroth"), "gondor 2R, gimli");
}

// Enemies and, for a Nation not At War, borders shut the way.
TEST(EventCards, ThroughADayAndANight_EnemiesAndBordersShutTheWay) {
  Setting setting = at_war_on_an_empty_map();
  setting.politics("rohan", 2)
      .army("druadan-forest", "gondor 1R, rohan 1R, gimli")
      .army("osgiliath", "sauron 1R");
  Game game(holding(setting, "free", {"through-a-day-and-a-night"}));
  play_event(game, "through-a-day-and-a-night");
  // With the Riders, who are not At War: Minas Tirith is not for them, the Folde is.
  game.play("go");
  EXPECT_FALSE(game.offers("region osgiliath"));
  EXPECT_FALSE(game.offers("region minas-tirith"));
  EXPECT_TRUE(game.offers("region folde"));
  EXPECT_TRUE(game.offers("region western-emyn-muil"));
}

TEST(EventCards, ThroughADayAndANight_NotMet_NoArmyHasACompanion) {
  Setting setting = at_war_on_an_empty_map();
  setting.army("lamedon", "gondor 2R").army("edoras", "gimli");
  Game game(holding(setting, "free", {"through-a-day-and-a-night", "elven-rope"}));
  EXPECT_EQ(why_not_play(game, "through-a-day-and-a-night"), "R-072");
  game.play({"die event", "use play-card"});
  game.forbids("play through-a-day-and-a-night");
}

// --- Paths of the Woses

// From anywhere in Rohan straight to Minas Tirith; the Army may be split.
TEST(EventCards, PathsOfTheWoses_FromRohanToMinasTirith) {
  Setting setting = at_war_on_an_empty_map();
  setting.army("helms-deep", "rohan 3R 1L").army("minas-tirith", "gondor 1R");
  setting.army("lossarnach", "gondor 2R");
  Game game(holding(setting, "free", {"paths-of-the-woses"}));
  play_event(game, "paths-of-the-woses");
  game.play({"leave rohan.regular", "go"});
  EXPECT_EQ(game.standing("minas-tirith"), "gondor 1R, rohan 2R 1L");
  EXPECT_EQ(game.standing("helms-deep"), "rohan 1R");
}

// Minas Tirith is besieged: one of its neighbours instead, if it is free for Armies.
TEST(EventCards, PathsOfTheWoses_BesideMinasTirithWhileItIsBesieged) {
  Setting setting = at_war_on_an_empty_map();
  setting.army("edoras", "rohan 2R")
      .garrison("minas-tirith", "gondor 2R")
      .army("minas-tirith", "sauron 3R")
      .army("osgiliath", "sauron 1R");
  Game game(holding(setting, "free", {"paths-of-the-woses"}));
  play_event(game, "paths-of-the-woses");
  game.play("go");
  EXPECT_EQ(game.options(),
            (std::vector<std::string>{"region druadan-forest", "region lossarnach"}));
  game.play("region lossarnach");
  EXPECT_EQ(game.standing("lossarnach"), "rohan 2R");
}

// The whole garrison of Helm's Deep leaves: the besiegers take it, and Gimli stays in the region.
TEST(EventCards, PathsOfTheWoses_AGarrisonThatLeavesLosesItsStronghold) {
  Setting setting = at_war_on_an_empty_map();
  setting.garrison("helms-deep", "rohan 2R, gimli").army("helms-deep", "isengard 3R");
  Game game(holding(setting, "free", {"paths-of-the-woses"}));
  play_event(game, "paths-of-the-woses");
  game.play({"leave gimli", "go"});
  EXPECT_EQ(game.standing("minas-tirith"), "rohan 2R");
  EXPECT_EQ(game.inside("helms-deep"), "");
  EXPECT_EQ(game.standing("helms-deep"), "gimli / isengard 3R");
  EXPECT_EQ(game.control("helms-deep"), "shadow");
}

TEST(EventCards, PathsOfTheWoses_NotMet_RohanIsNotAtWar) {
  Setting setting = at_war_on_an_empty_map();
  setting.politics("rohan", 3).army("edoras", "rohan 2R");
  Game game(holding(setting, "free", {"paths-of-the-woses", "elven-rope"}));
  EXPECT_EQ(why_not_play(game, "paths-of-the-woses"), "R-072");
  game.play({"die event", "use play-card"});
  game.forbids("play paths-of-the-woses");
}

// --- Help Unlooked For

Setting relief() {
  Setting setting = at_war_on_an_empty_map();
  setting.garrison("minas-tirith", "gondor 3R")
      .army("minas-tirith", "sauron 5R")
      .army("lossarnach", "gondor 5R")
      .army("osgiliath", "sauron 1R");
  return holding(setting, "free", {"help-unlooked-for"});
}

// Five Regulars throw five dice less one for each of three units inside: two, in every round.
TEST(EventCards, HelpUnlookedFor_TheBesiegersThrowFewerDice) {
  Game game(relief());
  play_event(game, "help-unlooked-for");
  EXPECT_EQ(game.question(), "attack-group");  // nobody else may be attacked
  game.play("go");
  game.roll({1, 1, 1, 1, 1});
  EXPECT_EQ(game.question(), "combat-roll-shadow");
  game.roll({1, 1});
  EXPECT_EQ(game.question(), "cease-or-continue");
  game.play({"continue", "stand"});
  game.roll({1, 1, 1, 1, 1, 1, 1});
  EXPECT_EQ(game.question(), "cease-or-continue");
}

// One die is always left; the garrison takes no part, and with the besiegers gone it is free.
TEST(EventCards, HelpUnlookedFor_OneDieIsLeftAndTheSiegeIsOver) {
  Setting setting = at_war_on_an_empty_map();
  setting.garrison("minas-tirith", "gondor 5R")
      .army("minas-tirith", "sauron 2R")
      .army("lossarnach", "gondor 2R");
  Game game(holding(setting, "free", {"help-unlooked-for"}));
  play_event(game, "help-unlooked-for");
  game.play("go");
  game.roll({5, 5, 6});  // two of the attackers' dice, one of the besiegers'
  EXPECT_EQ(game.question(), "advance");
  game.play("stop");
  EXPECT_EQ(game.standing("minas-tirith"), "gondor 5R");
  EXPECT_EQ(game.standing("lossarnach"), "gondor 1R");
}

TEST(EventCards, HelpUnlookedFor_NotMet_NoBesiegersBesideAnArmy) {
  Setting setting = at_war_on_an_empty_map();
  setting.army("lossarnach", "gondor 2R").army("osgiliath", "sauron 1R");
  Game game(holding(setting, "free", {"help-unlooked-for"}));
  EXPECT_EQ(why_not_play(game, "help-unlooked-for"), "");
  play_event(game, "help-unlooked-for");
  EXPECT_TRUE(game.events("battle-began").empty());
  EXPECT_EQ(game.at("/discards/free"), json({"help-unlooked-for"}));
}

// --- The Grey Company

// A Regular of the Army falls out for good, an Elite of its Nation comes; then two Strategy cards.
TEST(EventCards, TheGreyCompany_ARegularBecomesAnEliteAndTwoCardsAreDrawn) {
  Setting setting;
  setting.empty_map().army("edoras", "rohan 1R, gondor 1R, strider").army("bree", "north 2R");
  Game game(holding(setting, "free", {"the-grey-company"}));
  play_event(game, "the-grey-company");
  EXPECT_EQ(game.options(),
            (std::vector<std::string>{"figure gondor.regular", "figure rohan.regular"}));
  game.play("figure rohan.regular");
  EXPECT_EQ(game.standing("edoras"), "gondor 1R, rohan 1E, strider");
  EXPECT_EQ(game.casualties("rohan"), "1R");
  EXPECT_EQ(game.question(), "draw-free-strategy");
  game.play({"draw wisdom-of-elrond", "draw the-red-arrow"});
  EXPECT_EQ(game.at("/hands/free"), (json{"wisdom-of-elrond", "the-red-arrow"}));
}

// No Regular there: the cards are drawn all the same.
TEST(EventCards, TheGreyCompany_CardsAreDrawnWithoutARegular) {
  Setting setting;
  setting.empty_map().army("edoras", "rohan 1E, aragorn");
  Game game(holding(setting, "free", {"the-grey-company"}));
  play_event(game, "the-grey-company");
  EXPECT_EQ(game.question(), "draw-free-strategy");
}

TEST(EventCards, TheGreyCompany_NotMet_StriderIsWithNoArmy) {
  Setting setting;
  setting.empty_map().army("edoras", "strider").army("folde", "rohan 2R, gimli");
  Game game(holding(setting, "free", {"the-grey-company", "elven-rope"}));
  EXPECT_EQ(why_not_play(game, "the-grey-company"), "R-072");
  game.play({"die event", "use play-card"});
  game.forbids("play the-grey-company");
}

}  // namespace
}  // namespace cards
