// Free Peoples cards that strike at Armies: The Ents Awake, The Spirit of Mordor, Faramir's
// Rangers, The Eagles are Coming!

#include <gtest/gtest.h>

#include "tests/cards/hands.h"

namespace cards {
namespace {

// --- The Ents Awake (three cards that say the same)

Setting ents(std::string_view card) {
  Setting setting;
  setting.empty_map().army("fangorn", "gandalf-the-white").at_war({"rohan"});
  return holding(setting, "free", {card});
}

/// Three dice at 4+: two hits on four Regulars; the Shadow chooses, and Isengard goes a step.
void expect_ents_strike_orthanc(std::string_view card) {
  Game game(ents(card).politics("isengard", 2).army("orthanc", "isengard 3R 1E, saruman"));
  play_event(game, card);
  EXPECT_EQ(game.question(), "card-die");
  game.roll({4, 3, 6});
  EXPECT_EQ(game.question(), "casualty");
  EXPECT_EQ(game.seat(), "shadow");
  game.play({"remove isengard.regular", "remove isengard.regular"});
  EXPECT_EQ(game.standing("orthanc"), "isengard 1R 1E, saruman");
  EXPECT_EQ(game.at("/politicalTrack/isengard/step"), 3);
}

/// Three hits on two Regulars: Nazgûl and Saruman fall with them.
void expect_minions_die_with_the_army(std::string_view card) {
  Game game(ents(card).army("orthanc", "isengard 2R, 2N, saruman"));
  play_event(game, card);
  game.roll({4, 4, 1});
  EXPECT_EQ(game.standing("orthanc"), "");
  EXPECT_EQ(game.at("/characters/saruman"), "eliminated");
}

/// Without Gandalf the White the card may not be played.
void expect_ents_need_gandalf(std::string_view card) {
  Setting setting;
  setting.empty_map().army("fangorn", "strider").army("orthanc", "isengard 2R");
  Game game(holding(setting, "free", {card, "elven-rope"}));
  EXPECT_EQ(why_not_play(game, card), "R-072");
  game.play({"die event", "use play-card"});
  game.forbids("play " + std::string(card));
  // Gandalf is in play, but nobody is in Fangorn.
  Setting far;
  far.empty_map().army("edoras", "gandalf-the-white").army("orthanc", "isengard 2R");
  EXPECT_EQ(why_not_play(Game(holding(far, "free", {card})), card), "R-072");
}

TEST(EventCards, TheEntsAwakeTreebeard_ThreeDiceAgainstOrthanc) {
  expect_ents_strike_orthanc("the-ents-awake-treebeard");
}
TEST(EventCards, TheEntsAwakeTreebeard_NazgulAndMinionsDieWithTheArmy) {
  expect_minions_die_with_the_army("the-ents-awake-treebeard");
}
TEST(EventCards, TheEntsAwakeTreebeard_NotMet_WithoutGandalfTheWhiteOrNobodyInFangorn) {
  expect_ents_need_gandalf("the-ents-awake-treebeard");
}
TEST(EventCards, TheEntsAwakeHuorns_ThreeDiceAgainstOrthanc) {
  expect_ents_strike_orthanc("the-ents-awake-huorns");
}
TEST(EventCards, TheEntsAwakeHuorns_NazgulAndMinionsDieWithTheArmy) {
  expect_minions_die_with_the_army("the-ents-awake-huorns");
}
TEST(EventCards, TheEntsAwakeHuorns_NotMet_WithoutGandalfTheWhiteOrNobodyInFangorn) {
  expect_ents_need_gandalf("the-ents-awake-huorns");
}
TEST(EventCards, TheEntsAwakeEntmoot_ThreeDiceAgainstOrthanc) {
  expect_ents_strike_orthanc("the-ents-awake-entmoot");
}
TEST(EventCards, TheEntsAwakeEntmoot_NazgulAndMinionsDieWithTheArmy) {
  expect_minions_die_with_the_army("the-ents-awake-entmoot");
}
TEST(EventCards, TheEntsAwakeEntmoot_NotMet_WithoutGandalfTheWhiteOrNobodyInFangorn) {
  expect_ents_need_gandalf("the-ents-awake-entmoot");
}

// Saruman stands in Orthanc alone.
TEST(EventCards, TheEntsAwakeTreebeard_SarumanAloneFalls) {
  Game game(ents("the-ents-awake-treebeard").army("orthanc", "saruman"));
  play_event(game, "the-ents-awake-treebeard");
  EXPECT_EQ(game.standing("orthanc"), "");
  EXPECT_EQ(game.at("/characters/saruman"), "eliminated");
  EXPECT_TRUE(game.events("card-die").empty());
}

// Besieged Orthanc falls with its garrison: two points for the Free Peoples.
TEST(EventCards, TheEntsAwakeHuorns_ABesiegedOrthancFalls) {
  Game game(
      ents("the-ents-awake-huorns").garrison("orthanc", "isengard 2R").army("orthanc", "rohan 2R"));
  play_event(game, "the-ents-awake-huorns");
  game.roll({6, 6, 1});
  EXPECT_EQ(game.inside("orthanc"), "");
  EXPECT_EQ(game.standing("orthanc"), "rohan 2R");
  EXPECT_EQ(game.control("orthanc"), "free");
  EXPECT_EQ(game.at("/victoryPoints/free"), 2);
}

// Gandalf is in Fangorn: another Character card of the hand for nothing, or none. A Strategy card
// does not do.
TEST(EventCards, TheEntsAwakeEntmoot_AnotherCharacterCardForNothing) {
  Setting setting;
  setting.empty_map()
      .army("fangorn", "gandalf-the-white")
      .army("orthanc", "isengard 5R")
      .fellowship({{"corruption", 4}});
  Game game(holding(setting, "free",
                    {"the-ents-awake-entmoot", "bilbos-song", "elven-rope", "wisdom-of-elrond"}));
  play_event(game, "the-ents-awake-entmoot");
  game.roll({1, 1, 1});
  EXPECT_EQ(game.question(), "play-card");
  EXPECT_FALSE(game.offers("play wisdom-of-elrond"));
  game.play("play bilbos-song");
  EXPECT_EQ(game.at("/fellowship/corruption"), 3);
  EXPECT_EQ(game.at("/hands/free"), (json{"elven-rope", "wisdom-of-elrond"}));
  EXPECT_EQ(game.at("/dice/free"), json({"character"}));  // one die for both
}

TEST(EventCards, TheEntsAwakeEntmoot_NoOtherCardWhenGandalfIsElsewhere) {
  Setting setting;
  setting.empty_map()
      .army("fangorn", "meriadoc")
      .army("lorien", "gandalf-the-white")
      .army("orthanc", "isengard 5R");
  Game game(holding(setting, "free", {"the-ents-awake-entmoot", "bilbos-song"}));
  play_event(game, "the-ents-awake-entmoot");
  game.roll({1, 1, 1});
  EXPECT_NE(game.question(), "play-card");
}

// --- The Spirit of Mordor

// Five dice at 5+ against an Army of two Nations or more; others are safe. Not an attack.
TEST(EventCards, TheSpiritOfMordor_StrikesAnArmyOfTwoNations) {
  Setting setting;
  setting.empty_map()
      .politics("southrons", 2)
      .army("osgiliath", "sauron 3R, southrons 2R")
      .army("west-harondor", "southrons 4R")
      .army("moria", "sauron 2R, isengard 1R");
  Game game(holding(setting, "free", {"the-spirit-of-mordor"}));
  play_event(game, "the-spirit-of-mordor");
  EXPECT_EQ(game.options(), (std::vector<std::string>{"region moria", "region osgiliath"}));
  game.play("region osgiliath");
  game.roll({5, 4, 6, 1, 2});
  EXPECT_EQ(game.seat(), "shadow");
  game.play({"remove sauron.regular", "remove southrons.regular"});
  EXPECT_EQ(game.standing("osgiliath"), "sauron 2R, southrons 1R");
  EXPECT_EQ(game.at("/politicalTrack/southrons/step"), 2);
}

// Nazgûl stay where an Army is destroyed.
TEST(EventCards, TheSpiritOfMordor_NazgulOutliveTheArmy) {
  Setting setting;
  setting.empty_map().army("osgiliath", "sauron 1R, southrons 1R, 2N, witch-king");
  Game game(holding(setting, "free", {"the-spirit-of-mordor"}));
  play_event(game, "the-spirit-of-mordor");
  game.roll({5, 5, 5, 1, 1});
  EXPECT_EQ(game.standing("osgiliath"), "2N, witch-king");
}

TEST(EventCards, TheSpiritOfMordor_NotMet_NoArmyOfTwoNations) {
  Setting setting;
  setting.empty_map().army("osgiliath", "sauron 3R");
  Game game(holding(setting, "free", {"the-spirit-of-mordor"}));
  EXPECT_EQ(why_not_play(game, "the-spirit-of-mordor"), "");
  play_event(game, "the-spirit-of-mordor");
  EXPECT_EQ(game.standing("osgiliath"), "sauron 3R");
  EXPECT_TRUE(game.events("card-die").empty());
}

// --- Faramir's Rangers

// Three dice at 5+ in South Ithilien; then a unit and a Leader for the Army in Osgiliath.
TEST(EventCards, FaramirsRangers_StrikesAndStrengthensOsgiliath) {
  Setting setting;
  setting.empty_map()
      .army("south-ithilien", "sauron 3R")
      .army("minas-morgul", "sauron 3R")
      .army("osgiliath", "gondor 2R");
  Game game(holding(setting, "free", {"faramirs-rangers"}));
  play_event(game, "faramirs-rangers");
  game.roll({5, 1, 6});
  EXPECT_EQ(game.standing("south-ithilien"), "sauron 1R");
  game.play("figure gondor.elite");
  EXPECT_EQ(game.standing("osgiliath"), "gondor 2R 1E 1L");
}

// One half alone: the Shadow Army is in Osgiliath itself.
TEST(EventCards, FaramirsRangers_StrikesInOsgiliathAndRecruitsNobody) {
  Setting setting;
  setting.empty_map().army("osgiliath", "sauron 3R").army("north-ithilien", "sauron 1R");
  Game game(holding(setting, "free", {"faramirs-rangers"}));
  play_event(game, "faramirs-rangers");
  EXPECT_EQ(game.options(),
            (std::vector<std::string>{"region north-ithilien", "region osgiliath"}));
  game.play("region osgiliath");
  game.roll({5, 5, 5});
  EXPECT_EQ(game.standing("osgiliath"), "");
  EXPECT_EQ(game.reinforcements("gondor"), "15R 5E 4L");
}

TEST(EventCards, FaramirsRangers_NotMet_NobodyInIthilienNorOsgiliath) {
  Setting setting;
  setting.empty_map().army("minas-morgul", "sauron 3R").army("minas-tirith", "gondor 2R");
  Game game(holding(setting, "free", {"faramirs-rangers"}));
  EXPECT_EQ(why_not_play(game, "faramirs-rangers"), "");
  play_event(game, "faramirs-rangers");
  EXPECT_EQ(game.standing("minas-tirith"), "gondor 2R");
  EXPECT_TRUE(game.events("card-die").empty());
}

// --- The Eagles are Coming!

Setting eagles() {
  Setting setting;
  setting.empty_map()
      .army("minas-tirith", "gondor 2R, boromir")
      .army("osgiliath", "sauron 2R, 3N, witch-king");
  return holding(setting, "free", {"the-eagles-are-coming"});
}

// A die for each of three Nazgûl, the Witch-king is left out; two fall, the third is sent to a
// Sauron Stronghold that is unconquered.
TEST(EventCards, TheEaglesAreComing_StrikesNazgulAndSendsTheRestHome) {
  Game game(eagles().control("dol-guldur", "free"));
  play_event(game, "the-eagles-are-coming");
  EXPECT_EQ(game.events("card-target").size(), 1U);
  game.roll({5, 4, 6});
  EXPECT_EQ(game.question(), "card-region");
  EXPECT_EQ(game.seat(), "free");
  EXPECT_FALSE(game.offers("region dol-guldur"));
  EXPECT_FALSE(game.offers("region orthanc"));
  EXPECT_EQ(game.options().size(), 5U);  // Barad-dûr, Minas Morgul, Morannon, Moria, Gundabad
  game.play("region mount-gundabad");
  EXPECT_EQ(game.standing("osgiliath"), "sauron 2R, witch-king");
  EXPECT_EQ(game.standing("mount-gundabad"), "1N");
  EXPECT_EQ(game.at("/offBoard/shadow/reinforcements/nazgul"), 7);
}

// Five dice at most: one of six Nazgûl survives five hits. Into a besieged Stronghold it goes.
TEST(EventCards, TheEaglesAreComing_FiveDiceAtMostAndIntoASiege) {
  Setting setting;
  setting.empty_map()
      .army("minas-tirith", "gondor 2R, boromir")
      .army("osgiliath", "sauron 2R, 6N")
      .garrison("minas-morgul", "sauron 1R")
      .army("minas-morgul", "gondor 1R");
  Game game(holding(setting, "free", {"the-eagles-are-coming"}));
  play_event(game, "the-eagles-are-coming");
  game.roll({5, 5, 5, 5, 5});
  game.play("region minas-morgul");
  EXPECT_EQ(game.inside("minas-morgul"), "sauron 1R, 1N");
  EXPECT_EQ(game.standing("osgiliath"), "sauron 2R");
}

// Besieged beside the Nazgûl in the same region: either Army may be the one inside.
TEST(EventCards, TheEaglesAreComing_AlsoWhereTheArmiesShareARegion) {
  Setting setting;
  setting.empty_map()
      .garrison("minas-tirith", "gondor 2R, boromir")
      .army("minas-tirith", "sauron 2R, 1N");
  Game game(holding(setting, "free", {"the-eagles-are-coming"}));
  play_event(game, "the-eagles-are-coming");
  game.roll({6});
  EXPECT_EQ(game.standing("minas-tirith"), "sauron 2R");
}

TEST(EventCards, TheEaglesAreComing_NotMet_WithoutACompanionOrNazgulInAnArmy) {
  Setting alone;  // the Companion is with no Army
  alone.empty_map().army("minas-tirith", "boromir").army("osgiliath", "sauron 2R, 3N");
  Game game(holding(alone, "free", {"the-eagles-are-coming", "elven-rope"}));
  EXPECT_EQ(why_not_play(game, "the-eagles-are-coming"), "R-072");
  game.play({"die event", "use play-card"});
  game.forbids("play the-eagles-are-coming");
  Setting king;  // the Witch-king does not count
  king.empty_map()
      .army("minas-tirith", "gondor 1R, boromir")
      .army("osgiliath", "sauron 2R, witch-king");
  EXPECT_EQ(
      why_not_play(Game(holding(king, "free", {"the-eagles-are-coming"})), "the-eagles-are-coming"),
      "R-072");
}

}  // namespace
}  // namespace cards
