// Step 2: T-015, T-027 to T-032, T-048, T-055 to T-058.

#include <gtest/gtest.h>

#include "tests/trilogy/game.h"

namespace trilogy_tests {
namespace {

/// Yellow stands in Harad with so many, red in Near Harad; `more` besides.
Game at_harad(int attackers, int defenders, const json& more = json::object()) {
  json position = turn_of_yellow("combat", {{"harad", attackers}, {"nurn", 1}},
                                 {{"territories", {{"near-harad", {{"battalions", defenders}}}}}});
  position.merge_patch(more);
  return Game(position);
}

/// The invasion is declared and the first attack announced.
void attack(Game& game, int dice) {
  game.play({"territory harad", "territory near-harad",
             "attack harad near-harad " + std::to_string(dice)});
}

TEST(TrilogyCombat, T015_PlayersOfOneSideMayFight) {
  Game game(json{{"seats", {"yellow", "green", "red"}},
                 {"phase", "turn"},
                 {"step", "combat"},
                 {"toAct", "yellow"},
                 {"fill", {{"owner", "green"}}},
                 {"territories", {{"harad", {{"owner", "yellow"}, {"battalions", 3}}}}}});
  game.play("territory harad");
  EXPECT_TRUE(game.offers("territory near-harad"));
}

TEST(TrilogyCombat, T015_OnesOwnTerritoryIsNoTarget) {
  const Game game = at_harad(3, 1);
  EXPECT_EQ(game.why_not({{"do", "attack"}, {"from", "harad"}, {"to", "nurn"}}), "T-015");
}

TEST(TrilogyCombat, T032_AnyWordMayBeSaidBeforeTheSource) {
  const Game game = at_harad(4, 1);
  EXPECT_EQ(game.why_not({{"do", "attack"}, {"to", "near-harad"}}), "");
  EXPECT_EQ(game.why_not({{"to", "near-harad"}}), "");
  EXPECT_EQ(game.why_not({{"territory", "harad"}}), "");
  EXPECT_EQ(game.why_not({{"do", "attack"}, {"to", "the-shire"}}), "T-032");
  EXPECT_EQ(game.why_not({{"to", "the-shire"}}), "T-032");
  EXPECT_EQ(game.why_not({{"do", "attack"}, {"dice", 4}}), "T-027");
  EXPECT_EQ(game.why_not({{"dice", 4}}), "T-027");
  EXPECT_EQ(game.why_not({{"from", "the-shire"}}), "T-027");
  EXPECT_EQ(game.why_not({{"territory", "the-shire"}}), "T-027");
}

TEST(TrilogyCombat, T032_InTheSetUpNobodyInvades) {
  Game game;
  for (bool high = true; game.seat() == "chance"; high = !high) {  // equal rolls are rolled again
    const Options options = game.options();
    game.play(high ? options.back() : options.front());
  }
  EXPECT_EQ(game.why_not({{"do", "attack"}}), "T-032");
  EXPECT_EQ(game.why_not({{"do", "attack"}, {"to", "moria"}}), "T-032");
  EXPECT_EQ(game.why_not({{"do", "fortify"}, {"to", "moria"}}), "T-033");
}

TEST(TrilogyCombat, T056_AClosedBridgeIsNamedWithoutTheSource) {
  const json closed = {{{"effect", "closed-bridges"},
                        {"until", "red"},
                        {"bridges", json::array({"harad:harondor"})}}};
  const Game game(turn_of_yellow("combat", {{"harad", 4}}, {{"effects", closed}}));
  EXPECT_EQ(game.why_not({{"do", "attack"}, {"to", "harondor"}}), "T-056");
  EXPECT_EQ(game.why_not({{"to", "harondor"}}), "T-056");
}

TEST(TrilogyCombat, T027_TheAttackerNamesDiceFirstAndLeavesOneBehind) {
  Game game = at_harad(3, 5);
  game.play({"territory harad", "territory near-harad"});
  EXPECT_EQ(game.options(), (Options{"attack harad near-harad 1", "attack harad near-harad 2"}));
  EXPECT_EQ(game.why_not({{"do", "attack"}, {"dice", 3}}), "T-027");
  game.play("attack harad near-harad 2");
  EXPECT_EQ(game.seat(), "red");
  EXPECT_EQ(game.options(), (Options{"defend 1", "defend 2"}));
  game.play("defend 2");
  EXPECT_EQ(game.question(), "attack-roll");
  EXPECT_EQ(game.remaining(), 2);
  game.roll({1, 1});
  EXPECT_EQ(game.question(), "defence-roll");
}

TEST(TrilogyCombat, T027_ALoneBattalionDoesNotAttackAndDefendsWithOneDie) {
  const Game alone = at_harad(1, 1, {{"territories", {{"nurn", {{"battalions", 3}}}}}});
  EXPECT_EQ(alone.why_not({{"do", "attack"}, {"from", "harad"}}), "T-027");
  Game game = at_harad(4, 1);
  attack(game, 3);
  EXPECT_EQ(game.question(), "attack-roll") << "with one battalion there is nothing to choose";
  EXPECT_EQ(game.at("/invasion/defenceDice"), 1);
}

TEST(TrilogyCombat, T028_TiesAreTheDefenders) {
  Game game = at_harad(4, 2);
  attack(game, 2);
  game.play("defend 2");
  game.roll({5, 3, 5, 2});
  EXPECT_EQ(game.battalions("harad"), 3) << "5 against 5";
  EXPECT_EQ(game.battalions("near-harad"), 1) << "3 against 2";
}

TEST(TrilogyCombat, T028_ALeaderAddsToTheTopDieOnly) {
  Game game = at_harad(4, 2, {{"territories", {{"harad", {{"leader", "yellow"}}}}}});
  attack(game, 2);
  game.play("defend 2");
  game.roll({6, 4, 6, 4});
  EXPECT_EQ(game.events("battle-score").front(),
            json({{"do", "battle-score"}, {"attack", 7}, {"defence", 6}}))
      << "it may exceed six";
  EXPECT_EQ(game.battalions("harad"), 3) << "4 against 4: the second die stays as rolled";
  EXPECT_EQ(game.battalions("near-harad"), 1);
}

TEST(TrilogyCombat, T028_LeaderAndStrongholdTogetherAddTwo) {
  Game game(turn_of_yellow("combat", {{"deep-harad", 5}},
                           {{"territories", {{"umbar", {{"battalions", 3}, {"leader", "red"}}}}}}));
  game.play({"territory deep-harad", "territory umbar", "attack deep-harad umbar 1", "defend 1"});
  game.roll({5, 3});
  EXPECT_EQ(game.events("battle-score").front()["defence"], 5);
  EXPECT_EQ(game.battalions("deep-harad"), 4);
}

TEST(TrilogyCombat, T029_TheLeaderTakesPartAndMovesIn) {
  Game game = at_harad(5, 1, {{"territories", {{"harad", {{"leader", "yellow"}}}}}});
  attack(game, 3);
  game.roll({3, 2, 1, 3});
  EXPECT_EQ(game.owner("near-harad"), "yellow");
  EXPECT_TRUE(game.has_leader("near-harad"));
  EXPECT_FALSE(game.has_leader("harad"));
}

/// The last battalion in near-harad falls to three dice of yellow, with its Leader in harad.
Game conquered_by_a_leader_who_may_stay(const json& more = json::object()) {
  json position = turn_of_yellow("combat", {{"harad", 6}},
                                 {{"territories", {{"harad", {{"leader", "yellow"}}}}}});
  position.merge_patch(more);
  Game game(position, {{"combat.leaderMayStay", true}});
  attack(game, 3);
  game.roll({3, 2, 1, 3});  // won by the Leader's bonus
  game.play("move-in 3");
  return game;
}

TEST(TrilogyCombat, T029_ByAnOptionALeaderMayStayBehind) {
  Game game = conquered_by_a_leader_who_may_stay();
  EXPECT_EQ(game.question() + " " + game.ruling(), "place-leader T-029");
  EXPECT_EQ(game.options(), (Options{"place-leader near-harad", "place-leader harad"}));
  game.forbids("place-leader khand");
  EXPECT_EQ(Game(game.state(), {{"combat.leaderMayStay", true}}).question(), "place-leader");
  game.play("place-leader harad");
  EXPECT_TRUE(game.has_leader("harad"));
  EXPECT_FALSE(game.has_leader("near-harad"));
  EXPECT_EQ(game.at("/enteredThisTurn"), json::array()) << "no mission is done there (T-035)";
}

TEST(TrilogyCombat, T029_ByTheOptionALeaderMayFollowToo) {
  Game game = conquered_by_a_leader_who_may_stay();
  game.play("place-leader near-harad");
  EXPECT_TRUE(game.has_leader("near-harad"));
  EXPECT_EQ(game.at("/enteredThisTurn"), list("near-harad"));
}

TEST(TrilogyCombat, T030_TheDefendersLeaderGoesBackToItsSupply) {
  Game game = at_harad(5, 1, {{"territories", {{"near-harad", {{"leader", "red"}}}}}});
  EXPECT_EQ(game.at("/supply/red/leaders"), 1);
  attack(game, 3);
  game.roll({6, 2, 1, 1});
  EXPECT_EQ(game.at("/supply/red/leaders"), 2);
  EXPECT_EQ(game.owner("near-harad"), "yellow");
}

TEST(TrilogyCombat, T031_AsManyMoveInAsDiceWereRolledAndOneStays) {
  Game game = at_harad(6, 1);
  attack(game, 3);
  game.roll({6, 5, 4, 1});
  ASSERT_EQ(game.question(), "move-in");
  EXPECT_EQ(game.options(), (Options{"move-in 3", "move-in 4", "move-in 5"}));
  EXPECT_EQ(game.why_not({{"do", "move-in"}, {"count", 2}}), "T-031");
  EXPECT_EQ(game.why_not({{"do", "move-in"}, {"count", 6}}), "T-031");
  game.play("move-in 4");
  EXPECT_EQ(game.battalions("harad"), 2);
  EXPECT_EQ(game.battalions("near-harad"), 4);
}

TEST(TrilogyCombat, T032_AnotherSourceIsNoAnswerToWhatThisOneCannot) {
  Game game(turn_of_yellow("combat", {{"harad", 6}, {"khand", 2}, {"nurn", 6}},
                           {{"territories", {{"near-harad", {{"battalions", 4}}}}}}));
  attack(game, 1);
  game.play("defend 1");
  game.roll({1, 6});
  const json intent{{"do", "attack"}, {"from", "khand"}, {"to", "near-harad"}, {"dice", 3}};
  EXPECT_EQ(game.why_not(intent), "T-027") << "though harad has battalions enough";
}

TEST(TrilogyCombat, T032_TheSourceMayChangeAgainstTheSameTarget) {
  Game game(turn_of_yellow("combat", {{"harad", 3}, {"khand", 3}},
                           {{"territories", {{"near-harad", {{"battalions", 4}}}}}}));
  attack(game, 1);
  game.play("defend 1");
  game.roll({1, 6});
  ASSERT_EQ(game.question(), "attack");
  EXPECT_TRUE(game.offers("territory khand"));
  EXPECT_TRUE(game.offers("stop"));
  game.play("territory khand");
  EXPECT_TRUE(game.offers("attack khand near-harad 2"));
}

TEST(TrilogyCombat, T032_OneTargetAtATimeAndAfterStoppingAnyTarget) {
  Game game = at_harad(6, 4);
  attack(game, 1);
  game.play("defend 1");
  game.roll({1, 6});
  EXPECT_EQ(game.why_not({{"do", "attack"}, {"from", "harad"}, {"to", "harondor"}}), "T-032");
  game.play({"stop", "territory harad"});
  EXPECT_TRUE(game.offers("territory near-harad"));
  EXPECT_TRUE(game.offers("territory harondor"));
}

TEST(TrilogyCombat, T032_OnlyAdjacentTerritoriesAreInvaded) {
  EXPECT_EQ(at_harad(3, 1).why_not({{"do", "attack"}, {"from", "harad"}, {"to", "khand"}}),
            "T-032");
}

json beside_the_neutral_army(int battalions) {
  return turn_of_yellow(
      "combat", {{"harad", 4}},
      {{"territories", {{"near-harad", {{"owner", "green"}, {"battalions", battalions}}}}}});
}

TEST(TrilogyCombat, T048_TheNeutralArmyDefendsWithAllItCan) {
  Game two(beside_the_neutral_army(2));
  attack(two, 1);
  two.roll({6});
  EXPECT_EQ(two.question(), "neutral-defence-roll");
  EXPECT_EQ(two.remaining(), 2);
  Game one(beside_the_neutral_army(1));
  attack(one, 1);
  one.roll({6});
  EXPECT_EQ(one.remaining(), 1);
}

TEST(TrilogyCombat, T048_StrongholdsHelpTheNeutralArmy) {
  Game game(turn_of_yellow("combat", {{"deep-harad", 4}},
                           {{"territories", {{"umbar", {{"owner", "green"}}}}}}));
  game.play({"territory deep-harad", "territory umbar", "attack deep-harad umbar 1"});
  game.roll({4, 3});
  EXPECT_EQ(game.owner("umbar"), "green") << "4 against 3 and one for the walls";
}

/// Yellow comes from Minhiriath over the sea to red's port of Mithlond.
json over_the_sea(const json& more) {
  json position = turn_of_yellow("combat", {{"minhiriath", 6}},
                                 {{"territories", {{"mithlond", {{"battalions", 3}}}}}});
  position.merge_patch(more);
  return position;
}

TEST(TrilogyCombat, T055_ViolentStormsDestroyWhatWasCommitted) {
  Game game(over_the_sea({{"adventureCards", {{"red", list("power-violent-storms")}}}}));
  game.play({"territory minhiriath", "territory mithlond", "attack minhiriath mithlond 3"});
  ASSERT_EQ(game.seat(), "red");
  game.play("play-card power-violent-storms");
  EXPECT_EQ(game.battalions("minhiriath"), 3);
  EXPECT_EQ(game.battalions("mithlond"), 3) << "no dice are rolled";
  EXPECT_TRUE(game.offers("attack minhiriath mithlond 2")) << "the invasion may go on";
}

TEST(TrilogyCombat, T056_AClosedBridgeStopsAttacksBothWays) {
  const json closed{
      {"effects",
       {{{"effect", "closed-bridges"}, {"until", "red"}, {"bridges", list("harad:harondor")}}}}};
  const Game game = at_harad(3, 1, closed);
  EXPECT_EQ(game.why_not({{"do", "attack"}, {"from", "harad"}, {"to", "harondor"}}), "T-056");
  EXPECT_EQ(game.why_not({{"do", "attack"}, {"from", "harad"}, {"to", "near-harad"}}), "");
}

TEST(TrilogyCombat, T056_WithALeaderTheyCross) {
  json more{
      {"effects",
       {{{"effect", "closed-bridges"}, {"until", "red"}, {"bridges", list("harad:harondor")}}}},
      {"territories", {{"harad", {{"leader", "yellow"}}}}}};
  EXPECT_EQ(at_harad(3, 1, more).why_not({{"do", "attack"}, {"from", "harad"}, {"to", "harondor"}}),
            "");
}

TEST(TrilogyCombat, T057_BothTerritoriesAreOnTheSameRange) {
  Game game(turn_of_yellow(
      "combat", {{"nurn", 5}},
      {{"adventureCards", {{"yellow", list("power-the-way-is-under-the-mountains-1")}}}}));
  EXPECT_EQ(game.why_not({{"do", "attack"}, {"from", "nurn"}, {"to", "khand"}}), "T-032");
  game.play("play-card power-the-way-is-under-the-mountains-1");
  game.play("territory nurn");
  EXPECT_TRUE(game.offers("territory khand")) << "over the Mountains of Shadow";
  EXPECT_FALSE(game.offers("territory the-shire"));
  game.play({"territory khand", "attack nurn khand 3"});
  game.roll({6, 6, 6, 1});
  game.play("move-in 3");
  EXPECT_EQ(game.why_not({{"do", "attack"}, {"from", "nurn"}, {"to", "near-harad"}}), "T-032");
  EXPECT_FALSE(game.at("/mountainsOpen").get<bool>()) << "it was for one invasion";
}

TEST(TrilogyCombat, T058_TheCorsairsTakeThreeOnceBeforeTheFirstBattle) {
  const json toll{{"effects", {{{"effect", "sea-toll"}, {"until", "red"}, {"count", 3}}}}};
  Game game(over_the_sea(toll));
  game.play({"territory minhiriath", "territory mithlond"});
  EXPECT_EQ(game.battalions("minhiriath"), 3);
  game.play({"attack minhiriath mithlond 1", "defend 1"});
  game.roll({6, 1});
  EXPECT_EQ(game.battalions("minhiriath"), 3) << "not again";
}

TEST(TrilogyCombat, T058_AnotherSourceOfTheSameInvasionPaysNothing) {
  json more{{"effects", {{{"effect", "sea-toll"}, {"until", "red"}, {"count", 3}}}},
            {"territories", {{"forodwaith", {{"owner", "yellow"}, {"battalions", 5}}}}}};
  Game game(over_the_sea(more));
  game.play(
      {"territory minhiriath", "territory mithlond", "attack minhiriath mithlond 1", "defend 1"});
  game.roll({1, 6});
  game.play("territory forodwaith");
  EXPECT_EQ(game.battalions("forodwaith"), 5);
}

TEST(TrilogyCombat, T058_ASourceLeftWithOneCannotAttack) {
  json more{{"effects", {{{"effect", "sea-toll"}, {"until", "red"}, {"count", 3}}}},
            {"territories", {{"minhiriath", {{"battalions", 3}}}}}};
  Game game(over_the_sea(more));
  game.play({"territory minhiriath", "territory mithlond"});
  EXPECT_EQ(game.battalions("minhiriath"), 1) << "at least one stays";
  EXPECT_TRUE(game.at("/invasion").is_null());
}

TEST(TrilogyCombat, T058_WhyNoMoreDiceThanTheSeaLeaves) {
  json more{{"effects", {{{"effect", "sea-toll"}, {"until", "red"}, {"count", 3}}}},
            {"territories", {{"minhiriath", {{"battalions", 5}}}}}};
  Game game(over_the_sea(more));
  const auto why = [&](int dice) {
    return game.why_not(
        {{"do", "attack"}, {"from", "minhiriath"}, {"to", "mithlond"}, {"dice", dice}});
  };
  EXPECT_EQ(why(1), "");
  EXPECT_EQ(why(2), "T-058") << "two are left after the toll, and one stays behind";
  game.play({"territory minhiriath", "territory mithlond"});
  EXPECT_EQ(game.battalions("minhiriath"), 2);
  EXPECT_EQ(why(2), "T-027") << "it is paid";
}

}  // namespace
}  // namespace trilogy_tests
