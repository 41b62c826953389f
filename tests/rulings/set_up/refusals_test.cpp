// The reason that is named: the ruling that the wish breaks first, whatever is asked just now.

#include <gtest/gtest.h>

#include "tests/rulings/hunt/the_hunt.h"
#include "tests/rulings/teams/teams.h"

namespace rulings {
namespace {

Setting shadow_marches() {
  return Setting()
      .empty_map()
      .at_war({"sauron", "isengard"})
      .to_act("shadow")
      .dice("free", {"event", "event"})
      .dice("shadow", {"army", "character"});
}

json attack(const char* from, const char* to) {
  return {{"do", "attack"}, {"from", from}, {"to", to}};
}

TEST(Rulings, R074_WhatACardClosesIsNeitherEnteredNorAttacked) {
  const Game game(shadow_marches()
                      .set("/tableCards/free", {"a-power-too-great", "the-power-of-tom-bombadil"})
                      .army("dimrill-dale", "sauron 3R")
                      .army("lorien", "elves 2R")
                      .army("rivendell", "isengard 2R")
                      .garrison("rivendell", "elves 2R")
                      .army("bree", "isengard 2R")
                      .control("bree", "shadow"));
  EXPECT_EQ(game.why_not(attack("dimrill-dale", "lorien")), "R-074");
  EXPECT_EQ(game.why_not(attack("rivendell", "rivendell")), "R-074");
  EXPECT_EQ(game.why_not({{"do", "move-armies"}, {"from", "bree"}, {"to", "buckland"}}), "R-074");
}

TEST(Rulings, R080_WhoHasMovedDoesNotMoveAgain) {
  Game game(shadow_marches().army("dagorlad", "sauron 1R, 1N").army("north-ithilien", "sauron 2R"));
  game.play({"die army", "use move-armies", "region dagorlad", "region north-ithilien", "go"});
  const json on{{"do", "move-armies"}, {"from", "north-ithilien"}};
  const auto wish = [&](const char* who) {
    json intent = on;
    intent["who"] = who;
    return game.why_not(intent);
  };
  EXPECT_EQ(wish("nazgul"), "R-080");
  EXPECT_EQ(wish("sauron.regular"), "");  // two have not moved
}

TEST(Rulings, R081_WhoIsNotThereDoesNotGo) {
  const Game game(shadow_marches().army("dagorlad", "sauron 2R"));
  const auto wish = [&](const char* who) {
    return game.why_not({{"do", "move-armies"}, {"from", "dagorlad"}, {"who", who}});
  };
  EXPECT_EQ(wish("sauron.elite"), "R-081");
  EXPECT_EQ(wish("isengard"), "R-081");
  EXPECT_EQ(wish("witch-king"), "R-081");
  EXPECT_EQ(wish("sauron.regular"), "");
}

TEST(Rulings, R120_R122_ALeaderMayComeWhereNoUnitIsLeft) {
  const Game game(hunting(0)
                      .dice("free", {"muster", "character"})
                      .at_war({"rohan"})
                      .army("edoras", "rohan 5R 5E")  // all that there are
                      .army("westemnet", "rohan 5R"));
  EXPECT_EQ(game.why_not({{"do", "recruit"}, {"who", "rohan"}}), "");
  EXPECT_EQ(game.why_not({{"do", "recruit"}, {"to", "edoras"}}), "");
  EXPECT_EQ(game.why_not({{"do", "recruit"}, {"who", "rohan.elite"}}), "R-123");
  EXPECT_EQ(game.why_not({{"do", "recruit"}, {"who", "rohan.leader"}, {"to", "folde"}}), "R-122");
}

TEST(Rulings, R095_R097_TravellersSetOutFromWhereTheyAre) {
  const Game shadow(shadow_marches().army("minas-morgul", "1N"));
  const auto flies = [&](const json& words) {
    json intent{{"do", "move-minions"}};
    intent.update(words);
    return shadow.why_not(intent);
  };
  EXPECT_EQ(flies({{"from", "nurn"}}), "R-097");
  EXPECT_EQ(flies({{"who", "witch-king"}}), "R-097");
  EXPECT_EQ(flies({{"to", "minas-morgul"}}), "R-097");  // all are there
  EXPECT_EQ(flies({{"from", "minas-morgul"}, {"to", "bree"}}), "");

  const Game free(hunting(0).dice("free", {"character", "event"}).army("bree", "gimli"));
  const auto walks = [&](const json& words) {
    json intent{{"do", "move-companions"}};
    intent.update(words);
    return free.why_not(intent);
  };
  EXPECT_EQ(walks({{"from", "the-shire"}}), "R-095");
  EXPECT_EQ(walks({{"who", "legolas"}}), "R-095");
  EXPECT_EQ(walks({{"to", "bree"}}), "R-095");
  EXPECT_EQ(walks({{"from", "bree"}, {"to", "buckland"}}), "");
}

TEST(Rulings, R304_WhoDoesNotLeadNeitherDeclaresNorEntersMordor) {
  const Game game(of_four()
                      .empty_map()
                      .set("/leading", {{"free", "gondor"}, {"shadow", "witch-king"}})
                      .phase("fellowship")
                      .fellowship({{"region", "morannon"}, {"progress", 1}}));
  ASSERT_EQ(game.seat(), "gondor");
  EXPECT_EQ(game.why_not("rohan", {{"do", "declare"}}), "R-304");
  EXPECT_EQ(game.why_not("rohan", {{"do", "enter-mordor"}}), "R-304");
  EXPECT_EQ(game.why_not("gondor", {{"do", "declare"}}), "");
}

TEST(Rulings, R105_R106_TheyComeByAWillOfTheWestOnly) {
  const Game game(hunting(0)
                      .dice("free", {"character", "muster", "will"})
                      .army("minas-tirith", "strider")
                      .set("/minionsSeen", json::array({"saruman"})));
  EXPECT_EQ(game.why_not({{"do", "aragorn"}, {"die", "character"}}), "R-105");
  EXPECT_EQ(game.why_not({{"do", "gandalf-the-white"}, {"die", "muster"}}), "R-106");
  EXPECT_EQ(game.why_not({{"do", "aragorn"}, {"die", "will"}}), "");
}

// The question cites R-082; what keeps the Army at home is the border.
TEST(Rulings, R084_ABorderIsTheReasonAtEveryStage) {
  Game game(turn_of("free", {"muster-army", "event"}, {"muster", "event"})
                .army("iron-hills", "dwarves 2R"));
  const json north{{"do", "region"}, {"to", "dale"}};
  EXPECT_EQ(game.why_not({{"do", "move-armies"}, {"from", "iron-hills"}, {"to", "dale"}}), "R-084");
  game.play({"die muster-army", "use move-armies"});
  ASSERT_EQ(game.question(), "army-to");
  EXPECT_EQ(game.why_not(north), "R-084");
}

}  // namespace
}  // namespace rulings
