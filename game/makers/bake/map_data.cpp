#include "game/makers/bake/map_data.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <nlohmann/json.hpp>
#include <utility>

#include "base/file.h"
#include "base/json_reader.h"
#include "game/makers/bake/grid.h"

namespace bake {
namespace {

namespace fs = std::filesystem;
using base::JsonReader;

template <typename Kind>
using Names = std::vector<std::pair<std::string, Kind>>;

template <typename Kind>
Kind kind_named(const JsonReader& reader, const Names<Kind>& names) {
  const std::string text = reader.text();
  for (const auto& [name, kind] : names) {
    if (name == text) return kind;
  }
  reader.fail(base::quoted(reader.value()) + " is no kind known here");
  return {};
}

const Names<BorderKind> kBorders{
    {"open", BorderKind::kOpen},     {"impassable", BorderKind::kImpassable},
    {"corner", BorderKind::kCorner}, {"coast", BorderKind::kCoast},
    {"shore", BorderKind::kShore},   {"foot", BorderKind::kFoot},
    {"seam", BorderKind::kSeam},     {"frame", BorderKind::kFrame}};
const Names<RangeKind> kRanges{{"mountains", RangeKind::kMountains},
                               {"hills", RangeKind::kHills},
                               {"peak", RangeKind::kPeak},
                               {"volcano", RangeKind::kVolcano}};
const Names<WoodKind> kWoods{{"light", WoodKind::kLight},
                             {"dark", WoodKind::kDark},
                             {"golden", WoodKind::kGolden},
                             {"old", WoodKind::kOld}};
const Names<WasteKind> kWastes{
    {"marsh", WasteKind::kMarsh}, {"waste", WasteKind::kWaste},
    {"ash", WasteKind::kAsh},     {"battle-plain", WasteKind::kBattlePlain},
    {"ember", WasteKind::kEmber}, {"desert", WasteKind::kDesert},
    {"snow", WasteKind::kSnow}};

// Outlines may pass the frame by a little, to be cut off there.
constexpr float kOutside = 5;
constexpr float kWidest = 50;
constexpr float kThread = 0.16f;  // of its mouth's width a river has at its source
constexpr int kMostArcs = 100'000;

glm::vec2 point(const JsonReader& reader) {
  const std::vector<JsonReader> parts = reader.list();
  if (parts.size() != 2) {
    reader.fail("a point is two numbers");
    return {};
  }
  return {parts[0].number(-kOutside, kBoardWidth + kOutside),
          parts[1].number(-kOutside, kBoardHeight + kOutside)};
}

Line line(const JsonReader& reader, std::size_t least) {
  Line points;
  for (const JsonReader& each : reader.list()) points.push_back(point(each));
  if (points.size() < least) {
    reader.fail("at least " + std::to_string(least) + " points are expected");
  }
  return points;
}

std::vector<std::string> texts(const JsonReader& reader) {
  std::vector<std::string> all;
  for (const JsonReader& each : reader.list()) all.push_back(each.text());
  return all;
}

/// Of the first of these fields that is there and not null; empty without one.
std::string first_text(const JsonReader& reader, std::initializer_list<std::string_view> fields) {
  for (const std::string_view field : fields) {
    if (const std::optional<JsonReader> found = reader.find(field)) return found->text();
  }
  return {};
}

/// Empty when it is missing.
std::vector<std::string> optional_texts(const JsonReader& reader, std::string_view field) {
  const std::optional<JsonReader> found = reader.find(field);
  return found ? texts(*found) : std::vector<std::string>();
}

/// A byte of the picking image, whose last value is no region.
constexpr std::size_t kMostRegions = 254;

/// Hands what stands in the file to `take`; what is wrong with it comes back as one sentence.
template <typename Take>
base::Result<void> with_file(const fs::path& path, const Take& take) {
  const std::string name = path.filename().string();
  const base::Result<std::string> text = base::read_file(path.string());
  if (!text) return base::Error{name + ": the file could not be opened."};
  base::Fault fault(name);
  if (const auto json = base::parse_text(*text, fault)) take(JsonReader(*json, fault));
  if (!fault.any()) return {};
  return base::Error{fault.error().message + "."};
}

base::Result<void> read_regions(const fs::path& path, MapData& map) {
  return with_file(path, [&](const JsonReader& root) {
    for (const JsonReader& item : root.list()) {
      const std::optional<JsonReader> coast = item.find("coast");
      map.regions.push_back(
          {.id = item.at("id").text(),
           .name = item.at("name").text(),
           .nation = first_text(item, {"nation", "region"}),
           .settled = !first_text(item, {"settlement", "stronghold", "site"}).empty(),
           .coast = coast && coast->boolean(),
           .adjacent = texts(item.at("adjacent")),
           .impassable = optional_texts(item, "impassable")});
    }
    if (map.regions.empty() || map.regions.size() > kMostRegions) {
      root.fail("1 to " + std::to_string(kMostRegions) + " regions are expected");
    }
  });
}

base::Result<void> read_borders(const fs::path& path, MapData& map) {
  return with_file(path, [&](const JsonReader& root) {
    root.allow({"note", "wilds", "arcs", "rings"});
    map.wilds = optional_texts(root, "wilds");
    for (const JsonReader& item : root.at("arcs").list()) {
      item.allow({"id", "kind", "sides", "points"});
      std::vector<std::string> sides = texts(item.at("sides"));
      if (sides.size() != 2) {
        item.at("sides").fail("an arc has two sides");
        sides.resize(2);
      }
      map.arcs.push_back({item.at("id").integer(1, kMostArcs),
                          kind_named(item.at("kind"), kBorders),
                          {sides[0], sides[1]},
                          line(item.at("points"), 2)});
    }
    for (const auto& [name, ring] : root.at("rings").members()) {
      Ring& added = map.rings.emplace_back(Ring{name, {}});
      for (const JsonReader& item : ring.list()) {
        added.arcs.push_back(item.integer(-kMostArcs, kMostArcs));
      }
    }
  });
}

Places read_places(const JsonReader& item) {
  item.allow({"label", "settlement", "points", "slots"});
  const JsonReader label = item.at("label");
  const std::optional<JsonReader> size = label.find("size");
  Places places{{label.at("x").number(0, kBoardWidth), label.at("y").number(0, kBoardHeight)},
                label.at("angle").number(-360, 360),
                label.at("length").number(0, kBoardWidth),
                size ? size->number(0.1f, 10) : 1,
                point(item.at("settlement")),
                {},
                line(item.at("points"), 1)};
  for (const auto& [slot, spot] : item.at("slots").members()) places.slots[slot] = point(spot);
  return places;
}

base::Result<void> read_layout(const fs::path& path, MapData& map) {
  return with_file(path, [&](const JsonReader& root) {
    root.allow({"note", "regions"});
    for (const auto& [id, item] : root.at("regions").members()) {
      if (map.region_index(id) < 0) item.fail("there is no region of this name");
      map.places[id] = read_places(item);
    }
    for (const Region& region : map.regions) {
      if (!map.places.contains(region.id)) {
        root.at("regions").fail(base::quoted(std::string_view(region.id)) + " is missing");
      }
    }
  });
}

std::uint32_t colour(const JsonReader& reader) {
  const std::string text = reader.text();
  const char* end = text.data() + text.size();
  std::uint32_t value = 0;
  const bool is_read = std::from_chars(text.data(), end, value, 16).ptr == end;
  if (text.size() != 6 || !is_read) {
    reader.fail(base::quoted(reader.value()) + " is no colour of six hexadecimal digits");
  }
  return value;
}

void check_nations(const JsonReader& washes, const MapData& map) {
  for (const auto& [nation, wash] : washes.members()) {
    if (std::ranges::find(map.regions, nation, &Region::nation) == map.regions.end()) {
      wash.fail("no region belongs to this nation");
    }
  }
}

base::Result<void> read_washes(const fs::path& path, MapData& map) {
  return with_file(path, [&](const JsonReader& root) {
    root.allow({"note", "reach", "washes"});
    if (const std::optional<JsonReader> reach = root.find("reach"))
      map.wash_reach = reach->number(0.1f, kWidest);
    check_nations(root.at("washes"), map);
    for (Region& region : map.regions) {
      if (!region.nation.empty()) region.wash = colour(root.at("washes").at(region.nation));
    }
  });
}

base::Result<void> read_ranges(const fs::path& path, MapData& map) {
  return with_file(path, [&](const JsonReader& root) {
    root.allow({"note", "ranges"});
    for (const JsonReader& item : root.at("ranges").list()) {
      item.allow({"id", "name", "kind", "height", "width", "line"});
      map.ranges.push_back({kind_named(item.at("kind"), kRanges), item.at("height").number(0, 1),
                            item.at("width").number(0, kWidest), line(item.at("line"), 1)});
    }
  });
}

base::Result<void> read_rivers(const fs::path& path, MapData& map) {
  return with_file(path, [&](const JsonReader& root) {
    root.allow({"note", "rivers"});
    for (const JsonReader& item : root.at("rivers").list()) {
      item.allow({"id", "name", "width", "source", "within", "line"});
      const float width = item.at("width").number(0, kWidest);
      const std::optional<JsonReader> source = item.find("source");
      const std::optional<JsonReader> within = item.find("within");
      map.rivers.push_back({width, source ? source->number(0, kWidest) : width * kThread,
                            within && within->boolean(), line(item.at("line"), 2)});
    }
  });
}

base::Result<void> read_woods(const fs::path& path, MapData& map) {
  return with_file(path, [&](const JsonReader& root) {
    root.allow({"note", "woods"});
    for (const JsonReader& item : root.at("woods").list()) {
      item.allow({"id", "name", "kind", "line"});
      map.woods.push_back({kind_named(item.at("kind"), kWoods), line(item.at("line"), 3)});
    }
  });
}

/// A line of its own, or the outlines of whole regions.
void read_waste(const JsonReader& item, MapData& map) {
  item.allow({"id", "name", "kind", "line", "regions"});
  const WasteKind kind = kind_named(item.at("kind"), kWastes);
  const std::optional<JsonReader> regions = item.find("regions");
  if (!regions) {
    map.wastes.push_back({kind, line(item.at("line"), 3)});
    return;
  }
  for (const std::string& id : texts(*regions)) {
    if (map.region_index(id) < 0) {
      regions->fail("there is no region " + base::quoted(std::string_view(id)));
      return;
    }
    map.wastes.push_back({kind, map.outline(*map.ring_of(id))});
  }
}

base::Result<void> read_wastes(const fs::path& path, MapData& map) {
  return with_file(path, [&](const JsonReader& root) {
    root.allow({"note", "wastes"});
    for (const JsonReader& item : root.at("wastes").list()) read_waste(item, map);
  });
}

base::Result<void> read_roads(const fs::path& path, MapData& map) {
  return with_file(path, [&](const JsonReader& root) {
    root.allow({"note", "roads"});
    for (const JsonReader& item : root.at("roads").list()) {
      item.allow({"id", "name", "line"});
      map.roads.push_back(line(item.at("line"), 2));
    }
  });
}

base::Result<void> read_waters(const fs::path& path, MapData& map) {
  return with_file(path, [&](const JsonReader& root) {
    root.allow({"note", "lakes", "islands"});
    for (const JsonReader& item : root.at("lakes").list()) {
      item.allow({"id", "name", "line"});
      map.lakes.push_back(line(item.at("line"), 3));
    }
    for (const JsonReader& item : root.at("islands").list()) {
      item.allow({"id", "name", "line"});
      map.islands.push_back(line(item.at("line"), 3));
    }
  });
}

std::array<std::string, 2> two_regions(const JsonReader& reader, const MapData& map) {
  std::vector<std::string> ids = texts(reader);
  if (ids.size() != 2) reader.fail("two regions are expected");
  ids.resize(2);
  for (const std::string& id : ids) {
    if (map.region_index(id) < 0)
      reader.fail("there is no region " + base::quoted(std::string_view(id)));
  }
  return {ids[0], ids[1]};
}

base::Result<void> read_bridges(const fs::path& path, MapData& map) {
  return with_file(path, [&](const JsonReader& root) {
    root.allow({"note", "bridges"});
    for (const JsonReader& item : root.at("bridges").list()) {
      item.allow({"id", "name", "between", "place", "angle", "length"});
      map.bridges.push_back({two_regions(item.at("between"), map), point(item.at("place")),
                             item.at("angle").number(-360, 360),
                             item.at("length").number(0, kWidest)});
    }
  });
}

base::Result<void> read_sea_routes(const fs::path& path, MapData& map) {
  return with_file(path, [&](const JsonReader& root) {
    root.allow({"note", "routes"});
    for (const JsonReader& item : root.at("routes").list()) {
      item.allow({"id", "between", "line"});
      map.sea_routes.push_back({two_regions(item.at("between"), map), line(item.at("line"), 2)});
    }
  });
}

/// Polygons of an emblem's own square.
std::vector<Line> shapes(const JsonReader& reader) {
  std::vector<Line> all;
  for (const JsonReader& each : reader.list()) {
    Line& shape = all.emplace_back();
    for (const JsonReader& corner : each.list()) {
      const std::vector<JsonReader> parts = corner.list();
      if (parts.size() != 2) corner.fail("a point is two numbers");
      if (parts.size() == 2) shape.emplace_back(parts[0].number(-2, 2), parts[1].number(-2, 2));
    }
    if (shape.size() < 3) each.fail("at least 3 points are expected");
  }
  return all;
}

base::Result<void> read_emblems(const fs::path& path, MapData& map) {
  return with_file(path, [&](const JsonReader& root) {
    root.allow({"note", "emblems"});
    for (const JsonReader& item : root.at("emblems").list()) {
      item.allow({"id", "region", "place", "size", "shapes"});
      const std::string of = item.at("region").text();
      if (std::ranges::find(map.regions, of, &Region::nation) == map.regions.end())
        item.at("region").fail("no land is washed for it");
      map.emblems.push_back({of, point(item.at("place")), item.at("size").number(0, kWidest),
                             shapes(item.at("shapes"))});
    }
  });
}

base::Result<void> read_path(const fs::path& path, MapData& map) {
  return with_file(path, [&](const JsonReader& root) {
    root.allow({"note", "line", "spaces"});
    map.path = {line(root.at("line"), 2), line(root.at("spaces"), 1)};
  });
}

struct MapFile {
  const char* name;
  base::Result<void> (*read)(const fs::path& path, MapData& map);
  bool is_needed = true;
};

base::Result<void> read_file(const MapFile& file, const fs::path& folder, MapData& map) {
  if (!file.is_needed && !fs::exists(folder / file.name)) return {};
  return file.read(folder / file.name, map);
}

constexpr std::array<MapFile, 12> kMapFiles{{{"regions-layout.json", read_layout},
                                             {"washes.json", read_washes},
                                             {"ranges.json", read_ranges},
                                             {"rivers.json", read_rivers},
                                             {"woods.json", read_woods},
                                             {"wastes.json", read_wastes},
                                             {"roads.json", read_roads},
                                             {"waters.json", read_waters},
                                             {"bridges.json", read_bridges, false},
                                             {"sea-routes.json", read_sea_routes, false},
                                             {"emblems.json", read_emblems, false},
                                             {"path.json", read_path, false}}};

}  // namespace

int MapData::region_index(const std::string& id) const {
  const auto found = std::ranges::find(regions, id, &Region::id);
  return found == regions.end() ? -1 : static_cast<int>(found - regions.begin());
}

const Ring* MapData::ring_of(const std::string& name) const {
  const auto found = std::ranges::find(rings, name, &Ring::name);
  return found == rings.end() ? nullptr : &*found;
}

bool MapData::is_wild(const std::string& name) const {
  return std::ranges::find(wilds, name) != wilds.end();
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

std::vector<std::string> map_faults(const fs::path& regions_file, const fs::path& map_folder) {
  MapData map;
  if (auto done = read_regions(regions_file, map); !done) return {done.error()};
  if (auto done = read_borders(map_folder / "borders.json", map); !done) return {done.error()};
  if (auto done = check_borders(map, "borders.json"); !done) return {done.error()};
  std::vector<std::string> faults;
  for (const MapFile& file : kMapFiles) {
    if (auto done = read_file(file, map_folder, map); !done) faults.push_back(done.error());
  }
  return faults;
}

std::vector<std::string> map_files() {
  std::vector<std::string> files{"borders.json"};
  for (const MapFile& file : kMapFiles) files.emplace_back(file.name);
  return files;
}

base::Result<MapData> load_map(const fs::path& regions_file, const fs::path& map_folder) {
  MapData map;
  if (auto done = read_regions(regions_file, map); !done) return done.failure();
  if (auto done = read_borders(map_folder / "borders.json", map); !done) return done.failure();
  if (auto done = check_borders(map, "borders.json"); !done) return done.failure();
  for (const MapFile& file : kMapFiles) {
    if (auto done = read_file(file, map_folder, map); !done) return done.failure();
  }
  return map;
}

}  // namespace bake
