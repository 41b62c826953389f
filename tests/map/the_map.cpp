#include "tests/map/the_map.h"

#include <cmath>
#include <fstream>
#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "game/makers/bake/outline.h"

namespace the_map {
namespace {

namespace fs = std::filesystem;

std::set<Pair> pairs_in(const nlohmann::json& list) {
  std::set<Pair> pairs;
  for (const auto& each : list)
    pairs.insert(pair_of(each.at(0).get<std::string>(), each.at(1).get<std::string>()));
  return pairs;
}

/// What links are bridges or lead over the sea stands in a file of its own, if there are such.
Graph graph_of(const Game& game, const bake::MapData& map) {
  Graph graph;
  if (std::ifstream links(data_folder(game) / "links.json"); links) {
    const auto json = nlohmann::json::parse(links);
    graph.bridges = pairs_in(json.at("bridges"));
    graph.seas = pairs_in(json.at("seas"));
  }
  for (const bake::Region& region : map.regions) {
    for (const std::string& other : region.impassable)
      graph.walled.insert(pair_of(region.id, other));
    for (const std::string& other : region.adjacent) {
      const Pair pair = pair_of(region.id, other);
      if (!graph.bridges.contains(pair) && !graph.seas.contains(pair)) graph.touching.insert(pair);
    }
  }
  return graph;
}

DrawnMap load(const Game& game) {
  auto map = bake::load_map(data_folder(game) / game.regions_file, data_folder(game) / "map");
  if (!map) throw std::runtime_error(map.error());
  Graph graph = graph_of(game, *map);
  return {game, std::move(*map), std::move(graph)};
}

}  // namespace

const std::vector<Game>& games() {
  static const std::vector<Game> kGames{{.id = "wotr",
                                         .regions_file = "regions.json",
                                         .regions = 105,
                                         .touching = 232,
                                         .on_the_sea = 17,
                                         .least_labels = 50,
                                         .least_gap = -1.5f,
                                         .slots = {"free", "shadow", "characters", "control"},
                                         .army_room = 0.35f,
                                         .open_sea = {7.1f, 49.6f}},
                                        {.id = "trilogy",
                                         .regions_file = "territories.json",
                                         .regions = 64,
                                         .touching = 78,
                                         .on_the_sea = 20,
                                         .least_labels = 40,
                                         .least_gap = 0,
                                         .slots = {"army", "leader"},
                                         .army_room = 1.0f,
                                         .open_sea = {10.0f, 60.0f}}};
  return kGames;
}

fs::path data_folder(const Game& game) { return fs::path(AMONHEN_DATA) / game.id; }
fs::path baked_folder(const Game& game) { return fs::path(AMONHEN_BAKED) / game.id; }

const DrawnMap& drawn(const std::string& game) {
  static const std::vector<DrawnMap> maps = [] {
    std::vector<DrawnMap> all;
    for (const Game& each : games()) all.push_back(load(each));
    return all;
  }();
  return *std::ranges::find(maps, game, [](const DrawnMap& map) { return map.game.id; });
}

void expect_agreement(const DrawnMap& drawn, const std::map<Pair, float>& contacts) {
  const Graph& graph = drawn.graph;
  for (const bake::Region& a : drawn.map.regions) {
    for (const bake::Region& b : drawn.map.regions) {
      const Pair pair{a.id, b.id};
      if (a.id >= b.id || graph.walled.contains(pair)) continue;
      const auto found = contacts.find(pair);
      const float length = found == contacts.end() ? 0.0f : found->second;
      if (graph.touching.contains(pair)) {
        EXPECT_GE(length, kLeastContact) << a.id << " and " << b.id << " should touch";
      } else {
        EXPECT_LT(length, kLeastContact) << a.id << " and " << b.id << " should not touch";
      }
    }
  }
  EXPECT_EQ(graph.touching.size(), drawn.game.touching);
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

bake::Line outline_of(const bake::MapData& map, const std::string& ring) {
  return map.outline(*map.ring_of(ring));
}

Written written(const std::string& text, float size, const bake::Line& baseline) {
  constexpr float kLetter = 0.45f;  // breadth, in shares of the size
  constexpr float kCapital = 0.65f;
  const auto letters = static_cast<float>(std::ranges::count_if(
      text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
  bake::Line curve = bake::evenly_spaced(bake::curved(baseline, 0.2f), 0.1f);
  const auto room = static_cast<std::size_t>(letters * kLetter * size / 0.1f);
  const std::size_t spare = curve.size() > room ? (curve.size() - room) / 2 : 0;
  curve = bake::Line(curve.begin() + static_cast<std::ptrdiff_t>(spare),
                     curve.end() - static_cast<std::ptrdiff_t>(spare));
  const float half_height = kCapital * size * 0.5f;
  const glm::vec2 way = glm::normalize(curve.back() - curve.front());
  for (glm::vec2& point : curve) point += glm::vec2(way.y, -way.x) * half_height;
  return {std::move(curve), half_height};
}

Written written(const bake::Region& region, const bake::Places& places) {
  const float turn = glm::radians(places.label_angle);
  const glm::vec2 far = glm::vec2(std::cos(turn), std::sin(turn)) * 20.0f;
  return written(region.name, places.label_size, {places.label - far, places.label + far});
}

float gap_between(const Written& one, const Written& other) {
  float least = 1e9f;
  for (const glm::vec2 letter : one.line)
    least = std::min(least, bake::nearest_on(other.line, letter).distance);
  return least - one.half_height - other.half_height;
}

}  // namespace the_map
