#include "rules/core/schema_table.h"
#include "rules/wotr/json/schema.h"
#include "rules/wotr/state/actions.h"

namespace wotr {
namespace {

using Kind = ActionKind;
using Type = FieldType;

constexpr auto kActionRows = core::schema_in_order<ActionKind, FieldType>({
    {Kind::kNone, "none"},
    {Kind::kRoll, "roll", {{{"value", Type::kNumber}}}},
    {Kind::kFace, "face", {{{"face", Type::kFace}}}},
    {Kind::kDraw, "draw", {{{"card", Type::kCard}}}},
    {Kind::kTile, "tile", {{{"tile", Type::kTile}}}},
    {Kind::kCompanion, "companion", {{{"character", Type::kCharacter}}}},
    {Kind::kRegion, "region", {{{"region", Type::kRegion}}}},
    {Kind::kRoute, "route", {{{"strongholds", Type::kRoute}}}},
    {Kind::kDie, "die", {{{"face", Type::kFace}}}},
    {Kind::kUse, "use", {{{"use", Type::kUse}}}},
    {Kind::kRing, "ring"},
    {Kind::kPass, "pass"},
    {Kind::kFigure, "figure", {{{"figure", Type::kFigure}}}},
    {Kind::kLeave, "leave", {{{"figure", Type::kFigure}}}},
    {Kind::kTake, "take", {{{"character", Type::kCharacter}}}},
    {Kind::kGo, "go"},
    {Kind::kStop, "stop"},
    {Kind::kNation, "nation", {{{"nation", Type::kNation}}}},
    {Kind::kCharacter, "character", {{{"character", Type::kCharacter}}}},
    {Kind::kDeck, "deck", {{{"deck", Type::kDeck}}}},
    {Kind::kDiscard, "discard", {{{"card", Type::kCard}}}},
    {Kind::kAllocate, "allocate", {{{"dice", Type::kNumber}}}},
    {Kind::kReroll, "reroll", {{{"dice", Type::kNumber}}}},
    {Kind::kEnterMordor, "enter-mordor"},
    {Kind::kRemove, "remove", {{{"figure", Type::kFigure}}}},
    {Kind::kReduce, "reduce", {{{"figure", Type::kFigure}}}},
    {Kind::kLoseGuide, "lose-guide"},
    {Kind::kLoseRandom, "lose-random"},
    {Kind::kGuideAbility, "guide-ability"},
    {Kind::kSuffer, "suffer"},
    {Kind::kWithdraw, "withdraw"},
    {Kind::kStand, "stand"},
    {Kind::kContinue, "continue"},
    {Kind::kCease, "cease"},
    {Kind::kForfeit, "forfeit"},
    {Kind::kRegulars, "regulars"},
    {Kind::kElites, "elites"},
    {Kind::kSwap, "swap", {{{"card", Type::kCard}}}},
    {Kind::kMerge, "merge"},
    {Kind::kAccept, "accept"},
    {Kind::kPlay, "play", {{{"card", Type::kCard}}}},
    {Kind::kOption, "option", {{{"option", Type::kVerb}}}},
    {Kind::kCard, "card", {{{"card", Type::kCard}}}},
    {Kind::kAmount, "amount", {{{"amount", Type::kNumber}}}},
});
static_assert(kActionRows.size() == static_cast<std::size_t>(ActionKind::kCount));

}  // namespace

core::Schema action_schema() { return kActionRows; }

}  // namespace wotr
