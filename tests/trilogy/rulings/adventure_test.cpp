// Missions, adventure cards and the steps that bring them: T-035 to T-039, T-043 to T-046.

#include <gtest/gtest.h>

#include "tests/trilogy/game.h"

namespace trilogy_tests {
namespace {

/// Yellow's Leader stands in the Tower Hills beside Hobbiton's Shire; red has one battalion there.
json before_the_shire(const json& more) {
  json position = turn_of_yellow("combat", {{"tower-hills", 6}, {"nurn", 1}},
                                 {{"territories", {{"tower-hills", {{"leader", "yellow"}}}}}});
  position.merge_patch(more);
  return position;
}

void take_the_shire(Game& game) {
  game.play({"territory tower-hills", "territory the-shire", "attack tower-hills the-shire 3"});
  game.roll({6, 6, 6, 1});
  game.play("move-in 3");
}

const json kHobbiton{{"adventureCards", {{"yellow", list("mission-hobbiton")}}}};

TEST(TrilogyAdventure, T035_AMissionIsDoneByALeaderWhoEntersByConquest) {
  Game game(before_the_shire(kHobbiton));
  EXPECT_EQ(game.why_not({{"do", "mission"}, {"card", "mission-hobbiton"}}), "T-035");
  take_the_shire(game);
  EXPECT_TRUE(game.offers("mission mission-hobbiton"));
}

TEST(TrilogyAdventure, T035_OrByFortifying) {
  Game game(turn_of_yellow("fortify", {{"tower-hills", 4}, {"the-shire", 1}},
                           {{"territories", {{"tower-hills", {{"leader", "yellow"}}}}},
                            {"adventureCards", {{"yellow", list("mission-hobbiton")}}}}));
  game.play({"territory tower-hills", "fortify tower-hills the-shire 1 leader"});
  ASSERT_EQ(game.question(), "fortify-from");
  EXPECT_TRUE(game.offers("mission mission-hobbiton")) << "the last moment before step 5";
}

TEST(TrilogyAdventure, T035_StandingThereAlreadyDoesNotCount) {
  const Game game(turn_of_yellow("combat", {{"the-shire", 4}},
                                 {{"territories", {{"the-shire", {{"leader", "yellow"}}}}},
                                  {"adventureCards", {{"yellow", list("mission-hobbiton")}}}}));
  EXPECT_EQ(game.why_not({{"do", "mission"}, {"card", "mission-hobbiton"}}), "T-035");
}

TEST(TrilogyAdventure, T035_AConquestWithoutALeaderDoesNotCount) {
  Game game(before_the_shire({{"adventureCards", {{"yellow", list("mission-hobbiton")}}},
                              {"territories", {{"tower-hills", {{"leader", nullptr}}}}}}));
  take_the_shire(game);
  EXPECT_EQ(game.why_not({{"do", "mission"}, {"card", "mission-hobbiton"}}), "T-035");
}

TEST(TrilogyAdventure, T036_TheRewardIsPlacedAtOnceInTheNamedRegion) {
  Game game(before_the_shire(kHobbiton));
  take_the_shire(game);
  game.play("mission mission-hobbiton");
  EXPECT_EQ(game.at("/toPlace/yellow"), 2);
  EXPECT_EQ(game.options(), (Options{"territory the-shire", "territory tower-hills"}));
  EXPECT_EQ(game.why_not({{"do", "place"}, {"territory", "nurn"}}), "T-036");
  game.play({"territory tower-hills", "place tower-hills 2"});
  EXPECT_EQ(game.question(), "attack-from");
}

TEST(TrilogyAdventure, T036_WithNothingHeldThereItLapsesAndThePointsStay) {
  Game game(before_the_shire(
      {{"territories",
        {{"tower-hills", {{"owner", "red"}, {"leader", nullptr}, {"battalions", 1}}},
         {"north-mirkwood", {{"owner", "yellow"}, {"battalions", 5}, {"leader", "yellow"}}}}},
       {"enteredThisTurn", list("khand")},
       {"adventureCards", {{"yellow", list("mission-haradrim-encampment")}}}}));
  game.play("mission mission-haradrim-encampment");
  EXPECT_EQ(game.question(), "attack-from");
  EXPECT_EQ(game.at("/toPlace/yellow"), 0);
  EXPECT_EQ(game.cards("playedCards", "yellow"), Options{"mission-haradrim-encampment"});
}

TEST(TrilogyAdventure, T036_AnExtraTerritoryCardComesWhileTheHandIsBelowFive) {
  const auto at_step_four = [](const json& cards) {
    return Game(turn_of_yellow(
        "territory-card", {{"harad", 2}},
        {{"conqueredThisTurn", 1}, {"extraCards", 1}, {"territoryCards", {{"yellow", cards}}}}));
  };
  Game room = at_step_four({"moria", "lorien", "harad"});
  room.play({"draw khand", "draw umbar"});
  EXPECT_EQ(room.cards("territoryCards", "yellow").size(), 5u);
  Game full = at_step_four({"moria", "lorien", "harad", "nurn"});
  full.play("draw khand");
  EXPECT_NE(full.question(), "draw-territory");
}

TEST(TrilogyAdventure, T037_ALeaderInTheConquestOfASiteEarnsACard) {
  Game game(before_the_shire(json::object()));
  take_the_shire(game);
  EXPECT_EQ(game.at("/siteTakenByLeader"), true);
  game.go_to_step("territory-card");
  game.play("draw moria");
  EXPECT_EQ(game.question(), "draw-adventure");
}

TEST(TrilogyAdventure, T037_FortifyingThereEarnsNothing) {
  Game game(turn_of_yellow("fortify", {{"tower-hills", 4}, {"the-shire", 1}},
                           {{"territories", {{"tower-hills", {{"leader", "yellow"}}}}}}));
  game.play({"territory tower-hills", "fortify tower-hills the-shire 1 leader"});
  EXPECT_EQ(game.at("/siteTakenByLeader"), false);
}

json draws(const json& more = json::object()) {
  json position =
      turn_of_yellow("adventure-card", {{"harad", 2}, {"nurn", 2}}, {{"siteTakenByLeader", true}});
  position.merge_patch(more);
  return position;
}

TEST(TrilogyAdventure, T038_EventsAreResolvedAndDrawingGoesOn) {
  Game game(draws({{"territories", {{"udun-vale", {{"battalions", 2}}}}}}));
  game.draw({"event-the-black-gates-open"});
  EXPECT_EQ(game.battalions("udun-vale"), 12) << "red is evil";
  EXPECT_EQ(game.cards("discards", "adventure"), Options{"event-the-black-gates-open"});
  ASSERT_EQ(game.question(), "draw-adventure");
  game.draw({"power-ambush"});
  EXPECT_EQ(game.cards("adventureCards", "yellow"), Options{"power-ambush"});
  EXPECT_NE(game.question(), "draw-adventure");
}

TEST(TrilogyAdventure, T039_OfFiveCardsAnyIsDiscarded) {
  Game game(
      draws({{"adventureCards",
              {{"yellow", {"power-ambush", "power-gollum", "mission-bree", "mission-erech"}}}}}));
  game.draw({"mission-tharbad"});
  ASSERT_EQ(game.question(), "discard");
  EXPECT_EQ(game.options().size(), 5u);
  game.play("discard mission-tharbad");
  EXPECT_EQ(game.cards("discards", "adventure"), Options{"mission-tharbad"});
  EXPECT_TRUE(game.cards("playedCards", "yellow").empty()) << "it scores nothing";
}

TEST(TrilogyAdventure, T043_ThreeTerritoryCardsAreTurnedOverSkippingWildOnes) {
  Game game(
      draws({{"territories", {{"moria", {{"battalions", 9}}}, {"umbar", {{"battalions", 4}}}}}}));
  game.draw({"event-raiders"});
  ASSERT_EQ(game.question(), "draw-territory");
  game.draw({"moria", "wild-1", "umbar", "khand"});
  EXPECT_EQ(game.battalions("moria"), 5) << "half of nine, rounded down, is lost";
  EXPECT_EQ(game.battalions("umbar"), 2);
  EXPECT_EQ(game.battalions("khand"), 1) << "one stays";
  EXPECT_EQ(sorted(game.cards("discards", "territory")),
            (Options{"khand", "moria", "umbar", "wild-1"}));
}

TEST(TrilogyAdventure, T044_AnEventOfASidePassesTheNeutralArmyBy) {
  Game game(draws({{"territories", {{"moria", {{"owner", "green"}, {"battalions", 4}}}}}}));
  game.draw({"event-theyve-brought-a-cave-troll"});
  EXPECT_EQ(game.battalions("moria"), 4);
}

TEST(TrilogyAdventure, T045_PlayedCardsLieInFrontAndScoreAtTheEnd) {
  const json over{{"phase", "over"},
                  {"winner", "yellow"},
                  {"fill", {{"owner", "red"}}},
                  {"territories", {{"harad", {{"owner", "yellow"}}}}},
                  {"ring", {{"territory", "mount-doom"}, {"destroyed", true}}}};
  json played = over;
  played["playedCards"]["yellow"] = {"mission-hobbiton", "power-ambush"};
  EXPECT_EQ(Game(played).at("/score/yellow").get<int>() - Game(over).at("/score/yellow").get<int>(),
            3)
      << "two points and one";
}

TEST(TrilogyAdventure, T046_AnEmptyDeckIsShuffledAndWithoutDiscardsThereIsNoDraw) {
  json all = json::array();
  json holdable = json::array();
  for (const auto& card : tables().adventures) {
    all.push_back(card.id);
    if (card.kind != trilogy::CardKind::kEvent) holdable.push_back(card.id);
  }
  Game game(draws({{"discards", {{"adventure", all}}}}));
  EXPECT_EQ(game.question(), "draw-adventure");
  EXPECT_EQ(game.options().size(), 60u);
  json events = json::array();
  for (const auto& card : tables().adventures) {
    if (card.kind == trilogy::CardKind::kEvent) events.push_back(card.id);
  }
  Game none(draws({{"playedCards", {{"red", holdable}}}, {"turnedCards", events}}));
  EXPECT_NE(none.question(), "draw-adventure");
  EXPECT_TRUE(none.cards("adventureCards", "yellow").empty());
}

}  // namespace
}  // namespace trilogy_tests
