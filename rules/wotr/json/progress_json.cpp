#include <cstring>
#include <nlohmann/json.hpp>

#include "rules/core/schema_json.h"
#include "rules/wotr/flow/step_table.h"
#include "rules/wotr/json/board_json.h"
#include "rules/wotr/json/field_json.h"
#include "rules/wotr/json/fields.h"
#include "rules/wotr/json/figures_json.h"
#include "rules/wotr/names/names.h"

namespace wotr {
namespace {

using nlohmann::json;

/// Bytes tell whether nothing is in progress, for every field counts.
template <class Part>
bool is_untouched(const Part& part) {
  const Part untouched;
  return std::memcmp(&part, &untouched, sizeof(Part)) == 0;
}

auto field_writer(const Rules& rules, json& object) {
  return [&rules, &object](std::string_view name, FieldType type, auto value) {
    object[std::string(name)] = write_field(rules, type, static_cast<std::uint8_t>(value));
  };
}

json hunt_json(const Rules& rules, const Hunt& hunt) {
  if (is_untouched(hunt)) return nullptr;
  json object = json::object();
  visit_hunt(hunt, field_writer(rules, object));
  return object;
}

json combat_terms_json(const Rules& rules, const CombatTerms& terms) {
  json object = json::object();
  visit_combat_terms(terms, field_writer(rules, object));
  object["card"] =
      terms.card == kNoCard ? json() : write_field(rules, FieldType::kCard, byte_of(terms.card));
  return object;
}

/// What the Combat cards of the round mean; the sides without any are left out.
json combat_cards_json(const Rules& rules, const Battle& battle) {
  json object = json::object();
  for (const Side side : {Side::kFree, Side::kShadow}) {
    const CombatTerms& terms = battle.cards[at(side)];
    if (terms == CombatTerms{}) continue;
    object[std::string(id_of(side))] = combat_terms_json(rules, terms);
  }
  return object;
}

json event_in_play_json(const Rules& rules, const CardInPlay& event) {
  if (event.card == kNoCard) return nullptr;
  json object = json::object();
  visit_event(event, field_writer(rules, object));
  object["chosen"] = json::array();
  for (const RegionId region : event.chosen) {
    object["chosen"].push_back(region_of(rules, region).id);
  }
  object["army"] = figures_json(event.figures);
  return object;
}

json group_json(const Rules& rules, const Group& group) {
  if (is_untouched(group)) return nullptr;
  json object = figures_json(group.figures);
  object["from"] = write_field(rules, FieldType::kPlace, byte_of(group.from));
  object["to"] = write_field(rules, FieldType::kRegion, byte_of(group.to));
  return object;
}

/// Figures that may not move again in this action.
json moved_json(const Rules& rules, const Board& board) {
  json object = {{"armies", json::array()}};
  for (const MovedArmy& army : board.moved) {
    if (army.region == kNoRegion) continue;
    object["armies"].push_back(figures_json(army.figures));
    object["armies"].back()["region"] =
        write_field(rules, FieldType::kRegion, byte_of(army.region));
  }
  object["travellers"] = characters_json(board.moved_characters);
  object["flights"] = json::array();
  for (std::size_t i = 0; i < board.moved_nazgul_count; ++i) {
    object["flights"].push_back(
        write_field(rules, FieldType::kRegion, byte_of(board.moved_nazgul[i])));
  }
  return object;
}

}  // namespace

json battle_json(const Rules& rules, const Board& board) {
  const Battle& battle = board.battle;
  if (is_untouched(battle)) return nullptr;
  json object = json::object();
  visit_battle(battle, field_writer(rules, object));
  object["rearguard"] = figures_json(battle.rearguard);
  if (battle.landing != 0) object["landingForce"] = figures_json(board.landing);
  object["cards"] = combat_cards_json(rules, battle);
  object["leaderless"] = characters_json(battle.leaderless);
  object["silenced"] = characters_json(battle.silenced);
  return object;
}

json progress_json(const Rules& rules, const Board& board) {
  return {
      {"die", id_of(board.acting_die)},          {"use", id_of(static_cast<Use>(board.acting_as))},
      {"group", group_json(rules, board.group)}, {"moved", moved_json(rules, board)},
      {"hunt", hunt_json(rules, board.hunt)},    {"card", event_in_play_json(rules, board.event)}};
}

json pending_json(const Rules& rules, const StepStack& pending) {
  const auto write = [&rules](std::uint8_t type, std::uint8_t value) {
    return write_field(rules, static_cast<FieldType>(type), value);
  };
  const auto row_of = [&write](const Step& step) {
    return core::write_row(step_schema(), byte_of(step.kind), step.args, write);
  };
  json steps = json::array();
  if (pending.overflowed()) steps.push_back(row_of(Step{}));  // one too many to be read again
  const auto kept = pending.steps();
  for (std::size_t i = kept.size(); i-- > 0;) steps.push_back(row_of(kept[i]));
  return steps;
}

}  // namespace wotr
