// "territories", "fill" and what repeats them.

#include <nlohmann/json.hpp>

#include "rules/trilogy/board/figures.h"
#include "rules/trilogy/positions/position_parts.h"

namespace trilogy {
namespace {

using base::JsonReader;

constexpr int kMostOnTerritory = 9'999;

/// What a position says of a territory, or of all that it does not name.
struct Holding {
  Seat owner = kNobody;
  int battalions = 0;
  Seat leader = kNobody;
};

Seat read_owner(const Rules& rules, const JsonReader& reader) {
  const std::string id = reader.text();
  const auto owner = find_owner(rules, id);
  if (!owner) reader.fail("there is no army " + base::quoted(std::string_view(id)));
  return owner.value_or(kNobody);
}

Holding read_holding(const Rules& rules, const JsonReader& entry, Holding holding) {
  entry.allow({"owner", "battalions", "leader"});
  if (entry.is_object() && entry.value().contains("owner")) {
    const auto owner = entry.find("owner");
    holding.owner = owner ? read_owner(rules, *owner) : kNobody;
    holding.battalions = owner ? std::max(1, holding.battalions) : 0;
    if (!owner) holding.leader = kNobody;
  }
  if (const auto battalions = entry.find("battalions")) {
    holding.battalions = battalions->integer(0, kMostOnTerritory);
  }
  if (entry.is_object() && entry.value().contains("leader")) {
    const auto leader = entry.find("leader");
    holding.leader = leader ? read_seat(rules, *leader) : kNobody;
    if (leader && holding.leader != holding.owner) {
      leader->fail("a Leader stands only on a territory of its own");
    }
  }
  if (holding.owner == kNobody && holding.battalions > 0) {
    entry.fail("battalions stand here, and no owner is said");
  }
  return holding;
}

void hold(Board& board, Territory territory, const Holding& holding) {
  set_owner(board, territory, holding.owner);
  battalions_in(board, territory) = static_cast<std::uint16_t>(holding.battalions);
  if (holding.leader != kNobody) board.leaders[at(holding.leader)].insert(territory);
}

/// "owned" only repeats what the territories say.
void check_owned(const Rules& rules, const JsonReader& owned, const Board& board) {
  for_each_owner(rules, owned, [&](Seat owner, const JsonReader& list) {
    const TerritorySet named = read_territories(rules, list);
    for (const Territory territory : named) {
      if (owner_of(board, territory) == owner) continue;
      list.fail("\"" + row_of(rules, territory).id + "\" has another owner in \"territories\"");
    }
    if (named != held_by(board, owner)) list.fail("\"territories\" says otherwise");
  });
}

}  // namespace

void read_map(const Rules& rules, const JsonReader& top, Board& board) {
  Holding filled;
  if (const auto fill = top.find("fill")) filled = read_holding(rules, *fill, filled);
  std::array<Holding, kTerritoryCount> holdings;
  holdings.fill(filled);
  if (const auto territories = top.find("territories")) {
    for (const auto& [id, entry] : territories->members()) {
      const Territory territory = find_territory(rules, id);
      if (territory == kNoTerritory) {
        return entry.fail("there is no territory " + base::quoted(std::string_view(id)));
      }
      Holding& holding = holdings[static_cast<std::size_t>(territory)];
      holding = read_holding(rules, entry, filled);
    }
  }
  for (const Territory territory : rules.all) {
    hold(board, territory, holdings[static_cast<std::size_t>(territory)]);
  }
  if (const auto owned = top.find("owned")) check_owned(rules, *owned, board);
  if (const auto free = top.find("free")) {
    int unowned = 0;
    for (const Seat owner : board.owners) unowned += owner == kNobody;
    if (free->integer(0, kTerritoryCount) != unowned) {
      free->fail("\"territories\" and \"fill\" leave " + std::to_string(unowned));
    }
  }
}

}  // namespace trilogy
