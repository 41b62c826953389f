#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>
#include <set>

#include "game/makers/bake/outline.h"
#include "tests/map/the_map.h"

namespace {

using the_map::clearance;
using the_map::is_inside;
using the_map::Written;
using the_map::written;

float chord_of(const bake::Line& line) { return glm::distance(line.front(), line.back()); }

// The farthest a line goes from the straight way between its ends.
float deviation_of(const bake::Line& line) {
  const bake::Line chord{line.front(), line.back()};
  float most = 0;
  for (const glm::vec2 point : line) most = std::max(most, bake::nearest_on(chord, point).distance);
  return most;
}

bool cross(glm::vec2 a, glm::vec2 b, glm::vec2 c, glm::vec2 d) {
  const auto turn = [](glm::vec2 p, glm::vec2 q, glm::vec2 r) {
    return (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
  };
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}

bool crosses_itself(const bake::Line& ring) {
  for (std::size_t i = 0; i < ring.size(); ++i) {
    for (std::size_t k = i + 1; k < ring.size(); ++k) {
      if (cross(ring[i], ring[(i + 1) % ring.size()], ring[k], ring[(k + 1) % ring.size()]))
        return true;
    }
  }
  return false;
}

class Borders : public the_map::OnEachMap {};
class Layout : public the_map::OnEachMap {};
INSTANTIATE_TEST_SUITE_P(Maps, Borders, the_map::all_games(), the_map::name_of);
INSTANTIATE_TEST_SUITE_P(Maps, Layout, the_map::all_games(), the_map::name_of);

TEST_P(Borders, DrawingAndGraphAgree) {
  std::map<the_map::Pair, float> contacts;
  for (const bake::Arc& arc : map().arcs) {
    contacts[the_map::pair_of(arc.sides[0], arc.sides[1])] += bake::length_of(arc.points);
  }
  the_map::expect_agreement(the(), contacts);
}

TEST_P(Borders, RegionsLieOnTheSeaAsTheyShould) {
  std::set<std::string> wet;
  for (const bake::Arc& arc : map().arcs) {
    if (arc.kind != bake::BorderKind::kCoast ||
        bake::length_of(arc.points) < the_map::kLeastContact)
      continue;
    for (const std::string& side : arc.sides) {
      if (map().region_index(side) >= 0) wet.insert(side);
    }
  }
  EXPECT_EQ(wet.size(), the().game.on_the_sea);
  for (const bake::Region& region : map().regions) {
    EXPECT_TRUE(!region.coast || wet.contains(region.id)) << region.id;
  }
  for (const the_map::Pair& route : the().graph.seas) {
    EXPECT_TRUE(wet.contains(route.first)) << route.first;
    EXPECT_TRUE(wet.contains(route.second)) << route.second;
  }
}

/// What no region has parts those that do not touch; nothing else may fill a gap.
TEST_P(Borders, EveryRegionIsDrawn) {
  EXPECT_EQ(map().regions.size(), the().game.regions);
  for (const std::string& wild : map().wilds) EXPECT_LT(map().region_index(wild), 0) << wild;
}

TEST_P(Borders, EveryArcIsStoredOnce) {
  using Key = std::pair<std::pair<float, float>, std::pair<float, float>>;
  std::set<Key> steps;
  for (const bake::Arc& arc : map().arcs) {
    for (std::size_t i = 0; i + 1 < arc.points.size(); ++i) {
      std::pair a{arc.points[i].x, arc.points[i].y};
      std::pair b{arc.points[i + 1].x, arc.points[i + 1].y};
      EXPECT_TRUE(steps.insert(a < b ? Key{a, b} : Key{b, a}).second)
          << "arc " << arc.id << " repeats a line";
    }
  }
}

TEST_P(Borders, RingsDoNotCrossThemselves) {
  for (const bake::Ring& ring : map().rings) {
    EXPECT_FALSE(crosses_itself(map().outline(ring))) << ring.name;
  }
}

TEST_P(Borders, RegionsFillTheLandWithoutOverlap) {
  // Rings of all regions and lakes run clockwise; what they leave of the frame is the sea.
  float land = 0;
  for (const bake::Ring& ring : map().rings) {
    const bake::Line line = map().outline(ring);
    float twice = 0;
    for (std::size_t i = 0; i < line.size(); ++i) {
      const glm::vec2 a = line[i];
      const glm::vec2 b = line[(i + 1) % line.size()];
      twice += a.x * b.y - b.x * a.y;
    }
    EXPECT_GT(twice, 0) << ring.name << " runs the wrong way round";
    land += twice / 2;
  }
  EXPECT_GT(land, 0.5f * 14500);
  EXPECT_LT(land, 0.8f * 14500);
}

TEST_P(Borders, NoBorderIsRuled) {
  for (const bake::Arc& arc : map().arcs) {
    if (arc.kind == bake::BorderKind::kFrame) continue;
    const float length = bake::length_of(arc.points);
    if (length < 1.5f) continue;
    const float chord = chord_of(arc.points);
    EXPECT_GT(length, 1.01f * chord)
        << "arc " << arc.id << ", " << arc.sides[0] << " and " << arc.sides[1];
    EXPECT_GT(deviation_of(arc.points), 0.025f * chord) << "arc " << arc.id;
    for (std::size_t i = 0; i + 1 < arc.points.size(); ++i) {
      EXPECT_LT(glm::distance(arc.points[i], arc.points[i + 1]), 1.3f)
          << "arc " << arc.id << ", step " << i;
    }
  }
}

TEST_P(Layout, EveryPlaceLiesWellInsideItsRegion) {
  for (const bake::Region& region : map().regions) {
    const bake::Places& places = map().places.at(region.id);
    const bake::Line ring = map().outline(*map().ring_of(region.id));
    EXPECT_TRUE(is_inside(ring, places.label)) << region.id;
    EXPECT_TRUE(is_inside(ring, places.settlement)) << region.id;
    EXPECT_GE(clearance(ring, places.settlement), 0.9f) << region.id;
    for (const glm::vec2 point : places.points) EXPECT_TRUE(is_inside(ring, point)) << region.id;
    for (const char* slot : the().game.slots) {
      ASSERT_TRUE(places.slots.contains(slot)) << region.id << " " << slot;
      EXPECT_TRUE(is_inside(ring, places.slots.at(slot))) << region.id << " " << slot;
      EXPECT_GE(clearance(ring, places.slots.at(slot)), 0.35f) << region.id << " " << slot;
    }
  }
}

TEST_P(Layout, ThereIsRoomForAnArmy) {
  const float room = the().game.army_room;
  for (const bake::Region& region : map().regions) {
    const bake::Places& places = map().places.at(region.id);
    const glm::vec2 army = places.slots.at(the().game.slots.front());
    EXPECT_GE(clearance(the_map::outline_of(map(), region.id), army), room) << region.id;
    EXPECT_TRUE(!region.settled || glm::distance(army, places.settlement) >= 2 * room) << region.id;
    for (const glm::vec2 space : map().path.studs)
      EXPECT_GE(glm::distance(army, space), 1.5f * room) << region.id;
  }
}

TEST_P(Layout, NamesFitInsideTheirRegions) {
  for (const bake::Region& region : map().regions) {
    const bake::Places& places = map().places.at(region.id);
    const bake::Line ring = the_map::outline_of(map(), region.id);
    EXPECT_GE(places.label_length, 2.0f) << region.id;
    const float turn = glm::radians(places.label_angle);
    const glm::vec2 half = glm::vec2(std::cos(turn), std::sin(turn)) * places.label_length * 0.5f;
    for (int i = -4; i <= 4; ++i) {
      EXPECT_TRUE(is_inside(ring, places.label + half * (static_cast<float>(i) / 4))) << region.id;
    }
  }
}

TEST_P(Layout, NamesDoNotOverlap) {
  std::vector<std::pair<std::string, Written>> names;
  for (const bake::Region& region : map().regions)
    names.emplace_back(region.id, written(region, map().places.at(region.id)));
  for (std::size_t i = 0; i < names.size(); ++i) {
    for (std::size_t k = i + 1; k < names.size(); ++k) {
      EXPECT_GE(the_map::gap_between(names[i].second, names[k].second), 0)
          << names[i].first << " and " << names[k].first;
    }
  }
}

// Where a name is written in its own size, every letter lies in its region.
TEST_P(Layout, LettersStayInTheirRegion) {
  for (const bake::Region& region : map().regions) {
    const bake::Line ring = the_map::outline_of(map(), region.id);
    for (const glm::vec2 letter : written(region, map().places.at(region.id)).line)
      EXPECT_TRUE(is_inside(ring, letter)) << region.id;
  }
}

}  // namespace
