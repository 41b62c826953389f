// Recruiting with a Muster result.

#include <gtest/gtest.h>

#include "tests/rulings/hunt/the_hunt.h"

namespace rulings {
namespace {

/// The Free Peoples recruit with a Muster die.
Setting free_musters() { return hunting(0).dice("free", {"muster", "character"}); }
Setting shadow_musters() { return hunting(0).to_act("shadow").dice("shadow", {"muster", "event"}); }

Game recruiting(const Setting& setting) {
  Game game(setting);
  game.play({"die muster", "use recruit"});
  return game;
}

TEST(Rulings, R120_OneEliteIsAll) {
  Game game = recruiting(free_musters().at_war({"rohan"}));
  game.play({"figure rohan.elite", "region edoras"});
  EXPECT_EQ(game.standing("edoras"), "rohan 1E");
  EXPECT_EQ(game.seat(), "shadow");  // the die is spent
}

TEST(Rulings, R120_TwoRegularsInTwoSettlements) {
  Game game = recruiting(free_musters().at_war({"rohan"}));
  game.play({"figure rohan.regular", "region edoras", "figure rohan.regular"});
  // Not where the first one stands.
  EXPECT_EQ(sorted(game.options()),
            (Options{"region folde", "region helms-deep", "region westemnet"}));
  game.forbids("region edoras");
  EXPECT_EQ(game.why_not({{"do", "region"}, {"who", "rohan.regular"}, {"to", "edoras"}}), "R-120");
  game.play("region westemnet");
  EXPECT_EQ(game.standing("edoras"), "rohan 1R");
  EXPECT_EQ(game.standing("westemnet"), "rohan 1R");
  EXPECT_EQ(game.seat(), "shadow");  // and no third
}

TEST(Rulings, R120_NoEliteAsTheSecond) {
  Game game = recruiting(free_musters().at_war({"rohan"}));
  game.play({"figure rohan.regular", "region edoras"});
  EXPECT_EQ(sorted(game.options()), (Options{"figure rohan.regular", "stop"}));
  game.forbids("figure rohan.elite");
  EXPECT_EQ(game.why_not({{"do", "figure"}, {"who", "rohan.elite"}}), "R-120");
}

TEST(Rulings, R120_OneOfTwoIsEnough) {
  Game game = recruiting(free_musters().at_war({"rohan"}));
  game.forbids("stop");  // nothing at all is a skip
  game.play({"figure rohan.regular", "region edoras", "stop"});
  EXPECT_EQ(game.standing("edoras"), "rohan 1R");
  EXPECT_EQ(game.seat(), "shadow");
}

TEST(Rulings, R120_TwoLeadersOrOneOfEach) {
  const Setting gondor =
      free_musters().at_war({"gondor"}).army("pelargir", "gondor 1R").army("lamedon", "gondor 1R");
  Game leaders = recruiting(gondor);
  leaders.play({"figure gondor.leader", "region pelargir", "figure gondor.leader"});
  EXPECT_EQ(leaders.standing("pelargir"), "gondor 1R 1L");
  EXPECT_EQ(leaders.standing("lamedon"), "gondor 1R 1L");

  Game mixed = recruiting(gondor);
  mixed.play({"figure gondor.leader", "region pelargir", "figure gondor.regular"});
  mixed.forbids("region pelargir");  // two DIFFERENT Settlements, whatever the figures
  mixed.play("region lossarnach");
  EXPECT_EQ(mixed.standing("pelargir"), "gondor 1R 1L");
  EXPECT_EQ(mixed.standing("lossarnach"), "gondor 1R");
}

TEST(Rulings, R120_OfTwoNations) {
  Game game = recruiting(shadow_musters().at_war({"sauron", "isengard"}));
  game.play({"figure sauron.regular", "region moria", "figure isengard.regular", "region orthanc"});
  EXPECT_EQ(game.standing("moria"), "sauron 1R");
  EXPECT_EQ(game.standing("orthanc"), "isengard 1R");
}

TEST(Rulings, R120_ARegularAndANazgul) {
  Game game = recruiting(shadow_musters().at_war({"sauron"}));
  for (const char* peaceful : {"isengard", "southrons", "gondor"}) {
    game.forbids("figure " + std::string(peaceful) + ".regular");
  }
  game.play({"figure sauron.regular", "region barad-dur"});
  game.forbids("figure sauron.elite");
  game.play("figure nazgul");
  game.forbids("region barad-dur");
  game.play("region dol-guldur");
  EXPECT_EQ(game.standing("barad-dur"), "sauron 1R");
  EXPECT_EQ(game.standing("dol-guldur"), "1N");
  EXPECT_EQ(game.seat(), "free");
}

TEST(Rulings, R120_OnlyNationsAtWar) {
  // Gondor is one step from war, and that is not enough.
  Game game(free_musters().at_war({"rohan"}).politics("gondor", 3));
  EXPECT_EQ(game.why_not({{"do", "recruit"}, {"who", "gondor.regular"}}), "R-120");
  game.play({"die muster", "use recruit"});
  EXPECT_EQ(sorted(game.options()), (Options{"figure rohan.elite", "figure rohan.regular"}));
  game.forbids("figure gondor.regular");
  EXPECT_EQ(game.why_not({{"do", "figure"}, {"who", "gondor.regular"}}), "R-120");

  Game peace(free_musters());
  EXPECT_EQ(peace.why_not({{"do", "recruit"}}), "R-120");
  peace.play("die muster");
  peace.forbids("use recruit");
}

TEST(Rulings, R121_InCitiesTownsAndStrongholdsOfItsOwn) {
  Game game = recruiting(free_musters().at_war({"rohan"}));
  game.play("figure rohan.regular");
  EXPECT_EQ(sorted(game.options()),
            (Options{"region edoras", "region folde", "region helms-deep", "region westemnet"}));
  const auto why_not_in = [&game](const char* region) {
    return game.why_not({{"do", "region"}, {"who", "rohan.regular"}, {"to", region}});
  };
  game.forbids("region fords-of-isen");  // a Fortification
  EXPECT_EQ(why_not_in("fords-of-isen"), "R-121");
  game.forbids("region eastemnet");  // no Settlement
  EXPECT_EQ(why_not_in("eastemnet"), "R-121");
  game.forbids("region pelargir");  // Gondor's
  EXPECT_EQ(why_not_in("pelargir"), "R-121");

  Game gondor = recruiting(free_musters().at_war({"gondor"}));
  gondor.play("figure gondor.elite");
  EXPECT_EQ(sorted(gondor.options()),
            (Options{"region dol-amroth", "region lamedon", "region lossarnach",
                     "region minas-tirith", "region pelargir"}));
}

TEST(Rulings, R121_NotWhereItIsCapturedOrBesieged) {
  Game game = recruiting(free_musters()
                             .at_war({"rohan"})
                             .army("edoras", "isengard 1R")
                             .control("edoras", "shadow")
                             .control("folde", "shadow")  // its captors have gone on
                             .army("helms-deep", "isengard 3R")
                             .garrison("helms-deep", "rohan 1R"));
  // Westemnet is left, and for one Elite or Regular it is the only place.
  game.play("figure rohan.elite");
  EXPECT_EQ(game.standing("westemnet"), "rohan 1E");
}

TEST(Rulings, R121_WhyNotThere) {
  Game game(free_musters()
                .at_war({"rohan"})
                .control("folde", "shadow")
                .army("helms-deep", "isengard 3R")
                .garrison("helms-deep", "rohan 1R"));
  const auto why_not_in = [&game](const char* region) {
    return game.why_not({{"do", "recruit"}, {"who", "rohan.elite"}, {"to", region}});
  };
  EXPECT_EQ(why_not_in("folde"), "R-121");
  EXPECT_EQ(why_not_in("helms-deep"), "R-121");
  EXPECT_EQ(why_not_in("edoras"), "");
}

TEST(Rulings, R121_NazgulAndCharactersAloneDoNotPreventIt) {
  Game game = recruiting(
      free_musters().at_war({"rohan"}).army("edoras", "2N, witch-king, mouth-of-sauron"));
  game.play({"figure rohan.elite", "region edoras"});
  EXPECT_EQ(game.standing("edoras"), "rohan 1E / 2N, witch-king, mouth-of-sauron");

  Game shadow = recruiting(shadow_musters().at_war({"isengard"}).army("orthanc", "strider"));
  shadow.play({"figure isengard.elite", "region orthanc"});
  EXPECT_EQ(shadow.standing("orthanc"), "strider / isengard 1E");
}

TEST(Rulings, R121_NeverInACapturedForeignSettlement) {
  Game game = recruiting(shadow_musters()
                             .at_war({"isengard"})
                             .army("edoras", "isengard 2R")
                             .control("edoras", "shadow"));
  game.play("figure isengard.regular");
  EXPECT_EQ(sorted(game.options()),
            (Options{"region north-dunland", "region orthanc", "region south-dunland"}));
  game.forbids("region edoras");
  EXPECT_EQ(game.why_not({{"do", "region"}, {"who", "isengard.regular"}, {"to", "edoras"}}),
            "R-121");
}

TEST(Rulings, R121_RetakenItServesAgain) {
  Game game = recruiting(free_musters().at_war({"rohan"}).army("edoras", "rohan 1R"));
  game.play({"figure rohan.regular", "region edoras", "stop"});
  EXPECT_EQ(game.standing("edoras"), "rohan 2R");
}

TEST(Rulings, R122_NazgulInStrongholdsOfSauronOnly) {
  Game game = recruiting(shadow_musters().at_war({"sauron", "southrons", "isengard"}));
  game.play("figure nazgul");
  EXPECT_EQ(sorted(game.options()),
            (Options{"region barad-dur", "region dol-guldur", "region minas-morgul",
                     "region morannon", "region moria", "region mount-gundabad"}));
  const auto why_not_in = [&game](const char* region) {
    return game.why_not({{"do", "region"}, {"who", "nazgul"}, {"to", region}});
  };
  game.forbids("region angmar");  // Sauron's City
  EXPECT_EQ(why_not_in("angmar"), "R-122");
  game.forbids("region nurn");  // his Town
  EXPECT_EQ(why_not_in("nurn"), "R-122");
  game.forbids("region orthanc");  // another's Stronghold
  EXPECT_EQ(why_not_in("orthanc"), "R-121");
  game.play({"region moria", "figure nazgul"});
  game.forbids("region moria");
  game.play("region barad-dur");
  EXPECT_EQ(game.standing("moria"), "1N");
  EXPECT_EQ(game.standing("barad-dur"), "1N");
}

TEST(Rulings, R120_R122_NazgulNeedSauronAtWar) {
  Game game(shadow_musters().at_war({"isengard"}));
  EXPECT_EQ(game.why_not({{"do", "recruit"}, {"who", "nazgul"}}), "R-120");
  game.play({"die muster", "use recruit"});
  game.forbids("figure nazgul");
}

TEST(Rulings, R122_ALeaderOnlyBesideAUnit) {
  Game game(free_musters()
                .at_war({"gondor"})
                .army("pelargir", "rohan 1R")  // any unit of the Free Peoples
                .army("lamedon", "boromir"));
  const auto why_not_in = [&game](const char* region) {
    return game.why_not({{"do", "recruit"}, {"who", "gondor.leader"}, {"to", region}});
  };
  EXPECT_EQ(why_not_in("minas-tirith"), "R-122");
  EXPECT_EQ(why_not_in("lamedon"), "R-122");
  EXPECT_EQ(why_not_in("pelargir"), "");
  game.play({"die muster", "use recruit", "figure gondor.leader"});
  EXPECT_EQ(game.standing("pelargir"), "gondor 1L, rohan 1R");

  Game nowhere = recruiting(free_musters().at_war({"gondor"}));
  nowhere.forbids("figure gondor.leader");
}

TEST(Rulings, R122_TheOtherRecruitIsNotThatUnit) {
  // The first Regular stands in Pelargir; a Leader could only go there, and may not.
  Game game = recruiting(free_musters().at_war({"gondor"}));
  game.play({"figure gondor.regular", "region pelargir"});
  EXPECT_EQ(sorted(game.options()), (Options{"figure gondor.regular", "stop"}));
  game.forbids("figure gondor.leader");
  EXPECT_EQ(game.why_not({{"do", "figure"}, {"who", "gondor.leader"}}), "R-120");
}

TEST(Rulings, R123_WhatIsUsedUpCannotCome) {
  // All eight Nazgûl and all six Elites are out.
  Game game(shadow_musters().at_war({"sauron"}).army("barad-dur", "sauron 1R 6E, 8N"));
  EXPECT_EQ(game.why_not({{"do", "recruit"}, {"who", "nazgul"}}), "R-123");
  EXPECT_EQ(game.why_not({{"do", "recruit"}, {"who", "sauron.elite"}}), "R-123");
  game.play({"die muster", "use recruit"});
  // Only Regulars are left to recruit.
  EXPECT_EQ(game.question(), "recruit-region");
  game.forbids("figure nazgul");
}

TEST(Rulings, R123_OneFigureLeftServesOnce) {
  Game game = recruiting(shadow_musters()
                             .at_war({"isengard"})
                             .army("hollin", "isengard 6R")
                             .army("tharbad", "isengard 5R"));
  game.play({"figure isengard.regular", "region orthanc"});
  EXPECT_EQ(game.seat(), "free");
  EXPECT_EQ(game.reinforcements("isengard"), "6E");
}

TEST(Rulings, R123_TheDeadOfTheFreePeoplesStayDead) {
  const json dead = {{"rohan", {{"regular", 9}, {"elite", 5}, {"leader", 0}}}};
  Game game(free_musters()
                .at_war({"rohan"})
                .set("/offBoard/free/graveyard", dead)
                .army("edoras", "rohan 1R"));
  EXPECT_EQ(game.why_not({{"do", "recruit"}, {"who", "rohan.regular"}}), "R-123");
  EXPECT_EQ(game.why_not({{"do", "recruit"}, {"who", "rohan.elite"}}), "R-123");
  EXPECT_EQ(game.why_not({{"do", "recruit"}, {"who", "rohan.leader"}}), "");
}

TEST(Rulings, R123_TheShadowsLossesComeBack) {
  // The last Regular of Isengard that is not on the map dies in the field and is recruited again.
  Game game(hunting(0)
                .to_act("shadow")
                .dice("shadow", {"army", "muster", "event"})
                .at_war({"isengard"})
                .army("gap-of-rohan", "isengard 1R")
                .army("hollin", "isengard 4R 6E")
                .army("tharbad", "isengard 7R")
                .army("fords-of-isen", "rohan 2R"));
  EXPECT_EQ(game.reinforcements("isengard"), "");
  game.play({"die army", "use attack"});
  if (game.question() == "attack-from") game.play("region gap-of-rohan");
  if (game.question() == "attack-target") game.play("region fords-of-isen");
  if (game.question() == "attack-group") game.play("go");
  game.roll({2});
  game.roll({6, 2});
  EXPECT_EQ(game.reinforcements("isengard"), "1R");
  skip(game, "character");
  game.play({"die muster", "use recruit", "region orthanc"});
  EXPECT_EQ(game.standing("orthanc"), "isengard 1R");
}

TEST(Rulings, R121_R272_NotInALostStrongholdThatOneBesieges) {
  // The Shadow holds Minas Tirith; Gondor's Army around it makes the region free, not the place.
  const Setting setting = Setting()
                              .empty_map()
                              .control("minas-tirith", "shadow")
                              .garrison("minas-tirith", "sauron 2R")
                              .army("minas-tirith", "gondor 3R")
                              .at_war({"gondor"})
                              .dice("free", {"muster", "event"})
                              .dice("shadow", {"event"});
  EXPECT_EQ(
      Game(setting).why_not(
          {{"die", "muster"}, {"do", "recruit"}, {"who", "gondor.elite"}, {"to", "minas-tirith"}}),
      "R-121");
  Game game(setting);
  game.play({"die muster", "use recruit", "figure gondor.elite"});
  game.forbids("region minas-tirith");
  EXPECT_TRUE(game.offers("region pelargir"));
}

}  // namespace
}  // namespace rulings
