#include "game/makers/bake/pen.h"

#include <glm/geometric.hpp>

#include "game/makers/bake/noise.h"
#include "game/makers/bake/outline.h"

namespace bake {
namespace {

constexpr float kCurveStep = 0.12f;

// A line as a hand draws it: its width swells and thins on the way.
Stroke hand_line(const Line& line, float width, float strength, std::uint32_t seed) {
  Stroke stroke{line, {}, strength};
  for (const glm::vec2 point : line)
    stroke.widths.push_back(width * (1 + 0.35f * noise(point * 1.3f, seed)));
  return stroke;
}

std::vector<Stroke> coast_strokes(const MapData& map) {
  std::vector<Stroke> strokes;
  for (const Arc& arc : map.arcs) {
    if (arc.kind != BorderKind::kCoast && arc.kind != BorderKind::kShore) continue;
    strokes.push_back(hand_line(curved(arc.points, kCurveStep), 0.085f, 0.95f, 31));
  }
  const auto add_closed = [&](const std::vector<Line>& outlines, std::uint32_t seed) {
    for (std::size_t i = 0; i < outlines.size(); ++i) {
      const Line line = roughened(outlines[i], true, seed + static_cast<std::uint32_t>(i), 0.22f);
      strokes.push_back(hand_line(curved(line, kCurveStep), 0.07f, 0.9f, 31));
    }
  };
  add_closed(map.lakes, 900);
  add_closed(map.islands, 950);
  return strokes;
}

std::vector<Stroke> closed_border_strokes(const MapData& map) {
  std::vector<Stroke> strokes;
  for (const Arc& arc : map.arcs) {
    if (arc.kind != BorderKind::kImpassable) continue;
    strokes.push_back(hand_line(curved(arc.points, kCurveStep), 0.07f, 0.56f, 33));
  }
  return strokes;
}

std::vector<Stroke> sea_route_strokes(const MapData& map) {
  std::vector<Stroke> strokes;
  for (const SeaRoute& route : map.sea_routes)
    add_dashes(strokes, curved(route.line, kCurveStep), 0.7f, 0.45f, 0.15f, 0.7f);
  return strokes;
}

std::vector<Stroke> road_strokes(const MapData& map) {
  std::vector<Stroke> strokes;
  for (std::size_t i = 0; i < map.roads.size(); ++i) {
    const Line line = curved(
        roughened(map.roads[i], false, 700 + static_cast<std::uint32_t>(i), 0.08f), kCurveStep);
    add_dashes(strokes, line, 0.1f, 0.25f, 0.09f, 0.66f);
  }
  return strokes;
}

std::vector<Stroke> clearing_strokes(const MapData& map, const Land& land) {
  std::vector<Stroke> strokes = road_strokes(map);
  for (Stroke& stroke : strokes) stroke.widths = {0.5f};
  for (Stroke& stroke : river_strokes(map, land, 0.35f)) strokes.push_back(std::move(stroke));
  for (Stroke& deck : bridge_strokes(map).decks) {
    deck.widths = {1.6f};
    strokes.push_back(std::move(deck));
  }
  for (const Region& region : map.regions) {
    if (!region.settled) continue;
    const glm::vec2 place = map.places.at(region.id).settlement;
    strokes.push_back({{place, place + glm::vec2(0.3f, 0.1f)}, {1.2f, 0.9f}, 1});
  }
  return strokes;
}

void add_reeds(std::vector<Stroke>& strokes, glm::vec2 place, std::uint32_t seed) {
  const float size = 0.16f + 0.1f * chance(seed, 1, 0);
  for (int blade = -1; blade <= 1; ++blade) {
    const float lean = static_cast<float>(blade) * 0.09f;
    strokes.push_back({{place + glm::vec2(lean * 0.5f, 0), place + glm::vec2(lean, -size)},
                       {0.04f, 0.02f},
                       0.75f});
  }
  strokes.push_back(
      {{place - glm::vec2(0.26f, -0.03f), place + glm::vec2(0.26f, 0.03f)}, {0.03f}, 0.6f});
}

std::vector<Stroke> tuft_strokes(const Land& land) {
  std::vector<Stroke> strokes;
  const Grid<float>& marsh = land.wastes[static_cast<std::size_t>(WasteKind::kMarsh)];
  const Grid<float>& waste = land.wastes[static_cast<std::size_t>(WasteKind::kWaste)];
  const Grid<float>& plain = land.wastes[static_cast<std::size_t>(WasteKind::kBattlePlain)];
  const Grid<float>& ash = land.wastes[static_cast<std::size_t>(WasteKind::kAsh)];
  const Grid<float>& desert = land.wastes[static_cast<std::size_t>(WasteKind::kDesert)];
  const float spacing = 0.5f;
  for (int row = 0; row < static_cast<int>(kBoardHeight / spacing); ++row) {
    for (int column = 0; column < static_cast<int>(kBoardWidth / spacing); ++column) {
      const glm::vec2 place((static_cast<float>(column) + chance(71, column, row)) * spacing,
                            (static_cast<float>(row) + chance(72, column, row)) * spacing);
      if (land.from_shore.sample(place) < 0.2f) continue;
      const float luck = chance(73, column, row);
      if (luck < 0.7f * marsh.sample(place)) {
        add_reeds(strokes, place, hash(74, column, row));
      } else if (luck < 0.55f * (waste.sample(place) + plain.sample(place)) +
                            0.25f * desert.sample(place) + 0.5f * ash.sample(place)) {
        const glm::vec2 half(0.05f + 0.12f * chance(75, column, row), 0.02f);
        strokes.push_back({{place - half, place + half}, {0.045f, 0.02f}, 0.55f});
      }
    }
  }
  return strokes;
}

}  // namespace

PenStrokes plan_pen_work(const MapData& map, const Land& land, const Grid<float>& height) {
  BridgeStrokes bridges = bridge_strokes(map);
  ThreadStrokes thread = thread_strokes(map.path);
  std::vector<Stroke> water = river_strokes(map, land, 0);
  std::vector<Stroke> flow = flow_strokes(water);
  std::vector<Stroke> borders = open_border_strokes(map, water);
  std::vector<Stroke> depths = water;
  for (Stroke& stroke : depths) {
    for (float& width : stroke.widths) width = std::max(0.0f, width * 0.86f - 0.07f);
  }
  return {.coast = coast_strokes(map),
          .river_water = std::move(water),
          .river_banks = river_strokes(map, land, 0.085f),
          .river_damp = river_strokes(map, land, 0.22f),
          .river_depths = std::move(depths),
          .river_flow = std::move(flow),
          .open_borders = std::move(borders),
          .closed_borders = closed_border_strokes(map),
          .sea_routes = sea_route_strokes(map),
          .bridges = std::move(bridges.decks),
          .bridge_rails = std::move(bridges.rails),
          .bridge_shadows = std::move(bridges.shadows),
          .thread_grooves = std::move(thread.grooves),
          .thread_brass = std::move(thread.brass),
          .thread_shine = std::move(thread.shine),
          .roads = road_strokes(map),
          .hachures = hachures_on(height),
          .tufts = tuft_strokes(land)};
}

PenWork draw_pen_work(const PenStrokes& strokes, int width, Band band) {
  const auto sheet = [&](const std::vector<Stroke>& kind) {
    return draw_strokes(kind, width, band);
  };
  return {.coast = sheet(strokes.coast),
          .river_water = sheet(strokes.river_water),
          .river_banks = sheet(strokes.river_banks),
          .river_damp = sheet(strokes.river_damp),
          .river_depths = sheet(strokes.river_depths),
          .river_flow = sheet(strokes.river_flow),
          .open_borders = sheet(strokes.open_borders),
          .closed_borders = sheet(strokes.closed_borders),
          .sea_routes = sheet(strokes.sea_routes),
          .bridges = sheet(strokes.bridges),
          .bridge_rails = sheet(strokes.bridge_rails),
          .bridge_shadows = sheet(strokes.bridge_shadows),
          .thread_grooves = sheet(strokes.thread_grooves),
          .thread_brass = sheet(strokes.thread_brass),
          .thread_shine = sheet(strokes.thread_shine),
          .roads = sheet(strokes.roads),
          .hachures = sheet(strokes.hachures),
          .tufts = sheet(strokes.tufts)};
}

Grid<std::uint8_t> clearings_of(const MapData& map, const Land& land) {
  return draw_strokes(clearing_strokes(map, land), kFieldWidth, {0, kFieldHeight, kFieldHeight});
}

}  // namespace bake
