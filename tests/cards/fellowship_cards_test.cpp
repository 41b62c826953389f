// Free Peoples Character cards that heal, hide, move or divide the Fellowship.

#include "tests/cards/hunt_cards.h"

namespace cards {
namespace {

Game played(std::string_view card, const json& who, const json& fellowship) {
  Setting setting;
  setting.empty_map().fellowship(fellowship).fellowship(who).set("/huntBox/shadow", 1);
  Game game(holding(setting, "free", {card}));
  play_event(game, card);
  return game;
}

const json kFriends = company({"boromir", "gimli", "peregrin"}, "gimli");
const json kStrider = company({"strider", "gimli"}, "strider");
const json kWeary{{"region", "hollin"}, {"corruption", 5}};

// --- Athelas

TEST(EventCards, Athelas_HealsOneForEachFiveOrMore) {
  Game game = played("athelas", kFriends, kWeary);
  game.roll({4, 5, 6});
  EXPECT_EQ(game.at("/fellowship/corruption"), 3);
}

TEST(EventCards, Athelas_ThreeOrMoreInStridersHands) {
  Game game = played("athelas", kStrider, kWeary);
  game.roll({2, 3, 4});
  EXPECT_EQ(game.at("/fellowship/corruption"), 3);
}

// Strider must be the Guide, not only be there.
TEST(EventCards, Athelas_StriderMustGuide) {
  Game game =
      played("athelas", company({"gandalf-the-grey", "strider"}, "gandalf-the-grey"), kWeary);
  game.roll({3, 4, 5});
  EXPECT_EQ(game.at("/fellowship/corruption"), 4);
}

TEST(EventCards, Athelas_NotMet_WithoutCorruptionThereIsNothingToHeal) {
  Game game = played("athelas", kFriends, {{"region", "hollin"}, {"corruption", 1}});
  game.roll({6, 6, 6});
  EXPECT_EQ(game.at("/fellowship/corruption"), 0);
}

// --- There is Another Way

TEST(EventCards, ThereIsAnotherWay_HealsOne) {
  const Game game = played("there-is-another-way", kFriends, kWeary);
  EXPECT_EQ(game.at("/fellowship/corruption"), 4);
  EXPECT_EQ(game.question(), "choose-die");  // without Gollum that is all
}

TEST(EventCards, ThereIsAnotherWay_GollumHidesARevealedFellowship) {
  Game game = played("there-is-another-way", gollum_alone(),
                     {{"region", "hollin"}, {"corruption", 5}, {"hidden", false}});
  EXPECT_EQ(game.options(), (std::vector<std::string>{"option hide-fellowship", "stop"}));
  game.play("option hide-fellowship");
  EXPECT_EQ(game.at("/fellowship/hidden"), true);
  EXPECT_EQ(game.at("/fellowship/corruption"), 4);
}

// it is hunted, but the die does not go to the Hunt box.
TEST(EventCards, ThereIsAnotherWay_OrMovesAHiddenOne) {
  Game game = played("there-is-another-way", gollum_alone(), kWeary);
  EXPECT_EQ(game.options(), (std::vector<std::string>{"option move-fellowship", "stop"}));
  game.play("option move-fellowship");
  EXPECT_EQ(game.at("/fellowship/progress"), 1);
  EXPECT_EQ(game.question(), "hunt-roll");
  game.roll({2});
  EXPECT_EQ(game.at("/huntBox/free"), 0);
}

TEST(EventCards, ThereIsAnotherWay_OnTheTrackItIsAMoveOfTheTrack) {
  Game game = played("there-is-another-way", gollum_alone(),
                     {{"region", "morannon"}, {"mordorStep", 2}, {"corruption", 5}});
  game.play({"option move-fellowship", "tile 1", "suffer"});
  EXPECT_EQ(game.at("/fellowship/mordorStep"), 3);
  EXPECT_EQ(game.at("/fellowship/corruption"), 5);  // 5 - 1 + 1
}

TEST(EventCards, ThereIsAnotherWay_NotMet_NeitherIfTheyLike) {
  Game game = played("there-is-another-way", gollum_alone(), {{"region", "hollin"}});
  game.play("stop");
  EXPECT_EQ(game.at("/fellowship/progress"), 0);
  EXPECT_EQ(game.at("/fellowship/corruption"), 0);  // there was none to heal
}

// --- I Will Go Alone

TEST(EventCards, IWillGoAlone_OneRegionFurtherAndOneCorruptionLess) {
  Game game = played("i-will-go-alone", kFriends, kWeary);
  EXPECT_EQ(game.question(), "separate-group");
  game.forbids("go");  // somebody must leave
  game.play({"take peregrin", "go"});
  // Progress 0, Level 1, one more: two regions. The Goblins' Gate is three regions away.
  EXPECT_TRUE(game.offers("region south-dunland"));
  game.forbids("region goblins-gate");
  game.play("region south-dunland");
  EXPECT_EQ(game.standing("south-dunland"), "peregrin");
  game.play("character gimli");  // he and Boromir are of one Level
  EXPECT_EQ(game.at("/fellowship/corruption"), 4);
}

TEST(EventCards, IWillGoAlone_AGroupGoesAsFarAsItsHighestLevel) {
  Game game = played("i-will-go-alone", kFriends, kWeary);
  game.play({"take boromir", "take gimli", "go"});
  game.play("region goblins-gate");  // 0 + 2 + 1
  EXPECT_EQ(game.standing("goblins-gate"), "boromir, gimli");
  EXPECT_EQ(game.at("/fellowship/companions"), json({"peregrin"}));
  EXPECT_EQ(game.at("/fellowship/guide"), "peregrin");
}

// on the Track they leave the game, and the Corruption is healed all the same.
TEST(EventCards, IWillGoAlone_OnTheMordorTrackTheyLeaveTheGame) {
  Game game = played("i-will-go-alone", kFriends,
                     {{"region", "morannon"}, {"mordorStep", 1}, {"corruption", 5}});
  game.play({"take gimli", "take peregrin", "go"});
  EXPECT_EQ(game.at("/characters/gimli"), "eliminated");
  EXPECT_EQ(game.at("/characters/peregrin"), "eliminated");
  EXPECT_EQ(game.at("/fellowship/guide"), "boromir");
  EXPECT_EQ(game.at("/fellowship/corruption"), 4);
}

TEST(EventCards, IWillGoAlone_NotMet_WithoutCompanions) {
  Setting setting;
  setting.empty_map().fellowship(kWeary).fellowship(gollum_alone());
  Game game(holding(setting, "free", {"i-will-go-alone"}));
  EXPECT_EQ(why_not_play(game, "i-will-go-alone"), "R-072");
  game.play("die event");
  game.forbids("use play-card");
}

// --- Bilbo's Song

TEST(EventCards, BilbosSong_HealsOneOrTwoUnderGollum) {
  EXPECT_EQ(played("bilbos-song", kFriends, kWeary).at("/fellowship/corruption"), 4);
  EXPECT_EQ(played("bilbos-song", gollum_alone(), kWeary).at("/fellowship/corruption"), 3);
}

TEST(EventCards, BilbosSong_NotMet_NotBelowZero) {
  const json fresh{{"region", "hollin"}, {"corruption", 1}};
  EXPECT_EQ(played("bilbos-song", gollum_alone(), fresh).at("/fellowship/corruption"), 0);
}

// --- Mirror of Galadriel

TEST(EventCards, MirrorOfGaladriel_ACharacterDieBecomesAWillOfTheWest) {
  const Game game = played("mirror-of-galadriel", kFriends, kWeary);
  EXPECT_EQ(game.at("/dice/free"), json({"will"}));
  EXPECT_EQ(game.at("/fellowship/corruption"), 5);  // they are not in Lórien
}

TEST(EventCards, MirrorOfGaladriel_HealsOneInUnconqueredLorien) {
  const json in_lorien{{"region", "lorien"}, {"corruption", 5}};
  const Game game = played("mirror-of-galadriel", kFriends, in_lorien);
  EXPECT_EQ(game.at("/fellowship/corruption"), 4);
}

TEST(EventCards, MirrorOfGaladriel_NotMet_NoOtherDieChangesAndLostLorienHealsNobody) {
  Setting setting;
  setting.empty_map()
      .control("lorien", "shadow")
      .fellowship({{"region", "lorien"}, {"corruption", 5}})
      .fellowship(kFriends);
  holding(setting, "free", {"mirror-of-galadriel"}).dice("free", {"event", "muster"});
  Game game(setting);
  EXPECT_EQ(why_not_play(game, "mirror-of-galadriel"), "");
  play_event(game, "mirror-of-galadriel");
  EXPECT_EQ(game.at("/dice/free"), json({"muster"}));
  EXPECT_EQ(game.at("/fellowship/corruption"), 5);
}

}  // namespace
}  // namespace cards
