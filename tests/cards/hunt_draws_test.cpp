// Shadow cards that draw a Hunt tile, tempt a Companion or add Corruption.

#include "tests/cards/hunt_cards.h"

namespace cards {
namespace {

/// The Shadow plays the card on this company.
Game sent_against(std::string_view card, const json& who,
                  const json& fellowship = {{"region", "hollin"}}) {
  Setting setting;
  setting.empty_map().fellowship(fellowship).fellowship(who);
  Game game(holding(setting, "shadow", {card}));
  play_event(game, card);
  return game;
}

const json kCompany = company({"strider", "gimli", "peregrin"}, "strider");
const json kRevealed{{"region", "hollin"}, {"hidden", false}};
const json kOnSecondStep{{"region", "morannon"}, {"mordorStep", 2}, {"corruption", 1}};

/// In a region with a Free Peoples Settlement, whoever holds it, the card is not played.
void expect_not_in_settlements(std::string_view card) {
  Setting setting;
  setting.empty_map().fellowship({{"region", "bree"}}).control("bree", "shadow");
  const Game game(holding(setting, "shadow", {card}));
  EXPECT_EQ(why_not_play(game, card), "R-072");
  Game asked(setting);
  asked.play("die event");
  asked.forbids("use play-card");
}

/// In a captured Settlement of the Shadow, in a Fortification and on the Track it is.
void expect_elsewhere(std::string_view card) {
  for (const char* region : {"moria", "osgiliath"}) {
    Setting setting;
    setting.empty_map().control("moria", "free").fellowship({{"region", region}});
    EXPECT_EQ(why_not_play(Game(holding(setting, "shadow", {card})), card), "") << region;
  }
  Setting track;
  track.empty_map().fellowship(kOnSecondStep);
  EXPECT_EQ(why_not_play(Game(holding(track, "shadow", {card})), card), "");
}

/// the tile leaves the pool and nothing happens.
void expect_eye_does_nothing(std::string_view card, const json& fellowship) {
  Game game = sent_against(card, kCompany, fellowship);
  game.play("tile eye-reveal");
  EXPECT_EQ(game.question(), "choose-die");
  EXPECT_EQ(game.at("/fellowship/hidden"), true);
  EXPECT_EQ(game.at("/fellowship/corruption"), fellowship.value("corruption", 0));
  EXPECT_EQ(game.at("/drawnTiles"), json({"eye-reveal"}));
  EXPECT_EQ(game.events("tile-discarded").size(), 1u);
}

/// The same on the Track, where the blue tiles are.
void expect_blue_does_nothing(std::string_view card) {
  Setting setting;
  setting.empty_map()
      .fellowship(kOnSecondStep)
      .fellowship(kCompany)
      .set("/huntPool", json({"phial-of-galadriel", "3", "2"}));
  Game game(holding(setting, "shadow", {card}));
  play_event(game, card);
  game.play("tile phial-of-galadriel");
  EXPECT_EQ(game.question(), "choose-die");
  EXPECT_EQ(game.at("/fellowship/corruption"), 1);
  EXPECT_EQ(game.at("/fellowship/mordorStep"), 2);
}

// --- Orc Patrol

TEST(EventCards, OrcPatrol_ATileLikeThatOfASuccessfulHunt) {
  Game game = sent_against("orc-patrol", kCompany, {{"region", "hollin"}, {"progress", 1}});
  game.play("tile 2-reveal");
  EXPECT_EQ(game.question(), "hunt-damage");
  EXPECT_EQ(game.seat(), "free");
  EXPECT_TRUE(game.offers("lose-guide"));
  EXPECT_TRUE(game.offers("lose-random"));
  game.play("suffer");
  EXPECT_EQ(game.at("/fellowship/corruption"), 2);
  EXPECT_EQ(game.question(), "reveal-to");
}

TEST(EventCards, OrcPatrol_EyesAndBlueTilesDoNothing) {
  expect_eye_does_nothing("orc-patrol", {{"region", "hollin"}});
  expect_blue_does_nothing("orc-patrol");
}

// no step on the Track is gained, for it is no move.
TEST(EventCards, OrcPatrol_OnTheTrackNoStepIsGained) {
  Game game = sent_against("orc-patrol", kCompany, kOnSecondStep);
  game.play({"tile 3", "suffer"});
  EXPECT_EQ(game.at("/fellowship/mordorStep"), 2);
  EXPECT_EQ(game.at("/fellowship/corruption"), 4);
}

TEST(EventCards, OrcPatrol_NotMet_InASettlementOfTheFreePeoples) {
  expect_not_in_settlements("orc-patrol");
  expect_elsewhere("orc-patrol");
}

// --- Isildur's Bane

TEST(EventCards, IsildursBane_AllOfItIsCorruption) {
  Setting setting;
  setting.empty_map()
      .fellowship({{"region", "hollin"}})
      .fellowship(company({"peregrin", "meriadoc"}, "peregrin"));
  on_table(holding(setting, "shadow", {"isildurs-bane"}), "free", {});
  Game game(setting);
  play_event(game, "isildurs-bane");
  game.play("tile 3");  // neither Guide nor casualty are asked for
  EXPECT_EQ(game.at("/fellowship/corruption"), 3);
  EXPECT_EQ(game.at("/fellowship/companions"), json({"meriadoc", "peregrin"}));
}

TEST(EventCards, IsildursBane_NoCardLowersItAndTheTileStillReveals) {
  Setting setting;
  setting.empty_map().fellowship({{"region", "hollin"}}).fellowship(kCompany);
  on_table(holding(setting, "shadow", {"isildurs-bane"}), "free", {"axe-and-bow"});
  Game game(setting);
  play_event(game, "isildurs-bane");
  game.play("tile 2-reveal");
  EXPECT_EQ(game.at("/fellowship/corruption"), 2);
  EXPECT_EQ(game.at("/fellowship/hidden"), false);
  EXPECT_EQ(game.at("/tableCards/free"), json({"axe-and-bow"}));
}

TEST(EventCards, IsildursBane_EyesAndBlueTilesDoNothing) {
  expect_eye_does_nothing("isildurs-bane", {{"region", "hollin"}});
  expect_blue_does_nothing("isildurs-bane");
}

TEST(EventCards, IsildursBane_NotMet_InASettlementOfTheFreePeoples) {
  expect_not_in_settlements("isildurs-bane");
  expect_elsewhere("isildurs-bane");
}

// --- Foul Thing from the Deep

TEST(EventCards, FoulThingFromTheDeep_ARandomCompanionMustBeLost) {
  Game game = sent_against("foul-thing-from-the-deep", kCompany);
  game.play("tile 3");
  EXPECT_EQ(game.question(), "random-companion");  // there is nothing to choose
  game.play("companion gimli");
  EXPECT_EQ(game.at("/fellowship/companions"), json({"strider", "peregrin"}));
  EXPECT_EQ(game.at("/fellowship/corruption"), 1);  // 3 less Gimli's Level 2
}

TEST(EventCards, FoulThingFromTheDeep_TheOnlyCompanionIsLost) {
  Game game = sent_against("foul-thing-from-the-deep", company({"gimli"}, "gimli"));
  game.play("tile 2");
  EXPECT_EQ(game.at("/fellowship/companions"), json::array());
  EXPECT_EQ(game.at("/fellowship/guide"), "gollum");
  EXPECT_EQ(game.at("/fellowship/corruption"), 0);
}

// A card may lower it first; with no damage left nobody is lost.
TEST(EventCards, FoulThingFromTheDeep_ACardOfTheTableComesFirst) {
  Setting setting;
  setting.empty_map().fellowship({{"region", "hollin"}}).fellowship(kCompany);
  on_table(holding(setting, "shadow", {"foul-thing-from-the-deep"}), "free", {"axe-and-bow"});
  Game game(setting);
  play_event(game, "foul-thing-from-the-deep");
  game.play({"tile 1", "card axe-and-bow"});
  EXPECT_EQ(game.question(), "choose-die");
  EXPECT_EQ(game.at("/fellowship/companions").size(), 3u);
}

// the Guide's ability comes before the casualty.
TEST(EventCards, FoulThingFromTheDeep_TheGuideMayHelpFirst) {
  Game game =
      sent_against("foul-thing-from-the-deep", company({"meriadoc", "peregrin"}, "peregrin"));
  game.play("tile 1");
  EXPECT_TRUE(game.offers("guide-ability"));
  game.forbids("suffer");
  game.forbids("lose-guide");
  game.play({"guide-ability", "region hollin"});
  EXPECT_EQ(game.at("/fellowship/companions"), json({"meriadoc"}));
  EXPECT_EQ(game.at("/fellowship/corruption"), 0);
}

TEST(EventCards, FoulThingFromTheDeep_WithoutCompanionsTheRingIsUsed) {
  Game game = sent_against("foul-thing-from-the-deep", gollum_alone());
  game.play("tile 3");
  game.play("suffer");
  EXPECT_EQ(game.at("/fellowship/corruption"), 3);
}

TEST(EventCards, FoulThingFromTheDeep_EyesAndBlueTilesDoNothing) {
  expect_eye_does_nothing("foul-thing-from-the-deep", {{"region", "hollin"}});
  expect_blue_does_nothing("foul-thing-from-the-deep");
}

TEST(EventCards, FoulThingFromTheDeep_NotMet_InASettlementOfTheFreePeoples) {
  expect_not_in_settlements("foul-thing-from-the-deep");
  expect_elsewhere("foul-thing-from-the-deep");
}

// --- Candles of Corpses

TEST(EventCards, CandlesOfCorpses_OneCorruptionForEachFourOrMore) {
  Game game = sent_against("candles-of-corpses", kCompany);
  game.roll({3, 4, 6});
  EXPECT_EQ(game.at("/fellowship/corruption"), 2);
}

TEST(EventCards, CandlesOfCorpses_OnlySixesUnderGollum) {
  Game game = sent_against("candles-of-corpses", gollum_alone());
  game.roll({4, 5, 6});
  EXPECT_EQ(game.at("/fellowship/corruption"), 1);
}

TEST(EventCards, CandlesOfCorpses_MayEndTheGame) {
  Game game =
      sent_against("candles-of-corpses", kCompany, {{"region", "hollin"}, {"corruption", 10}});
  game.roll({4, 4, 4});
  EXPECT_EQ(game.winner(), "shadow corruption");
}

TEST(EventCards, CandlesOfCorpses_NotMet_InASettlementOfTheFreePeoples) {
  expect_not_in_settlements("candles-of-corpses");
  expect_elsewhere("candles-of-corpses");
}

// --- Morgul Wound

TEST(EventCards, MorgulWound_TwoUpToThreeCorruptionThenOne) {
  for (const auto& [before, after] : {std::pair{0, 2}, {3, 5}, {4, 5}, {11, 12}}) {
    json fellowship = kRevealed;
    fellowship["corruption"] = before;
    const Game game = sent_against("morgul-wound", kCompany, fellowship);
    EXPECT_EQ(game.at("/fellowship/corruption"), after);
  }
}

TEST(EventCards, MorgulWound_NotMet_WhileTheFellowshipIsHidden) {
  Setting setting;
  setting.empty_map().fellowship({{"region", "hollin"}});
  Game game(holding(setting, "shadow", {"morgul-wound"}));
  EXPECT_EQ(why_not_play(game, "morgul-wound"), "R-072");
  game.play("die event");
  game.forbids("use play-card");
}

// --- Lure of the Ring

TEST(EventCards, LureOfTheRing_HisLevelAsCorruption) {
  Game game = sent_against("lure-of-the-ring", kCompany, kRevealed);
  game.play("companion strider");
  EXPECT_EQ(game.question(), "temptation");
  EXPECT_EQ(game.seat(), "free");
  game.play("suffer");
  EXPECT_EQ(game.at("/fellowship/corruption"), 3);
  EXPECT_EQ(game.at("/fellowship/companions").size(), 3u);
}

TEST(EventCards, LureOfTheRing_OrHeIsLost) {
  Game game = sent_against("lure-of-the-ring", kCompany, kRevealed);
  game.play({"companion strider", "remove strider"});
  EXPECT_EQ(game.at("/fellowship/corruption"), 0);
  EXPECT_EQ(game.at("/characters/strider"), "eliminated");
  EXPECT_EQ(game.at("/fellowship/guide"), "gimli");
}

// the Hobbits are taken alive.
TEST(EventCards, LureOfTheRing_AHobbitIsTakenAlive) {
  Game game = sent_against("lure-of-the-ring", kCompany, kRevealed);
  game.play({"companion peregrin", "remove peregrin"});
  EXPECT_EQ(game.question(), "separate-to");
  game.play("region moria");
  EXPECT_EQ(game.at("/characters/peregrin"), "moria");
}

TEST(EventCards, LureOfTheRing_ButNotInMordor) {
  json fellowship = kOnSecondStep;
  fellowship["hidden"] = false;
  Game game = sent_against("lure-of-the-ring", kCompany, fellowship);
  game.play({"companion peregrin", "remove peregrin"});
  EXPECT_EQ(game.at("/characters/peregrin"), "eliminated");
}

TEST(EventCards, LureOfTheRing_OneCorruptionUnderGollum) {
  const Game game = sent_against("lure-of-the-ring", gollum_alone(), kRevealed);
  EXPECT_EQ(game.at("/fellowship/corruption"), 1);
}

TEST(EventCards, LureOfTheRing_NotMet_WhileTheFellowshipIsHidden) {
  Setting setting;
  setting.empty_map().fellowship({{"region", "hollin"}});
  Game game(holding(setting, "shadow", {"lure-of-the-ring"}));
  EXPECT_EQ(why_not_play(game, "lure-of-the-ring"), "R-072");
  game.play("die event");
  game.forbids("use play-card");
}

// --- The Breaking of the Fellowship

TEST(EventCards, TheBreakingOfTheFellowship_AsManyLeaveAsTheTileSays) {
  Game game = sent_against("the-breaking-of-the-fellowship", kCompany, kRevealed);
  game.play("tile 2-reveal");
  EXPECT_EQ(game.question(), "scatter");
  EXPECT_EQ(game.seat(), "free");
  game.play({"take strider", "take peregrin"});
  EXPECT_EQ(game.standing("hollin"), "strider, peregrin");  // and they do not move on
  EXPECT_EQ(game.at("/fellowship/companions"), json({"gimli"}));
  EXPECT_EQ(game.at("/fellowship/guide"), "gimli");
  EXPECT_EQ(game.at("/fellowship/corruption"), 0);
  EXPECT_EQ(game.at("/drawnTiles"), json({"2-reveal"}));
}

TEST(EventCards, TheBreakingOfTheFellowship_AsFarAsThereAreCompanions) {
  Game game =
      sent_against("the-breaking-of-the-fellowship", company({"gimli"}, "gimli"), kRevealed);
  game.play("tile 3");
  EXPECT_EQ(game.standing("hollin"), "gimli");
  EXPECT_EQ(game.at("/fellowship/guide"), "gollum");
  EXPECT_EQ(game.at("/fellowship/corruption"), 0);  // he was not the Guide when it was played
}

TEST(EventCards, TheBreakingOfTheFellowship_EyesAndBlueTilesDoNothing) {
  Game game = sent_against("the-breaking-of-the-fellowship", kCompany, kRevealed);
  game.play("tile eye-reveal");
  EXPECT_EQ(game.at("/fellowship/companions").size(), 3u);

  json fellowship = kOnSecondStep;
  fellowship["hidden"] = false;
  Setting setting;
  setting.empty_map()
      .fellowship(fellowship)
      .fellowship(kCompany)
      .set("/huntPool", json({"elven-rope", "3", "2"}));
  Game track(holding(setting, "shadow", {"the-breaking-of-the-fellowship"}));
  play_event(track, "the-breaking-of-the-fellowship");
  track.play("tile elven-rope");
  EXPECT_EQ(track.at("/fellowship/companions").size(), 3u);
}

// In Mordor they leave the game, and a die tells the number of Shelob's Lair.
TEST(EventCards, TheBreakingOfTheFellowship_InMordorTheyLeaveTheGame) {
  json fellowship = kOnSecondStep;
  fellowship["hidden"] = false;
  Setting setting;
  setting.empty_map()
      .fellowship(fellowship)
      .fellowship(kCompany)
      .set("/huntPool", json({"shelobs-lair", "3", "2"}));
  Game game(holding(setting, "shadow", {"the-breaking-of-the-fellowship"}));
  play_event(game, "the-breaking-of-the-fellowship");
  game.play("tile shelobs-lair");
  game.roll({2});
  game.play({"take gimli", "take peregrin"});
  EXPECT_EQ(game.at("/characters/peregrin"), "eliminated");
  EXPECT_EQ(game.at("/fellowship/companions"), json({"strider"}));
  EXPECT_EQ(game.at("/fellowship/mordorStep"), 2);
}

// Companions who part in a City or Stronghold activate its Nation.
TEST(EventCards, TheBreakingOfTheFellowship_TheyArriveWhereTheyStand) {
  Game game =
      sent_against("the-breaking-of-the-fellowship", company({"boromir", "gimli"}, "boromir"),
                   {{"region", "minas-tirith"}, {"hidden", false}});
  game.play({"tile 1", "take boromir"});
  EXPECT_EQ(game.at("/politicalTrack/gondor/active"), true);
}

TEST(EventCards, TheBreakingOfTheFellowship_OneCorruptionUnderGollum) {
  const Game game = sent_against("the-breaking-of-the-fellowship", gollum_alone(), kRevealed);
  EXPECT_EQ(game.at("/fellowship/corruption"), 1);
  EXPECT_EQ(game.at("/drawnTiles"), json::array());
}

TEST(EventCards, TheBreakingOfTheFellowship_NotMet_WhileTheFellowshipIsHidden) {
  Setting setting;
  setting.empty_map().fellowship({{"region", "hollin"}});
  Game game(holding(setting, "shadow", {"the-breaking-of-the-fellowship"}));
  EXPECT_EQ(why_not_play(game, "the-breaking-of-the-fellowship"), "R-072");
  game.play("die event");
  game.forbids("use play-card");
}

}  // namespace
}  // namespace cards
