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
    {Kind::kDrawCard, "draw-card", {{{"seat", kSeat}, {"deck", kDeck}}}},
    {Kind::kDiscardToLimit, "discard-to-limit", {{{"seat", kSeat}}}},
    {Kind::kOfferSwap, "offer-swap", {{{"seat", kSeat}}}},
    {Kind::kAnswerSwap, "answer-swap", {{{"seat", kSeat}, {"card", kCard}}}},
    {Kind::kHuntAllocation, "hunt-allocation"},
    {Kind::kActionRoll, "action-roll", {{{"side", kSide}}}},
    {Kind::kActionPhase, "action-phase"},
    {Kind::kEndOfActions, "end-of-actions"},
    {Kind::kVictoryCheck, "victory-check"},
    {Kind::kChooseDie, "choose-die", {{{"mergeOffered", kFlag}}}},
    {Kind::kRingDie, "ring-die", {{{"mergeOffered", kFlag}}}},
    {Kind::kRingFace, "ring-face", {{{"face", kFace}, {"mergeOffered", kFlag}}}},
    {Kind::kChooseUse, "choose-use", {{{"face", kFace}}}},
    {Kind::kEndOfAction, "end-of-action", {{{"toHuntBox", kFlag}}}},
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
    {Kind::kMoveArmyFrom, "move-army-from", {{{"moves", kNumber}}}},
    {Kind::kMoveArmyTo, "move-army-to", {{{"moves", kNumber}, {"from", kRegion}}}},
    {Kind::kMoveArmyGroup, "move-army-group", {{{"moves", kNumber}}}},
    {Kind::kCompanionsFrom, "companions-from"},
    {Kind::kCompanionsGroup, "companions-group"},
    {Kind::kCompanionsTo, "companions-to"},
    {Kind::kMinionsFrom, "minions-from"},
    {Kind::kMinionsGroup, "minions-group"},
    {Kind::kMinionsTo, "minions-to"},
    {Kind::kRecruitFigure, "recruit-figure", {{{"first", kFigure}, {"firstIn", kRegion}}}},
    {Kind::kRecruitRegion,
     "recruit-region",
     {{{"figure", kFigure}, {"first", kFigure}, {"firstIn", kRegion}}}},
    {Kind::kDiplomacy, "diplomacy", {{{"byCompanion", kFlag}}}},
    {Kind::kMinion, "minion"},
    {Kind::kMinionRegion, "minion-region", {{{"character", kCharacter}}}},
    {Kind::kVoice, "voice", {{{"served", kNumber}}}},
    {Kind::kGandalfRegion, "gandalf-region"},
    {Kind::kDrawDeck, "draw-deck", {{{"seat", kSeat}}}},
    {Kind::kAttackFrom, "attack-from"},
    {Kind::kAttackTarget, "attack-target", {{{"from", kRegion}}}},
    {Kind::kAttackGroup, "attack-group"},
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
    {Kind::kAdvance, "advance"},
    {Kind::kBattleEnd, "battle-end"},
    {Kind::kMergeRegion, "merge-region"},
    {Kind::kAnswerMerge, "answer-merge", {{{"place", kPlace}}}},
    {Kind::kAftermath, "aftermath", {{{"side", kSide}}}},
    {Kind::kExcessUnits, "excess-units", {{{"seat", kSeat}, {"place", kPlace}}}},
});
static_assert(kRows.size() == static_cast<std::size_t>(StepKind::kCount));

}  // namespace

core::Schema step_schema() { return kRows; }

}  // namespace wotr
