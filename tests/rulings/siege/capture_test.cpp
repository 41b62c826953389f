// Settlements that change hands, and what they are worth.

#include <gtest/gtest.h>

#include "tests/rulings/game.h"

namespace rulings {
namespace {

Setting turn_at_war_of(std::string_view seat) {
  return rulings::turn_of(seat, {"muster-army", "muster", "event"}, {"army", "muster", "event"})
      .at_war({"sauron", "gondor", "rohan", "isengard"});
}

std::string move_to(std::string_view region) { return "region " + std::string(region); }

/// A Shadow Army enters it: who controls it then, and how many points it brought.
std::string entered_by_shadow(std::string_view from, std::string_view to) {
  Game game(turn_at_war_of("shadow").army(from, "sauron 2R"));
  game.play({"die army", "use move-armies", move_to(to), "go"});
  return game.control(to) + " " + std::to_string(points_of(game, "shadow"));
}

TEST(Rulings, R270_R271_AnArmyEnters) {
  EXPECT_EQ(entered_by_shadow("osgiliath", "lossarnach"), "shadow 0");    // a Town
  EXPECT_EQ(entered_by_shadow("osgiliath", "pelargir"), "shadow 1");      // a City
  EXPECT_EQ(entered_by_shadow("osgiliath", "minas-tirith"), "shadow 2");  // a Stronghold
}

std::string entered_by_free(std::string_view from, std::string_view to) {
  Game game(turn_at_war_of("free").army(from, "gondor 2R"));
  game.play({"die muster-army", "use move-armies", move_to(to), "go"});
  return game.control(to) + " " + std::to_string(points_of(game, "free"));
}

TEST(Rulings, R270_R271_TheSameForTheFreePeoples) {
  EXPECT_EQ(entered_by_free("gorgoroth", "nurn"), "free 0");
  EXPECT_EQ(entered_by_free("khand", "far-harad"), "free 1");
  EXPECT_EQ(entered_by_free("dimrill-dale", "moria"), "free 2");
}

TEST(Rulings, R270_FortificationsBelongToNobody) {
  Game game(turn_at_war_of("shadow").army("north-ithilien", "sauron 2R"));
  game.play({"die army", "use move-armies", "region osgiliath", "go"});
  EXPECT_EQ(game.at("/regions/osgiliath/control"), nullptr);
  EXPECT_EQ(game.events("captured").size(), 0U);
}

TEST(Rulings, R270_AnOccupiedStrongholdIsNotJustEntered) {
  Game game(
      turn_at_war_of("shadow").army("osgiliath", "sauron 2R").army("minas-tirith", "gondor 1R"));
  EXPECT_EQ(game.why_not({{"do", "move-armies"}, {"from", "osgiliath"}, {"to", "minas-tirith"}}),
            "R-082");
  // And a siege alone takes nothing.
  game.play({"die army", "use attack", "go", "withdraw", "go"});
  EXPECT_EQ(game.standing("minas-tirith"), "sauron 2R");
  EXPECT_EQ(game.control("minas-tirith"), "free");
  EXPECT_EQ(points_of(game, "shadow"), 0);
}

TEST(Rulings, R270_CharactersAndNazgulNever) {
  Game game(turn_at_war_of("shadow")
                .dice("shadow", {"character", "muster", "event"})
                .army("nurn", "3N, witch-king"));
  game.play({"die character", "use move-minions", "go", "region pelargir"});
  EXPECT_EQ(game.control("pelargir"), "free");
  EXPECT_EQ(points_of(game, "shadow"), 0);
}

TEST(Rulings, R254_R270_TheBesiegersTakeTheStronghold) {
  Game game(turn_at_war_of("shadow")
                .garrison("minas-tirith", "gondor 1R 1L")
                .army("minas-tirith", "sauron 3R"));
  game.play({"die army", "use attack", "go"});
  game.roll({6, 1, 1, 1});
  game.roll({1});
  EXPECT_EQ(game.control("minas-tirith"), "shadow");
  EXPECT_EQ(game.standing("minas-tirith"), "sauron 3R");
  EXPECT_EQ(points_of(game, "shadow"), 2);
}

TEST(Rulings, R270_TheMarkerStaysWhenTheArmyLeaves) {
  Game game(turn_at_war_of("shadow").army("pelargir", "sauron 2R").control("pelargir", "shadow"));
  game.play({"die army", "use move-armies", "region osgiliath", "go"});
  EXPECT_EQ(game.standing("pelargir"), "");
  EXPECT_EQ(game.control("pelargir"), "shadow");
  EXPECT_EQ(points_of(game, "shadow"), 1);
}

TEST(Rulings, R271_TheOwnersArmyTakesItBackWithItsPoints) {
  Game game(turn_at_war_of("free")
                .army("osgiliath", "gondor 2R")
                .control("minas-tirith", "shadow")
                .control("pelargir", "shadow"));
  EXPECT_EQ(points_of(game, "shadow"), 3);
  game.play({"die muster-army", "use move-armies", "region minas-tirith", "go"});
  EXPECT_EQ(game.control("minas-tirith"), "free");
  EXPECT_EQ(points_of(game, "shadow"), 1);
  EXPECT_EQ(points_of(game, "free"), 0);
  const std::vector<json> captured = game.events("captured");
  ASSERT_EQ(captured.size(), 1u);
  EXPECT_EQ(captured[0]["recaptured"], true);
}

TEST(Rulings, R271_AllSettlementsTogetherAreTwentyAndEighteenPoints) {
  Setting setting;
  setting.empty_map().dice("free", {"event"});
  for (const wotr::Region& region : tables(json::object()).regions) {
    if (region.settlement == wotr::Settlement::kNone) continue;
    const bool free = wotr::side_of(region.nation) == wotr::Side::kFree;
    setting.control(region.id, free ? "shadow" : "free");
  }
  const Game game(setting);
  EXPECT_EQ(points_of(game, "shadow"), 20);
  EXPECT_EQ(points_of(game, "free"), 18);
}

TEST(Rulings, R271_AnyArmyOfHisSideIsTheOwners) {
  // Rohan takes Pelargir back for Gondor.
  Game game(turn_at_war_of("free").army("osgiliath", "rohan 1R").control("pelargir", "shadow"));
  game.play({"die muster-army", "use move-armies", "region pelargir"});
  EXPECT_EQ(game.control("pelargir"), "free");
  EXPECT_EQ(points_of(game, "shadow"), 0);
}

TEST(Rulings, R121_R272_ACapturedSettlementMustersForNeitherSide) {
  const Setting setting =
      turn_at_war_of("free").control("pelargir", "shadow").army("pelargir", "sauron 2R");
  Game free(setting);
  EXPECT_EQ(free.why_not({{"do", "recruit"}, {"who", "gondor.regular"}, {"to", "pelargir"}}),
            "R-121");
  free.play({"die muster", "use recruit", "figure gondor.regular"});
  free.forbids("region pelargir");
  EXPECT_TRUE(free.offers("region lossarnach"));

  Game shadow(Setting(setting).to_act("shadow"));
  EXPECT_EQ(shadow.why_not({{"do", "recruit"}, {"who", "sauron.regular"}, {"to", "pelargir"}}),
            "R-121");
  shadow.play({"die muster", "use recruit", "figure sauron.regular"});
  shadow.forbids("region pelargir");
}

TEST(Rulings, R272_NotEvenWhenTheCaptorHasGone) {
  Game game(turn_at_war_of("free").control("pelargir", "shadow"));
  game.play({"die muster", "use recruit", "figure gondor.elite"});
  game.forbids("region pelargir");
}

TEST(Rulings, R272_TakenBackItMustersAgain) {
  Game game(turn_at_war_of("free").army("osgiliath", "gondor 2R").control("pelargir", "shadow"));
  game.play({"die muster-army", "use move-armies", "region pelargir", "go"});
  game.play({"die event", "use skip"});
  EXPECT_EQ(game.why_not({{"do", "recruit"}, {"who", "gondor.regular"}, {"to", "pelargir"}}), "");
}

TEST(Rulings, R211_R273_TheCaptorHoldsTheCitysWalls) {
  // Sauron in Pelargir: in the first round a 5 is no hit for Gondor, in the second it is.
  Game game(turn_at_war_of("free")
                .army("lossarnach", "gondor 2R")
                .army("pelargir", "sauron 2R")
                .control("pelargir", "shadow"));
  game.play({"die muster-army", "use attack", "go"});
  game.roll({5, 5, 1, 1});
  EXPECT_EQ(game.standing("pelargir"), "sauron 2R");
  game.play({"continue", "stand"});
  game.roll({5, 1, 1, 1});
  EXPECT_EQ(game.standing("pelargir"), "sauron 1R");
}

TEST(Rulings, R245_R273_TheCaptorMayRetreatIntoTheSiege) {
  Game game(turn_at_war_of("free")
                .army("osgiliath", "gondor 3R")
                .army("minas-tirith", "sauron 2R, 1N")
                .control("minas-tirith", "shadow"));
  game.play({"die muster-army", "use attack", "go"});
  EXPECT_EQ(game.question(), "withdraw");
  EXPECT_EQ(game.seat(), "shadow");
  game.play({"withdraw", "go"});
  EXPECT_EQ(game.inside("minas-tirith"), "sauron 2R, 1N");
  EXPECT_EQ(game.standing("minas-tirith"), "gondor 3R");
  EXPECT_EQ(game.control("minas-tirith"), "shadow");
  EXPECT_EQ(points_of(game, "shadow"), 2);
}

TEST(Rulings, R273_WhoNeverTookItCannotRetreatIntoIt) {
  // Gondor stands in the open field of Osgiliath: no Stronghold, no question.
  Game game(
      turn_at_war_of("shadow").army("north-ithilien", "sauron 2R").army("osgiliath", "gondor 2R"));
  game.play({"die army", "use attack", "go"});
  EXPECT_EQ(game.question(), "combat-roll-shadow");
}

TEST(Rulings, R274_WithCharactersAloneInsideItIsTakenByEntry) {
  Game free(turn_at_war_of("shadow")
                .army("osgiliath", "sauron 2R")
                .army("minas-tirith", "gimli, aragorn"));
  free.play({"die army", "use move-armies", "region minas-tirith", "go"});
  EXPECT_EQ(free.control("minas-tirith"), "shadow");
  EXPECT_EQ(free.standing("minas-tirith"), "gimli, aragorn / sauron 2R");
  EXPECT_EQ(free.inside("minas-tirith"), "");

  Game shadow(
      turn_at_war_of("free").army("fords-of-isen", "rohan 2R").army("orthanc", "1N, saruman"));
  shadow.play({"die muster-army", "use move-armies", "region orthanc", "go"});
  EXPECT_EQ(shadow.control("orthanc"), "free");
  EXPECT_EQ(shadow.standing("orthanc"), "rohan 2R / 1N, saruman");
  EXPECT_EQ(points_of(shadow, "free"), 2);
}

TEST(Rulings, R240_R270_WonButNotEntered) {
  for (const std::string_view choice : {"stop", "go"}) {
    Game game(turn_at_war_of("shadow").army("osgiliath", "sauron 2R").army("pelargir", "rohan 1R"));
    game.play({"die army", "use attack", "go"});
    game.roll({6, 1, 1});
    game.play(choice);
    EXPECT_EQ(game.control("pelargir"), choice == "go" ? "shadow" : "free");
    EXPECT_EQ(points_of(game, "shadow"), choice == "go" ? 1 : 0);
  }
}

}  // namespace
}  // namespace rulings
