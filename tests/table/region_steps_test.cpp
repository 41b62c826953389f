// From region to region by the four directions of a pad or of keys.

#include "game/table/board/region_steps.h"

#include <algorithm>
#include <array>
#include <queue>

#include <gtest/gtest.h>

#include "world.h"

namespace {

using namespace table_test;

constexpr std::array<glm::vec2, 4> kWays{{{0, -1}, {0, 1}, {-1, 0}, {1, 0}}};

/// How many steps it takes from there to each region; -1 where none lead.
std::vector<int> steps_from(table::RegionId from) {
  std::vector<int> steps(layout().regions.size(), -1);
  std::queue<table::RegionId> open;
  steps[static_cast<std::size_t>(from)] = 0;
  for (open.push(from); !open.empty(); open.pop()) {
    const table::RegionId here = open.front();
    for (const glm::vec2 way : kWays) {
      const table::RegionId next = table::neighbour_towards(layout(), here, way);
      if (next == table::kNoRegion || steps[static_cast<std::size_t>(next)] >= 0) continue;
      steps[static_cast<std::size_t>(next)] = steps[static_cast<std::size_t>(here)] + 1;
      open.push(next);
    }
  }
  return steps;
}

TEST(RegionSteps, LeadFromEveryRegionToEveryOther) {
  for (std::size_t from = 0; from < layout().regions.size(); ++from) {
    const std::vector<int> steps = steps_from(static_cast<table::RegionId>(from));
    for (std::size_t to = 0; to < steps.size(); ++to) {
      EXPECT_GE(steps[to], 0) << layout().regions[from].id << " to " << layout().regions[to].id;
    }
  }
}

TEST(RegionSteps, GoTheWayThatIsAsked) {
  for (std::size_t from = 0; from < layout().regions.size(); ++from) {
    const glm::vec2 here = layout().regions[from].settlement;
    for (const glm::vec2 way : kWays) {
      const table::RegionId next =
          table::neighbour_towards(layout(), static_cast<table::RegionId>(from), way);
      if (next == table::kNoRegion) continue;
      EXPECT_GT(glm::dot(table::layout_of(layout(), next).settlement - here, way), 0);
    }
  }
}

TEST(RegionSteps, GoAroundAllThatCanBeChosen) {
  table::RegionSet some;
  for (const int number : {3, 40, 77}) some.insert(static_cast<table::RegionId>(number));
  table::RegionId at = table::kNoRegion;
  for (const int number : {3, 40, 77, 3}) {
    at = table::next_of(some, at, 1);
    EXPECT_EQ(at, static_cast<table::RegionId>(number));
  }
  EXPECT_EQ(table::next_of(some, at, -1), static_cast<table::RegionId>(77));
  EXPECT_EQ(table::next_of({}, at, 1), table::kNoRegion);
}

}  // namespace
