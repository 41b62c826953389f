// data/wotr/regions.json: R-012 (Settlements), R-011 (starting forces), R-018, R-019, R-347 (map).

#include <algorithm>

#include "rules/wotr/load/load_parts.h"
#include "rules/wotr/names/read_id.h"

namespace wotr {
namespace {

using base::JsonReader;
using Entries = std::vector<JsonReader>;

void load_ids(const Entries& entries, Rules& rules) {
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const std::string id = entries[i].at("id").text();
    if (id.empty()) entries[i].fail("the id is empty");
    if (find_region(rules, id) != kNoRegion) entries[i].fail("this region stands here twice");
    rules.regions[i].id = id;
  }
}

int points_of(Settlement settlement) {
  if (settlement == Settlement::kStronghold) return 2;
  return settlement == Settlement::kCity ? 1 : 0;
}

void load_settlement(const JsonReader& entry, Region& region) {
  if (const auto settlement = entry.find("settlement")) {
    region.settlement = read_id<Settlement>(*settlement, "kind of Settlement");
    if (region.settlement == Settlement::kNone) settlement->fail("write null for no Settlement");
  }
  if (region.settlement != Settlement::kNone && region.nation == kNoNation) {
    entry.fail("a Settlement must belong to a Nation");
  }
  if (region.settlement != Settlement::kNone && region.fortification) {
    entry.fail("a Fortification is not a Settlement (0.3)");
  }
  const auto points = entry.find("vp");
  if (points && points->integer(0, 2) != points_of(region.settlement)) {
    points->fail("a " + std::string(id_of(region.settlement)) + " is worth " +
                 std::to_string(points_of(region.settlement)));
  }
}

void load_setup(const JsonReader& setup, Figures& figures) {
  setup.allow({"nation", "regular", "elite", "leader", "nazgul"});
  const auto nation = read_id<Nation>(setup.at("nation"), "nation");
  const bool is_free = side_of(nation) == Side::kFree;
  const auto count = [&](std::string_view field, bool may_have) {
    return setup.at(field).integer(0, may_have ? kMostFigures : 0);
  };
  add(figures, regular_of(nation), count("regular", true));
  add(figures, elite_of(nation), count("elite", true));
  const int leaders = count("leader", is_free);
  if (is_free) add(figures, leader_of(nation), leaders);
  add(figures, kNazgul, count("nazgul", nation == Nation::kSauron));
  if (units_of(figures, nation) == 0) setup.fail("there is no unit to begin with");
}

void load_region(const JsonReader& entry, Region& region) {
  entry.allow({"id", "name", "nation", "settlement", "fortification", "adjacent", "impassable",
               "coast", "x", "y", "setup", "vp"});
  region.name = entry.at("name").text();
  region.fortification = entry.at("fortification").boolean();
  region.coast = entry.at("coast").boolean();
  for (const std::string_view share : {"x", "y"}) entry.at(share).number(0, 1);  // of the map
  if (const auto nation = entry.find("nation")) region.nation = read_id<Nation>(*nation, "nation");
  load_settlement(entry, region);
  if (const auto setup = entry.find("setup")) load_setup(*setup, region.setup);
}

RegionSet read_regions(const Rules& rules, const JsonReader& list, RegionId self) {
  RegionSet regions;
  for (const JsonReader& entry : list.list()) {
    const RegionId region = read_region(rules, entry);
    if (region == self) entry.fail("a region is not beside itself");
    if (regions.contains(region)) entry.fail(base::quoted(entry.value()) + " stands here twice");
    regions.insert(region);
  }
  return regions;
}

void load_borders(const Entries& entries, Rules& rules) {
  std::array<RegionSet, kRegionCount> impassable;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const auto self = static_cast<RegionId>(i);
    Region& region = rules.regions[i];
    region.adjacent = read_regions(rules, entries[i].at("adjacent"), self);
    for (const RegionId other : region.adjacent) region.neighbours.push_back(other);
    impassable[i] = read_regions(rules, entries[i].at("impassable"), self);
    if (region.neighbours.empty()) entries[i].fail("no region is adjacent");
    for (const RegionId both : region.adjacent& impassable[i]) {
      entries[i].fail("the border with \"" + region_of(rules, both).id +
                      "\" is both passable and impassable");
    }
  }
  const auto one_way = [&](std::size_t i, RegionId other) {
    entries[i].fail("\"" + region_of(rules, other).id + "\" does not name this region in return");
  };
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const auto self = static_cast<RegionId>(i);
    for (const RegionId other : rules.regions[i].adjacent) {
      if (!region_of(rules, other).adjacent.contains(self)) one_way(i, other);
    }
    for (const RegionId other : impassable[i]) {
      if (!impassable[static_cast<std::size_t>(other)].contains(self)) one_way(i, other);
    }
  }
}

void load_places(const JsonReader& file, Rules& rules) {
  Places& places = rules.places;
  const auto place = [&](RegionId& region, std::string_view id) {
    region = find_region(rules, id);
    if (region == kNoRegion) file.fail("the region \"" + std::string(id) + "\" is missing");
  };
  place(places.rivendell, "rivendell");
  place(places.minas_tirith, "minas-tirith");
  place(places.dol_amroth, "dol-amroth");
  place(places.pelargir, "pelargir");
  place(places.fangorn, "fangorn");
  place(places.erebor, "erebor");
  place(places.orthanc, "orthanc");
  place(places.morannon, "morannon");
  place(places.minas_morgul, "minas-morgul");
}

}  // namespace

void load_regions(const JsonReader& file, Rules& rules) {
  const Entries entries = file.list();
  if (entries.size() != kRegionCount) {
    file.fail("there are " + std::to_string(entries.size()) + " regions instead of " +
              std::to_string(kRegionCount));
    return;
  }
  load_ids(entries, rules);
  for (std::size_t i = 0; i < entries.size(); ++i) load_region(entries[i], rules.regions[i]);
  load_borders(entries, rules);
  load_places(file, rules);
}

}  // namespace wotr
