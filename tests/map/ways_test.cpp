#include <cmath>
#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>

#include "game/makers/bake/land.h"
#include "game/makers/bake/outline.h"
#include "tests/map/the_map.h"

// Bridges, ways over the sea and the path of the Ring: what joins regions that do not touch.
namespace {

using the_map::clearance;
using the_map::is_inside;
using the_map::outline_of;
using the_map::Pair;

class Ways : public the_map::OnEachMap {
 protected:
  std::string region_at(glm::vec2 place) const {
    for (const bake::Region& region : map().regions) {
      if (is_inside(outline_of(map(), region.id), place)) return region.id;
    }
    return "";
  }
};
INSTANTIATE_TEST_SUITE_P(Maps, Ways, the_map::all_games(), the_map::name_of);

/// The wet ring that a place lies in: a lake or a river that parts regions.
std::string water_at(const bake::MapData& map, glm::vec2 place) {
  for (const bake::Ring& ring : map.rings) {
    const bool is_dry = map.region_index(ring.name) >= 0 || map.is_wild(ring.name);
    if (!is_dry && is_inside(map.outline(ring), place)) return ring.name;
  }
  return "";
}

TEST_P(Ways, BridgesAreThoseOfTheRules) {
  std::set<Pair> drawn;
  for (const bake::Bridge& bridge : map().bridges) {
    EXPECT_TRUE(drawn.insert(the_map::pair_of(bridge.between[0], bridge.between[1])).second)
        << bridge.between[0] << " and " << bridge.between[1] << " have two";
  }
  EXPECT_EQ(drawn, the().graph.bridges);
}

TEST_P(Ways, EveryBridgeCrossesItsRiver) {
  for (const bake::Bridge& bridge : map().bridges) {
    const std::string name = bridge.between[0] + " and " + bridge.between[1];
    EXPECT_NE(water_at(map(), bridge.place), "") << name;
    const float turn = glm::radians(bridge.angle);
    const glm::vec2 reach =
        glm::vec2(std::cos(turn), std::sin(turn)) * (bridge.length * 0.5f + 0.15f);
    EXPECT_EQ(region_at(bridge.place - reach), bridge.between[0]) << name;
    EXPECT_EQ(region_at(bridge.place + reach), bridge.between[1]) << name;
    EXPECT_LT(bridge.length, 2.0f) << name;
  }
}

TEST_P(Ways, SeaRoutesAreThoseOfTheRules) {
  std::set<Pair> drawn;
  for (const bake::SeaRoute& route : map().sea_routes) {
    EXPECT_TRUE(drawn.insert(the_map::pair_of(route.between[0], route.between[1])).second)
        << route.between[0] << " and " << route.between[1] << " have two";
  }
  EXPECT_EQ(drawn, the().graph.seas);
}

TEST_P(Ways, EverySeaRouteRunsOverTheSeaFromPortToPort) {
  if (map().sea_routes.empty()) return;  // the picture of the ground is dear
  constexpr int kWidth = 2048;
  constexpr int kHeight = 1412;
  const bake::Grid<std::uint8_t> ground = bake::ground_grid(map(), kWidth, {0, kHeight, kHeight});
  for (const bake::SeaRoute& route : map().sea_routes) {
    const std::string name = route.between[0] + " and " + route.between[1];
    for (const glm::vec2 place : bake::curved(route.line, 0.1f)) {
      EXPECT_EQ(static_cast<bake::Ground>(
                    ground.near(static_cast<int>(place.x / bake::kBoardWidth * kWidth),
                                static_cast<int>(place.y / bake::kBoardHeight * kHeight))),
                bake::Ground::kSea)
          << name << " at " << place.x << ", " << place.y;
    }
    EXPECT_LT(clearance(outline_of(map(), route.between[0]), route.line.front()), 2.5f) << name;
    EXPECT_LT(clearance(outline_of(map(), route.between[1]), route.line.back()), 2.5f) << name;
  }
}

// Colour is never the only sign of whose land it is.
TEST(Emblems, EveryRegionOfTerritoriesHasOneOnItsLand) {
  const bake::MapData& map = the_map::drawn("trilogy").map;
  std::set<std::string> signed_for;
  for (const bake::Emblem& emblem : map.emblems) {
    EXPECT_TRUE(signed_for.insert(emblem.of).second) << emblem.of << " has two";
    for (const bake::Line& shape : emblem.shapes) {
      for (const glm::vec2 corner : shape) {
        const glm::vec2 place = emblem.place + emblem.size * glm::vec2(corner.x, -corner.y);
        EXPECT_TRUE(std::ranges::any_of(map.regions,
                                        [&](const bake::Region& region) {
                                          return region.nation == emblem.of &&
                                                 is_inside(outline_of(map, region.id), place);
                                        }))
            << emblem.of << " at " << place.x << ", " << place.y;
      }
    }
  }
  for (const bake::Region& region : map.regions)
    EXPECT_TRUE(signed_for.contains(region.nation)) << region.nation;
  EXPECT_EQ(signed_for.size(), 9U);
}

TEST_P(Ways, ThePathRunsThroughItsSpaces) {
  for (const glm::vec2 space : map().path.studs) {
    EXPECT_LT(bake::nearest_on(map().path.line, space).distance, 0.01f)
        << space.x << ", " << space.y;
  }
}

/// Which regions and waters the path comes through, each time it enters one.
std::vector<std::string> stretches_of(const bake::Line& path, const auto& name_at) {
  std::vector<std::string> names;
  for (const glm::vec2 place : bake::curved(path, 0.05f)) {
    const std::string name = name_at(place);
    if (names.empty() || names.back() != name) names.push_back(name);
  }
  return names;
}

const std::vector<std::string> kPath{
    "the-shire", "buckland",     "old-forest", "fornost",        "weather-hills", "south-downs",
    "rhudaur",   "eregion",      "moria",      "gladden-fields", "lorien",        "the-wold",
    "emyn-muil", "dead-marshes", "ithilien",   "minas-morgul",   "gorgoroth",     "mount-doom"};

TEST(PathOfTheRing, ComesThroughItsTerritoriesInOrder) {
  const bake::MapData& map = the_map::drawn("trilogy").map;
  ASSERT_EQ(map.path.studs.size(), kPath.size());
  for (std::size_t i = 0; i < kPath.size(); ++i)
    EXPECT_TRUE(is_inside(outline_of(map, kPath[i]), map.path.studs[i])) << kPath[i];
  const auto region_at = [&](glm::vec2 place) -> std::string {
    for (const bake::Region& region : map.regions) {
      if (is_inside(outline_of(map, region.id), place)) return region.id;
    }
    return "";
  };
  std::vector<std::string> regions = stretches_of(map.path.line, region_at);
  std::erase(regions, "");
  EXPECT_EQ(regions, kPath);
}

// T-004: one step of the path is no link, so there it crosses a river where no bridge is.
TEST(PathOfTheRing, CrossesOneRiverWithoutABridge) {
  const bake::MapData& map = the_map::drawn("trilogy").map;
  std::vector<std::string> unbridged;
  bool was_wet = false;
  for (const glm::vec2 place : bake::curved(map.path.line, 0.05f)) {
    const std::string water = water_at(map, place);
    const bool is_wet = !water.empty();
    const bool has_bridge = std::ranges::any_of(map.bridges, [&](const bake::Bridge& bridge) {
      return glm::distance(bridge.place, place) < 1;
    });
    if (is_wet && !was_wet && !has_bridge) unbridged.push_back(water);
    was_wet = is_wet;
  }
  EXPECT_EQ(unbridged, std::vector<std::string>{"gwathlo"});
}

}  // namespace
