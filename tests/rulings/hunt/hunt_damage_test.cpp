// Resolving a tile.

#include <gtest/gtest.h>

#include "tests/rulings/hunt/the_hunt.h"

namespace rulings {
namespace {

/// These walk through Hollin and the only Hunt die finds them.
Game hunted(const json& fellowship, std::string_view tile) {
  Game game(hunting(1).fellowship({{"region", "hollin"}}).fellowship(fellowship));
  move_into_tile(game, tile);
  return game;
}

TEST(Rulings, R150_R151_AllDamageMayBecomeCorruption) {
  Game game = hunted(company({"gandalf-the-grey", "peregrin"}, "gandalf-the-grey"), "3");
  EXPECT_EQ(game.seat(), "free");
  EXPECT_EQ(sorted(game.options()), (Options{"lose-guide", "lose-random", "suffer"}));
  game.play("suffer");
  EXPECT_EQ(game.at("/fellowship/corruption"), 3);
  EXPECT_EQ(game.at("/fellowship/companions"), json({"gandalf-the-grey", "peregrin"}));
}

TEST(Rulings, R151_TheGuidesAbilityIsOptional) {
  Game game = hunted(company({"peregrin"}, "peregrin"), "2");
  EXPECT_EQ(sorted(game.options()), (Options{"guide-ability", "lose-guide", "suffer"}));
  game.play("suffer");
  EXPECT_EQ(game.at("/fellowship/corruption"), 2);
  EXPECT_EQ(game.at("/fellowship/companions"), json::array({"peregrin"}));
}

TEST(Rulings, R150_TwelveCorruptionIsCheckedBeforeTheReveal) {
  Game game(hunting(1).fellowship({{"region", "hollin"}, {"corruption", 10}}));
  move_into_tile(game, "2-reveal");
  game.play("suffer");
  EXPECT_EQ(game.winner(), "shadow corruption");
  EXPECT_TRUE(game.events("revealed").empty());
}

TEST(Rulings, R150_TheGuideComesBeforeTheCasualty) {
  // A random Companion is lost, and it is not the Guide: Meriadoc's chance is gone.
  Game game = hunted(company({"meriadoc", "peregrin"}, "meriadoc"), "3");
  game.play({"lose-random", "companion peregrin", "region hollin"});
  // 3 - 1 = 2, nothing is left to choose: it is suffered.
  EXPECT_EQ(game.at("/fellowship/corruption"), 2);
  EXPECT_EQ(game.at("/fellowship/companions"), json::array({"meriadoc"}));
}

TEST(Rulings, R150_TheGuideFirstAndThenACasualty) {
  Game game = hunted(company({"meriadoc", "peregrin"}, "meriadoc"), "3");
  game.play({"guide-ability", "region hollin"});  // 3 - 1
  EXPECT_EQ(game.at("/fellowship/guide"), "peregrin");
  game.play({"lose-guide", "region hollin"});  // 2 - 1; Peregrin is taken alive
  // Gollum is the new Guide and offers his way; a second casualty there cannot be.
  EXPECT_EQ(sorted(game.options()), (Options{"guide-ability", "suffer"}));
  game.play("suffer");
  EXPECT_EQ(game.at("/fellowship/corruption"), 1);
}

TEST(Rulings, R150_TheNewGuidesAbilityAtOnce) {
  // Meriadoc separates, Peregrin leads and separates too: 2 - 1 - 1.
  Game game = hunted(company({"meriadoc", "peregrin"}, "meriadoc"), "2");
  game.play({"guide-ability", "region hollin", "guide-ability", "region trollshaws"});
  EXPECT_EQ(game.at("/fellowship/corruption"), 0);
  EXPECT_EQ(game.at("/fellowship/guide"), "gollum");
  EXPECT_EQ(game.standing("hollin"), "meriadoc");
  EXPECT_EQ(game.standing("trollshaws"), "peregrin");
  EXPECT_EQ(game.question(), "choose-die");
}

TEST(Rulings, R150_R152_TheNewGuideHelpsAfterACasualtyButNobodyElseIsLost) {
  Game game = hunted(company({"gimli", "peregrin"}, "gimli"), "3");
  EXPECT_FALSE(game.offers("guide-ability"));
  game.play("lose-guide");  // 3 - 2
  EXPECT_EQ(game.at("/fellowship/guide"), "peregrin");
  EXPECT_EQ(sorted(game.options()), (Options{"guide-ability", "suffer"}));
  game.forbids("lose-guide");
  EXPECT_EQ(game.why_not({{"do", "lose-guide"}}), "R-152");
  EXPECT_EQ(game.why_not({{"do", "lose-random"}}), "R-152");
  game.play({"guide-ability", "region hollin"});
  EXPECT_EQ(game.at("/fellowship/corruption"), 0);
}

TEST(Rulings, R152_TheGuideTakesHisLevelOffTheDamage) {
  Game game = hunted(company({"gandalf-the-grey", "legolas"}, "gandalf-the-grey"), "2");
  game.play("lose-guide");  // 2 - 3, not below 0
  EXPECT_EQ(game.at("/fellowship/corruption"), 0);
  EXPECT_EQ(whereabouts(game, "gandalf-the-grey"), "eliminated");
  EXPECT_EQ(game.at("/fellowship/guide"), "legolas");
  EXPECT_EQ(game.question(), "choose-die");
}

TEST(Rulings, R152_TheRestIsCorruptionWithoutASecondCasualty) {
  Game game = hunted(company({"boromir", "legolas"}, "boromir"), "3");
  game.play("lose-guide");  // 3 - 2; Legolas may not follow
  EXPECT_EQ(game.at("/fellowship/corruption"), 1);
  EXPECT_EQ(game.at("/fellowship/companions"), json::array({"legolas"}));
  EXPECT_EQ(game.question(), "choose-die");
}

TEST(Rulings, R152_ARandomCompanionAmongAllTheGuideIncluded) {
  Game game(hunting(1).fellowship({{"region", "hollin"}}));
  move_into_tile(game, "3");
  game.play("lose-random");
  EXPECT_EQ(game.seat(), "chance");
  EXPECT_EQ(sorted(game.options()),
            (Options{"companion boromir", "companion gandalf-the-grey", "companion gimli",
                     "companion legolas", "companion meriadoc", "companion peregrin",
                     "companion strider"}));
  game.play("companion boromir");
  EXPECT_EQ(whereabouts(game, "boromir"), "eliminated");
  EXPECT_EQ(game.question(), "guide");  // the company has changed
  game.play("character gandalf-the-grey");
  EXPECT_EQ(game.at("/fellowship/corruption"), 1);  // 3 - 2
}

TEST(Rulings, R152_TheRandomCompanionIsTheGuide) {
  Game game = hunted(company({"strider", "gimli"}, "strider"), "3");
  game.play({"lose-random", "companion strider"});
  EXPECT_EQ(whereabouts(game, "strider"), "eliminated");
  EXPECT_EQ(game.at("/fellowship/guide"), "gimli");
  EXPECT_EQ(game.at("/fellowship/corruption"), 0);
}

TEST(Rulings, R152_NoChanceAmongOne) {
  Game game = hunted(company({"gimli"}, "gimli"), "3");
  game.forbids("lose-random");
  EXPECT_EQ(game.why_not({{"do", "lose-random"}}), "R-152");
  game.play("lose-guide");
  // 3 - 2; Gollum guides now and the tile does not reveal, so he may be used.
  EXPECT_EQ(sorted(game.options()), (Options{"guide-ability", "suffer"}));
}

TEST(Rulings, R153_WithoutDamageNobodyIsLost) {
  Game zero = hunted(json::object(), "0-reveal");
  EXPECT_EQ(zero.question(), "reveal-to");

  Game cloaks(hunting(1).set("/huntPool", {"elven-cloaks", "1"}));
  move_into_tile(cloaks, "elven-cloaks");
  EXPECT_EQ(cloaks.question(), "choose-die");
  EXPECT_EQ(cloaks.at("/fellowship/companions").size(), 7u);

  // Gandalf has taken it all: there is nothing left to die for.
  Game paid = hunted(company({"gandalf-the-grey", "gimli"}, "gandalf-the-grey"), "3");
  paid.play("lose-guide");
  EXPECT_EQ(paid.question(), "choose-die");
  EXPECT_EQ(paid.at("/fellowship/companions"), json::array({"gimli"}));
}

TEST(Rulings, R153_ANewTileHasACasualtyOfItsOwn) {
  Game game = hunted(company({"strider", "legolas", "gimli"}, "strider"), "1-reveal");
  game.play({"lose-guide", "character legolas", "region moria"});
  EXPECT_EQ(game.question(), "hunt-tile");  // of Moria
  game.play({"tile 3", "lose-guide"});
  EXPECT_EQ(whereabouts(game, "strider"), "eliminated");
  EXPECT_EQ(whereabouts(game, "legolas"), "eliminated");
  EXPECT_EQ(game.at("/fellowship/corruption"), 1);  // 0 and then 3 - 2
}

TEST(Rulings, R108_ACasualtyIsGoneForGood) {
  Game game = hunted(company({"strider", "gimli"}, "strider"), "3");
  game.play("lose-guide");
  skip(game, "army");
  game.play("die character");
  game.play("use separate");
  // Only Gimli is left, so only he goes.
  EXPECT_EQ(game.question(), "separate-to");
  game.play("region hollin");
  EXPECT_EQ(game.standing("hollin"), "gimli");
  EXPECT_EQ(whereabouts(game, "strider"), "eliminated");
}

}  // namespace
}  // namespace rulings
