#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string_view>

#include "base/result.h"
#include "rules/core/decision.h"
#include "rules/core/event.h"
#include "rules/core/refusal.h"
#include "rules/core/schema.h"
#include "rules/wotr/state/rules.h"

namespace wotr {

/// What an argument byte of an action, event or refusal stands for.
enum class FieldType : std::uint8_t {
  kUnused,
  kNumber,
  kFlag,
  kRegion,  ///< "bree"
  kPlace,   ///< "bree", "erebor.garrison", "reinforcements", "casualties", "fellowship", "aside"
  kRoute,   ///< the Shadow Strongholds on the way: ["moria"]
  kNation,
  kSide,
  kSeat,  ///< "free", "witch-king" …
  kCharacter,
  kFigure,  ///< "gondor.regular", "nazgul", "strider"
  kCard,    ///< "hidden" where the viewer may not know it
  kDeck,
  kFace,
  kTile,
  kUse,
  kPhase,
  kCause,
  kBattleKind,
  kVictory,
  kVerb,        ///< what a card lets the player do: "recruit"
  kCombatHalf,  ///< "it-is-a-gift"
  kCount
};

/// One row for each ActionKind, EventKind, Reason and StepKind, in their order.
core::Schema action_schema();
core::Schema event_schema();
core::Schema refusal_schema();
/// The steps that are pending, as saves hold them.
core::Schema step_schema();

nlohmann::json action_json(const Rules& rules, core::Action action);
base::Result<core::Action> parse_action(const Rules& rules, const nlohmann::json& action);
nlohmann::json event_json(const Rules& rules, const core::Event& event);
/// The row and, beside its fields, the ruling: "R-082".
nlohmann::json refusal_json(const Rules& rules, const core::Refusal& refusal);

/// "choose-die", "hunt-roll" …
std::string_view decision_name(const core::Decision& decision);
/// The stream of luck that a chance decision draws from: one for each purpose, so that a battle
/// never changes what the Hunt will bring.
std::string_view stream_name(const core::Decision& decision);

}  // namespace wotr
