// The 13 events, which happen when they are drawn in step 5.

#include <gtest/gtest.h>

#include "tests/trilogy/game.h"

namespace trilogy_tests {
namespace {

/// Yellow, who is good, draws in step 5; `more` besides.
Game drawing(const json& more = json::object()) {
  json position =
      turn_of_yellow("adventure-card", {{"harad", 5}, {"nurn", 2}}, {{"siteTakenByLeader", true}});
  position.merge_patch(more);
  return Game(position);
}

json held_by(std::string_view owner, const char* territory, int battalions) {
  return {{"territories", {{territory, {{"owner", owner}, {"battalions", battalions}}}}}};
}

TEST(TrilogyCards, AppointASecondLeader) {
  for (const char* copy : {"event-appoint-second-leader-1", "event-appoint-second-leader-2",
                           "event-appoint-second-leader-3", "event-appoint-second-leader-4"}) {
    SCOPED_TRACE(copy);
    Game game = drawing(
        {{"territories", {{"harad", {{"leader", "yellow"}}}, {"khand", {{"owner", "yellow"}}}}}});
    game.draw({copy});
    ASSERT_EQ(game.question(), "card-territory");
    EXPECT_FALSE(game.offers("territory harad")) << "not with the other Leader";
    game.play("territory nurn");
    EXPECT_TRUE(game.has_leader("nurn"));
  }
}

TEST(TrilogyCards, AppointASecondLeader_WithTwoNothingHappens) {
  Game game = drawing(
      {{"territories", {{"harad", {{"leader", "yellow"}}}, {"nurn", {{"leader", "yellow"}}}}}});
  game.draw({"event-appoint-second-leader-1"});
  EXPECT_EQ(game.question(), "draw-adventure") << "and drawing goes on";
}

TEST(TrilogyCards, WinterStorms) {
  Game game = drawing();
  game.draw({"event-winter-storms", "harad", "near-harad", "moria", "power-ambush"});
  EXPECT_EQ(game.at("/effects").at(0)["territories"].size(), 3u);
  json next = game.state();
  next.erase("pending");
  next["step"] = "combat";
  next.erase("invasion");
  Game fight(next);
  EXPECT_EQ(fight.why_not({{"do", "attack"}, {"from", "harad"}}), "T-043") << "nobody from there";
  EXPECT_EQ(fight.why_not({{"do", "attack"}, {"from", "nurn"}, {"to", "gorgoroth"}}), "");
}

TEST(TrilogyCards, WinterStorms_EndWithTheNextTurn) {
  Game game(turn_of_yellow(
      "end", {{"harad", 2}},
      {{"step", "fellowship"},
       {"toAct", "red"},
       {"effects",
        {{{"effect", "no-invasions"}, {"until", "yellow"}, {"territories", list("moria")}}}}}));
  while (game.at("/toAct") == "red") game.play(game.options().front());
  EXPECT_TRUE(game.at("/effects").empty());
}

TEST(TrilogyCards, Raiders) {
  Game game = drawing({{"territories", {{"moria", {{"battalions", 7}}}}}});
  game.draw({"event-raiders", "moria", "harad", "khand"});
  EXPECT_EQ(game.battalions("moria"), 4);
  EXPECT_EQ(game.battalions("harad"), 3) << "half of five, rounded down, is two";
  EXPECT_EQ(game.battalions("khand"), 1);
}

TEST(TrilogyCards, MusteringOfMiddleEarth) {
  Game game = drawing({{"territories", {{"moria", {{"owner", "green"}}}}}});
  game.draw({"event-mustering-of-middle-earth", "moria", "harad", "khand"});
  EXPECT_EQ(game.battalions("harad"), 8);
  EXPECT_EQ(game.battalions("khand"), 4);
  EXPECT_EQ(game.battalions("moria"), 4) << "whoever holds it";
}

TEST(TrilogyCards, LocalUprising) {
  Game game = drawing();
  game.draw({"event-local-uprising", "harad"});
  EXPECT_EQ(game.cards("secretCards", "yellow"), Options{"harad"});
  EXPECT_EQ(game.seen_by("red")["secretCards"]["yellow"], json({{"hidden", 1}}));
  json next = game.state();
  next.erase("pending");
  next["step"] = "combat";
  Game shown(next);
  shown.play("show-card harad");
  EXPECT_EQ(shown.battalions("harad"), 9);
  EXPECT_EQ(shown.cards("discards", "territory"), Options{"harad"});
}

TEST(TrilogyCards, LocalUprising_WaitsUntilTheTerritoryIsHeld) {
  Game game(
      turn_of_yellow("combat", {{"harad", 5}}, {{"secretCards", {{"yellow", list("moria")}}}}));
  EXPECT_EQ(game.why_not({{"do", "show-card"}, {"card", "moria"}}), "T-043");
}

TEST(TrilogyCards, CorsairsOfUmbar) {
  Game game = drawing();
  game.draw({"event-corsairs-of-umbar"});
  EXPECT_EQ(game.at("/effects").at(0),
            json({{"effect", "sea-toll"}, {"until", "yellow"}, {"count", 3}}));
}

/// An event that helps one side and hurts the other.
void expect_swing(const char* card, const char* territory, const char* helped, const char* hurt,
                  int gain) {
  Game gains = drawing(held_by(helped, territory, 4));
  gains.draw({card});
  EXPECT_EQ(gains.battalions(territory), 4 + gain);
  Game loses = drawing(held_by(hurt, territory, 4));
  loses.draw({card});
  EXPECT_EQ(loses.battalions(territory), 2);
  Game keeps = drawing(held_by(hurt, territory, 2));
  keeps.draw({card});
  EXPECT_EQ(keeps.battalions(territory), 1) << "at least one stays";
}

TEST(TrilogyCards, TheBlackGatesOpen) {
  expect_swing("event-the-black-gates-open", "udun-vale", "red", "yellow", 10);
}

TEST(TrilogyCards, TheyveBroughtACaveTroll) {
  expect_swing("event-theyve-brought-a-cave-troll", "moria", "red", "yellow", 2);
}

TEST(TrilogyCards, TheEntmoot) { expect_swing("event-the-entmoot", "fangorn", "yellow", "red", 2); }

TEST(TrilogyCards, AragornArrives) {
  expect_swing("event-aragorn-arrives", "minas-tirith", "yellow", "red", 10);
}

}  // namespace
}  // namespace trilogy_tests
