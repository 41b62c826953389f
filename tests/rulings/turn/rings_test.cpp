// The Elven Rings.

#include <gtest/gtest.h>

#include "tests/rulings/game.h"

namespace rulings {
namespace {

Setting with_rings(int free, int shadow) {
  return Setting().empty_map().set("/elvenRings", {{"free", free}, {"shadow", shadow}});
}

TEST(Rulings, R064_AFreePeoplesDieIntoAnotherFaceOfItsOwn) {
  Game game(with_rings(3, 0).dice("free", {"event", "event"}).dice("shadow", {"event"}));
  game.play("ring");  // which die is no question: they show the same
  EXPECT_EQ(game.question(), "ring-face");
  EXPECT_EQ(game.options(), (Options{"die character", "die muster", "die muster-army"}));
  for (const char* face : {"will", "event", "army", "eye"}) {
    game.forbids(std::string("die ") + face);
    EXPECT_EQ(game.why_not({{"do", "die"}, {"die", face}}), "R-064") << face;
  }
  game.play("die muster-army");
  EXPECT_EQ(game.at("/dice/free"), json({"muster-army", "event"}));
}

TEST(Rulings, R064_WhyNotTellsBeforeTheRingIsUsed) {
  const Game game(with_rings(3, 0).dice("free", {"event", "will"}).dice("shadow", {"event"}));
  const auto why_not = [&game](const char* die, const char* face) {
    return game.why_not({{"do", "ring"}, {"die", die}, {"target", face}});
  };
  EXPECT_EQ(why_not("event", "character"), "");
  EXPECT_EQ(why_not("event", "will"), "R-064");
  EXPECT_EQ(why_not("event", "event"), "R-064");
  EXPECT_EQ(why_not("event", "army"), "R-064");
  EXPECT_EQ(why_not("will", "muster"), "");
  EXPECT_EQ(why_not("muster", "event"), "R-060");  // no such die
}

TEST(Rulings, R064_AWillOfTheWestMayBecomeSomethingElse) {
  Game game(with_rings(3, 0).dice("free", {"event", "will"}).dice("shadow", {"event"}));
  game.play("ring");
  EXPECT_EQ(game.question(), "ring-die");
  game.play("die will");
  EXPECT_EQ(game.options(),
            (Options{"die character", "die muster", "die muster-army", "die event"}));
  game.play("die character");
  EXPECT_EQ(game.at("/dice/free"), json({"character", "event"}));
}

TEST(Rulings, R064_TheShadowMayMakeAnEye) {
  Game game(
      with_rings(2, 1).to_act("shadow").dice("shadow", {"army", "muster"}).dice("free", {"event"}));
  game.play({"ring", "die army"});
  EXPECT_EQ(game.options(),
            (Options{"die character", "die muster", "die muster-army", "die event", "die eye"}));
  game.forbids("die will");
  EXPECT_EQ(game.why_not({{"do", "die"}, {"die", "will"}}), "R-064");
  game.play("die eye");
  EXPECT_EQ(game.at("/huntBox/shadow"), 1);  // at once
  EXPECT_EQ(game.at("/dice/shadow"), json({"muster"}));
  EXPECT_EQ(game.seat(), "shadow");  // it was not the action
}

TEST(Rulings, R064_AnEyeStaysAnEye) {
  Game game(with_rings(2, 1)
                .to_act("shadow")
                .set("/huntBox", {{"free", 0}, {"shadow", 2}})
                .dice("shadow", {"army", "muster"})
                .dice("free", {"event"}));
  EXPECT_EQ(game.why_not({{"do", "ring"}, {"die", "eye"}}), "R-064");
  game.play("ring");
  EXPECT_EQ(game.options(), (Options{"die army", "die muster"}));
  game.forbids("die eye");
  EXPECT_EQ(game.why_not({{"do", "die"}, {"die", "eye"}}), "R-064");
}

TEST(Rulings, R064_AfterwardsAnyDieMayAct) {
  Game game(with_rings(3, 0).dice("free", {"event", "event"}).dice("shadow", {"event", "event"}));
  game.play({"ring", "die character"});
  EXPECT_EQ(game.seat(), "free");
  EXPECT_EQ(game.options(), (Options{"die character", "die event"}));
  game.play({"die event", "use skip"});  // the other die, and without effect
  EXPECT_EQ(game.at("/dice/free"), json({"character"}));
}

TEST(Rulings, R061_R064_APassCountsTheDiceAfterTheRing) {
  Game game(with_rings(2, 1)
                .to_act("shadow")
                .dice("shadow", {"army", "muster"})
                .dice("free", {"event", "event"}));
  game.forbids("pass");  // two against two
  game.play({"ring", "die army", "die eye"});
  EXPECT_TRUE(game.offers("pass"));  // one against two
  game.play("pass");
  EXPECT_EQ(game.at("/dice/shadow"), json({"muster"}));
  EXPECT_EQ(game.seat(), "free");
}

TEST(Rulings, R063_R064_TheLastDieMadeAnEyeIsOut) {
  Game game(
      with_rings(2, 1).to_act("shadow").dice("shadow", {"army"}).dice("free", {"event", "muster"}));
  game.play({"ring", "die eye"});
  EXPECT_EQ(game.at("/dice/shadow"), json::array());
  EXPECT_EQ(game.seat(), "free");
  EXPECT_TRUE(game.events("passed").empty());
}

TEST(Rulings, R064_OnlyBeforeTheAction) {
  Game game(with_rings(3, 0).dice("free", {"event", "muster"}).dice("shadow", {"event"}));
  EXPECT_EQ(game.why_not("shadow", {{"do", "ring"}}), "R-060");  // not his turn
  game.play("die event");
  game.forbids("ring");
  EXPECT_EQ(game.why_not({{"do", "ring"}}), "R-064");
  game.play("use draw-card");
  game.forbids("ring");
  EXPECT_EQ(game.why_not({{"do", "ring"}}), "R-064");
}

TEST(Rulings, R064_R065_OnlyAnOwnRing) {
  const Game game(
      with_rings(3, 0).to_act("shadow").dice("shadow", {"army", "event"}).dice("free", {"event"}));
  game.forbids("ring");  // the Shadow starts with none
  EXPECT_EQ(game.why_not({{"do", "ring"}}), "R-064");
}

TEST(Rulings, R065_OneRingPerPlayerAndTurn) {
  Game game(with_rings(3, 0).dice("free", {"event", "event"}).dice("shadow", {"event", "event"}));
  game.play({"ring", "die character"});
  game.forbids("ring");
  EXPECT_EQ(game.why_not({{"do", "ring"}}), "R-065");
  game.play({"die character", "use skip", "die event", "use skip"});  // nor in a later action
  EXPECT_EQ(game.seat(), "free");
  game.forbids("ring");
}

TEST(Rulings, R065_AUsedRingServesTheShadowInTheSameTurnAndIsGone) {
  Game game(with_rings(3, 0).dice("free", {"event", "event"}).dice("shadow", {"army", "army"}));
  game.play({"ring", "die character"});
  EXPECT_EQ(game.at("/elvenRings"), json({{"free", 2}, {"shadow", 1}}));
  game.play({"die character", "use skip"});
  EXPECT_EQ(game.seat(), "shadow");
  game.play({"ring", "die muster"});
  EXPECT_EQ(game.at("/elvenRings"), json({{"free", 2}, {"shadow", 0}}));
  EXPECT_EQ(game.at("/ringUsed"), json({{"free", true}, {"shadow", true}}));
}

TEST(Rulings, R065_TheShadowUsesOneOfSeveralAndKeepsTheRest) {
  Game game(
      with_rings(1, 2).to_act("shadow").dice("shadow", {"army", "army"}).dice("free", {"event"}));
  game.play({"ring", "die muster"});
  EXPECT_EQ(game.at("/elvenRings"), json({{"free", 1}, {"shadow", 1}}));
  game.forbids("ring");
  EXPECT_EQ(game.why_not({{"do", "ring"}}), "R-065");
}

TEST(Rulings, R030_R065_NextTurnAnotherRingMayBeUsed) {
  Game game(Setting()
                .empty_map()
                .phase("recover")
                .set("/turn", 2)
                .set("/elvenRings", {{"free", 2}, {"shadow", 1}})
                .set("/ringUsed", {{"free", true}, {"shadow", false}}));
  game.play({"draw axe-and-bow", "draw book-of-mazarbul", "draw orc-patrol", "draw olog-hai",
             "stop", "stop", "allocate 0"});
  while (game.question() == "action-roll-free") game.play("face event");
  while (game.question() == "action-roll-shadow") game.play("face event");
  EXPECT_TRUE(game.offers("ring"));
}

}  // namespace
}  // namespace rulings
