#include "rules/wotr/names.h"
#include "rules/wotr/names_table.h"

namespace wotr {
namespace {

using enum DecisionKind;

constexpr auto kIds = ids_in_order<DecisionKind>({
    {kNone, "none"},
    {kDrawFreeCharacter, "draw-free-character"},
    {kDrawFreeStrategy, "draw-free-strategy"},
    {kDrawShadowCharacter, "draw-shadow-character"},
    {kDrawShadowStrategy, "draw-shadow-strategy"},
    {kActionRollFree, "action-roll-free"},
    {kActionRollShadow, "action-roll-shadow"},
    {kHuntRoll, "hunt-roll"},
    {kHuntRerollRoll, "hunt-reroll-roll"},
    {kHuntTile, "hunt-tile"},
    {kHuntTileDie, "hunt-tile-die"},
    {kRandomCompanion, "random-companion"},
    {kCombatRollFree, "combat-roll-free"},
    {kCombatRollShadow, "combat-roll-shadow"},
    {kCombatRerollFree, "combat-reroll-free"},
    {kCombatRerollShadow, "combat-reroll-shadow"},
    {kCardDie, "card-die"},
    {kDiscard, "discard"},
    {kDeclare, "declare"},
    {kFellowshipPhase, "fellowship-phase"},
    {kGuide, "guide"},
    {kAllocation, "allocation"},
    {kChooseDie, "choose-die"},
    {kRingDie, "ring-die"},
    {kRingFace, "ring-face"},
    {kChooseUse, "choose-use"},
    {kArmyFrom, "army-from"},
    {kArmyTo, "army-to"},
    {kArmyGroup, "army-group"},
    {kAttackFrom, "attack-from"},
    {kAttackTarget, "attack-target"},
    {kAttackGroup, "attack-group"},
    {kSeparateGroup, "separate-group"},
    {kSeparateTo, "separate-to"},
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
    {kHuntReroll, "hunt-reroll"},
    {kHuntDamage, "hunt-damage"},
    {kRevealTo, "reveal-to"},
    {kRevealRoute, "reveal-route"},
    {kWhiteRider, "white-rider"},
    {kWithdraw, "withdraw"},
    {kCasualty, "casualty"},
    {kCeaseOrContinue, "cease-or-continue"},
    {kRetreat, "retreat"},
    {kExtendSiege, "extend-siege"},
    {kAdvance, "advance"},
    {kExcess, "excess"},
    {kOfferSwap, "offer-swap"},
    {kAnswerSwap, "answer-swap"},
    {kMergeRegion, "merge-region"},
    {kAnswerMerge, "answer-merge"},
    {kPlayCard, "play-card"},
    {kCardOption, "card-option"},
    {kCardRegion, "card-region"},
    {kCardFigure, "card-figure"},
    {kCardNation, "card-nation"},
    {kAfterCardDraw, "after-card-draw"},
    {kRansom, "ransom"},
    {kRansomPayment, "ransom-payment"},
});
static_assert(kIds.size() == static_cast<std::size_t>(kCount));

}  // namespace

template <>
std::span<const std::string_view> ids<DecisionKind>() {
  return kIds;
}

}  // namespace wotr
