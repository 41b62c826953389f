#include "game/bake/map_data.h"

#include <algorithm>

#include "game/bake/json_file.h"

namespace bake {
namespace {

namespace fs = std::filesystem;

template <typename Kind>
using Names = std::vector<std::pair<std::string, Kind>>;

template <typename Kind>
Kind kind_named(const JsonValue& value, const Names<Kind>& names) {
  const std::string text = value.text();
  for (const auto& [name, kind] : names) {
    if (name == text) return kind;
  }
  value.refuse("\"" + text + "\" is no kind known here");
}

const Names<BorderKind> kBorders{
    {"open", BorderKind::kOpen},     {"impassable", BorderKind::kImpassable},
    {"corner", BorderKind::kCorner}, {"coast", BorderKind::kCoast},
    {"shore", BorderKind::kShore},   {"frame", BorderKind::kFrame}};
const Names<RangeKind> kRanges{{"mountains", RangeKind::kMountains},
                               {"hills", RangeKind::kHills},
                               {"peak", RangeKind::kPeak},
                               {"volcano", RangeKind::kVolcano}};
const Names<WoodKind> kWoods{
    {"light", WoodKind::kLight}, {"dark", WoodKind::kDark}, {"golden", WoodKind::kGolden}};
const Names<WasteKind> kWastes{
    {"marsh", WasteKind::kMarsh}, {"waste", WasteKind::kWaste},
    {"ash", WasteKind::kAsh},     {"battle-plain", WasteKind::kBattlePlain},
    {"ember", WasteKind::kEmber}, {"desert", WasteKind::kDesert},
    {"snow", WasteKind::kSnow}};

// Reads folder/name and hands its content to `take`.
template <typename Take>
void with_file(const fs::path& path, const Take& take) {
  const auto json = read_json(path);
  take(JsonValue(json, path.filename().string(), ""));
}

void read_regions(const fs::path& path, MapData& map) {
  with_file(path, [&](const JsonValue& root) {
    for (const auto& item : root.items()) {
      map.regions.push_back({item["id"].text(), item["name"].text(), item["nation"].text_or_empty(),
                             !item["settlement"].text_or_empty().empty(), item["coast"].truth(),
                             item["adjacent"].texts(), item["impassable"].texts()});
    }
    if (map.regions.empty() || map.regions.size() > 254)
      root.refuse("1 to 254 regions are expected");
  });
}

void read_borders(const fs::path& path, MapData& map) {
  with_file(path, [&](const JsonValue& root) {
    for (const auto& item : root["arcs"].items()) {
      const auto sides = item["sides"].texts();
      if (sides.size() != 2) item["sides"].refuse("an arc has two sides");
      map.arcs.push_back({item["id"].whole(),
                          kind_named(item["kind"], kBorders),
                          {sides[0], sides[1]},
                          item["points"].line(2)});
    }
    for (const auto& [name, ring] : root["rings"].fields()) {
      Ring& added = map.rings.emplace_back(Ring{name, {}});
      for (const auto& item : ring.items()) added.arcs.push_back(item.whole());
    }
  });
}

void read_layout(const fs::path& path, MapData& map) {
  with_file(path, [&](const JsonValue& root) {
    for (const auto& [id, item] : root["regions"].fields()) {
      const JsonValue label = item["label"];
      Places places{{label["x"].number(), label["y"].number()},
                    label["angle"].number(),
                    label["length"].number(),
                    item["settlement"].point(),
                    {},
                    item["points"].line(1)};
      for (const auto& [slot, spot] : item["slots"].fields()) places.slots[slot] = spot.point();
      if (map.region_index(id) < 0) item.refuse("there is no region of this name");
      map.places[id] = places;
    }
    for (const Region& region : map.regions) {
      if (!map.places.contains(region.id))
        root["regions"].refuse("\"" + region.id + "\" is missing");
    }
  });
}

void read_land(const fs::path& folder, MapData& map) {
  with_file(folder / "ranges.json", [&](const JsonValue& root) {
    for (const auto& item : root["ranges"].items()) {
      map.ranges.push_back({kind_named(item["kind"], kRanges), item["height"].number(),
                            item["width"].number(), item["line"].line(1)});
    }
  });
  with_file(folder / "rivers.json", [&](const JsonValue& root) {
    for (const auto& item : root["rivers"].items()) {
      map.rivers.push_back({item["width"].number(), item["line"].line(2)});
    }
  });
  with_file(folder / "woods.json", [&](const JsonValue& root) {
    for (const auto& item : root["woods"].items()) {
      map.woods.push_back({kind_named(item["kind"], kWoods), item["line"].line(3)});
    }
  });
  with_file(folder / "wastes.json", [&](const JsonValue& root) {
    for (const auto& item : root["wastes"].items()) {
      const WasteKind kind = kind_named(item["kind"], kWastes);
      if (!item.has("regions")) {
        map.wastes.push_back({kind, item["line"].line(3)});
        continue;
      }
      for (const std::string& id : item["regions"].texts()) {
        if (map.region_index(id) < 0) item["regions"].refuse("there is no region \"" + id + "\"");
        map.wastes.push_back({kind, map.outline(*map.ring_of(id))});
      }
    }
  });
}

void read_ways_and_waters(const fs::path& folder, MapData& map) {
  with_file(folder / "roads.json", [&](const JsonValue& root) {
    for (const auto& item : root["roads"].items()) map.roads.push_back(item["line"].line(2));
  });
  with_file(folder / "waters.json", [&](const JsonValue& root) {
    for (const auto& item : root["lakes"].items()) map.lakes.push_back(item["line"].line(3));
    for (const auto& item : root["islands"].items()) map.islands.push_back(item["line"].line(3));
  });
}

}  // namespace

int MapData::region_index(const std::string& id) const {
  const auto found = std::ranges::find(regions, id, &Region::id);
  return found == regions.end() ? -1 : static_cast<int>(found - regions.begin());
}

const Ring* MapData::ring_of(const std::string& name) const {
  const auto found = std::ranges::find(rings, name, &Ring::name);
  return found == rings.end() ? nullptr : &*found;
}

Line MapData::outline(const Ring& ring) const {
  Line out;
  for (const int sign : ring.arcs) {
    Line piece = arcs[static_cast<std::size_t>(std::abs(sign) - 1)].points;
    if (sign < 0) std::ranges::reverse(piece);
    out.insert(out.end(), piece.begin(), piece.end() - 1);
  }
  return out;
}

base::Result<MapData> load_map(const fs::path& regions_file, const fs::path& map_folder) {
  MapData map;
  try {
    read_regions(regions_file, map);
    read_borders(map_folder / "borders.json", map);
    if (const auto fault = check_borders(map, "borders.json")) return *fault;
    read_layout(map_folder / "regions-layout.json", map);
    read_land(map_folder, map);
    read_ways_and_waters(map_folder, map);
  } catch (const BadData& fault) {
    return base::Error{fault.what()};
  }
  return map;
}

}  // namespace bake
