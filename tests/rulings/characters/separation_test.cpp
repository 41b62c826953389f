// Companions leave the Fellowship.

#include <gtest/gtest.h>

#include "tests/rulings/game.h"

namespace rulings {
namespace {

Setting free_to_act() { return turn_of("free", {"character", "event"}, {"muster", "event"}); }

Game separating(const Setting& setting) {
  Game game(setting);
  game.play({"die character", "use separate"});
  return game;
}

TEST(Rulings, R090_OneGroupGoesByProgressAndItsHighestLevel) {
  // Progress 2 and Legolas's Level 2 make four regions: by the Fords of Bruinen, Hollin and North
  // Dunland to Tharbad, and not one further.
  Game game = separating(free_to_act().fellowship({{"progress", 2}}));
  game.play({"take legolas", "take meriadoc"});
  game.forbids("take legolas");  // he is named
  game.play("go");
  EXPECT_EQ(game.question(), "separate-to");
  EXPECT_EQ(game.ruling(), "R-090");
  game.forbids("region enedwaith");
  EXPECT_EQ(game.why_not({{"do", "region"}, {"to", "enedwaith"}}), "R-090");
  game.play({"region tharbad", "character gandalf-the-grey"});
  EXPECT_EQ(game.standing("tharbad"), "legolas, meriadoc");
  // One group for one die.
  EXPECT_EQ(game.seat(), "shadow");
}

TEST(Rulings, R090_TheFellowshipGoesOnAsItWas) {
  Game game = separating(
      free_to_act().set("/huntBox/shadow", 2).fellowship({{"progress", 3}, {"corruption", 2}}));
  const json pool = game.at("/huntPool");
  game.play({"take boromir", "go", "region bree", "character strider"});
  EXPECT_EQ(game.at("/fellowship/progress"), 3);
  EXPECT_EQ(game.at("/fellowship/region"), "rivendell");
  EXPECT_EQ(game.at("/fellowship/hidden"), true);
  // No Hunt, and the die is no prey for the next one.
  EXPECT_EQ(game.at("/huntBox/free"), 0);
  EXPECT_EQ(game.at("/huntPool"), pool);
  EXPECT_EQ(game.at("/fellowship/corruption"), 2);
}

TEST(Rulings, R090_OneOrAllMayGoAndTheyMayStayWhereTheyAre) {
  Game alone = separating(free_to_act());
  alone.forbids("go");  // nobody has been named yet
  alone.play({"take meriadoc", "go"});
  // Level 1, Progress 0.
  alone.forbids("region hollin");
  alone.play({"region rivendell", "character strider"});
  EXPECT_EQ(alone.standing("rivendell"), "meriadoc");

  Game all = separating(free_to_act());
  all.play({"take gandalf-the-grey", "take strider", "take boromir", "take legolas", "take gimli",
            "take meriadoc", "take peregrin"});
  // Level 3: to Moria, which lets nobody past.
  all.play({"region moria"});
  EXPECT_EQ(all.at("/fellowship/companions"), json::array());
  EXPECT_EQ(all.at("/fellowship/guide"), "gollum");
}

TEST(Rulings, R090_FromARevealedFellowshipToo) {
  Game game = separating(free_to_act().fellowship({{"hidden", false}, {"progress", 0}}));
  game.play({"take gimli", "go", "region hollin", "character strider"});
  EXPECT_EQ(game.standing("hollin"), "gimli");
  EXPECT_EQ(game.at("/fellowship/hidden"), false);
}

TEST(Rulings, R090_WhoIsInCompanyGoesAsFarAsHisBetter) {
  const Game game(free_to_act());
  const auto to_bree = [](std::string_view who) {
    return json{{"do", "separate"}, {"who", who}, {"to", "bree"}};
  };
  // Bree is three regions from Rivendell: too far for a Hobbit alone, but Gandalf could take him.
  EXPECT_EQ(game.why_not(to_bree("meriadoc")), "");
  const Game alone(free_to_act().fellowship({{"companions", {"meriadoc", "gimli"}}}));
  EXPECT_EQ(alone.why_not(to_bree("meriadoc")), "R-090");
}

TEST(Rulings, R091_OutOfASiegeTheyGoInsideAndStay) {
  Game game = separating(free_to_act()
                             .at_war({"sauron"})
                             .fellowship({{"region", "minas-tirith"}, {"progress", 4}})
                             .garrison("minas-tirith", "gondor 2R")
                             .army("minas-tirith", "sauron 3R"));
  game.play({"take boromir", "take gimli", "go", "character strider"});
  EXPECT_EQ(game.inside("minas-tirith"), "gondor 2R, boromir, gimli");
  EXPECT_EQ(game.standing("minas-tirith"), "sauron 3R");
}

TEST(Rulings, R091_WhyTheyCannotLeaveIt) {
  const Game game(free_to_act()
                      .at_war({"sauron"})
                      .fellowship({{"region", "minas-tirith"}, {"progress", 4}})
                      .garrison("minas-tirith", "gondor 2R")
                      .army("minas-tirith", "sauron 3R"));
  EXPECT_EQ(game.why_not({{"do", "separate"}, {"who", "boromir"}, {"to", "osgiliath"}}), "R-091");
  EXPECT_EQ(game.why_not({{"do", "separate"}, {"who", "boromir"}}), "");
}

TEST(Rulings, R091_FromAStrongholdOfTheShadowTheyLeaveFreely) {
  Game game =
      separating(free_to_act().fellowship({{"region", "moria"}}).army("moria", "sauron 2R"));
  game.play({"take legolas", "go"});
  EXPECT_TRUE(game.offers("region moria"));
  game.play({"region parth-celebrant", "character strider"});
  EXPECT_EQ(game.standing("parth-celebrant"), "legolas");
}

TEST(Rulings, R091_BesideAnArmyThatBesiegesTheShadowTheyStandOutside) {
  Game game = separating(free_to_act()
                             .at_war({"sauron", "elves"})
                             .fellowship({{"region", "moria"}})
                             .garrison("moria", "sauron 1R")
                             .army("moria", "elves 2R"));
  game.play({"take legolas", "go", "region moria", "character strider"});
  EXPECT_EQ(game.standing("moria"), "elves 2R, legolas");
  EXPECT_EQ(game.inside("moria"), "sauron 1R");
}

TEST(Rulings, R091_R095_OnTheWayTheRulesOfCompaniesHold) {
  // Lorien is besieged: nobody enters. Moria is Sauron's: nobody passes.
  Game game = separating(free_to_act()
                             .at_war({"sauron"})
                             .fellowship({{"region", "dimrill-dale"}, {"progress", 2}})
                             .garrison("lorien", "elves 1R")
                             .army("lorien", "sauron 3R"));
  game.play({"take strider", "go"});
  game.forbids("region lorien");
  EXPECT_TRUE(game.offers("region moria"));
  game.forbids("region hollin");
}

TEST(Rulings, R092_ANewGuideIsAppointedAtOnce) {
  // The two of Level 3 leave: three of Level 2 are the highest then, and the Free Peoples choose.
  Game tie = separating(free_to_act());
  tie.play({"take gandalf-the-grey", "take strider", "go", "region rivendell"});
  EXPECT_EQ(tie.question(), "guide");
  EXPECT_EQ(tie.seat(), "free");
  tie.forbids("character meriadoc");
  tie.play("character gimli");
  EXPECT_EQ(tie.at("/fellowship/guide"), "gimli");
  EXPECT_EQ(tie.seat(), "shadow");

  Game one = separating(free_to_act().fellowship({{"companions", {"strider", "peregrin"}}}));
  one.play({"take strider", "go", "region bree"});
  EXPECT_EQ(one.at("/fellowship/guide"), "peregrin");
}

TEST(Rulings, R092_NobodyComesBack) {
  // Gimli stands where the Fellowship is; he is a Companion on the map, and no more of the Nine.
  Game game = separating(free_to_act());
  game.play({"take gimli", "go", "region rivendell", "character strider"});
  EXPECT_EQ(whereabouts(game, "gimli"), "rivendell");
  EXPECT_EQ(game.at("/fellowship/companions").size(), 6U);
  game.play({"die event", "use skip"});
  EXPECT_EQ(game.why_not({{"do", "separate"}, {"who", "gimli"}}), "R-067");  // no die for it
  const Game later(free_to_act().army("rivendell", "gimli"));
  EXPECT_EQ(later.why_not({{"do", "separate"}, {"who", "gimli"}}), "R-090");
}

TEST(Rulings, R093_NobodySeparatesOnTheMordorTrack) {
  Game game(free_to_act().fellowship({{"mordorStep", 1}, {"companions", {"strider", "peregrin"}}}));
  EXPECT_EQ(game.why_not({{"do", "separate"}}), "R-093");
  EXPECT_EQ(game.why_not({{"do", "separate"}, {"who", "strider"}, {"to", "gorgoroth"}}), "R-093");
  game.play("die character");
  game.forbids("use separate");
}

TEST(Rulings, R093_WhatWouldSeparateHimThereRemovesHim) {
  // Meriadoc guides and takes one damage of three on himself.
  Game game(free_to_act().fellowship({{"mordorStep", 1}, {"companions", {"meriadoc"}}}));
  game.play({"die character", "use move-fellowship", "tile 3", "guide-ability"});
  EXPECT_EQ(whereabouts(game, "meriadoc"), "eliminated");
  EXPECT_EQ(game.at("/fellowship/guide"), "gollum");
  game.play("suffer");
  EXPECT_EQ(game.at("/fellowship/corruption"), 2);
}

}  // namespace
}  // namespace rulings
