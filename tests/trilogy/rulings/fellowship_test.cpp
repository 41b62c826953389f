// Step 7: T-004 to T-008, T-040 to T-042, T-059.

#include <gtest/gtest.h>

#include "tests/trilogy/game.h"

namespace trilogy_tests {
namespace {

/// Yellow's turn ends with the Fellowship here.
json journey(std::string_view from, const json& more = json::object()) {
  json position = turn_of_yellow("fellowship", {{"harad", 2}}, {{"ring", {{"territory", from}}}});
  position.merge_patch(more);
  return position;
}

TEST(TrilogyFellowship, T004_ItFollowsThePathNotTheLinks) {
  EXPECT_EQ(Game(journey("south-downs")).ring(), "rhudaur") << "over a river without a bridge";
  EXPECT_EQ(Game(journey("the-shire")).ring(), "buckland");
  EXPECT_NE(fault_of(journey("umbar")), "");
}

TEST(TrilogyFellowship, T005_FiveTerritoriesNeedARollOfFour) {
  for (const char* place : {"moria", "lorien", "dead-marshes", "minas-morgul", "gorgoroth"}) {
    SCOPED_TRACE(place);
    Game held(journey(place));
    ASSERT_EQ(held.question(), "fellowship-roll");
    held.roll({3});
    EXPECT_EQ(held.ring(), place);
    Game gone(journey(place));
    gone.roll({4});
    EXPECT_NE(gone.ring(), place);
  }
}

TEST(TrilogyFellowship, T005_AtMountDoomTheRollDestroysTheRing) {
  Game game(journey("mount-doom"));
  game.roll({4});
  EXPECT_EQ(game.at("/ring/destroyed"), true);
  EXPECT_EQ(game.at("/phase"), "over");
}

TEST(TrilogyFellowship, T006_OneAttemptEachTurn) {
  Game game(journey("moria"));
  game.roll({1});
  EXPECT_EQ(game.at("/toAct"), "red") << "the next turn has begun";
  EXPECT_EQ(game.ring(), "moria");
}

TEST(TrilogyFellowship, T007_TheTurnOfArrivalRollsForDestruction) {
  Game game(journey("gorgoroth"));
  game.roll({4});
  EXPECT_EQ(game.ring(), "mount-doom");
  ASSERT_EQ(game.question(), "fellowship-roll") << "in the same step";
  game.roll({3});
  EXPECT_EQ(game.at("/ring/destroyed"), false);
  EXPECT_EQ(game.at("/toAct"), "red");
}

TEST(TrilogyFellowship, T007_ByOptionItWaitsForTheNextTurn) {
  Game game(journey("gorgoroth"), {{"fellowship.rollOnArrival", false}});
  game.roll({6});
  EXPECT_EQ(game.ring(), "mount-doom");
  EXPECT_EQ(game.at("/toAct"), "red");
}

TEST(TrilogyFellowship, T008_SeventeenTurnsAreTheShortestGame) {
  json position = turn_of_yellow("reinforce", {{"the-shire", 2}, {"moria", 2}}, {{"turn", 1}});
  Game game(position);
  int tries = 0;
  while (game.winner().empty() && tries++ < 1000) {
    if (game.question() == "fellowship-roll") {
      game.play("roll 6");
    } else if (game.offers("end-step")) {
      game.play("end-step");
    } else if (game.offers("pass")) {
      game.play("pass");
    } else {
      game.play(game.options().front());
    }
  }
  EXPECT_EQ(game.at("/turn"), 17);
}

TEST(TrilogyFellowship, T040_WhoDrewInStepFivePlaysNothingMore) {
  const json cards{
      {"adventureCards", {{"yellow", list("power-smeagol")}, {"red", list("power-gollum")}}}};
  Game drew(journey("moria", cards));
  EXPECT_EQ(drew.question(), "fellowship-roll");
  json more = cards;
  more["drewAdventure"] = true;
  Game banned(journey("moria", more));
  banned.roll({3});
  EXPECT_EQ(banned.seat(), "red") << "red may still answer, and is asked first";
  banned.play("pass");
  EXPECT_NE(banned.question(), "fellowship-answer");
}

TEST(TrilogyFellowship, T041_AnswersGoInSeatOrderFromTheLeftOneCardEach) {
  Game game(
      json{{"seats", {"yellow", "red", "green"}},
           {"phase", "turn"},
           {"step", "fellowship"},
           {"toAct", "yellow"},
           {"fill", {{"owner", "red"}}},
           {"territories", {{"harad", {{"owner", "yellow"}}}, {"khand", {{"owner", "green"}}}}},
           {"ring", {{"territory", "moria"}}},
           {"adventureCards",
            {{"yellow", list("power-smeagol")},
             {"red", {"power-a-balrog-is-come", "power-boromir-tries-to-seize-the-one-ring"}},
             {"green", list("power-faramir-finds-the-ringbearer")}}}});
  game.roll({2});
  EXPECT_EQ(game.seat(), "red");
  game.play("play-card power-a-balrog-is-come");
  EXPECT_EQ(game.seat(), "green") << "one card each";
  game.play("pass");
  EXPECT_EQ(game.seat(), "yellow");
  game.play("play-card power-smeagol");
  EXPECT_EQ(game.seat(), "red") << "until all pass";
}

TEST(TrilogyFellowship, T042_ChangesAreAddedUpAndFourSucceeds) {
  Game game(journey("gorgoroth", {{"adventureCards",
                                   {{"yellow", list("power-smeagol")},
                                    {"red", list("power-captured-by-orcs")}}}}));
  game.roll({3});
  game.play({"play-card power-captured-by-orcs", "play-card power-smeagol"});
  EXPECT_EQ(game.ring(), "mount-doom") << "three less one and two more";
}

TEST(TrilogyFellowship, T042_ACardThatHoldsBeatsAnyRoll) {
  Game game(journey("moria", {{"adventureCards", {{"red", list("power-a-balrog-is-come")}}}}));
  game.roll({6});
  game.play("play-card power-a-balrog-is-come");
  EXPECT_EQ(game.ring(), "moria");
}

TEST(TrilogyFellowship, T059_AForcedStepNeedsNoRollNorDestroysTheRing) {
  Game game(
      turn_of_yellow("reinforce", {{"harad", 2}, {"khand", 2}},
                     {{"ring", {{"territory", "gorgoroth"}}},
                      {"adventureCards", {{"yellow", list("power-hunt-for-the-ringbearer")}}}}));
  game.play("play-card power-hunt-for-the-ringbearer");
  EXPECT_EQ(game.ring(), "mount-doom");
  EXPECT_EQ(game.question(), "reinforce") << "no roll follows until step 7";
}

}  // namespace
}  // namespace trilogy_tests
