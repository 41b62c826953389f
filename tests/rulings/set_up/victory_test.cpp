// Winning.

#include <gtest/gtest.h>

#include "tests/rulings/game.h"

namespace rulings {
namespace {

/// The Free Peoples' die is the last of the turn.
Setting last_die() {
  return Setting().empty_map().dice("free", {"event"}).set("/elvenRings/free", 0);
}

/// Captured by the other side than the one that began with it.
Setting& capture(Setting& setting, std::string_view captor,
                 std::initializer_list<std::string_view> regions) {
  for (const std::string_view region : regions) setting.control(region, captor);
  return setting;
}

// Five Strongholds are ten points, four and a City nine.
constexpr auto kTenPoints = {"erebor", "lorien", "rivendell", "dol-amroth", "helms-deep"};
constexpr auto kNinePoints = {"erebor", "lorien", "rivendell", "dol-amroth", "pelargir"};

Setting points(std::initializer_list<const char*> shadow, std::initializer_list<const char*> free) {
  Setting setting = last_die();
  for (const char* region : shadow) setting.control(region, "shadow");
  for (const char* region : free) setting.control(region, "free");
  return setting;
}

/// How the turn ends: the winner, or "" when another turn has begun.
std::string end_of_turn(const Setting& setting) {
  Game game(setting);
  EXPECT_EQ(game.winner(), "");
  game.play("use skip");
  EXPECT_EQ(game.at("/turn"), game.winner().empty() ? 2 : 1);
  return game.winner();
}

/// On the Mordor Track, without Companions; the next move is hunted by the tile that is drawn.
Setting on_track(int step, int corruption) {
  return Setting()
      .empty_map()
      .fellowship({{"mordorStep", step}, {"corruption", corruption}, {"companions", json::array()}})
      .dice("free", {"character"})
      .dice("shadow", {"event"})
      .set("/elvenRings/free", 0);
}

TEST(Rulings, R280_TheCrackOfDoomWithFewerThanTwelve) {
  Game game(on_track(4, 11));
  game.play({"use move-fellowship", "tile 0-reveal"});
  EXPECT_EQ(game.at("/fellowship/mordorStep"), 5);
  EXPECT_EQ(game.winner(), "free ring-destroyed");
  EXPECT_EQ(game.seat(), "nobody");
}

TEST(Rulings, R280_OnlyAfterTheTileIsFullyResolved) {
  Game game(on_track(4, 9));
  game.play({"use move-fellowship", "tile 2"});
  // Step 5 is reached, but the damage of 2 is still to be taken.
  EXPECT_EQ(game.at("/fellowship/mordorStep"), 5);
  EXPECT_EQ(game.winner(), "");
  EXPECT_EQ(game.question(), "hunt-damage");
  game.play("suffer");
  EXPECT_EQ(game.at("/fellowship/corruption"), 11);
  EXPECT_EQ(game.winner(), "free ring-destroyed");
}

TEST(Rulings, R280_BothAtOnceIsTheShadows) {
  Game game(on_track(4, 10));
  game.play({"use move-fellowship", "tile 2", "suffer"});
  EXPECT_EQ(game.at("/fellowship/mordorStep"), 5);
  EXPECT_EQ(game.at("/fellowship/corruption"), 12);
  EXPECT_EQ(game.winner(), "shadow corruption");
}

TEST(Rulings, R280_R281_TwelveCorruptionEndsTheGameInTheMidstOfAnAction) {
  Game game(Setting()
                .empty_map()
                .fellowship({{"corruption", 11}, {"region", "hollin"}})
                .set("/huntBox", {{"free", 0}, {"shadow", 1}})
                .dice("free", {"character", "event"})
                .dice("shadow", {"event"}));
  game.play({"die character", "use move-fellowship"});
  game.roll({6});
  game.play({"tile 1-reveal", "suffer"});
  EXPECT_EQ(game.at("/fellowship/corruption"), 12);
  EXPECT_EQ(game.winner(), "shadow corruption");
  EXPECT_EQ(game.seat(), "nobody");
  game.forbids("die event");
  // Neither the Reveal icon nor the die of the move came to anything any more.
  EXPECT_EQ(game.at("/fellowship/hidden"), true);
  EXPECT_EQ(game.at("/huntBox/free"), 0);
}

TEST(Rulings, R281_BetweenTwoTilesOfOneMove) {
  // In Moria: the tile that reveals, and the one for the Stronghold that the figure stays in.
  Game game(Setting()
                .empty_map()
                .fellowship({{"corruption", 9}, {"region", "moria"}})
                .set("/huntBox", {{"free", 0}, {"shadow", 1}})
                .dice("free", {"character", "event"})
                .dice("shadow", {"event"}));
  game.play({"die character", "use move-fellowship"});
  game.roll({6});
  game.play({"tile 2-reveal", "suffer"});
  EXPECT_EQ(game.at("/fellowship/corruption"), 11);
  EXPECT_EQ(game.winner(), "");
  game.play({"region moria", "tile 1", "suffer"});
  EXPECT_EQ(game.winner(), "shadow corruption");
}

TEST(Rulings, R280_CorruptionNeverPassesTwelve) {
  Game game(on_track(2, 11));
  game.play({"use move-fellowship", "tile 3", "suffer"});
  EXPECT_EQ(game.at("/fellowship/corruption"), 12);
  EXPECT_EQ(game.winner(), "shadow corruption");
}

TEST(Rulings, R282_TenPointsOfTheShadow) {
  EXPECT_EQ(end_of_turn(points(kTenPoints, {})), "shadow shadow-military");
  EXPECT_EQ(end_of_turn(points(kNinePoints, {})), "");
}

TEST(Rulings, R282_FourPointsOfTheFreePeoples) {
  EXPECT_EQ(end_of_turn(points({}, {"moria", "orthanc"})), "free free-military");
  EXPECT_EQ(end_of_turn(points({}, {"moria", "angmar", "far-harad"})), "free free-military");
  EXPECT_EQ(end_of_turn(points({}, {"moria", "angmar", "nurn"})), "");  // three, and a Town
}

TEST(Rulings, R282_BothIsTheShadows) {
  EXPECT_EQ(end_of_turn(points(kTenPoints, {"moria", "orthanc"})), "shadow shadow-military");
  EXPECT_EQ(end_of_turn(points(kNinePoints, {"moria", "orthanc"})), "free free-military");
}

TEST(Rulings, R282_OnlyInPhaseSix) {
  // The tenth point is made in the action phase, and the game goes on to its end.
  Setting setting;
  setting.empty_map()
      .army("osgiliath", "sauron 1R")
      .at_war({"sauron"})
      .to_act("shadow")
      .dice("shadow", {"army"})
      .dice("free", {"event", "event"})
      .set("/elvenRings/free", 0);
  Game game(capture(setting, "shadow", {"erebor", "lorien", "rivendell", "dol-amroth"}));
  game.play({"die army", "use move-armies", "region minas-tirith"});
  EXPECT_EQ(points_of(game, "shadow"), 10);
  EXPECT_EQ(game.winner(), "");
  EXPECT_EQ(game.seat(), "free");
  game.play({"use skip", "use skip"});
  EXPECT_EQ(game.winner(), "shadow shadow-military");
  EXPECT_EQ(game.at("/phase"), "victory");
}

TEST(Rulings, R282_PointsLostAgainBeforeDoNotCount) {
  // Ten points, one of them Edoras; Rohan takes it back with the last die of the turn.
  Setting setting;
  setting.empty_map()
      .army("folde", "rohan 1R")
      .dice("free", {"muster-army"})
      .set("/elvenRings/free", 0);
  Game game(capture(setting, "shadow",
                    {"erebor", "lorien", "rivendell", "dol-amroth", "pelargir", "edoras"}));
  EXPECT_EQ(points_of(game, "shadow"), 10);
  game.play({"use move-armies", "region edoras"});
  EXPECT_EQ(points_of(game, "shadow"), 9);
  EXPECT_EQ(game.winner(), "");
  EXPECT_EQ(game.at("/turn"), 2);
}

TEST(Rulings, R283_TheInactivityCorruptionComesBeforePhaseSix) {
  // Four points for the Free Peoples, but an idle turn on the Track makes 11 Corruption 12.
  const auto idle = [](int corruption) {
    return points({}, {"moria", "orthanc"})
        .fellowship({{"mordorStep", 1}, {"corruption", corruption}});
  };
  EXPECT_EQ(end_of_turn(idle(11)), "shadow corruption");
  EXPECT_EQ(end_of_turn(idle(10)), "free free-military");
}

TEST(Rulings, R283_APositionInPhaseSixHasItBehindIt) {
  const Game game(last_die()
                      .phase("victory")
                      .dice("free", {})
                      .fellowship({{"mordorStep", 2}, {"corruption", 3}}));
  EXPECT_EQ(game.at("/turn"), 2);
  EXPECT_EQ(game.at("/fellowship/corruption"), 3);
}

TEST(Rulings, R283_ItBelongsToPhaseFive) {
  Game game(last_die().fellowship({{"mordorStep", 1}, {"corruption", 11}}));
  game.play("use skip");
  EXPECT_EQ(game.winner(), "shadow corruption");
  EXPECT_EQ(game.at("/phase"), "action");
}

}  // namespace
}  // namespace rulings
