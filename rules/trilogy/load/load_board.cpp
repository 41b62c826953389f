// data/trilogy/regions.json, territories.json, links.json, path.json: T-001 to T-005, T-057.

#include <algorithm>

#include "rules/trilogy/load/load_parts.h"
#include "rules/trilogy/names/read_names.h"

namespace trilogy {
namespace {

using base::JsonReader;
using Entries = std::vector<JsonReader>;

constexpr std::string_view kErebor = "esgaroth";

/// As many entries as the board has, each with an id of its own.
bool load_row_ids(const JsonReader& file, const Entries& entries, std::string_view what,
                  std::span<std::string> ids) {
  if (entries.size() != ids.size()) {
    file.fail("there are " + std::to_string(entries.size()) + " " + std::string(what) +
              " instead of " + std::to_string(ids.size()));
    return false;
  }
  for (std::size_t i = 0; i < entries.size(); ++i) {
    ids[i] = entries[i].at("id").text();
    if (ids[i].empty()) entries[i].fail("the id is empty");
    if (std::find(ids.begin(), ids.begin() + static_cast<std::ptrdiff_t>(i), ids[i]) !=
        ids.begin() + static_cast<std::ptrdiff_t>(i)) {
      entries[i].fail("this id stands here twice");
    }
  }
  return true;
}

Region read_region(const Rules& rules, const JsonReader& reader) {
  const std::string id = reader.text();
  for (std::size_t region = 0; region < kRegionCount; ++region) {
    if (rules.regions[region].id == id) return static_cast<Region>(region);
  }
  reader.fail("there is no region " + base::quoted(std::string_view(id)));
  return Region{};
}

std::string text_or_nothing(const JsonReader& entry, std::string_view field) {
  const JsonReader text = entry.at(field);
  return text.is_null() ? std::string() : text.text();
}

void load_territory(const Rules& rules, const JsonReader& entry, TerritoryRow& row) {
  entry.allow({"id", "name", "region", "alignment", "symbol", "stronghold", "site", "port",
               "adjacent", "x", "y"});
  row.name = entry.at("name").text();
  row.region = read_region(rules, entry.at("region"));
  row.alignment = read_id<Alignment>(entry.at("alignment"), "alignment");
  row.symbol = read_id<Symbol>(entry.at("symbol"), "symbol");
  if (row.symbol == Symbol::kWild) entry.at("symbol").fail("no territory's card is wild");
  row.stronghold = text_or_nothing(entry, "stronghold");
  row.site = text_or_nothing(entry, "site");
  if (!row.stronghold.empty() && !row.site.empty()) {
    entry.fail("it has both a stronghold and a site of power");
  }
  row.port = entry.at("port").boolean();
  for (const std::string_view share : {"x", "y"}) entry.at(share).number(0, 1);  // of the map
}

void load_neighbours(const Entries& entries, Rules& rules) {
  for (std::size_t i = 0; i < entries.size(); ++i) {
    rules.neighbours[i] = read_territories(rules, entries[i].at("adjacent"));
    if (rules.neighbours[i].contains(static_cast<Territory>(i))) {
      entries[i].fail("a territory is not beside itself");
    }
    if (rules.neighbours[i].empty()) entries[i].fail("no territory is adjacent");
  }
  for (std::size_t i = 0; i < entries.size(); ++i) {
    for (const Territory other : rules.neighbours[i]) {
      if (neighbours_of(rules, other).contains(static_cast<Territory>(i))) continue;
      entries[i].fail("\"" + row_of(rules, other).id + "\" does not name this territory in return");
    }
  }
}

/// Two territories that are beside each other.
struct Link {
  Territory one{};
  Territory other{};
};

Link read_link(const Rules& rules, const JsonReader& entry) {
  const Entries ends = entry.list();
  if (ends.size() != 2) {
    entry.fail("two territories are expected");
    return {};
  }
  const Link link{read_territory(rules, ends[0]), read_territory(rules, ends[1])};
  if (!neighbours_of(rules, link.one).contains(link.other)) {
    entry.fail("these territories are not adjacent");
  }
  return link;
}

void load_bridges(const JsonReader& list, Rules& rules) {
  const Entries entries = list.list();
  if (entries.size() != kBridgeCount) {
    return list.fail("there are " + std::to_string(entries.size()) + " bridges instead of " +
                     std::to_string(kBridgeCount));
  }
  for (std::size_t i = 0; i < kBridgeCount; ++i) {
    const Link link = read_link(rules, entries[i]);
    std::string id = row_of(rules, link.one).id + ":" + row_of(rules, link.other).id;
    for (std::size_t j = 0; j < i; ++j) {
      if (rules.bridges[j].id == id) entries[i].fail("this bridge stands here twice");
    }
    rules.bridges[i] = {std::move(id), link.one, link.other};
  }
}

void load_seas(const JsonReader& list, Rules& rules) {
  for (const JsonReader& entry : list.list()) {
    const Link link = read_link(rules, entry);
    for (const Territory end : {link.one, link.other}) {
      if (row_of(rules, end).port) continue;
      entry.fail("\"" + row_of(rules, end).id + "\" is no port");
    }
    rules.over_sea[static_cast<std::size_t>(link.one)].insert(link.other);
    rules.over_sea[static_cast<std::size_t>(link.other)].insert(link.one);
  }
}

void load_ranges(const JsonReader& list, Rules& rules) {
  for (const JsonReader& entry : list.list()) {
    entry.allow({"id", "name", "territories"});
    entry.at("name").text();
    const TerritorySet along = read_territories(rules, entry.at("territories"));
    rules.ranges.push_back({entry.at("id").text(), along});
    for (const Territory one : along) {  // T-057
      TerritorySet& across = rules.across[static_cast<std::size_t>(one)];
      across = across | along;
      across.erase(one);
    }
  }
}

}  // namespace

void load_regions(const JsonReader& file, Rules& rules) {
  const Entries entries = file.list();
  std::array<std::string, kRegionCount> ids;
  if (!load_row_ids(file, entries, "regions", ids)) return;
  for (std::size_t i = 0; i < kRegionCount; ++i) {
    entries[i].allow({"id", "name", "bonus"});
    rules.regions[i].id = ids[i];
    rules.regions[i].name = entries[i].at("name").text();
    rules.regions[i].bonus = static_cast<std::uint8_t>(entries[i].at("bonus").integer(0, 20));
  }
}

void load_territories(const JsonReader& file, Rules& rules) {
  const Entries entries = file.list();
  std::array<std::string, kTerritoryCount> ids;
  if (!load_row_ids(file, entries, "territories", ids)) return;
  for (std::size_t i = 0; i < kTerritoryCount; ++i) rules.territories[i].id = ids[i];
  for (std::size_t i = 0; i < kTerritoryCount; ++i) {
    TerritoryRow& row = rules.territories[i];
    const auto self = static_cast<Territory>(i);
    load_territory(rules, entries[i], row);
    rules.regions[static_cast<std::size_t>(row.region)].territories.insert(self);
    rules.aligned[byte_of(row.alignment)].insert(self);
  }
  load_neighbours(entries, rules);
  constexpr int kOfEachSide = 16;  // the deal needs as many (T-009)
  for (const Alignment side : {Alignment::kGood, Alignment::kEvil}) {
    if (rules.aligned[byte_of(side)].size() == kOfEachSide) continue;
    file.fail("there are not 16 territories of " + std::string(id_of(side)));
  }
}

void load_links(const JsonReader& file, Rules& rules) {
  file.allow({"bridges", "seas", "ranges"});
  load_bridges(file.at("bridges"), rules);
  load_seas(file.at("seas"), rules);
  load_ranges(file.at("ranges"), rules);
}

void load_path(const JsonReader& file, Rules& rules) {
  const Entries entries = file.list();
  if (entries.size() != kPathSteps) {
    return file.fail("there are " + std::to_string(entries.size()) + " steps instead of " +
                     std::to_string(kPathSteps));
  }
  for (std::size_t i = 0; i < kPathSteps; ++i) {
    entries[i].allow({"territory", "die"});
    rules.path[i] = read_territory(rules, entries[i].at("territory"));
    rules.path_die[i] = entries[i].at("die").boolean();
    for (std::size_t j = 0; j < i; ++j) {
      if (rules.path[j] == rules.path[i]) entries[i].fail("the path has been here before");
    }
  }
}

void choose_erebor(Rules& rules) {
  const Territory erebor = find_territory(rules, kErebor);
  if (erebor == kNoTerritory || rules.options.erebor == Erebor::kStronghold) return;
  TerritoryRow& row = rules.territories[static_cast<std::size_t>(erebor)];  // T-001, T-002
  if (row.stronghold.empty()) return;
  row.site = std::move(row.stronghold);
  row.stronghold.clear();
}

void derive_sets(Rules& rules) {
  for (std::size_t i = 0; i < kTerritoryCount; ++i) {
    const auto self = static_cast<Territory>(i);
    const TerritoryRow& row = rules.territories[i];
    rules.all.insert(self);
    if (!row.stronghold.empty()) rules.strongholds.insert(self);
    if (!row.site.empty()) rules.sites.insert(self);
    rules.symbols[byte_of(row.symbol)].insert(card_of(self));
    rules.territory_cards.insert(card_of(self));
  }
  for (std::size_t wild = kFirstWild; wild < kFirstAdventure; ++wild) {
    rules.territory_cards.insert(static_cast<CardId>(wild));
    rules.symbols[byte_of(Symbol::kWild)].insert(static_cast<CardId>(wild));
  }
  for (std::size_t i = 0; i < kAdventureCount; ++i) {
    const AdventureCard& card = rules.adventures[i];
    const auto id = static_cast<CardId>(kFirstAdventure + i);
    rules.adventure_cards.insert(id);
    if (card.kind == CardKind::kMission) rules.missions.insert(id);
    if (card.kind == CardKind::kPower) {
      rules.powers[static_cast<std::size_t>(card.moment)].insert(id);
    }
  }
}

}  // namespace trilogy
