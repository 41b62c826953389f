// An action that was refused, as the intent that it stands for.

#include "rules/wotr/json/schema.h"
#include "rules/wotr/why_not/why_not.h"
#include "rules/wotr/why_not/why_parts.h"

namespace wotr {
namespace {

Wish wish_of(ActionKind kind) {
  switch (kind) {
    case ActionKind::kPass: return Wish::kPass;
    case ActionKind::kRing: return Wish::kRing;
    case ActionKind::kEnterMordor: return Wish::kEnterMordor;
    case ActionKind::kUse: return Wish::kUse;
    default: return Wish::kAnswer;
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

}  // namespace

Intent intent_of(Action action) {
  Intent intent;
  intent.answer = static_cast<ActionKind>(action.kind);
  intent.wish = wish_of(intent.answer);
  const core::Field& argument = action_schema()[action.kind].fields[0];
  say_argument(action, static_cast<FieldType>(argument.type), intent);
  return intent;
}

}  // namespace wotr
