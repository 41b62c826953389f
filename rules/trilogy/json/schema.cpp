#include "rules/trilogy/json/schema.h"

#include <array>
#include <nlohmann/json.hpp>

#include "rules/core/schema_json.h"
#include "rules/core/schema_table.h"
#include "rules/trilogy/json/field_json.h"
#include "rules/trilogy/state/actions.h"
#include "rules/trilogy/state/reasons.h"

namespace trilogy {
namespace {

using nlohmann::json;
using Kind = ActionKind;
using Type = FieldType;

constexpr auto kActionRows = core::schema_in_order<ActionKind, FieldType>({
    {Kind::kNone, "none"},
    {Kind::kRoll, "roll", {{{"value", Type::kNumber}}}},
    {Kind::kDraw, "draw", {{{"card", Type::kCard}}}},
    {Kind::kTerritory, "territory", {{{"territory", Type::kTerritory}}}},
    {Kind::kClaim, "claim", {{{"territory", Type::kTerritory}}}},
    {Kind::kPlace, "place", {{{"territory", Type::kTerritory}, {"count", Type::kNumber}}}},
    {Kind::kPlaceLeader, "place-leader", {{{"territory", Type::kTerritory}}}},
    {Kind::kTurnIn,
     "turn-in",
     {{{"one", Type::kCard}, {"two", Type::kCard}, {"three", Type::kCard}}}},
    {Kind::kAttack,
     "attack",
     {{{"from", Type::kTerritory}, {"to", Type::kTerritory}, {"dice", Type::kNumber}}}},
    {Kind::kDefend, "defend", {{{"dice", Type::kNumber}}}},
    {Kind::kStop, "stop"},
    {Kind::kMoveIn, "move-in", {{{"count", Type::kNumber}}}},
    {Kind::kFortify,
     "fortify",
     {{{"from", Type::kTerritory},
       {"to", Type::kTerritory},
       {"count", Type::kNumber},
       {"leader", Type::kFlag}}}},
    {Kind::kMission, "mission", {{{"card", Type::kCard}}}},
    {Kind::kPlayCard, "play-card", {{{"card", Type::kCard}}}},
    {Kind::kShowCard, "show-card", {{{"card", Type::kCard}}}},
    {Kind::kDiscard, "discard", {{{"card", Type::kCard}}}},
    {Kind::kBridge, "bridge", {{{"bridge", Type::kBridge}}}},
    {Kind::kAmount, "amount", {{{"amount", Type::kNumber}}}},
    {Kind::kChange, "change", {{{"by", Type::kChange}}}},
    {Kind::kPass, "pass"},
    {Kind::kEndStep, "end-step"},
});
static_assert(kActionRows.size() == static_cast<std::size_t>(ActionKind::kCount));

constexpr std::array kSetFields{"one", "two", "three"};
constexpr const char* kCards = "cards";

core::FieldWriter writer(const Rules& rules) {
  return [&rules](std::uint8_t type, std::uint8_t value) {
    return write_field(rules, static_cast<FieldType>(type), value);
  };
}

std::string ruling_text(core::Ruling ruling) {
  const std::string digits = std::to_string(ruling.number);
  return "T-" + std::string(digits.size() < 3 ? 3 - digits.size() : 0, '0') + digits;
}

/// The arguments as the schema's fields have them: "fortify" has four.
std::array<std::uint8_t, 4> arguments_of(core::Action action) {
  if (!is(action, Kind::kFortify)) return {action.a, action.b, action.c, 0};
  const FortifyMove move = fortify_move(action);
  return {byte_of(move.from), byte_of(move.to), action.c, move.leader};
}

/// "turn-in" {cards: [three]}, as it is written, to and from its three fields.
void gather_cards(json& row) {
  json cards = json::array();
  for (const char* field : kSetFields) {
    cards.push_back(row[field]);
    row.erase(field);
  }
  row[kCards] = std::move(cards);
}
void spread_cards(json& row) {
  const auto cards = row.find(kCards);
  if (cards == row.end() || !cards->is_array() || cards->size() != kSetFields.size()) return;
  json three = *cards;
  std::sort(three.begin(), three.end());
  row.erase(kCards);
  for (std::size_t i = 0; i < kSetFields.size(); ++i) row[kSetFields[i]] = three[i];
}

bool is_named(const json& row, std::string_view name) {
  return row.is_object() && row.contains("do") && row["do"] == name;
}

/// Cards of a set are named in any order; an action has them in that of their numbers.
void sort_cards(core::Action& action) {
  std::array<std::uint8_t, 3> cards{action.a, action.b, action.c};
  std::sort(cards.begin(), cards.end());
  action.a = cards[0];
  action.b = cards[1];
  action.c = cards[2];
}

}  // namespace

core::Schema action_schema() { return kActionRows; }

json action_json(const Rules& rules, core::Action action) {
  json row = core::write_row(action_schema(), action.kind, arguments_of(action), writer(rules));
  if (is(action, Kind::kTurnIn)) gather_cards(row);
  return row;
}

base::Result<core::Action> parse_action(const Rules& rules, const json& action) {
  const auto read = [&rules](std::uint8_t type, const json& value) {
    return read_field(rules, static_cast<FieldType>(type), value);
  };
  json spread = action;
  if (is_named(action, "turn-in")) spread_cards(spread);
  const auto row = core::read_row(action_schema(), spread, "action", read);
  if (!row) return row.failure();
  core::Action parsed{row->kind, row->args[0], row->args[1], row->args[2]};
  if (is(parsed, Kind::kTurnIn)) sort_cards(parsed);
  if (is(parsed, Kind::kFortify) && row->args[3] != 0) parsed.b |= kWithLeader;
  return parsed;
}

json event_json(const Rules& rules, const core::Event& event) {
  return core::write_row(event_schema(), event.kind, event.args, writer(rules));
}

json refusal_json(const Rules& rules, const core::Refusal& refusal) {
  json row = core::write_row(refusal_schema(), refusal.reason, refusal.args, writer(rules));
  if (refusal.ruling.number != 0) row["ruling"] = ruling_text(refusal.ruling);
  return row;
}

}  // namespace trilogy
