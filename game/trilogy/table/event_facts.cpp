#include "game/trilogy/table/event_facts.h"

#include <nlohmann/json.hpp>

#include "rules/trilogy/game.h"
#include "rules/trilogy/state/invasion_events.h"

namespace trilogy_table {
namespace {

/// The seat that does it comes first.
std::optional<core::Seat> seat_in(const core::Event& event) {
  const core::SchemaRow& row = trilogy::event_schema()[event.kind];
  for (std::size_t i = 0; i < event.args.size(); ++i) {
    if (static_cast<trilogy::FieldType>(row.fields[i].type) != trilogy::FieldType::kSeat) continue;
    return static_cast<core::Seat>(event.args[i]);
  }
  return std::nullopt;
}

}  // namespace

table::Facts facts_of(const trilogy::Rules& rules, const core::Event& event) {
  table::Facts facts = table::facts_from(trilogy::Game::event_json(rules, event));
  const std::optional<core::Seat> seat = seat_in(event);
  if (seat && static_cast<std::size_t>(core::index(*seat)) < trilogy::Game::seats(rules).size()) {
    const bool is_good = trilogy::side_of(rules, *seat) == trilogy::Side::kGood;
    facts["side"] = is_good ? "good" : "evil";
  }
  if (trilogy::is_event(event, trilogy::EventKind::kConquered)) {
    const auto conquered = trilogy::fields_of<trilogy::EventKind::kConquered>(event);
    facts["stronghold"] = rules.strongholds.contains(conquered.territory) ? "true" : "false";
  }
  return facts;
}

}  // namespace trilogy_table
