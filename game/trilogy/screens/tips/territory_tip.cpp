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

std::string force_here(const Context& context, Territory territory) {
  const core::Seat owner = trilogy::owner_of(context.board, territory);
  if (owner == trilogy::kNobody) return say(context, "screen.nobodys");
  const bool led = trilogy::has_leader(context.board, territory);
  const json force{{"count", trilogy::battalions_in(context.board, territory)}};
  return name_of(context, owner) + ": " +
         say(context, led ? "screen.force-led" : "screen.force", force);
}

/// "Rohan: worth 4 to whoever holds all 6. Yellow holds 3."
std::string region_here(const Context& context, Territory territory) {
  const auto number = static_cast<std::size_t>(trilogy::row_of(context.rules, territory).region);
  const trilogy::RegionRow& region = context.rules.regions[number];
  return say(context, "screen.region-here",
             json{{"region", region.id},
                  {"bonus", region.bonus},
                  {"territories", region.territories.size()}});
}

/// Cards bar invasions there for a while.
bool is_barred(const Context& context, Territory territory) {
  return trilogy::barred_from_invasions(context.board).contains(territory);
}

}  // namespace

std::string words_about(const Context& context, Territory territory) {
  const trilogy::TerritoryRow& row = trilogy::row_of(context.rules, territory);
  std::string text = name_of(context, territory);
  add(text, force_here(context, territory));
  if (!row.stronghold.empty()) {
    add(text, say(context, "screen.stronghold-here",
                  json{{"name", lang::prose(context.words, "territories", row.id, "stronghold")}}));
  }
  if (!row.site.empty())
    add(text, say(context, "screen.site-here",
                  json{{"name", lang::prose(context.words, "territories", row.id, "site")}}));
  add(text, region_here(context, territory));
  if (is_barred(context, territory)) add(text, say(context, "screen.barred-here"));
  const trilogy::Fellowship& fellowship = context.board.fellowship;
  if (fellowship.destroyed == 0 && context.rules.path[fellowship.place] == territory) {
    add(text, say(context, "screen.ring-here"));
  }
  return text;
}

}  // namespace trilogy_screens
