// Intents, from JSON and from actions.

#include "rules/wotr/why_not/intent.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/json_reader.h"
#include "rules/wotr/json/schema.h"
#include "rules/wotr/names/read_id.h"

namespace wotr {
namespace {

using base::JsonReader;

Attempt attempt_named(std::string_view name) {
  if (name == "pass") return Attempt::kPass;
  if (name == "ring") return Attempt::kRing;
  if (name == "declare") return Attempt::kDeclare;
  if (name == "enter-mordor") return Attempt::kEnterMordor;
  if (name == "play-card") return Attempt::kPlayCard;
  return Attempt::kUse;
}

/// A use of a die, or an answer by the name that it has as an action.
void read_do(const JsonReader& what, Intent& intent) {
  const std::string name = what.text();
  intent.attempt = attempt_named(name);
  if (intent.attempt != Attempt::kUse) return;
  const core::Schema actions = action_schema();
  const auto row = std::find_if(actions.begin(), actions.end(),
                                [&](const core::SchemaRow& one) { return one.name == name; });
  if (find_id<Use>(name) || row == actions.end()) {
    intent.use = read_id<Use>(what, "use");
  } else {
    intent.attempt = Attempt::kAnswer;
    intent.answer = static_cast<ActionKind>(row - actions.begin());
  }
}

void read_who(const JsonReader& who, Intent& intent) {
  const std::string id = who.text();
  intent.nation = find_id<Nation>(id);
  intent.who = find_figure(id);
  if (!intent.who && !intent.nation) who.fail("there is no such figure or Nation");
}

void read_target(const Rules& rules, const JsonReader& target, Intent& intent) {
  if (target.value().is_number()) {
    intent.amount = target.integer(0, 255);
    return;
  }
  const std::string id = target.text();
  const RegionId region = find_region(rules, id);
  if (region != kNoRegion) {
    if (intent.to && *intent.to != region) target.fail("\"to\" names another region");
    intent.to = region;
  } else if (const auto nation = find_id<Nation>(id)) {
    if (intent.nation && intent.nation != nation) target.fail("\"who\" names another Nation");
    intent.nation = nation;
  } else if (const auto face = find_id<DieFace>(id)) {
    intent.target_face = face;
  } else {
    target.fail("there is no such region, Nation or face");
  }
}

Intent read_fields(const Rules& rules, const JsonReader& json) {
  json.allow({"die", "do", "card", "from", "who", "to", "target"});
  Intent intent;
  if (const auto what = json.find("do")) read_do(*what, intent);
  if (const auto die = json.find("die")) intent.die = read_id<DieFace>(*die, "face");
  if (const auto card = json.find("card")) intent.card = read_card(rules, *card);
  if (const auto from = json.find("from")) intent.from = read_region(rules, *from);
  if (const auto to = json.find("to")) intent.to = read_region(rules, *to);
  if (const auto who = json.find("who")) read_who(*who, intent);
  if (const auto target = json.find("target")) read_target(rules, *target, intent);
  return intent;
}

Attempt attempt_of(ActionKind kind) {
  switch (kind) {
    case ActionKind::kPass: return Attempt::kPass;
    case ActionKind::kRing: return Attempt::kRing;
    case ActionKind::kEnterMordor: return Attempt::kEnterMordor;
    case ActionKind::kUse: return Attempt::kUse;
    default: return Attempt::kAnswer;
  }
}

/// The argument goes to the field of the intent that speaks of such a thing.
void say_argument(Action action, FieldType type, Intent& intent) {
  switch (type) {
    case FieldType::kRegion: intent.to = region_of(action); break;
    case FieldType::kFigure: intent.who = figure_of(action); break;
    case FieldType::kCharacter: intent.who = figure_of(character_of(action)); break;
    case FieldType::kNation: intent.nation = static_cast<Nation>(action.a); break;
    case FieldType::kCard: intent.card = static_cast<CardId>(action.a); break;
    case FieldType::kNumber: intent.amount = action.a; break;
    case FieldType::kFace: intent.die = static_cast<DieFace>(action.a); break;
    case FieldType::kUse: intent.use = static_cast<Use>(action.a); break;
    default: break;
  }
}

FieldType argument_of(ActionKind kind) {
  const core::Field& argument = action_schema()[static_cast<std::size_t>(kind)].fields[0];
  return static_cast<FieldType>(argument.type);
}

}  // namespace

base::Result<Intent> read_intent(const Rules& rules, const nlohmann::json& json) {
  base::Fault fault{"intent"};
  const Intent intent = read_fields(rules, JsonReader(json, fault));
  if (fault.any()) return fault.error();
  return intent;
}

Intent intent_of(Action action) {
  Intent intent;
  intent.answer = static_cast<ActionKind>(action.kind);
  intent.attempt = attempt_of(intent.answer);
  say_argument(action, argument_of(intent.answer), intent);
  return intent;
}

std::optional<std::uint8_t> wanted_argument(const Intent& intent) {
  const auto value_of = [](const auto& said) -> std::optional<std::uint8_t> {
    if (!said) return std::nullopt;
    return static_cast<std::uint8_t>(*said);
  };
  switch (argument_of(intent.answer)) {
    case FieldType::kRegion: return value_of(intent.to);
    case FieldType::kFigure: return value_of(intent.who);
    case FieldType::kNation: return value_of(intent.nation);
    case FieldType::kCard: return value_of(intent.card);
    case FieldType::kNumber: return value_of(intent.amount);
    case FieldType::kFace: return intent.die ? value_of(intent.die) : value_of(intent.target_face);
    case FieldType::kCharacter:
      if (!intent.who || !is_character(*intent.who)) return std::nullopt;
      return byte_of(character_of(*intent.who));
    default: return std::nullopt;
  }
}

Intent without_argument(const Intent& intent) {
  Intent rest = intent;
  switch (argument_of(intent.answer)) {
    case FieldType::kRegion: rest.to.reset(); break;
    case FieldType::kFigure:
    case FieldType::kCharacter: rest.who.reset(); break;
    case FieldType::kNation: rest.nation.reset(); break;
    case FieldType::kCard: rest.card.reset(); break;
    case FieldType::kNumber: rest.amount.reset(); break;
    case FieldType::kFace: (rest.die ? rest.die : rest.target_face).reset(); break;
    default: break;
  }
  return rest;
}

}  // namespace wotr
