#include "rules/wotr/cards/where.h"

#include <algorithm>

#include "base/json_reader.h"
#include "rules/wotr/board/control.h"
#include "rules/wotr/cards/condition.h"
#include "rules/wotr/cards/read_field.h"
#include "rules/wotr/names/read_id.h"

namespace wotr {
namespace {

using base::JsonReader;

RegionSet everywhere() {
  RegionSet all;
  for (int r = 0; r < kRegionCount; ++r) all.insert(static_cast<RegionId>(r));
  return all;
}

RegionSet coasts(const Rules& rules) {
  RegionSet regions;
  for (int r = 0; r < kRegionCount; ++r) {
    if (rules.regions[static_cast<std::size_t>(r)].coast) regions.insert(static_cast<RegionId>(r));
  }
  return regions;
}

RegionSet group_of_nation(const Rules& rules, Nation nation, std::string_view group) {
  const auto n = static_cast<std::size_t>(nation);
  if (group == "regions") return rules.lands[n];
  if (group == "settlements") return rules.settlements[n];
  if (group == "strongholds") return rules.settlements[n] & rules.stronghold_regions;
  return group == "coasts" ? rules.lands[n] & coasts(rules) : RegionSet{};
}

RegionSet group_of_side(const Rules& rules, Side side, std::string_view group) {
  RegionSet regions;
  for (int n = 0; n < kNationCount; ++n) {
    const auto nation = static_cast<Nation>(n);
    if (side_of(nation) == side) regions = regions | group_of_nation(rules, nation, group);
  }
  return regions;
}

/// "gondor.regions", "free.settlements"; empty when it is none.
RegionSet read_group(const Rules& rules, std::string_view text) {
  if (text == "coasts") return coasts(rules);
  const std::size_t dot = text.find('.');
  if (dot == std::string_view::npos) return {};
  const std::string_view whose = text.substr(0, dot);
  const std::string_view group = text.substr(dot + 1);
  if (const auto nation = find_id<Nation>(whose)) return group_of_nation(rules, *nation, group);
  if (const auto side = find_id<Side>(whose)) return group_of_side(rules, *side, group);
  return {};
}

RegionSet read_regions(const Rules& rules, const JsonReader& reader) {
  RegionSet regions;
  if (reader.is_list()) {
    for (const JsonReader& one : reader.list()) regions = regions | read_regions(rules, one);
    return regions;
  }
  const std::string text = reader.text();
  const RegionId region = find_region(rules, text);
  if (region != kNoRegion) {
    regions.insert(region);
  } else {
    regions = read_group(rules, text);
    if (regions.empty())
      reader.fail("there is no region or group of regions " + base::quoted(std::string_view(text)));
  }
  return regions;
}

void read_people_there(const JsonReader& list, Where& where) {
  for (const JsonReader& one : list.list()) {
    const std::string id = one.text();
    if (id == "nazgul") {
      where.with_nazgul = true;
      where.with = join(where.with, only(Character::kWitchKing));
    } else if (id == "nazgul-without-witch-king") {
      where.with_nazgul = true;
    } else if (id == "companion") {
      where.with = join(where.with, kCompanions);
    } else {
      where.with = join(where.with, only(read_id<Character>(one, "character")));
    }
  }
}

std::optional<Side> read_side(const JsonReader& object, std::string_view field) {
  const auto side = object.find(field);
  return side ? std::optional(read_id<Side>(*side, "side")) : std::nullopt;
}

bool has_people(const Where& where, const Figures& here) {
  return (here.characters & where.with) != 0 || (where.with_nazgul && here.nazgul != 0);
}

std::vector<Where> read_alternatives(const Rules& rules, const JsonReader& object,
                                     std::string_view field) {
  std::vector<Where> alternatives;
  const auto list = object.find(field);
  if (!list) return alternatives;
  for (const JsonReader& one : list->list()) alternatives.push_back(read_where(rules, one));
  return alternatives;
}

/// The regions worth a look: where no Army can be, none is looked for.
RegionSet candidates(const Rules& rules, const Board& board, const Where& where,
                     const RegionSet& among) {
  if (!where.army) return among;
  return among & (armies_of(board, *where.army) | rules.stronghold_regions);
}

bool is_near(const Rules& rules, const Board& board, Side side, const Where& where,
             RegionId region) {
  RegionSet around = region_of(rules, region).adjacent;
  around.insert(region);
  for (const RegionId other : candidates(rules, board, where, around)) {
    if (fits(rules, board, side, where, other)) return true;
  }
  return false;
}

RegionSet beside(const Rules& rules, const RegionSet& regions) {
  RegionSet around;
  for (const RegionId region : regions) around = around | region_of(rules, region).adjacent;
  return around;
}

bool names_people(const Where& where) { return where.with != 0 || where.with_nazgul; }

bool is_at_peace(const Rules& rules, const Board& board, RegionId region) {
  const Nation nation = region_of(rules, region).nation;
  return nation != kNoNation && !is_at_war(board, nation);
}

/// Inside or outside a siege.
bool has_people_in_region(const Rules& rules, const Board& board, const Where& where,
                          RegionId region) {
  if (has_people(where, figures_in(board, region))) return true;
  return rules.stronghold_regions.contains(region) &&
         has_people(where, figures_at(rules, board, in_garrison(region)));
}

int nations_in(const Figures& army, Side side, NationSet among) {
  int nations = 0;
  for (int n = 0; n < kNationCount; ++n) {
    const auto nation = static_cast<Nation>(n);
    const bool counts = side_of(nation) == side && contains(among, nation);
    if (counts && units_of(army, nation) != 0) ++nations;
  }
  return nations;
}

bool has_army(const Rules& rules, const Board& board, const Where& where, RegionId region) {
  const Side side = *where.army;
  const Figures& army = army_in(rules, board, side, region);
  if (where.nations != 0 && nations_in(army, side, where.nations) == 0) return false;
  if (where.nation_count > nations_in(army, side, nations_of(side))) return false;
  return has_unit(army, side) && (!names_people(where) || has_people(where, army));
}

}  // namespace

Where anywhere() {
  Where where;
  where.among = everywhere();
  return where;
}

Where read_where(const Rules& rules, const JsonReader& reader) {
  Where where = anywhere();
  if (!reader.is_object()) {
    where.among = read_regions(rules, reader);
    return where;
  }
  reader.allow({"of", "outside", "beside", "army", "with", "units", "nations", "garrison",
                "besieged", "controller", "unconquered", "free", "fellowship", "at-peace", "any",
                "near"});
  if (const auto of = reader.find("of")) where.among = read_regions(rules, *of);
  if (const auto outside = reader.find("outside")) {
    where.among = where.among - read_regions(rules, *outside);
  }
  if (const auto others = reader.find("beside")) {
    where.among = where.among & beside(rules, read_regions(rules, *others));
  }
  if (const auto units = reader.find("units")) where.nations = read_nations(*units);
  if (const auto nations = reader.find("nations")) {
    where.nation_count = static_cast<std::uint8_t>(nations->integer(1, kNationCount));
  }
  if (const auto with = reader.find("with")) read_people_there(*with, where);
  where.army = read_side(reader, "army");
  where.garrison_of = read_side(reader, "garrison");
  where.controller = read_side(reader, "controller");
  where.unconquered = read_flag(reader, "unconquered");
  where.free = read_flag(reader, "free");
  where.at_fellowship = read_flag(reader, "fellowship");
  where.at_peace = read_flag(reader, "at-peace");
  if (const auto besieged = reader.find("besieged")) where.besieged = besieged->boolean();
  where.any = read_alternatives(rules, reader, "any");
  where.near = read_alternatives(rules, reader, "near");
  return where;
}

bool fits(const Rules& rules, const Board& board, Side side, const Where& where, RegionId region) {
  if (!where.among.contains(region)) return false;
  if (where.at_fellowship && (in_mordor(board.fellowship) || board.fellowship.region != region)) {
    return false;
  }
  if (where.besieged && *where.besieged != is_besieged(rules, board, region)) return false;
  if (where.at_peace && !is_at_peace(rules, board, region)) return false;
  if (where.unconquered && !is_unconquered(rules, board, region)) return false;
  if (where.controller && !controls(rules, board, *where.controller, region)) return false;
  if (where.garrison_of &&
      !(is_besieged(rules, board, region) && controls(rules, board, *where.garrison_of, region))) {
    return false;
  }
  if (where.free && !is_free(rules, board, side, region)) return false;
  if (!where.any.empty() && std::none_of(where.any.begin(), where.any.end(), [&](const Where& one) {
        return fits(rules, board, side, one, region);
      })) {
    return false;
  }
  if (!where.near.empty() &&
      std::none_of(where.near.begin(), where.near.end(),
                   [&](const Where& one) { return is_near(rules, board, side, one, region); })) {
    return false;
  }
  if (where.army) return has_army(rules, board, where, region);
  return !names_people(where) || has_people_in_region(rules, board, where, region);
}

RegionSet regions_where(const Rules& rules, const Board& board, Side side, const Where& where) {
  RegionSet regions;
  for (const RegionId region : candidates(rules, board, where, where.among)) {
    if (fits(rules, board, side, where, region)) regions.insert(region);
  }
  return regions;
}

bool is_somewhere(const Rules& rules, const Board& board, Side side, const Where& where) {
  for (const RegionId region : candidates(rules, board, where, where.among)) {
    if (fits(rules, board, side, where, region)) return true;
  }
  return false;
}

CharacterSet read_people(const JsonReader& reader) {
  if (reader.is_text() && reader.text() == "companion") return kCompanions;
  CharacterSet people = 0;
  for (const JsonReader& one : reader.list()) {
    people = join(people, only(read_id<Character>(one, "character")));
  }
  return people;
}

}  // namespace wotr
