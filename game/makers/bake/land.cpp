#include "game/makers/bake/land.h"

#include "game/makers/bake/distance.h"
#include "game/makers/bake/noise.h"
#include "game/makers/bake/outline.h"

namespace bake {
namespace {

constexpr auto kLand = static_cast<std::uint8_t>(Ground::kLand);
constexpr auto kSea = static_cast<std::uint8_t>(Ground::kSea);
constexpr auto kLake = static_cast<std::uint8_t>(Ground::kLake);

Grid<float> shore_distance(const Grid<std::uint8_t>& ground) {
  Grid<std::uint8_t> wet(ground.width(), ground.height());
  Grid<std::uint8_t> dry(ground.width(), ground.height());
  for (int y = 0; y < ground.height(); ++y) {
    for (int x = 0; x < ground.width(); ++x) {
      (ground.at(x, y) == kLand ? dry : wet).at(x, y) = 1;
    }
  }
  Grid<float> signed_distance = distance_to(wet);
  const Grid<float> off_shore = distance_to(dry);
  for (int y = 0; y < ground.height(); ++y) {
    for (int x = 0; x < ground.width(); ++x) signed_distance.at(x, y) -= off_shore.at(x, y);
  }
  return blurred(signed_distance, 1);
}

Grid<float> nation_edge_distance(const MapData& map, const Grid<std::uint8_t>& regions) {
  const auto nation = [&](int x, int y) -> const std::string& {
    static const std::string nobody;
    const std::uint8_t index = regions.near(x, y);
    return index == kNoRegion ? nobody : map.regions[index].nation;
  };
  Grid<std::uint8_t> edge(regions.width(), regions.height());
  for (int y = 0; y < regions.height(); ++y) {
    for (int x = 0; x < regions.width(); ++x) {
      const std::string& here = nation(x, y);
      edge.at(x, y) = here != nation(x + 1, y) || here != nation(x, y + 1) ? 1 : 0;
    }
  }
  return distance_to(edge);
}

/// Washes run on over the foot of wild land, so that no rim shows where nobody has it.
Grid<std::uint8_t> nearest_regions(const MapData& map, Grid<std::uint8_t> regions) {
  Grid<std::uint8_t> wild(regions.width(), regions.band());
  for (const std::string& name : map.wilds) fill(wild, map.outline(*map.ring_of(name)), 1);
  std::vector<glm::ivec2> edge;
  for (int y = 0; y < regions.height(); ++y) {
    for (int x = 0; x < regions.width(); ++x) {
      if (regions.at(x, y) != kNoRegion) edge.emplace_back(x, y);
    }
  }
  while (!edge.empty()) {
    std::vector<glm::ivec2> next;
    for (const glm::ivec2 here : edge) {
      for (const glm::ivec2 step :
           {glm::ivec2(1, 0), glm::ivec2(-1, 0), glm::ivec2(0, 1), glm::ivec2(0, -1)}) {
        const glm::ivec2 there = here + step;
        if (there.x < 0 || there.y < 0 || there.x >= wild.width() || there.y >= wild.height() ||
            wild.at(there.x, there.y) == 0 || regions.at(there.x, there.y) != kNoRegion)
          continue;
        regions.at(there.x, there.y) = regions.at(here.x, here.y);
        next.push_back(there);
      }
    }
    edge = std::move(next);
  }
  return regions;
}

// Soft masks are small: what they carry has no sharp edge.
template <typename Area, typename Kind>
Grid<float> soft_mask(const std::vector<Area>& areas, Kind kind, int softness) {
  Grid<std::uint8_t> mask(kFieldWidth / 2, kFieldHeight / 2);
  for (std::size_t i = 0; i < areas.size(); ++i) {
    if (areas[i].kind != kind) continue;
    fill(mask, roughened(areas[i].line, true, 500 + static_cast<std::uint32_t>(i), 0.3f), 1);
  }
  Grid<float> soft(mask.width(), mask.height());
  for (int y = 0; y < mask.height(); ++y) {
    for (int x = 0; x < mask.width(); ++x) soft.at(x, y) = mask.at(x, y);
  }
  return blurred(blurred(soft, softness), softness);
}

}  // namespace

Grid<std::uint8_t> ground_grid(const MapData& map, int width, Band band) {
  Grid<std::uint8_t> ground(width, band, kSea);
  for (const Ring& ring : map.rings) {
    const bool is_land = map.region_index(ring.name) >= 0 || map.is_wild(ring.name);
    fill(ground, map.outline(ring), is_land ? kLand : kLake);
  }
  for (std::size_t i = 0; i < map.lakes.size(); ++i) {
    fill(ground, roughened(map.lakes[i], true, 900 + static_cast<std::uint32_t>(i), 0.22f), kLake);
  }
  for (std::size_t i = 0; i < map.islands.size(); ++i) {
    fill(ground, roughened(map.islands[i], true, 950 + static_cast<std::uint32_t>(i), 0.22f),
         kLand);
  }
  return ground;
}

Grid<std::uint8_t> emblem_grid(const MapData& map, int width, Band band) {
  Grid<std::uint8_t> stamped(width, band);
  for (const Emblem& emblem : map.emblems) {
    for (Line shape : emblem.shapes) {
      for (glm::vec2& corner : shape)
        corner = emblem.place + emblem.size * glm::vec2(corner.x, -corner.y);
      fill(stamped, shape, 255);
    }
  }
  return stamped;
}

Grid<std::uint8_t> region_grid(const MapData& map, int width, Band band) {
  Grid<std::uint8_t> regions(width, band, kNoRegion);
  for (std::size_t i = 0; i < map.regions.size(); ++i) {
    fill(regions, map.outline(*map.ring_of(map.regions[i].id)), static_cast<std::uint8_t>(i));
  }
  return regions;
}

Land survey(const MapData& map) {
  Land land;
  const Band whole{0, kFieldHeight, kFieldHeight};
  land.regions = region_grid(map, kFieldWidth, whole);
  land.nearest = nearest_regions(map, land.regions);
  land.from_shore = shore_distance(ground_grid(map, kFieldWidth, whole));
  land.from_nation_edge = nation_edge_distance(map, land.regions);
  for (std::size_t i = 0; i < land.woods.size(); ++i) {
    land.woods[i] = soft_mask(map.woods, static_cast<WoodKind>(i), 4);
  }
  for (std::size_t i = 0; i < land.wastes.size(); ++i) {
    const auto kind = static_cast<WasteKind>(i);
    const bool wide =
        kind == WasteKind::kDesert || kind == WasteKind::kSnow || kind == WasteKind::kWaste;
    land.wastes[i] = soft_mask(map.wastes, kind, wide ? 13 : 5);
  }
  return land;
}

}  // namespace bake
