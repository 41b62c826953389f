// Declaring the Fellowship.

#include <gtest/gtest.h>

#include "tests/rulings/hunt/the_hunt.h"

namespace rulings {
namespace {

TEST(Rulings, R040_ProgressZeroMayDeclareAndStays) {
  Game game(fellowship_phase("lorien", 0).fellowship({{"corruption", 2}}));
  EXPECT_EQ(game.question(), "declare");
  EXPECT_EQ(sorted(game.options()), (Options{"region lorien", "stop"}));
  game.play("region lorien");
  EXPECT_EQ(game.at("/fellowship/region"), "lorien");
  EXPECT_EQ(game.at("/fellowship/corruption"), 1);  // it has declared itself in Lórien
}

TEST(Rulings, R040_R042_OnlyOnceATurn) {
  Game game(fellowship_phase("hollin", 1).fellowship({{"corruption", 5}}));
  game.play("region trollshaws");
  // Gandalf and Strider are equals, so there is still the Guide to choose, but no declaration.
  EXPECT_EQ(game.question(), "fellowship-phase");
  game.forbids("region trollshaws");
  EXPECT_EQ(game.why_not({{"do", "declare"}}), "R-042");
}

TEST(Rulings, R040_DecliningIsFinalForTheTurn) {
  Game game(fellowship_phase("rivendell", 1).fellowship({{"corruption", 5}}));
  EXPECT_EQ(game.why_not({{"do", "declare"}, {"to", "rivendell"}}), "");
  game.play("stop");
  EXPECT_EQ(game.at("/fellowship/region"), "rivendell");
  EXPECT_EQ(game.at("/fellowship/progress"), 1);
  EXPECT_EQ(game.at("/fellowship/corruption"), 5);  // standing there is not declaring
  EXPECT_EQ(game.why_not({{"do", "declare"}}), "R-042");
}

TEST(Rulings, R041_AsFarAsProgressAndNoFurther) {
  Game game(fellowship_phase("rivendell", 1));
  EXPECT_EQ(sorted(game.options()),
            (Options{"region fords-of-bruinen", "region rivendell", "region trollshaws", "stop"}));
  game.forbids("region hollin");  // two regions away
  EXPECT_EQ(game.why_not({{"do", "declare"}, {"to", "hollin"}}), "R-041");
  EXPECT_EQ(game.why_not({{"do", "region"}, {"to", "hollin"}}), "R-041");
}

TEST(Rulings, R041_NotOverImpassableBorders) {
  // From Rivendell to the High Pass the mountains bar the way; by the Fords it takes two regions.
  Game near(fellowship_phase("rivendell", 1));
  near.forbids("region high-pass");
  EXPECT_EQ(near.why_not({{"do", "declare"}, {"to", "high-pass"}}), "R-041");
  Game far(fellowship_phase("rivendell", 2));
  EXPECT_TRUE(far.offers("region high-pass"));
}

TEST(Rulings, R041_ProgressGoesBackToZeroAndTheCounterStaysHidden) {
  Game game(fellowship_phase("rivendell", 3));
  game.play("region hollin");
  EXPECT_EQ(game.at("/fellowship/region"), "hollin");
  EXPECT_EQ(game.at("/fellowship/progress"), 0);
  EXPECT_EQ(game.at("/fellowship/hidden"), true);
}

TEST(Rulings, R041_TheFigureMayStayAndProgressIsLost) {
  Game game(fellowship_phase("hollin", 4));
  game.play("region hollin");
  EXPECT_EQ(game.at("/fellowship/region"), "hollin");
  EXPECT_EQ(game.at("/fellowship/progress"), 0);
}

TEST(Rulings, R041_IntoABesiegedStronghold) {
  // Orcs on the way and before the gates, and the border of the Elves: none of it matters.
  Game game(fellowship_phase("dimrill-dale", 2)
                .army("parth-celebrant", "sauron 3R")
                .army("lorien", "sauron 5R")
                .garrison("lorien", "elves 1R 1E"));
  game.play("region lorien");
  EXPECT_EQ(game.at("/fellowship/region"), "lorien");
}

TEST(Rulings, R041_OutOfABesiegedStronghold) {
  Game game(fellowship_phase("lorien", 1)
                .army("lorien", "sauron 5R")
                .garrison("lorien", "elves 1R 1E")
                .army("parth-celebrant", "sauron 3R"));
  game.play("region parth-celebrant");
  EXPECT_EQ(game.at("/fellowship/region"), "parth-celebrant");
}

/// Corruption after declaring in the region with 3.
json corruption_after_declaring(const Setting& setting, std::string_view region) {
  Game game(setting);
  game.play("region " + std::string(region));
  return game.at("/fellowship/corruption");
}

Setting corrupted(std::string_view region) {
  return fellowship_phase(region, 0).fellowship({{"corruption", 3}});
}

TEST(Rulings, R042_CitiesAndStrongholdsOfTheFreePeoplesHeal) {
  EXPECT_EQ(corruption_after_declaring(corrupted("rivendell"), "rivendell"), 2);  // Stronghold
  EXPECT_EQ(corruption_after_declaring(corrupted("edoras"), "edoras"), 2);        // City
}

TEST(Rulings, R042_OtherPlacesDoNotHeal) {
  EXPECT_EQ(corruption_after_declaring(corrupted("bree"), "bree"), 3);            // Town
  EXPECT_EQ(corruption_after_declaring(corrupted("osgiliath"), "osgiliath"), 3);  // Fortification
  EXPECT_EQ(corruption_after_declaring(corrupted("hollin"), "hollin"), 3);
  EXPECT_EQ(corruption_after_declaring(corrupted("moria"), "moria"), 3);
  EXPECT_EQ(corruption_after_declaring(corrupted("angmar"), "angmar"), 3);  // a Shadow City
  // The Free Peoples hold Moria; it is no Stronghold of theirs from the start (0.3).
  EXPECT_EQ(corruption_after_declaring(
                corrupted("moria").control("moria", "free").army("moria", "elves 1R"), "moria"),
            3);
}

TEST(Rulings, R042_R043_CapturedItNeitherHealsNorActivates) {
  Game game(corrupted("edoras").control("edoras", "shadow"));
  game.play("region edoras");
  EXPECT_EQ(game.at("/fellowship/corruption"), 3);
  EXPECT_FALSE(is_active(game, "rohan"));
}

TEST(Rulings, R042_R043_BesiegedButNotCapturedItDoesBoth) {
  Game game(corrupted("minas-tirith")
                .army("minas-tirith", "sauron 5R")
                .garrison("minas-tirith", "gondor 1R"));
  game.play("region minas-tirith");
  EXPECT_EQ(game.at("/fellowship/corruption"), 2);
  EXPECT_TRUE(is_active(game, "gondor"));
}

TEST(Rulings, R042_NeverBelowZero) {
  Game game(fellowship_phase("rivendell", 0));
  game.play("region rivendell");
  EXPECT_EQ(game.at("/fellowship/corruption"), 0);
  EXPECT_TRUE(game.events("corruption").empty());
}

TEST(Rulings, R043_TheNationBecomesActiveButDoesNotAdvance) {
  Game game(fellowship_phase("druadan-forest", 1));
  game.play("region minas-tirith");
  EXPECT_EQ(game.at("/politicalTrack/gondor"), (json{{"step", 2}, {"active", true}}));
  EXPECT_EQ(game.at("/politicalTrack/rohan"), (json{{"step", 1}, {"active", false}}));
}

TEST(Rulings, R043_ATownActivatesNobody) {
  Game game(fellowship_phase("bree", 0));
  game.play("region bree");
  EXPECT_FALSE(is_active(game, "north"));
}

TEST(Rulings, R044_NoTileEvenThroughMoria) {
  // Hollin, Moria, Dimrill Dale: any other way is longer than two regions.
  Game through(fellowship_phase("hollin", 2).army("moria", "sauron 3R, 1N"));
  through.play("region dimrill-dale");
  EXPECT_EQ(through.question(), "fellowship-phase");
  EXPECT_EQ(through.at("/drawnTiles"), json::array());
  EXPECT_EQ(through.at("/fellowship/hidden"), true);

  Game into(fellowship_phase("hollin", 1).army("moria", "sauron 3R, 1N"));
  into.play("region moria");
  EXPECT_EQ(into.question(), "fellowship-phase");
  EXPECT_EQ(into.at("/drawnTiles"), json::array());
}

TEST(Rulings, R040_R046_RevealedItCannotDeclare) {
  Game game(fellowship_phase("rivendell", 0).fellowship({{"hidden", false}, {"corruption", 3}}));
  EXPECT_EQ(game.question(), "fellowship-phase");
  game.forbids("region rivendell");
  EXPECT_EQ(game.why_not({{"do", "declare"}}), "R-046");
  // So it does not heal; it may still change its Guide.
  game.play("character strider");
  EXPECT_EQ(game.at("/fellowship/guide"), "strider");
  EXPECT_EQ(game.at("/fellowship/corruption"), 3);
}

TEST(Rulings, R046_RevealedItMayStillEnterMordor) {
  Game game(fellowship_phase("morannon", 0).fellowship({{"hidden", false}}));
  game.play("enter-mordor");
  EXPECT_EQ(game.at("/fellowship/mordorStep"), 0);
  EXPECT_EQ(game.at("/fellowship/hidden"), false);
}

}  // namespace
}  // namespace rulings
