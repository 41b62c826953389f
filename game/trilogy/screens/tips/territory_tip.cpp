#include "game/trilogy/screens/tips/territory_tip.h"

#include <nlohmann/json.hpp>

#include "game/lang/prose.h"
#include "rules/trilogy/board/links.h"

namespace trilogy_screens {
namespace {

using nlohmann::json;

void add(std::string& text, const std::string& line) {
  if (!line.empty()) text += "\n" + line;
}

std::string force_here(const Desk& desk, Territory territory) {
  const core::Seat owner = trilogy::owner_of(desk.board, territory);
  if (owner == trilogy::kNobody) return say(desk, "screen.nobodys");
  const bool led = trilogy::has_leader(desk.board, territory);
  const json force{{"count", trilogy::battalions_in(desk.board, territory)}};
  return name_of(desk, owner) + ": " + say(desk, led ? "screen.force-led" : "screen.force", force);
}

/// "Rohan: worth 4 to whoever holds all 6. Yellow holds 3."
std::string region_here(const Desk& desk, Territory territory) {
  const auto number = static_cast<std::size_t>(trilogy::row_of(desk.rules, territory).region);
  const trilogy::RegionRow& region = desk.rules.regions[number];
  return say(desk, "screen.region-here",
             json{{"region", region.id},
                  {"bonus", region.bonus},
                  {"territories", region.territories.size()}});
}

/// Cards bar invasions there for a while.
bool is_barred(const Desk& desk, Territory territory) {
  return trilogy::barred_from_invasions(desk.board).contains(territory);
}

}  // namespace

std::string words_about(const Desk& desk, Territory territory) {
  const trilogy::TerritoryRow& row = trilogy::row_of(desk.rules, territory);
  std::string text = name_of(desk, territory);
  add(text, force_here(desk, territory));
  if (!row.stronghold.empty()) {
    add(text, say(desk, "screen.stronghold-here",
                  json{{"name", lang::prose(desk.words, "territories", row.id, "stronghold")}}));
  }
  if (!row.site.empty())
    add(text, say(desk, "screen.site-here",
                  json{{"name", lang::prose(desk.words, "territories", row.id, "site")}}));
  add(text, region_here(desk, territory));
  if (is_barred(desk, territory)) add(text, say(desk, "screen.barred-here"));
  const trilogy::Fellowship& fellowship = desk.board.fellowship;
  if (fellowship.destroyed == 0 && desk.rules.path[fellowship.place] == territory) {
    add(text, say(desk, "screen.ring-here"));
  }
  return text;
}

}  // namespace trilogy_screens
