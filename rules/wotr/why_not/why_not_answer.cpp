// Answers to a question in the midst of an action.

#include <algorithm>

#include "rules/wotr/json/schema.h"
#include "rules/wotr/why_not/why_parts.h"

namespace wotr {
namespace {

/// What the intent says about the argument of the action; empty when it says nothing.
std::optional<std::uint8_t> wanted(const Intent& intent, FieldType type) {
  const auto value_of = [](const auto& said) -> std::optional<std::uint8_t> {
    if (!said) return std::nullopt;
    return static_cast<std::uint8_t>(*said);
  };
  switch (type) {
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

}  // namespace

core::Refusal why_not_answer(const Rules& rules, const View& view, const Intent& intent) {
  const core::Decision& pending = view.decision;
  const core::Field& argument = action_schema()[static_cast<std::size_t>(intent.answer)].fields[0];
  const auto value = wanted(intent, static_cast<FieldType>(argument.type));
  const bool offered = std::any_of(
      pending.actions.begin(), pending.actions.end(),
      [&](Action action) { return is(action, intent.answer) && (!value || action.a == *value); });
  if (offered) return core::kAccepted;
  for (const auto chapter : {why_not_in_team, why_not_in_turn, why_not_in_group, why_not_in_battle,
                             why_not_in_hunt, why_not_in_recruiting, why_not_in_play}) {
    const core::Refusal telling = chapter(rules, view, intent);
    if (telling.refused()) return telling;
  }
  return refuse(Reason::kNotOffered, pending.ruling.number);
}

}  // namespace wotr
