#include "rules/core/schema_table.h"
#include "rules/trilogy/json/schema.h"
#include "rules/trilogy/state/field_type.h"
#include "rules/trilogy/state/reasons.h"

namespace trilogy {
namespace {

using Why = Reason;
using Type = FieldType;

constexpr auto kReasonRows = core::schema_in_order<Reason, FieldType>({
    {Why::kNone, "none"},
    {Why::kNotOffered, "not-offered"},
    {Why::kTooMuchPending, "too-much-pending"},
    {Why::kGameOver, "game-over"},
    {Why::kChanceDecides, "chance-decides"},
    {Why::kNotYourDecision, "not-your-decision", {{{"seat", Type::kSeat}}}},
    {Why::kNotInSetUp, "not-in-set-up", {{{"phase", Type::kPhase}}}},
    {Why::kNotThisStep, "not-this-step", {{{"step", Type::kTurnStep}}}},
    {Why::kFinishFirst, "finish-first"},
    {Why::kNotYours, "not-yours", {{{"territory", Type::kTerritory}}}},
    {Why::kYours, "yours", {{{"territory", Type::kTerritory}}}},
    {Why::kTooFewBattalions, "too-few-battalions", {{{"territory", Type::kTerritory}}}},
    {Why::kNotAdjacent, "not-adjacent", {{{"from", Type::kTerritory}, {"to", Type::kTerritory}}}},
    {Why::kNothingBorders, "nothing-borders", {{{"territory", Type::kTerritory}}}},
    {Why::kBridgeClosed, "bridge-closed", {{{"from", Type::kTerritory}, {"to", Type::kTerritory}}}},
    {Why::kBarred, "barred", {{{"territory", Type::kTerritory}}}},
    {Why::kOtherTarget, "other-target", {{{"territory", Type::kTerritory}}}},
    {Why::kTooManyDice,
     "too-many-dice",
     {{{"territory", Type::kTerritory}, {"dice", Type::kNumber}}}},
    {Why::kTooManyDefenceDice,
     "too-many-defence-dice",
     {{{"territory", Type::kTerritory}, {"dice", Type::kNumber}}}},
    {Why::kSeaToll,
     "sea-toll",
     {{{"territory", Type::kTerritory}, {"count", Type::kNumber}, {"dice", Type::kNumber}}}},
    {Why::kNotFree, "not-free", {{{"territory", Type::kTerritory}}}},
    {Why::kTooMany, "too-many", {{{"count", Type::kNumber}}}},
    {Why::kTooFewMoveIn, "too-few-move-in", {{{"count", Type::kNumber}}}},
    {Why::kNotInArea, "not-in-area", {{{"territory", Type::kTerritory}, {"card", Type::kCard}}}},
    {Why::kNotConnected, "not-connected", {{{"from", Type::kTerritory}, {"to", Type::kTerritory}}}},
    {Why::kNoLeaderThere, "no-leader-there", {{{"territory", Type::kTerritory}}}},
    {Why::kLeaderThere, "leader-there", {{{"territory", Type::kTerritory}}}},
    {Why::kLeaderOnBoard, "leader-on-board"},
    {Why::kNoFortifyLeft, "no-fortify-left"},
    {Why::kNotInHand, "not-in-hand", {{{"card", Type::kCard}}}},
    {Why::kNotASet, "not-a-set"},
    {Why::kMustTurnIn, "must-turn-in"},
    {Why::kSetsOver, "sets-over"},
    {Why::kEventsResolve, "events-resolve", {{{"card", Type::kCard}}}},
    {Why::kNotItsMoment, "not-its-moment", {{{"card", Type::kCard}}}},
    {Why::kDoesNothing, "does-nothing", {{{"card", Type::kCard}}}},
    {Why::kNotEntered, "not-entered", {{{"card", Type::kCard}, {"territory", Type::kTerritory}}}},
    {Why::kNotHeld, "not-held", {{{"card", Type::kCard}}}},
    {Why::kDrewAdventure, "drew-adventure"},
});
static_assert(kReasonRows.size() == static_cast<std::size_t>(Reason::kCount));

}  // namespace

core::Schema refusal_schema() { return kReasonRows; }

}  // namespace trilogy
