#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <glm/vec2.hpp>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"

namespace bake {

using Line = std::vector<glm::vec2>;  // in board units, x 0..145 to the east, y 0..100 to the south

/// A foot is where a region meets wild land, a seam where two areas meet that are no regions.
enum class BorderKind { kOpen, kImpassable, kCorner, kCoast, kShore, kFoot, kSeam, kFrame };

/// A stretch of border, stored once. Sides are what lies to its left and right as it runs.
struct Arc {
  int id = 0;
  BorderKind kind = BorderKind::kOpen;
  std::array<std::string, 2> sides;
  Line points;
};

/// An area's outline: arc ids in order, negative where the arc is run backwards.
struct Ring {
  std::string name;
  std::vector<int> arcs;
};

struct Region {
  std::string id;
  std::string name;
  std::string nation;    // or whatever else its land is washed for; empty for free land
  bool settled = false;  // has a town, city or stronghold
  bool coast = false;
  std::vector<std::string> adjacent;
  std::vector<std::string> impassable;
  std::uint32_t wash = 0;  // the colour of its nation's land, as 0xRRGGBB
};

/// Where things stand in a region.
struct Places {
  glm::vec2 label{0, 0};
  float label_angle = 0;  // degrees, clockwise from east
  float label_length = 0;
  float label_size = 1;  // of the writing
  glm::vec2 settlement{0, 0};
  std::map<std::string, glm::vec2> slots;
  Line points;  // more places well inside
};

enum class RangeKind { kMountains, kHills, kPeak, kVolcano };
struct Range {
  RangeKind kind = RangeKind::kMountains;
  float height = 0;
  float width = 0;
  Line line;
};

struct River {
  float width = 0;      // at its mouth
  float source = 0;     // and where it begins
  bool within = false;  // it runs within regions: no border draws it near
  Line line;
};

/// Joins two regions over the water between them.
struct Bridge {
  std::array<std::string, 2> between;
  glm::vec2 place{0, 0};
  float angle = 0;   // degrees, clockwise from east
  float length = 0;  // of its span
};

/// A way over the sea from shore to shore.
struct SeaRoute {
  std::array<std::string, 2> between;
  Line line;
};

enum class WoodKind { kLight, kDark, kGolden, kOld };
struct Wood {
  WoodKind kind = WoodKind::kLight;
  Line line;
};

enum class WasteKind { kMarsh, kWaste, kBattlePlain, kAsh, kEmber, kDesert, kSnow };
struct Waste {
  WasteKind kind = WasteKind::kWaste;
  Line line;
};

/// The sign of those whose land it lies on.
struct Emblem {
  std::string of;  // a nation, or whatever the land is washed for
  glm::vec2 place{0, 0};
  float size = 0;            // from its middle to its edge
  std::vector<Line> shapes;  // within -1 to 1, y up
};

/// Brass let into the board along a line, with a stud at each space on the way.
struct Thread {
  Line line;
  Line studs;
};

/// All that the map is drawn from.
struct MapData {
  std::vector<Region> regions;  // in the order of regions.json, which is also the order of picking
  std::vector<Arc> arcs;        // arc n has id n + 1
  std::vector<Ring> rings;      // of regions, and of lakes and wild land that part regions
  std::vector<std::string> wilds;  // rings of land that no region has
  std::map<std::string, Places> places;
  std::vector<Range> ranges;
  std::vector<River> rivers;
  std::vector<Wood> woods;
  std::vector<Waste> wastes;
  std::vector<Line> roads;
  std::vector<Line> lakes;
  std::vector<Line> islands;
  float wash_reach = 1.7f;  // how far inland washes fade
  std::vector<Bridge> bridges;
  std::vector<SeaRoute> sea_routes;
  std::vector<Emblem> emblems;
  Thread path;  // without a line if there is none

  /// -1 if there is no such region.
  int region_index(const std::string& id) const;
  const Ring* ring_of(const std::string& name) const;
  bool is_wild(const std::string& name) const;
  Line outline(const Ring& ring) const;
};

/// Reads and checks everything. A fault is one sentence: file, place in it, reason.
base::Result<MapData> load_map(const std::filesystem::path& regions_file,
                               const std::filesystem::path& map_folder);

/// The same for somebody who looks for mistakes: a sentence for each file that is no good. What
/// follows from broken borders is not looked at.
std::vector<std::string> map_faults(const std::filesystem::path& regions_file,
                                    const std::filesystem::path& map_folder);
/// The files of the folder that are read; of bridges, sea routes, emblems and a path only if there
/// are some.
std::vector<std::string> map_files();

/// Whether arcs and rings hang together, and agree with the regions; else the first fault.
base::Result<void> check_borders(const MapData& map, const std::string& file);

}  // namespace bake
