// What the Guide and the Companions add to the dice: R-066, without cards.

#include <gtest/gtest.h>

#include "tests/rulings/game.h"

namespace rulings {
namespace {

/// Revealed on its way, three steps gone.
Setting revealed(const json& companions) {
  return Setting()
      .empty_map()
      .fellowship({{"companions", companions}, {"hidden", false}, {"region", "hollin"}})
      .dice("shadow", {"event"});
}

/// The Companion stands there, and an Event die may be used.
Setting standing(std::string_view who, std::string_view region) {
  return Setting()
      .empty_map()
      .army(region, who)
      .dice("free", {"event", "event"})
      .dice("shadow", {"event"});
}

/// Whether the Companion has influence there; the Nation he may advance is named by `nation`.
bool has_influence(const Setting& setting, std::string_view nation) {
  Game game(setting);
  const bool legal = game.why_not({{"do", "companion-ability"}, {"target", nation}}).empty();
  game.play("die event");
  EXPECT_EQ(game.offers("use companion-ability"), legal);
  return legal;
}

bool boromir_in(std::string_view region) {
  return has_influence(standing("boromir", region), "gondor");
}
bool legolas_in(std::string_view region) {
  return has_influence(standing("legolas", region), "elves");
}
bool gimli_in(std::string_view region) {
  return has_influence(standing("gimli", region), "dwarves");
}

TEST(Rulings, R066_StriderAsGuideHidesWithAnyDie) {
  for (const char* face : {"character", "muster", "muster-army", "event", "will"}) {
    const char* other = std::string_view(face) == "event" ? "muster" : "event";
    Game game(revealed({"strider", "boromir"}).dice("free", {face, other}));
    EXPECT_EQ(game.at("/fellowship/guide"), "strider");
    game.play({std::string("die ") + face, "use hide"});
    EXPECT_EQ(game.at("/fellowship/hidden"), true) << face;
    EXPECT_EQ(game.at("/huntBox/free"), 0);  // P-CHAR 5: not into the Hunt box
    EXPECT_EQ(game.at("/dice/free"), json({other}));
    EXPECT_EQ(game.seat(), "shadow");
  }
}

TEST(Rulings, R066_AnyOtherGuideNeedsACharacterResult) {
  for (const char* face : {"muster", "muster-army", "event"}) {
    Game game(revealed({"gandalf-the-grey", "strider"}).dice("free", {face, "character"}));
    EXPECT_EQ(game.at("/fellowship/guide"), "gandalf-the-grey");
    EXPECT_EQ(game.why_not({{"die", face}, {"do", "hide"}}), "R-066") << face;
    game.play(std::string("die ") + face);
    if (game.question() == "choose-use") game.forbids("use hide");
  }
  for (const char* face : {"character", "will"}) {
    Game game(revealed({"gandalf-the-grey", "strider"}).dice("free", {face, "event"}));
    game.play({std::string("die ") + face, "use hide"});
    EXPECT_EQ(game.at("/fellowship/hidden"), true) << face;
  }
}

TEST(Rulings, R066_StriderOnTheMapHidesNobody) {
  Game game(revealed({"boromir", "gimli"}).army("bree", "strider").dice("free", {"event", "will"}));
  EXPECT_EQ(game.why_not({{"die", "event"}, {"do", "hide"}}), "R-066");
  game.play("die event");
  game.forbids("use hide");
}

TEST(Rulings, R066_R130_NotEvenStriderHidesWhatIsHidden) {
  Game game(Setting()
                .empty_map()
                .fellowship({{"companions", {"strider"}}})
                .dice("free", {"event", "muster"})
                .dice("shadow", {"event"}));
  EXPECT_EQ(game.why_not({{"die", "event"}, {"do", "hide"}}), "R-130");
  game.play("die event");
  game.forbids("use hide");
}

TEST(Rulings, R066_BoromirInACityOrStrongholdOfGondor) {
  EXPECT_TRUE(boromir_in("minas-tirith"));
  EXPECT_TRUE(boromir_in("dol-amroth"));
  EXPECT_TRUE(boromir_in("pelargir"));
  EXPECT_FALSE(boromir_in("lossarnach"));  // a Town
  EXPECT_FALSE(boromir_in("osgiliath"));   // a Fortification outside Gondor
  EXPECT_FALSE(boromir_in("edoras"));      // of Rohan
}

TEST(Rulings, R066_LegolasInAnElvenStronghold) {
  for (const char* region : {"grey-havens", "rivendell", "woodland-realm", "lorien"}) {
    EXPECT_TRUE(legolas_in(region)) << region;
  }
  EXPECT_FALSE(legolas_in("erebor"));
  EXPECT_FALSE(legolas_in("forlindon"));
}

TEST(Rulings, R066_GimliInEreborOnly) {
  EXPECT_TRUE(gimli_in("erebor"));
  EXPECT_FALSE(gimli_in("iron-hills"));
  EXPECT_FALSE(gimli_in("ered-luin"));
}

TEST(Rulings, R066_StriderSpeaksForNobody) {
  EXPECT_FALSE(has_influence(standing("strider", "dale"), "north"));
}

TEST(Rulings, R066_OnlyWhereTheSettlementIsUnconquered) {
  const auto captured = [](std::string_view who, std::string_view region, std::string_view nation) {
    return has_influence(standing(who, region).control(region, "shadow"), nation);
  };
  EXPECT_FALSE(captured("boromir", "minas-tirith", "gondor"));
  EXPECT_FALSE(captured("boromir", "pelargir", "gondor"));
  EXPECT_FALSE(captured("legolas", "lorien", "elves"));
  EXPECT_FALSE(captured("gimli", "erebor", "dwarves"));
}

TEST(Rulings, R066_ABesiegedStrongholdIsUnconquered) {
  EXPECT_TRUE(has_influence(Setting()
                                .empty_map()
                                .garrison("minas-tirith", "gondor 1R, boromir")
                                .army("minas-tirith", "sauron 1R")
                                .dice("free", {"event", "event"})
                                .dice("shadow", {"event"}),
                            "gondor"));
}

TEST(Rulings, R066_WhatWasTakenBackIsUnconquered) {
  Game game(Setting()
                .empty_map()
                .army("osgiliath", "gondor 1R, boromir")
                .control("minas-tirith", "shadow")
                .dice("free", {"muster-army", "event", "event"})
                .dice("shadow", {"event"}));
  EXPECT_EQ(game.why_not({{"do", "companion-ability"}}), "R-066");
  game.play({"die muster-army", "use move-armies", "region minas-tirith", "go"});
  game.play({"die event", "use skip", "die event"});
  EXPECT_EQ(game.control("minas-tirith"), "free");
  EXPECT_TRUE(game.offers("use companion-ability"));
}

TEST(Rulings, R066_NotWhileHeWalksWithTheRing) {
  // Legolas is in Rivendell, but in the Fellowship.
  Game game(Setting().empty_map().dice("free", {"event", "event"}).dice("shadow", {"event"}));
  EXPECT_EQ(game.why_not({{"do", "companion-ability"}}), "R-066");
  EXPECT_EQ(game.why_not({{"do", "companion-ability"}, {"target", "elves"}}), "R-066");
  game.play("die event");
  game.forbids("use companion-ability");
}

TEST(Rulings, R066_AnyDieAdvancesTheNationOneStep) {
  for (const char* face : {"character", "muster", "muster-army", "event", "will"}) {
    const char* other = std::string_view(face) == "event" ? "muster" : "event";
    Game game(standing("legolas", "woodland-realm").dice("free", {face, other}));
    game.play({std::string("die ") + face, "use companion-ability"});
    EXPECT_EQ(step_of(game, "elves"), 2) << face;
    EXPECT_EQ(game.at("/dice/free"), json({other}));  // it was the action of this die
    EXPECT_EQ(game.seat(), "shadow");
  }
}

TEST(Rulings, R066_EachSpeaksForHisNationAlone) {
  Game game(standing("boromir", "pelargir").army("erebor", "gimli"));
  EXPECT_EQ(game.why_not({{"do", "companion-ability"}, {"target", "rohan"}}), "R-066");
  game.play({"die event", "use companion-ability"});
  EXPECT_EQ(game.options(), (Options{"nation gondor", "nation dwarves"}));
  game.forbids("nation rohan");
  EXPECT_EQ(game.why_not({{"do", "nation"}, {"target", "rohan"}}), "R-066");
  game.play("nation dwarves");
  EXPECT_EQ(step_of(game, "dwarves"), 2);
  EXPECT_EQ(step_of(game, "gondor"), 2);
}

TEST(Rulings, R066_R265_APassiveNationStopsBeforeWar) {
  Game game(standing("boromir", "minas-tirith"));
  game.play({"die event", "use companion-ability"});  // Gondor, passive, from 2 to 3
  EXPECT_EQ(game.at("/politicalTrack/gondor"), json({{"step", 3}, {"active", false}}));

  const Setting before_war = standing("boromir", "minas-tirith");
  Game passive(Setting(before_war).politics("gondor", 3, false));
  EXPECT_EQ(passive.why_not({{"do", "companion-ability"}, {"target", "gondor"}}), "R-261");
  passive.play("die event");
  passive.forbids("use companion-ability");

  Game active(Setting(before_war).politics("gondor", 3, true));
  active.play({"die event", "use companion-ability"});
  EXPECT_EQ(step_of(active, "gondor"), 4);
}

TEST(Rulings, R066_R265_NotForANationAtWar) {
  Game game(standing("gimli", "erebor").at_war({"dwarves"}));
  EXPECT_EQ(game.why_not({{"do", "companion-ability"}, {"target", "dwarves"}}), "R-265");
  game.play("die event");
  game.forbids("use companion-ability");
}

}  // namespace
}  // namespace rulings
