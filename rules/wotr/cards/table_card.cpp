#include "rules/wotr/cards/table_card.h"

#include <array>

#include "rules/wotr/cards/read_field.h"
#include "rules/wotr/state/rules.h"

namespace wotr {
namespace {

using base::JsonReader;

constexpr std::array<std::string_view, static_cast<std::size_t>(Lasting::kCount)> kLasting{
    "none",           "redraw-tile",     "lower-damage",        "prevent-draw", "no-hunt-die",
    "closed-regions", "lose-card",       "hunt-bonus",          "moria-tile",   "draw-after-event",
    "quiet-rohan",    "no-combat-cards", "no-passive-diplomacy"};

/// In the order of the bits of DiscardEvents.
constexpr std::array<std::string_view, 6> kDiscardEvents{
    "declared",     "revealed",          "declared-in-haven",
    "rohan-active", "advance-by-attack", "advance-by-companion"};

Ransom read_ransom(const Rules& rules, const JsonReader& reader) {
  reader.allow({"will", "ring", "two-cards", "any-die-if"});
  Ransom ransom;
  ransom.will = read_flag(reader, "will");
  ransom.ring = read_flag(reader, "ring");
  ransom.two_cards = read_flag(reader, "two-cards");
  ransom.any_die_if = read_conditions(rules, reader, "any-die-if");
  return ransom;
}

}  // namespace

std::span<const std::string_view> lasting_names() { return kLasting; }

TableCard read_table_card(const Rules& rules, const JsonReader& reader) {
  reader.allow({"lasting", "regions", "discarded-on", "ransom"});
  TableCard table;
  table.lasting = static_cast<Lasting>(read_name(reader.at("lasting"), kLasting));
  if (const auto regions = reader.find("regions")) {
    table.regions = read_where(rules, *regions).among;
  }
  if (const auto events = reader.find("discarded-on")) {
    for (const JsonReader& event : events->list()) {
      table.discarded_on |= static_cast<DiscardEvents>(1u << read_name(event, kDiscardEvents));
    }
  }
  if (const auto ransom = reader.find("ransom")) table.ransom = read_ransom(rules, *ransom);
  return table;
}

}  // namespace wotr
