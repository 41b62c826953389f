// The Fellowship, what cards have brought, an invasion, and what the turn remembers.

#include <algorithm>
#include <nlohmann/json.hpp>

#include "rules/trilogy/json/field_json.h"
#include "rules/trilogy/json/fields.h"
#include "rules/trilogy/positions/position_parts.h"

namespace trilogy {
namespace {

using base::JsonReader;

/// Reads the fields that are there.
auto field_reader(const Rules& rules, const JsonReader& object) {
  return [&rules, &object](std::string_view name, FieldType type, auto& value) {
    const auto field = object.find(name);
    if (!field) return;
    const auto byte = read_field(rules, type, field->value());
    if (!byte) return field->fail(base::quoted(field->value()) + " is no value for this field");
    value = static_cast<std::remove_reference_t<decltype(value)>>(*byte);
  };
}

void read_ring(const Rules& rules, const JsonReader& ring, Fellowship& fellowship) {
  ring.allow({"territory", "destroyed", "roll"});
  if (const auto place = ring.find("territory")) {
    const Territory territory = read_territory(rules, *place);
    const auto step = std::find(rules.path.begin(), rules.path.end(), territory);
    if (step == rules.path.end()) return place->fail("the path does not come here (T-004)");
    fellowship.place = static_cast<std::uint8_t>(step - rules.path.begin());
  }
  if (const auto destroyed = ring.find("destroyed")) fellowship.destroyed = destroyed->boolean();
  if (const auto roll = ring.find("roll")) {
    roll->allow({"value", "change", "held", "required"});
    visit_roll(fellowship, field_reader(rules, *roll));
    if (fellowship.roll > 6) roll->fail("a die shows 1 to 6");
  }
  if (fellowship.destroyed != 0 && fellowship.place + 1u != kPathSteps) {
    ring.fail("the Ring is destroyed at Mount Doom alone (T-005)");
  }
}

void read_lasting(const Rules& rules, const JsonReader& entry, Lasting& lasting) {
  entry.allow({"effect", "until", "territories", "bridges", "count"});
  const std::size_t seat = at(read_seat(rules, entry.at("until")));
  const std::string effect = entry.at("effect").text();
  if (effect == "no-invasions") {
    lasting.no_invasions[seat] =
        lasting.no_invasions[seat] | read_territories(rules, entry.at("territories"));
  } else if (effect == "closed-bridges") {
    for (const JsonReader& one : entry.at("bridges").list()) {
      const auto bridge = find_bridge(rules, one.text());
      if (!bridge) return one.fail("there is no bridge " + base::quoted(one.value()));
      lasting.closed_bridges[seat] |= only(*bridge);
    }
  } else if (effect == "sea-toll") {
    lasting.sea_toll[seat] = static_cast<std::uint8_t>(entry.at("count").integer(1, 20));
  } else {
    entry.at("effect").fail("there is no effect " + base::quoted(std::string_view(effect)));
  }
}

template <std::size_t size>
void read_dice(const JsonReader& entry, std::string_view field,
               std::array<std::uint8_t, size>& dice) {
  const auto list = entry.find(field);
  if (!list) return;
  const std::vector<JsonReader> values = list->list();
  if (values.size() > size) return list->fail("there are too many dice (T-027)");
  for (std::size_t i = 0; i < values.size(); ++i) {
    dice[i] = static_cast<std::uint8_t>(values[i].integer(1, 6));
  }
}

void read_invasion(const Rules& rules, const JsonReader& entry, Board& board) {
  entry.allow({"from", "to", "battles", "attackDice", "defenceDice", "strongholdCancelled",
               "attackBonus", "tollPaid", "across", "attack", "defence", "answers"});
  Invasion& invasion = board.invasion;
  visit_invasion(invasion, field_reader(rules, entry));
  read_dice(entry, "attack", invasion.attack);
  read_dice(entry, "defence", invasion.defence);
  if (invasion.from == kNoTerritory || invasion.to == kNoTerritory) {
    return entry.fail("an invasion has \"from\" and \"to\"");
  }
  const auto answers = entry.find("answers");  // follows from the board
  if (answers && !find_owner(rules, answers->text())) {
    answers->fail("there is no army " + base::quoted(answers->value()));
  }
}

}  // namespace

void read_progress(const Rules& rules, const JsonReader& top, Board& board) {
  if (const auto ring = top.find("ring")) read_ring(rules, *ring, board.fellowship);
  if (const auto effects = top.find("effects")) {
    for (const JsonReader& entry : effects->list()) read_lasting(rules, entry, board.lasting);
  }
  if (const auto invasion = top.find("invasion")) read_invasion(rules, *invasion, board);
  if (const auto entered = top.find("enteredThisTurn")) {
    board.entered = read_territories(rules, *entered);
  }
  visit_memory(board.memory, field_reader(rules, top));
}

}  // namespace trilogy
