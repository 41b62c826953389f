// What wakes a Nation of the Free Peoples: R-263, letter by letter; nothing else does.

#include <gtest/gtest.h>

#include "tests/rulings/game.h"

namespace rulings {
namespace {

Setting quiet_turn_of(std::string_view seat) {
  return rulings::turn_of(seat, {"character", "muster-army", "will"}, {"army", "muster", "event"})
      .at_war({"sauron"});
}

/// "active 2": whether it is awake, and its box.
std::string politics(const Game& game, std::string_view nation) {
  const json entry = game.at("/politicalTrack/" + std::string(nation));
  return (entry["active"] == true ? "active " : "passive ") +
         std::to_string(entry["step"].get<int>());
}

// (a) a Shadow Army enters.

TEST(Rulings, R263a_AShadowArmyMovesIn) {
  Game game(quiet_turn_of("shadow").army("cardolan", "sauron 2R"));
  EXPECT_EQ(politics(game, "north"), "passive 1");
  // Buckland has no Settlement: awake, and no step.
  game.play({"die army", "use move-armies", "region buckland", "go"});
  EXPECT_EQ(politics(game, "north"), "active 1");
  EXPECT_EQ(politics(game, "gondor"), "passive 2");
}

TEST(Rulings, R263a_AShadowArmyAdvancesIn) {
  for (const std::string_view choice : {"go", "stop"}) {
    // Gondor fights in Eastemnet, a region of Rohan.
    Game game(quiet_turn_of("shadow")
                  .army("western-emyn-muil", "sauron 2R")
                  .army("eastemnet", "gondor 1R"));
    game.play({"die army", "use attack", "go"});
    game.roll({6, 1, 1});
    EXPECT_EQ(politics(game, "rohan"), "passive 1");  // attackers stay at home until they won
    game.play(choice);
    EXPECT_EQ(politics(game, "rohan"), choice == "go" ? "active 1" : "passive 1");
  }
}

TEST(Rulings, R263a_AShadowArmyRetreatsIn) {
  // Elves drive Sauron from the Weather Hills into North Downs.
  Game game(quiet_turn_of("free")
                .at_war({"elves"})
                .army("trollshaws", "elves 2R")
                .army("weather-hills", "sauron 1R"));
  game.play({"die muster-army", "use attack", "go"});
  game.roll({1, 1, 1});
  game.play({"continue", "region north-downs"});
  EXPECT_EQ(game.standing("north-downs"), "sauron 1R");
  EXPECT_EQ(politics(game, "north"), "active 1");
}

TEST(Rulings, R263a_TheFreePeoplesOwnArmiesWakeNobody) {
  Game game(quiet_turn_of("free").at_war({"gondor"}).army("druadan-forest", "gondor 2R"));
  game.play({"die muster-army", "use move-armies", "region folde", "go"});
  EXPECT_EQ(game.standing("folde"), "gondor 2R");
  EXPECT_EQ(politics(game, "rohan"), "passive 1");
}

TEST(Rulings, R018_R263a_OsgiliathIsNobodysButTheFordsAreRohans) {
  Game osgiliath(quiet_turn_of("shadow").army("north-ithilien", "sauron 2R"));
  osgiliath.play({"die army", "use move-armies", "region osgiliath", "go"});
  EXPECT_EQ(politics(osgiliath, "gondor"), "passive 2");
  Game fords(quiet_turn_of("shadow").at_war({"isengard"}).army("orthanc", "isengard 2R"));
  fords.play({"die army", "use move-armies", "region fords-of-isen", "go"});
  EXPECT_EQ(politics(fords, "rohan"), "active 1");
}

// (b) an Army with its units is attacked.

TEST(Rulings, R263b_ItsUnitsAreAttackedAnywhere) {
  // Dwarves and Gondor in Osgiliath; of Rohan only a Leader is there, no unit.
  Game game(quiet_turn_of("shadow")
                .army("north-ithilien", "sauron 2R")
                .army("osgiliath", "gondor 1R, dwarves 1R, rohan 1L"));
  game.play({"die army", "use attack", "go"});
  EXPECT_EQ(politics(game, "dwarves"), "active 2");
  EXPECT_EQ(politics(game, "gondor"), "active 3");
  EXPECT_EQ(politics(game, "rohan"), "passive 1");
}

// (c) the Fellowship declares itself.

Game declared(std::string_view from, std::string_view region, Setting setting) {
  Game game(setting.phase("fellowship")
                .fellowship({{"region", from}, {"progress", 1}, {"corruption", 2}}));
  game.play("region " + std::string(region));
  return game;
}

TEST(Rulings, R263c_DeclaredInItsCityOrStronghold) {
  const Game city = declared("folde", "edoras", quiet_turn_of("free"));
  EXPECT_EQ(politics(city, "rohan"), "active 1");
  const Game stronghold = declared("osgiliath", "minas-tirith", quiet_turn_of("free"));
  EXPECT_EQ(politics(stronghold, "gondor"), "active 2");
  const Game shire = declared("old-forest", "the-shire", quiet_turn_of("free"));
  EXPECT_EQ(politics(shire, "north"), "active 1");
  const Game helms_deep = declared("westemnet", "helms-deep", quiet_turn_of("free"));
  EXPECT_EQ(politics(helms_deep, "rohan"), "active 1");
  const Game besieged = declared("osgiliath", "minas-tirith",
                                 quiet_turn_of("free")
                                     .garrison("minas-tirith", "gondor 1R")
                                     .army("minas-tirith", "sauron 2R"));
  EXPECT_EQ(politics(besieged, "gondor"), "active 2");
}

TEST(Rulings, R263c_NotInATownAFortificationOrWhereTheEnemyRules) {
  const Game town = declared("weather-hills", "bree", quiet_turn_of("free"));
  EXPECT_EQ(politics(town, "north"), "passive 1");
  const Game fords = declared("westemnet", "fords-of-isen", quiet_turn_of("free"));
  EXPECT_EQ(politics(fords, "rohan"), "passive 1");
  const Game captured =
      declared("folde", "edoras", quiet_turn_of("free").control("edoras", "shadow"));
  EXPECT_EQ(politics(captured, "rohan"), "passive 1");
  const Game lost =
      declared("westemnet", "helms-deep", quiet_turn_of("free").control("helms-deep", "shadow"));
  EXPECT_EQ(politics(lost, "rohan"), "passive 1");
  const Game osgiliath = declared("north-ithilien", "osgiliath", quiet_turn_of("free"));
  EXPECT_EQ(politics(osgiliath, "gondor"), "passive 2");
  const Game open = declared("weather-hills", "north-downs", quiet_turn_of("free"));
  EXPECT_EQ(politics(open, "north"), "passive 1");
}

// (d) a Companion who can arrives.

Game walked(std::string_view who, std::string_view from, std::string_view to, Setting setting) {
  Game game(setting.army(from, who));
  game.play({"die character", "use move-companions", "region " + std::string(to)});
  return game;
}

TEST(Rulings, R263d_HeEndsAMoveInItsCityOrStronghold) {
  EXPECT_EQ(politics(walked("strider", "bree", "the-shire", quiet_turn_of("free")), "north"),
            "active 1");
  EXPECT_EQ(
      politics(walked("boromir", "osgiliath", "minas-tirith", quiet_turn_of("free")), "gondor"),
      "active 2");
}

TEST(Rulings, R263d_WhoseWordCountsWhere) {
  const auto heard = [](std::string_view who, std::string_view from, std::string_view to,
                        std::string_view nation) {
    return politics(walked(who, from, to, quiet_turn_of("free")), nation);
  };
  EXPECT_EQ(heard("gandalf-the-grey", "iron-hills", "dale", "north"), "active 1");
  EXPECT_EQ(heard("strider", "iron-hills", "dale", "north"), "active 1");
  EXPECT_EQ(heard("strider", "lossarnach", "pelargir", "gondor"), "passive 2");
  EXPECT_EQ(heard("boromir", "lossarnach", "pelargir", "gondor"), "active 2");
  EXPECT_EQ(heard("peregrin", "folde", "edoras", "rohan"), "active 1");
  EXPECT_EQ(heard("meriadoc", "north-ithilien", "osgiliath", "gondor"), "passive 2");
  EXPECT_EQ(heard("gimli", "dale", "erebor", "dwarves"), "active 1");
  EXPECT_EQ(heard("gimli", "dale", "iron-hills", "dwarves"), "passive 1");  // a Town
}

TEST(Rulings, R263d_NotInATownNorOnTheWay) {
  EXPECT_EQ(politics(walked("strider", "weather-hills", "bree", quiet_turn_of("free")), "north"),
            "passive 1");
  EXPECT_EQ(
      politics(walked("gandalf-the-grey", "westemnet", "fords-of-isen", quiet_turn_of("free")),
               "rohan"),
      "passive 1");
  // Forlindon lies behind the Grey Havens: Legolas came through them and did not stay.
  EXPECT_EQ(politics(walked("legolas", "tower-hills", "forlindon",
                            quiet_turn_of("free").politics("elves", 1, false)),
                     "elves"),
            "passive 1");
  // Gimli has no word in Rohan.
  EXPECT_EQ(politics(walked("gimli", "folde", "edoras", quiet_turn_of("free")), "rohan"),
            "passive 1");
}

TEST(Rulings, R263d_NotWhereTheEnemyRules) {
  EXPECT_EQ(politics(walked("boromir", "osgiliath", "pelargir",
                            quiet_turn_of("free").control("pelargir", "shadow")),
                     "gondor"),
            "passive 2");
}

TEST(Rulings, R263d_WithAnArmy) {
  Game game(quiet_turn_of("free").army("osgiliath", "gondor 2R, boromir"));
  game.play({"die muster-army", "use move-armies", "region pelargir", "go"});
  EXPECT_EQ(politics(game, "gondor"), "active 2");
  // Without him the Army wakes nobody.
  Game alone(quiet_turn_of("free").army("osgiliath", "gondor 2R, boromir"));
  alone.play({"die muster-army", "use move-armies", "region pelargir", "leave boromir", "go"});
  EXPECT_EQ(politics(alone, "gondor"), "passive 2");
}

TEST(Rulings, R263d_AdvancingAfterABattle) {
  // Dwarves at war and Strider take Dale back from the Shadow: it is the North's own again, and he
  // stands in it.
  Game game(quiet_turn_of("free")
                .at_war({"dwarves"})
                .politics("north", 2, false)
                .control("dale", "shadow")
                .army("erebor", "dwarves 3R, strider")
                .army("dale", "sauron 1R"));
  game.play({"die muster-army", "use attack", "go"});
  game.roll({6, 1, 1, 1, 1});  // Strider is a Captain
  game.roll({1});              // and a Leader
  game.play("go");
  EXPECT_EQ(game.control("dale"), "free");
  EXPECT_EQ(politics(game, "north"), "active 2");
}

TEST(Rulings, R263d_BySeparationEvenWithoutMoving) {
  Game game(
      quiet_turn_of("free").politics("elves", 1, false).fellowship({{"companions", {"legolas"}}}));
  game.play({"die character", "use separate", "region rivendell"});
  EXPECT_EQ(politics(game, "elves"), "active 1");
  // In a siege just as well.
  Game siege(quiet_turn_of("free")
                 .fellowship({{"region", "minas-tirith"}, {"companions", {"boromir"}}})
                 .garrison("minas-tirith", "gondor 1R")
                 .army("minas-tirith", "sauron 2R"));
  siege.play({"die character", "use separate"});
  EXPECT_EQ(siege.inside("minas-tirith"), "gondor 1R, boromir");
  EXPECT_EQ(politics(siege, "gondor"), "active 2");
}

TEST(Rulings, R263d_SeparatedHeNeedsAWordThereToo) {
  for (const std::string_view who : {"gimli", "meriadoc"}) {
    Game game(quiet_turn_of("free").fellowship({{"region", "edoras"}, {"companions", {who}}}));
    game.play({"die character", "use separate", "region edoras"});
    EXPECT_EQ(game.standing("edoras"), who);
    EXPECT_EQ(politics(game, "rohan"), who == "gimli" ? "passive 1" : "active 1");
  }
}

TEST(Rulings, R105_R263d_AragornEntersPlay) {
  // Strider has no word in Gondor, Aragorn has; also in a siege.
  Game game(quiet_turn_of("free")
                .garrison("minas-tirith", "gondor 1R, strider")
                .army("minas-tirith", "sauron 2R"));
  EXPECT_EQ(politics(game, "gondor"), "passive 2");
  game.play({"die will", "use aragorn"});
  EXPECT_EQ(game.inside("minas-tirith"), "gondor 1R, aragorn");
  EXPECT_EQ(politics(game, "gondor"), "active 2");
}

TEST(Rulings, R106_R263d_GandalfTheWhiteEntersPlay) {
  for (const std::string_view where : {"woodland-realm", "fangorn"}) {
    Game game(quiet_turn_of("free")
                  .politics("elves", 1, false)
                  .set("/characters/gandalf-the-grey", "eliminated")
                  .set("/minionsSeen", json{"saruman"}));
    game.play({"die will", "use gandalf-the-white", "region " + std::string(where)});
    EXPECT_EQ(politics(game, "elves"), where == "fangorn" ? "passive 1" : "active 1");
  }
}

// (e) the Witch-king.

TEST(Rulings, R112_R263e_TheWitchKingWakesThemAll) {
  Game game(quiet_turn_of("shadow").at_war({"gondor"}).army("nurn", "sauron 1R"));
  game.play({"die muster", "use minion"});
  EXPECT_EQ(game.standing("nurn"), "sauron 1R, witch-king");
  EXPECT_EQ(politics(game, "dwarves"), "active 1");
  EXPECT_EQ(politics(game, "elves"), "active 1");
  EXPECT_EQ(politics(game, "north"), "active 1");
  EXPECT_EQ(politics(game, "rohan"), "active 1");
  EXPECT_EQ(politics(game, "gondor"), "active 4");
}

TEST(Rulings, R263c_WhereItIsAlready) {
  const Game game =
      declared("rivendell", "rivendell", quiet_turn_of("free").politics("elves", 1, false));
  EXPECT_EQ(politics(game, "elves"), "active 1");
}

TEST(Rulings, R263d_RetreatingWithAnArmy) {
  // Dwarves and Boromir fall back from Osgiliath to Pelargir.
  Game game(quiet_turn_of("shadow")
                .army("north-ithilien", "sauron 2R")
                .army("osgiliath", "dwarves 2R, boromir"));
  game.play({"die army", "use attack", "go"});
  game.roll({1, 1, 1, 1, 1});
  game.roll({1});
  EXPECT_EQ(politics(game, "gondor"), "passive 2");
  game.play({"continue", "region pelargir"});
  EXPECT_EQ(politics(game, "gondor"), "active 2");
}

}  // namespace
}  // namespace rulings
