// Who guides the Ring-bearers: R-045.

#include <gtest/gtest.h>

#include "tests/rulings/hunt/the_hunt.h"

namespace rulings {
namespace {

TEST(Rulings, R045_OnlyTheHighestLevelMayGuide) {
  Game game(fellowship_phase("hollin", 0));
  game.play("stop");
  // Gandalf guides; Strider is his equal, all others are lower.
  EXPECT_EQ(sorted(game.options()), (Options{"character strider", "stop"}));
  game.forbids("character legolas");
  EXPECT_EQ(game.why_not({{"do", "character"}, {"who", "legolas"}}), "R-045");
  game.forbids("character meriadoc");
}

TEST(Rulings, R045_AmongEqualsTheFreePeoplesChoose) {
  Game game(fellowship_phase("hollin", 0)
                .fellowship(company({"boromir", "legolas", "gimli", "peregrin"}, "legolas")));
  game.play("stop");
  EXPECT_EQ(sorted(game.options()), (Options{"character boromir", "character gimli", "stop"}));
  game.play("character gimli");
  EXPECT_EQ(game.at("/fellowship/guide"), "gimli");
  EXPECT_EQ(game.question(), "allocation");  // once
}

TEST(Rulings, R045_WithoutAnEqualNothingIsAsked) {
  Game game(fellowship_phase("hollin", 0)
                .fellowship(company({"strider", "legolas", "gimli"}, "strider")));
  game.play("stop");
  EXPECT_EQ(game.question(), "allocation");
  EXPECT_EQ(game.seat(), "shadow");
  EXPECT_EQ(game.at("/fellowship/guide"), "strider");
}

TEST(Rulings, R045_TheGuideMayStay) {
  Game game(fellowship_phase("hollin", 0));
  game.play({"stop", "stop"});
  EXPECT_EQ(game.at("/fellowship/guide"), "gandalf-the-grey");
  EXPECT_EQ(game.question(), "allocation");
}

/// Somebody separates and stays where the Fellowship is.
void separate(Game& game, std::string_view who) {
  game.play({"die character", "use separate", "take " + std::string(who)});
  if (game.question() == "separate-group") game.play("go");
  game.play("region hollin");
}

TEST(Rulings, R045_ANewGuideAtOnceWhenTheGuideLeaves) {
  Game game(hunting(0)
                .fellowship({{"region", "hollin"}})
                .fellowship(company({"strider", "legolas", "meriadoc"}, "strider")));
  separate(game, "strider");
  // Legolas is the only one of the highest Level left: no question.
  EXPECT_EQ(game.at("/fellowship/guide"), "legolas");
  EXPECT_EQ(game.question(), "choose-die");
  EXPECT_EQ(game.seat(), "shadow");
}

TEST(Rulings, R045_TheNewGuideIsAskedForAmongEquals) {
  Game game(hunting(0)
                .fellowship({{"region", "hollin"}})
                .fellowship(company({"strider", "legolas", "gimli", "meriadoc"}, "strider")));
  separate(game, "strider");
  EXPECT_EQ(game.question(), "guide");
  EXPECT_EQ(game.seat(), "free");
  EXPECT_EQ(sorted(game.options()), (Options{"character gimli", "character legolas"}));
  game.forbids("character meriadoc");
  EXPECT_EQ(game.why_not({{"do", "character"}, {"who", "meriadoc"}}), "R-045");
  game.play("character gimli");
  EXPECT_EQ(game.at("/fellowship/guide"), "gimli");
}

TEST(Rulings, R045_AnotherGuideWheneverTheCompanyChanges) {
  // Gimli leaves, not the Guide; yet Gandalf may hand the lead to Strider now.
  Game game(hunting(0).fellowship({{"region", "hollin"}}));
  separate(game, "gimli");
  EXPECT_EQ(game.question(), "guide");
  EXPECT_EQ(sorted(game.options()), (Options{"character gandalf-the-grey", "character strider"}));
  game.play("character strider");
  EXPECT_EQ(game.at("/fellowship/guide"), "strider");
}

TEST(Rulings, R045_R155_WithoutCompanionsGollumGuides) {
  Game game(hunting(0)
                .fellowship({{"region", "hollin"}})
                .fellowship(company({"gimli", "legolas"}, "gimli")));
  game.play({"die character", "use separate", "take gimli", "take legolas", "region hollin"});
  EXPECT_EQ(game.at("/fellowship/guide"), "gollum");
  EXPECT_EQ(game.at("/fellowship/companions"), json::array());
}

}  // namespace
}  // namespace rulings
