// Step 3: T-033, T-034, and T-056 there.

#include <gtest/gtest.h>

#include "tests/trilogy/game.h"

namespace trilogy_tests {
namespace {

TEST(TrilogyFortify, T033_ThroughOwnTerritoriesOverAnyLinkAndOneStays) {
  Game game(turn_of_yellow(
      "fortify",
      {{"the-shire", 4}, {"tower-hills", 1}, {"mithlond", 1}, {"minhiriath", 1}, {"umbar", 1}}));
  game.play({"territory the-shire", "territory umbar"});
  EXPECT_EQ(game.options(), (Options{"fortify the-shire umbar 1", "fortify the-shire umbar 2",
                                     "fortify the-shire umbar 3"}))
      << "over the sea too";
  game.play("fortify the-shire umbar 3");
  EXPECT_EQ(game.battalions("umbar"), 4);
  EXPECT_NE(game.question(), "fortify-from") << "one move";
}

TEST(TrilogyFortify, T033_NotThroughAnEnemysTerritory) {
  const Game game(turn_of_yellow("fortify", {{"the-shire", 4}, {"buckland", 1}, {"umbar", 1}}));
  EXPECT_EQ(game.why_not({{"do", "fortify"}, {"from", "the-shire"}, {"to", "umbar"}}), "T-033");
}

TEST(TrilogyFortify, T033_AnyWordMayBeSaidBeforeTheSource) {
  const Game game(turn_of_yellow("fortify", {{"the-shire", 4}, {"buckland", 1}, {"umbar", 1}}));
  EXPECT_EQ(game.why_not({{"to", "buckland"}}), "");
  EXPECT_EQ(game.why_not({{"do", "fortify"}, {"to", "umbar"}}), "T-033");
  EXPECT_EQ(game.why_not({{"to", "moria"}}), "T-033");
  EXPECT_EQ(game.why_not({{"from", "buckland"}}), "T-033");
  EXPECT_EQ(game.why_not({{"do", "fortify"}, {"count", 4}}), "T-033");
}

TEST(TrilogyFortify, T033_ALeaderMayGoAlongButNotAlone) {
  Game game(turn_of_yellow("fortify", {{"the-shire", 2}, {"buckland", 1}},
                           {{"territories", {{"the-shire", {{"leader", "yellow"}}}}}}));
  game.play("territory the-shire");
  EXPECT_EQ(game.options(),
            (Options{"fortify the-shire buckland 1", "fortify the-shire buckland 1 leader"}));
  game.play("fortify the-shire buckland 1 leader");
  EXPECT_TRUE(game.has_leader("buckland"));
}

TEST(TrilogyFortify, T033_ByOptionOnlyIntoAnAdjacentTerritory) {
  const json position =
      turn_of_yellow("fortify", {{"the-shire", 4}, {"tower-hills", 1}, {"mithlond", 1}});
  EXPECT_EQ(Game(position).why_not({{"do", "fortify"}, {"from", "the-shire"}, {"to", "mithlond"}}),
            "");
  EXPECT_EQ(Game(position, {{"fortify.reach", "adjacent"}})
                .why_not({{"do", "fortify"}, {"from", "the-shire"}, {"to", "mithlond"}}),
            "T-033");
}

TEST(TrilogyFortify, T034_ALeaderPassesALeaderButDoesNotEndThere) {
  Game game(turn_of_yellow(
      "fortify", {{"the-shire", 4}, {"tower-hills", 2}, {"mithlond", 1}},
      {{"territories",
        {{"the-shire", {{"leader", "yellow"}}}, {"tower-hills", {{"leader", "yellow"}}}}}}));
  EXPECT_EQ(
      game.why_not(
          {{"do", "fortify"}, {"from", "the-shire"}, {"to", "tower-hills"}, {"leader", true}}),
      "T-034");
  game.play({"territory the-shire", "territory mithlond", "fortify the-shire mithlond 1 leader"});
  EXPECT_TRUE(game.has_leader("mithlond"));
}

TEST(TrilogyFortify, T056_AClosedBridgeIsCrossedOnlyWithALeader) {
  Game game(turn_of_yellow("fortify", {{"the-shire", 4}, {"buckland", 1}},
                           {{"territories", {{"the-shire", {{"leader", "yellow"}}}}},
                            {"effects",
                             {{{"effect", "closed-bridges"},
                               {"until", "red"},
                               {"bridges", list("buckland:the-shire")}}}}}));
  game.play("territory the-shire");
  EXPECT_FALSE(game.offers("fortify the-shire buckland 1"));
  EXPECT_TRUE(game.offers("fortify the-shire buckland 3 leader"));
}

TEST(TrilogyFortify, T056_ARefusalOverAClosedBridgeNamesIt) {
  const Game game(turn_of_yellow(
      "fortify", {{"the-shire", 4}, {"buckland", 1}, {"harad", 1}, {"tower-hills", 1}},
      {{"effects",
        {{{"effect", "closed-bridges"},
          {"until", "red"},
          {"bridges", list("buckland:the-shire")}}}}}));
  const auto why = [&](const char* to) {
    return game.why_not({{"do", "fortify"}, {"from", "the-shire"}, {"to", to}, {"count", 1}});
  };
  EXPECT_EQ(why("buckland"), "T-056");
  EXPECT_EQ(why("harad"), "T-033") << "no own land leads there, bridge or none";
}

}  // namespace
}  // namespace trilogy_tests
