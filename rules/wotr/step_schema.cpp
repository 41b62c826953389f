#include "rules/wotr/schema_table.h"
#include "rules/wotr/step.h"

namespace wotr {
namespace {

using Kind = StepKind;
using enum FieldType;

constexpr auto kRows = schema_in_order<StepKind>({
    {Kind::kNone, "none"},
    {Kind::kBeginPhase, "begin-phase", {{{"phase", kPhase}}}},
    {Kind::kRecover, "recover"},
    {Kind::kDrawCard, "draw-card", {{{"side", kSide}, {"deck", kDeck}}}},
    {Kind::kDiscardToLimit, "discard-to-limit", {{{"side", kSide}}}},
    {Kind::kHuntAllocation, "hunt-allocation"},
    {Kind::kActionRoll, "action-roll", {{{"side", kSide}}}},
    {Kind::kActionPhase, "action-phase"},
    {Kind::kEndOfActions, "end-of-actions"},
    {Kind::kVictoryCheck, "victory-check"},
    {Kind::kChooseDie, "choose-die", {{{"side", kSide}}}},
    {Kind::kRingDie, "ring-die", {{{"side", kSide}}}},
    {Kind::kRingFace, "ring-face", {{{"side", kSide}, {"face", kFace}}}},
    {Kind::kChooseUse, "choose-use", {{{"side", kSide}, {"face", kFace}}}},
    {Kind::kEndOfAction, "end-of-action", {{{"side", kSide}, {"toHuntBox", kFlag}}}},
    {Kind::kDeclare, "declare"},
    {Kind::kFellowshipPhase, "fellowship-phase", {{{"guideChanged", kFlag}, {"declared", kFlag}}}},
    {Kind::kChooseGuide, "choose-guide"},
    {Kind::kAppointGuide, "appoint-guide"},
    {Kind::kSeparateGroup, "separate-group"},
    {Kind::kSeparateTo, "separate-to", {{{"steps", kNumber}, {"cause", kCause}}}},
    {Kind::kHunt, "hunt"},
    {Kind::kHuntRoll, "hunt-roll"},
    {Kind::kHuntReroll, "hunt-reroll"},
    {Kind::kHuntRerollRoll, "hunt-reroll-roll"},
    {Kind::kHuntOutcome, "hunt-outcome"},
    {Kind::kDrawTile, "draw-tile"},
    {Kind::kTileDie, "tile-die"},
    {Kind::kHuntDamage, "hunt-damage"},
    {Kind::kRandomCompanion, "random-companion"},
    {Kind::kAfterTile, "after-tile"},
    {Kind::kRevealTo, "reveal-to"},
    {Kind::kRevealRoute, "reveal-route", {{{"to", kRegion}}}},
    {Kind::kStrongholdTiles, "stronghold-tiles"},
    {Kind::kMoveArmyFrom, "move-army-from", {{{"side", kSide}, {"moves", kNumber}}}},
    {Kind::kMoveArmyTo, "move-army-to", {{{"side", kSide}, {"moves", kNumber}, {"from", kRegion}}}},
    {Kind::kMoveArmyGroup, "move-army-group", {{{"side", kSide}, {"moves", kNumber}}}},
    {Kind::kCompanionsFrom, "companions-from"},
    {Kind::kCompanionsGroup, "companions-group"},
    {Kind::kCompanionsTo, "companions-to"},
    {Kind::kMinionsFrom, "minions-from"},
    {Kind::kMinionsGroup, "minions-group"},
    {Kind::kMinionsTo, "minions-to"},
    {Kind::kRecruitFigure,
     "recruit-figure",
     {{{"side", kSide}, {"first", kFigure}, {"firstIn", kRegion}}}},
    {Kind::kRecruitRegion,
     "recruit-region",
     {{{"side", kSide}, {"figure", kFigure}, {"first", kFigure}, {"firstIn", kRegion}}}},
    {Kind::kDiplomacy, "diplomacy", {{{"side", kSide}, {"byCompanion", kFlag}}}},
    {Kind::kMinion, "minion"},
    {Kind::kMinionRegion, "minion-region", {{{"character", kCharacter}}}},
    {Kind::kVoice, "voice", {{{"served", kNumber}}}},
    {Kind::kGandalfRegion, "gandalf-region"},
    {Kind::kDrawDeck, "draw-deck", {{{"side", kSide}}}},
    {Kind::kAttackFrom, "attack-from", {{{"side", kSide}}}},
    {Kind::kAttackTarget, "attack-target", {{{"side", kSide}, {"from", kRegion}}}},
    {Kind::kAttackGroup, "attack-group", {{{"side", kSide}}}},
    {Kind::kBattle, "battle"},
    {Kind::kWhiteRider, "white-rider"},
    {Kind::kRound, "round"},
    {Kind::kWithdraw, "withdraw"},
    {Kind::kCombatRoll, "combat-roll"},
    {Kind::kLeaderReroll, "leader-reroll"},
    {Kind::kRerollRoll, "reroll-roll"},
    {Kind::kRoundResult, "round-result"},
    {Kind::kCasualty, "casualty", {{{"side", kSide}, {"hits", kNumber}, {"place", kPlace}}}},
    {Kind::kCeaseOrContinue, "cease-or-continue"},
    {Kind::kRetreat, "retreat"},
    {Kind::kExtendSiege, "extend-siege"},
    {Kind::kAdvance, "advance", {{{"side", kSide}}}},
    {Kind::kBattleEnd, "battle-end"},
    {Kind::kAftermath, "aftermath", {{{"side", kSide}}}},
    {Kind::kExcessUnits, "excess-units", {{{"side", kSide}, {"place", kPlace}}}},
});
static_assert(kRows.size() == static_cast<std::size_t>(StepKind::kCount));

}  // namespace

core::Schema step_schema() { return kRows; }

}  // namespace wotr
