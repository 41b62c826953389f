#pragma once

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "game/makers/bake/map_data.h"

namespace the_map {

// Below this, a touch of two regions is no border: 0.4 % of the board's width.
inline constexpr float kLeastContact = 0.58f;

using Pair = std::pair<std::string, std::string>;

inline Pair pair_of(const std::string& a, const std::string& b) {
  return a < b ? Pair{a, b} : Pair{b, a};
}

/// Pairs of regions, as the rules join or part them.
struct Graph {
  std::set<Pair> touching;  // one may walk from one to the other
  std::set<Pair> walled;    // they may touch, but nobody passes
  std::set<Pair> bridges;
  std::set<Pair> seas;
};

/// A game with a drawn map, and what its map must have.
struct Game {
  const char* id;
  const char* regions_file;
  std::size_t regions;
  std::size_t touching;
  std::size_t on_the_sea;
  std::size_t least_labels;
  float least_gap;  // between names; below 0 where they may cross, for not all are read at once
  std::vector<const char*> slots;  // of every region, an army's first
  float army_room;                 // radius of the ground that an army has to itself
  glm::vec2 open_sea;
};

/// A game's map as its baker reads it.
struct DrawnMap {
  const Game& game;
  bake::MapData map;
  Graph graph;
};

const std::vector<Game>& games();
std::filesystem::path data_folder(const Game& game);
std::filesystem::path baked_folder(const Game& game);

/// Read once.
const DrawnMap& drawn(const std::string& game);

/// A test of every game's map.
class OnEachMap : public testing::TestWithParam<const char*> {
 protected:
  const DrawnMap& the() const { return drawn(GetParam()); }
  const bake::MapData& map() const { return the().map; }
  std::filesystem::path baked(const char* file) const { return baked_folder(the().game) / file; }
};
inline auto all_games() { return testing::Values("wotr", "trilogy"); }
inline std::string name_of(const testing::TestParamInfo<const char*>& info) { return info.param; }

inline bool lists(const std::vector<std::string>& names, const std::string& name) {
  return std::ranges::find(names, name) != names.end();
}

/// Do contacts of these lengths say the same as the rules graph?
void expect_agreement(const DrawnMap& drawn, const std::map<Pair, float>& contacts);

bool is_inside(const bake::Line& ring, glm::vec2 place);
/// How far the ring is from a place.
float clearance(bake::Line ring, glm::vec2 place);
bake::Line outline_of(const bake::MapData& map, const std::string& ring);

/// A name as it is written: its middle line, and how far the letters reach from it.
struct Written {
  bake::Line line;
  float half_height = 0;
};
Written written(const bake::Region& region, const bake::Places& places);
Written written(const std::string& text, float size, const bake::Line& baseline);
/// How much ground is left between two names; negative where they cross.
float gap_between(const Written& one, const Written& other);

}  // namespace the_map
