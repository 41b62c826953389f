#include "game/wotr/table/event_facts.h"

#include <nlohmann/json.hpp>

#include "rules/wotr/game.h"
#include "rules/wotr/names/names.h"

namespace wotr_table {
namespace {

using wotr::EventKind;
using wotr::fields_of;
using wotr::is_event;

void add_figure(table::Facts& facts, wotr::Figure figure) {
  const bool is_free = wotr::side_of(figure) == wotr::Side::kFree;
  facts["side"] = wotr::id_of(wotr::side_of(figure));
  if (wotr::is_character(figure)) {
    facts["kind"] = is_free ? "companion" : "minion";
    return;
  }
  facts["kind"] = "units";
  facts["nation"] = wotr::id_of(wotr::nation_of(figure));
}

}  // namespace

table::Facts facts_of(const wotr::Rules& rules, const core::Event& event) {
  table::Facts facts = table::facts_from(wotr::Game::event_json(rules, event));
  if (is_event(event, EventKind::kFigures)) {
    add_figure(facts, fields_of<EventKind::kFigures>(event).figure);
  }
  if (is_event(event, EventKind::kCaptured)) {
    const auto region = fields_of<EventKind::kCaptured>(event).region;
    facts["settlement"] = wotr::id_of(wotr::region_of(rules, region).settlement);
  }
  return facts;
}

}  // namespace wotr_table
