#include <algorithm>
#include <set>

#include "game/makers/bake/map_data.h"

namespace bake {
namespace {

base::Error fault(const std::string& file, const std::string& place, const std::string& reason) {
  return base::Error{file + ": " + place + ": " + reason + "."};
}

std::string title(const Arc& arc) { return "arc " + std::to_string(arc.id); }

base::Result<void> check_sides(const MapData& map, const std::string& file) {
  for (std::size_t i = 0; i < map.arcs.size(); ++i) {
    const Arc& arc = map.arcs[i];
    if (arc.id != static_cast<int>(i) + 1) {
      return fault(file, title(arc), "its id should be " + std::to_string(i + 1));
    }
    for (const std::string& side : arc.sides) {
      if (side == "sea" || side == "frame" || map.ring_of(side) != nullptr) continue;
      return fault(file, title(arc),
                   "there is no region, lake, sea or frame named \"" + side + "\"");
    }
    if (arc.sides[0] == arc.sides[1]) return fault(file, title(arc), "both its sides are the same");
  }
  return {};
}

base::Result<void> check_ring(const MapData& map, const Ring& ring, const std::string& file) {
  const std::string place = "ring " + ring.name;
  if (ring.arcs.empty()) return fault(file, place, "it has no arcs");
  for (const int sign : ring.arcs) {
    if (sign == 0 || static_cast<std::size_t>(std::abs(sign)) > map.arcs.size()) {
      return fault(file, place, "there is no arc " + std::to_string(sign));
    }
    const Arc& arc = map.arcs[static_cast<std::size_t>(std::abs(sign) - 1)];
    if (arc.sides[sign > 0 ? 1 : 0] != ring.name) {
      return fault(file, place, title(arc) + " does not have it on that side");
    }
  }
  const auto end_of = [&](int sign, bool last) {
    const Line& points = map.arcs[static_cast<std::size_t>(std::abs(sign) - 1)].points;
    return (sign > 0) == last ? points.back() : points.front();
  };
  for (std::size_t i = 0; i < ring.arcs.size(); ++i) {
    const int here = ring.arcs[i];
    const int next = ring.arcs[(i + 1) % ring.arcs.size()];
    if (end_of(here, true) != end_of(next, false)) {
      return fault(
          file, place,
          "it is not closed between arcs " + std::to_string(here) + " and " + std::to_string(next));
    }
  }
  return {};
}

base::Result<void> check_use(const MapData& map, const std::string& file) {
  std::multiset<int> used;
  for (const Ring& ring : map.rings) used.insert(ring.arcs.begin(), ring.arcs.end());
  for (const Arc& arc : map.arcs) {
    for (const int sign : {arc.id, -arc.id}) {
      const std::string& side = arc.sides[sign > 0 ? 1 : 0];
      const std::size_t wanted = side == "sea" || side == "frame" ? 0 : 1;
      if (used.count(sign) != wanted) {
        return fault(file, title(arc), "the ring of \"" + side + "\" does not run along it once");
      }
    }
  }
  return {};
}

bool lists(const std::vector<std::string>& names, const std::string& name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

base::Result<void> check_kinds(const MapData& map, const std::string& file) {
  for (const Arc& arc : map.arcs) {
    const int a = map.region_index(arc.sides[0]);
    const int b = map.region_index(arc.sides[1]);
    const bool between = a >= 0 && b >= 0;
    const auto mismatch = [&](const char* kind) {
      return fault(file, title(arc),
                   "\"" + arc.sides[0] + "\" and \"" + arc.sides[1] + "\" have no " + kind +
                       " border in the rules");
    };
    const auto one = [&](const std::string& name) {
      return arc.sides[0] == name || arc.sides[1] == name;
    };
    const Region* region = between ? &map.regions[static_cast<std::size_t>(a)] : nullptr;
    switch (arc.kind) {
      case BorderKind::kOpen:
        if (!between || !lists(region->adjacent, arc.sides[1])) return mismatch("open");
        break;
      case BorderKind::kImpassable:
        if (!between || !lists(region->impassable, arc.sides[1])) return mismatch("impassable");
        break;
      case BorderKind::kCorner:
        if (!between) return mismatch("shared");
        break;
      case BorderKind::kCoast:
        if (!one("sea")) return fault(file, title(arc), "a coast has the sea on one side");
        break;
      case BorderKind::kShore:
        if (between || one("sea") || one("frame"))
          return fault(file, title(arc), "a shore has a lake on one side");
        break;
      case BorderKind::kFoot:
        if (map.is_wild(arc.sides[0]) == map.is_wild(arc.sides[1]) || (a < 0 && b < 0))
          return fault(file, title(arc),
                       "a foot has wild land on one side and a region on the other");
        break;
      case BorderKind::kSeam:
        if (a >= 0 || b >= 0) return fault(file, title(arc), "a seam has no region at its sides");
        break;
      case BorderKind::kFrame:
        if (!one("frame")) return fault(file, title(arc), "the frame is on neither side");
        break;
    }
  }
  return {};
}

}  // namespace

base::Result<void> check_borders(const MapData& map, const std::string& file) {
  for (const Region& region : map.regions) {
    if (map.ring_of(region.id) == nullptr)
      return fault(file, "rings", "\"" + region.id + "\" is missing");
  }
  for (const std::string& wild : map.wilds) {
    if (map.ring_of(wild) == nullptr || map.region_index(wild) >= 0)
      return fault(file, "wilds", "\"" + wild + "\" is no ring, or a region");
  }
  if (auto done = check_sides(map, file); !done) return done;
  for (const Ring& ring : map.rings) {
    if (auto done = check_ring(map, ring, file); !done) return done;
  }
  if (auto done = check_use(map, file); !done) return done;
  return check_kinds(map, file);
}

}  // namespace bake
