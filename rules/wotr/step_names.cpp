#include "rules/wotr/names.h"
#include "rules/wotr/names_table.h"

namespace wotr {
namespace {

using enum StepKind;

constexpr auto kIds = ids_in_order<StepKind>({
    {kNone, "none"},
    {kBeginPhase, "begin-phase"},
    {kRecover, "recover"},
    {kDrawCard, "draw-card"},
    {kDiscardToLimit, "discard-to-limit"},
    {kHuntAllocation, "hunt-allocation"},
    {kActionRoll, "action-roll"},
    {kActionPhase, "action-phase"},
    {kEndOfActions, "end-of-actions"},
    {kVictoryCheck, "victory-check"},
    {kChooseDie, "choose-die"},
    {kRingDie, "ring-die"},
    {kRingFace, "ring-face"},
    {kChooseUse, "choose-use"},
    {kEndOfAction, "end-of-action"},
    {kDeclare, "declare"},
    {kFellowshipPhase, "fellowship-phase"},
    {kChooseGuide, "choose-guide"},
    {kAppointGuide, "appoint-guide"},
    {kSeparateGroup, "separate-group"},
    {kSeparateTo, "separate-to"},
    {kHunt, "hunt"},
    {kHuntRoll, "hunt-roll"},
    {kHuntReroll, "hunt-reroll"},
    {kHuntRerollRoll, "hunt-reroll-roll"},
    {kHuntOutcome, "hunt-outcome"},
    {kDrawTile, "draw-tile"},
    {kTileDie, "tile-die"},
    {kHuntDamage, "hunt-damage"},
    {kRandomCompanion, "random-companion"},
    {kAfterTile, "after-tile"},
    {kRevealTo, "reveal-to"},
    {kRevealRoute, "reveal-route"},
    {kStrongholdTiles, "stronghold-tiles"},
    {kMoveArmyFrom, "move-army-from"},
    {kMoveArmyTo, "move-army-to"},
    {kMoveArmyGroup, "move-army-group"},
    {kCompanionsFrom, "companions-from"},
    {kCompanionsGroup, "companions-group"},
    {kCompanionsTo, "companions-to"},
    {kMinionsFrom, "minions-from"},
    {kMinionsGroup, "minions-group"},
    {kMinionsTo, "minions-to"},
    {kRecruitFigure, "recruit-figure"},
    {kRecruitRegion, "recruit-region"},
    {kDiplomacy, "diplomacy"},
    {kMinion, "minion"},
    {kMinionRegion, "minion-region"},
    {kVoice, "voice"},
    {kGandalfRegion, "gandalf-region"},
    {kDrawDeck, "draw-deck"},
    {kAttackFrom, "attack-from"},
    {kAttackTarget, "attack-target"},
    {kAttackGroup, "attack-group"},
    {kBattle, "battle"},
    {kWhiteRider, "white-rider"},
    {kRound, "round"},
    {kWithdraw, "withdraw"},
    {kCombatRoll, "combat-roll"},
    {kLeaderReroll, "leader-reroll"},
    {kRerollRoll, "reroll-roll"},
    {kRoundResult, "round-result"},
    {kCasualty, "casualty"},
    {kCeaseOrContinue, "cease-or-continue"},
    {kRetreat, "retreat"},
    {kExtendSiege, "extend-siege"},
    {kAdvance, "advance"},
    {kBattleEnd, "battle-end"},
    {kAftermath, "aftermath"},
    {kExcessUnits, "excess-units"},
});
static_assert(kIds.size() == static_cast<std::size_t>(kCount));

}  // namespace

template <>
std::span<const std::string_view> ids<StepKind>() {
  return kIds;
}

}  // namespace wotr
