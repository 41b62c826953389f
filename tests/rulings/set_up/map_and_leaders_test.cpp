// The map and the Nations of its figures.

#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "tests/rulings/game.h"

namespace rulings {
namespace {

const wotr::Rules& map() {
  static const Game game(Setting().dice("free", {"event"}));
  return game.rules();
}

const wotr::Region& region(std::string_view id) {
  return *std::find_if(map().regions.begin(), map().regions.end(),
                       [id](const wotr::Region& one) { return one.id == id; });
}

std::set<std::string> neighbours(std::string_view id) {
  std::set<std::string> ids;
  for (const wotr::RegionId next : region(id).neighbours) {
    ids.insert(wotr::region_of(map(), next).id);
  }
  return ids;
}

TEST(Rulings, R017_ALeaderLeadsUnitsOfAnyNationOfHisSide) {
  Game game(Setting()
                .empty_map()
                .army("dagorlad", "sauron 1R")
                .army("north-ithilien", "elves 2R, north 1L")
                .at_war({"sauron"})
                .to_act("shadow")
                .dice("shadow", {"army", "event"})
                .dice("free", {"event"}));
  game.play({"die army", "use attack"});
  // One die against two; the Leader of the North, not At War, gives the Elves one re-roll.
  game.roll({1, 1, 1});
  EXPECT_EQ(game.question(), "combat-reroll-free");
  game.roll({6});
  EXPECT_EQ(game.standing("dagorlad"), "");
}

TEST(Rulings, R017_ALeaderTakesUnitsOfAnotherNationAlong) {
  Game game(Setting()
                .empty_map()
                .army("weather-hills", "elves 1R, north 1L")
                .at_war({"elves", "north"})
                .dice("free", {"character", "event"})
                .dice("shadow", {"event"}));
  game.play({"die character", "use move-army", "region trollshaws"});
  EXPECT_EQ(game.standing("trollshaws"), "elves 1R, north 1L");
}

TEST(Rulings, R017_ALeaderBelongsToHisNationInPolitics) {
  // the Leader of Rohan, which is not At War, may not enter Gondor; the Elves may.
  Game game(Setting()
                .empty_map()
                .army("west-harondor", "elves 2R, rohan 1L")
                .at_war({"elves"})
                .dice("free", {"muster-army", "event"})
                .dice("shadow", {"event"}));
  EXPECT_EQ(game.why_not({{"do", "move-army"},
                          {"from", "west-harondor"},
                          {"who", "rohan.leader"},
                          {"to", "pelargir"}}),
            "R-084");
  game.play({"die muster-army", "use move-armies", "region pelargir"});
  EXPECT_EQ(game.standing("west-harondor"), "rohan 1L, elves 1R");
  EXPECT_EQ(game.standing("pelargir"), "elves 1R");
}

TEST(Rulings, R011_R017_ALostLeaderIsACasualtyOfHisNation) {
  Game game(Setting()
                .empty_map()
                .army("dagorlad", "sauron 2R")
                .army("north-ithilien", "elves 1R, north 1L")
                .at_war({"sauron"})
                .to_act("shadow")
                .dice("shadow", {"army", "event"})
                .dice("free", {"event"}));
  game.play({"die army", "use attack", "go"});
  game.roll({5, 1, 1, 1});  // the Elf falls, and the Leader with him
  EXPECT_EQ(game.casualties("elves"), "1R");
  EXPECT_EQ(game.casualties("north"), "1L");
  EXPECT_EQ(game.reinforcements("north"), "10R 5E 3L");
}

TEST(Rulings, R018_EnteringOsgiliathActivatesNobody) {
  Game game(Setting()
                .empty_map()
                .army("north-ithilien", "sauron 2R")
                .to_act("shadow")
                .dice("shadow", {"army", "event"})
                .dice("free", {"event"}));
  game.play({"die army", "use move-armies", "region osgiliath", "go"});
  EXPECT_EQ(game.standing("osgiliath"), "sauron 2R");
  EXPECT_EQ(game.at("/politicalTrack/gondor"), json({{"step", 2}, {"active", false}}));
  EXPECT_TRUE(game.events("activated").empty());
  EXPECT_EQ(points_of(game, "shadow"), 0);  // a Fortification is no Settlement
  EXPECT_EQ(game.at("/regions/osgiliath/control"), nullptr);
}

TEST(Rulings, R018_NoBorderKeepsAnybodyOutOfOsgiliath) {
  // Rohan is not At War: Osgiliath is open to it, Pelargir behind it is Gondor's.
  Game game(Setting()
                .empty_map()
                .army("north-ithilien", "rohan 2R")
                .army("osgiliath", "rohan 2R")
                .dice("free", {"muster-army", "muster-army", "event"})
                .dice("shadow", {"event"}));
  EXPECT_EQ(game.why_not({{"do", "move-army"}, {"from", "osgiliath"}, {"to", "pelargir"}}),
            "R-084");
  EXPECT_EQ(game.why_not({{"do", "move-army"}, {"from", "north-ithilien"}, {"to", "osgiliath"}}),
            "");
  game.play({"die muster-army", "use move-armies", "region osgiliath"});
  game.forbids("region pelargir");
  game.play({"region west-harondor", "go", "region north-ithilien", "region osgiliath", "go"});
  EXPECT_EQ(game.standing("osgiliath"), "rohan 2R");
}

TEST(Rulings, R018_AnAttackOnUnitsOfGondorInOsgiliathWakesGondor) {
  Game game(Setting()
                .empty_map()
                .army("north-ithilien", "sauron 1R")
                .army("osgiliath", "gondor 1R")
                .at_war({"sauron"})
                .to_act("shadow")
                .dice("shadow", {"army", "event"})
                .dice("free", {"event"}));
  game.play({"die army", "use attack"});
  EXPECT_EQ(game.question(), "combat-roll-shadow");
  EXPECT_EQ(game.at("/politicalTrack/gondor"), json({{"step", 3}, {"active", true}}));
}

TEST(Rulings, R018_TheFordsOfIsenLieInsideRohan) {
  Game game(Setting()
                .empty_map()
                .army("gap-of-rohan", "isengard 2R")
                .at_war({"isengard"})
                .to_act("shadow")
                .dice("shadow", {"army", "event"})
                .dice("free", {"event"}));
  game.play({"die army", "use move-armies", "region fords-of-isen", "go"});
  EXPECT_EQ(game.at("/politicalTrack/rohan"), json({{"step", 1}, {"active", true}}));

  // And a Nation not At War stays out of them.
  const Game border(Setting()
                        .empty_map()
                        .army("gap-of-rohan", "isengard 2R")
                        .to_act("shadow")
                        .dice("shadow", {"army", "event"})
                        .dice("free", {"event"}));
  EXPECT_EQ(
      border.why_not({{"do", "move-armies"}, {"from", "gap-of-rohan"}, {"to", "fords-of-isen"}}),
      "R-084");
}

TEST(Rulings, R019_AdjacencyIsSymmetric) {
  EXPECT_EQ(map().regions.size(), 105u);
  std::size_t borders = 0;
  for (const wotr::Region& one : map().regions) {
    borders += one.neighbours.size();
    EXPECT_FALSE(one.neighbours.empty()) << one.id;
    EXPECT_EQ(neighbours(one.id).size(), one.neighbours.size()) << one.id << " names one twice";
    EXPECT_FALSE(neighbours(one.id).contains(one.id)) << one.id;
    for (const std::string& next : neighbours(one.id)) {
      EXPECT_TRUE(neighbours(next).contains(one.id)) << one.id << " and " << next;
    }
  }
  EXPECT_EQ(borders / 2, 232u);
}

TEST(Rulings, R019_EveryRegionHasOneId) {
  std::set<std::string> ids;
  for (const wotr::Region& one : map().regions) ids.insert(one.id);
  EXPECT_EQ(ids.size(), 105u);
  EXPECT_TRUE(ids.contains("trollshaws"));
  EXPECT_FALSE(ids.contains("troll-shaws"));
  EXPECT_TRUE(ids.contains("eagles-eyrie"));
  EXPECT_FALSE(ids.contains("eagles-eyre"));
}

TEST(Rulings, R018_R019_WhereTheBordersRun) {
  using wotr::Nation;
  EXPECT_EQ(region("druadan-forest").nation, Nation::kGondor);
  EXPECT_EQ(region("southern-mirkwood").nation, Nation::kSauron);
  EXPECT_EQ(region("forlindon").nation, wotr::kNoNation);
  EXPECT_EQ(region("osgiliath").nation, wotr::kNoNation);
  EXPECT_EQ(region("fords-of-isen").nation, Nation::kRohan);
  EXPECT_TRUE(neighbours("parth-celebrant").contains("dimrill-dale"));
  // 2.2: regions without a Settlement may lie inside a Nation.
  EXPECT_EQ(region("north-downs").nation, Nation::kNorth);
  EXPECT_EQ(region("gorgoroth").nation, Nation::kSauron);
}

TEST(Rulings, R019_ImpassableBordersAreNoNeighbours) {
  // Mountains: Mordor is entered by Minas Morgul and the Morannon only, and Rivendell's Fords and
  // the High Pass lead over the Misty Mountains. The sea: Umbar is no neighbour of Far Harad.
  EXPECT_EQ(neighbours("gorgoroth"),
            (std::set<std::string>{"barad-dur", "minas-morgul", "morannon", "nurn"}));
  EXPECT_EQ(neighbours("barad-dur"), (std::set<std::string>{"gorgoroth"}));
  EXPECT_FALSE(neighbours("angmar").contains("north-downs"));
  EXPECT_EQ(neighbours("umbar"), (std::set<std::string>{"near-harad", "west-harondor"}));
}

}  // namespace
}  // namespace rulings
