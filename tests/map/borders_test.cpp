#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>
#include <set>

#include "game/bake/outline.h"
#include "tests/map/the_map.h"

namespace {

using the_map::drawn;

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

bool is_inside(const bake::Line& ring, glm::vec2 place) {
  bool inside = false;
  for (std::size_t i = 0; i < ring.size(); ++i) {
    const glm::vec2 a = ring[i];
    const glm::vec2 b = ring[(i + 1) % ring.size()];
    if ((a.y > place.y) == (b.y > place.y)) continue;
    if (place.x < a.x + (b.x - a.x) * (place.y - a.y) / (b.y - a.y)) inside = !inside;
  }
  return inside;
}

float clearance(bake::Line ring, glm::vec2 place) {
  ring.push_back(ring.front());
  return bake::nearest_on(ring, place).distance;
}

TEST(Borders, DrawingAndGraphAgree) {
  std::map<the_map::Pair, float> contacts;
  for (const bake::Arc& arc : drawn().arcs) {
    contacts[the_map::pair_of(arc.sides[0], arc.sides[1])] += bake::length_of(arc.points);
  }
  the_map::expect_agreement(contacts);
}

TEST(Borders, SeventeenRegionsLieOnTheSea) {
  EXPECT_EQ(std::ranges::count_if(drawn().regions, &bake::Region::coast), 17);
}

TEST(Borders, EveryArcIsStoredOnce) {
  using Key = std::pair<std::pair<float, float>, std::pair<float, float>>;
  std::set<Key> steps;
  for (const bake::Arc& arc : drawn().arcs) {
    for (std::size_t i = 0; i + 1 < arc.points.size(); ++i) {
      std::pair a{arc.points[i].x, arc.points[i].y};
      std::pair b{arc.points[i + 1].x, arc.points[i + 1].y};
      EXPECT_TRUE(steps.insert(a < b ? Key{a, b} : Key{b, a}).second)
          << "arc " << arc.id << " repeats a line";
    }
  }
}

TEST(Borders, RingsDoNotCrossThemselves) {
  for (const bake::Ring& ring : drawn().rings) {
    EXPECT_FALSE(crosses_itself(drawn().outline(ring))) << ring.name;
  }
}

TEST(Borders, RegionsFillTheLandWithoutOverlap) {
  // Rings of all regions and lakes run clockwise; what they leave of the frame is the sea.
  float land = 0;
  for (const bake::Ring& ring : drawn().rings) {
    const bake::Line line = drawn().outline(ring);
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

TEST(Borders, NoBorderIsRuled) {
  for (const bake::Arc& arc : drawn().arcs) {
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

TEST(Layout, EveryPlaceLiesWellInsideItsRegion) {
  for (const bake::Region& region : drawn().regions) {
    const bake::Places& places = drawn().places.at(region.id);
    const bake::Line ring = drawn().outline(*drawn().ring_of(region.id));
    EXPECT_TRUE(is_inside(ring, places.label)) << region.id;
    EXPECT_TRUE(is_inside(ring, places.settlement)) << region.id;
    EXPECT_GE(clearance(ring, places.settlement), 0.9f) << region.id;
    EXPECT_EQ(places.points.size(), 6u) << region.id;
    for (const glm::vec2 point : places.points) EXPECT_TRUE(is_inside(ring, point)) << region.id;
    for (const char* slot : {"free", "shadow", "characters", "control"}) {
      ASSERT_TRUE(places.slots.contains(slot)) << region.id << " " << slot;
      EXPECT_TRUE(is_inside(ring, places.slots.at(slot))) << region.id << " " << slot;
      EXPECT_GE(clearance(ring, places.slots.at(slot)), 0.35f) << region.id << " " << slot;
    }
  }
}

TEST(Layout, NamesFitInsideTheirRegions) {
  for (const bake::Region& region : drawn().regions) {
    const bake::Places& places = drawn().places.at(region.id);
    const bake::Line ring = drawn().outline(*drawn().ring_of(region.id));
    const float turn = glm::radians(places.label_angle);
    const glm::vec2 half = glm::vec2(std::cos(turn), std::sin(turn)) * places.label_length * 0.5f;
    EXPECT_GE(places.label_length, 2.0f) << region.id;
    for (int i = -4; i <= 4; ++i) {
      EXPECT_TRUE(is_inside(ring, places.label + half * (static_cast<float>(i) / 4))) << region.id;
    }
  }
}

}  // namespace
