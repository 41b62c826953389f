#pragma once

#include <cstdint>
#include <string_view>

#include "rules/core/decision.h"
#include "rules/core/names_table.h"
#include "rules/wotr/state/ids.h"

namespace wotr {

using core::Decision;

/// What is asked, or what chance decides; each has its row below.
enum class DecisionKind : std::uint8_t {
  kNone,
  // Chance: its purpose.
  kDrawFreeCharacter,
  kDrawFreeStrategy,
  kDrawShadowCharacter,
  kDrawShadowStrategy,
  kActionRollFree,
  kActionRollShadow,
  kHuntRoll,
  kHuntRerollRoll,
  kHuntTile,
  kHuntTileDie,
  kRandomCompanion,
  kCombatRollFree,
  kCombatRollShadow,
  kCombatRerollFree,
  kCombatRerollShadow,
  kCardDie,
  kRandomCard,
  // Seats.
  kDiscard,
  kDeclare,
  kFellowshipPhase,
  kGuide,
  kAllocation,
  kChooseDie,
  kRingDie,
  kRingFace,
  kChooseUse,
  kArmyFrom,
  kArmyTo,
  kArmyGroup,
  kAttackFrom,
  kAttackTarget,
  kAttackGroup,
  kSeparateGroup,
  kSeparateTo,
  kCompanionsFrom,
  kCompanionsGroup,
  kCompanionsTo,
  kMinionsFrom,
  kMinionsGroup,
  kMinionsTo,
  kRecruitFigure,
  kRecruitRegion,
  kDiplomacy,
  kMinion,
  kMinionRegion,
  kVoice,
  kGandalfRegion,
  kDrawDeck,
  kHuntReroll,
  kHuntDamage,
  kRevealTo,
  kRevealRoute,
  kWhiteRider,
  kWithdraw,
  kCombatCard,
  kSelfHits,
  kForfeitPoints,
  kForfeitLeadership,
  kSilence,
  kVictim,
  kSacrifice,
  kLeaveField,
  kCasualty,
  kCeaseOrContinue,
  kRetreat,
  kExtendSiege,
  kAdvance,
  kExcess,
  kOfferSwap,
  kAnswerSwap,
  kMergeRegion,
  kAnswerMerge,
  kPlayCard,
  kCardOption,
  kCardRegion,
  kCardFigure,
  kCardNation,
  kAfterCardDraw,
  kRansom,
  kRansomPayment,
  kCardActionDie,
  kCardFromTable,
  kPreventDraw,
  kRedrawTile,
  kLowerDamage,
  kHuntBonus,
  kMoriaTile,
  kLossOfCard,
  kTemptation,
  kScatter,
  kDeclareCombatCard,
  kCount
};

/// What is to be known of a kind of question.
struct QuestionRow {
  DecisionKind kind;
  std::string_view name;  ///< in JSON and sentences
  /// What chance draws from, empty when a seat decides: a stream of luck for each purpose, so that
  /// a battle never changes what the Hunt will bring.
  std::string_view stream;
  bool shows_cards = false;   ///< the options would show a deck or a hand
  bool always_asked = false;  ///< with one answer too: not to ask would tell what one holds (R-331)
};

namespace questions {

using enum DecisionKind;

/// A seat decides.
consteval QuestionRow asks(DecisionKind kind, std::string_view name) { return {kind, name, {}}; }
consteval QuestionRow always_asks(DecisionKind kind, std::string_view name) {
  return {.kind = kind, .name = name, .stream = {}, .always_asked = true};
}
/// Chance decides: by dice or tiles, or by a card that nobody may see beforehand.
consteval QuestionRow throws(DecisionKind kind, std::string_view name, std::string_view stream) {
  return {kind, name, stream};
}
consteval QuestionRow deals(DecisionKind kind, std::string_view name, std::string_view stream) {
  return {.kind = kind, .name = name, .stream = stream, .shows_cards = true};
}

inline constexpr auto kRows = core::rows_in_order<QuestionRow>({
    asks(kNone, "none"),
    deals(kDrawFreeCharacter, "draw-free-character", "deck-free-character"),
    deals(kDrawFreeStrategy, "draw-free-strategy", "deck-free-strategy"),
    deals(kDrawShadowCharacter, "draw-shadow-character", "deck-shadow-character"),
    deals(kDrawShadowStrategy, "draw-shadow-strategy", "deck-shadow-strategy"),
    throws(kActionRollFree, "action-roll-free", "action-dice-free"),
    throws(kActionRollShadow, "action-roll-shadow", "action-dice-shadow"),
    throws(kHuntRoll, "hunt-roll", "hunt"),
    throws(kHuntRerollRoll, "hunt-reroll-roll", "hunt"),
    throws(kHuntTile, "hunt-tile", "tiles"),
    throws(kHuntTileDie, "hunt-tile-die", "tiles"),
    throws(kRandomCompanion, "random-companion", "companion"),
    throws(kCombatRollFree, "combat-roll-free", "combat-free"),
    throws(kCombatRollShadow, "combat-roll-shadow", "combat-shadow"),
    throws(kCombatRerollFree, "combat-reroll-free", "combat-free"),
    throws(kCombatRerollShadow, "combat-reroll-shadow", "combat-shadow"),
    throws(kCardDie, "card-die", "card-dice"),
    deals(kRandomCard, "random-card", "random-card"),
    asks(kDiscard, "discard"),
    asks(kDeclare, "declare"),
    asks(kFellowshipPhase, "fellowship-phase"),
    asks(kGuide, "guide"),
    asks(kAllocation, "allocation"),
    asks(kChooseDie, "choose-die"),
    asks(kRingDie, "ring-die"),
    asks(kRingFace, "ring-face"),
    asks(kChooseUse, "choose-use"),
    asks(kArmyFrom, "army-from"),
    asks(kArmyTo, "army-to"),
    asks(kArmyGroup, "army-group"),
    asks(kAttackFrom, "attack-from"),
    asks(kAttackTarget, "attack-target"),
    asks(kAttackGroup, "attack-group"),
    asks(kSeparateGroup, "separate-group"),
    asks(kSeparateTo, "separate-to"),
    asks(kCompanionsFrom, "companions-from"),
    asks(kCompanionsGroup, "companions-group"),
    asks(kCompanionsTo, "companions-to"),
    asks(kMinionsFrom, "minions-from"),
    asks(kMinionsGroup, "minions-group"),
    asks(kMinionsTo, "minions-to"),
    asks(kRecruitFigure, "recruit-figure"),
    asks(kRecruitRegion, "recruit-region"),
    asks(kDiplomacy, "diplomacy"),
    asks(kMinion, "minion"),
    asks(kMinionRegion, "minion-region"),
    asks(kVoice, "voice"),
    asks(kGandalfRegion, "gandalf-region"),
    asks(kDrawDeck, "draw-deck"),
    asks(kHuntReroll, "hunt-reroll"),
    asks(kHuntDamage, "hunt-damage"),
    asks(kRevealTo, "reveal-to"),
    asks(kRevealRoute, "reveal-route"),
    asks(kWhiteRider, "white-rider"),
    asks(kWithdraw, "withdraw"),
    always_asks(kCombatCard, "combat-card"),
    asks(kSelfHits, "self-hits"),
    asks(kForfeitPoints, "forfeit-points"),
    asks(kForfeitLeadership, "forfeit-leadership"),
    asks(kSilence, "silence"),
    asks(kVictim, "victim"),
    asks(kSacrifice, "sacrifice"),
    asks(kLeaveField, "leave-field"),
    asks(kCasualty, "casualty"),
    asks(kCeaseOrContinue, "cease-or-continue"),
    asks(kRetreat, "retreat"),
    asks(kExtendSiege, "extend-siege"),
    asks(kAdvance, "advance"),
    asks(kExcess, "excess"),
    always_asks(kOfferSwap, "offer-swap"),
    always_asks(kAnswerSwap, "answer-swap"),
    asks(kMergeRegion, "merge-region"),
    asks(kAnswerMerge, "answer-merge"),
    asks(kPlayCard, "play-card"),
    asks(kCardOption, "card-option"),
    asks(kCardRegion, "card-region"),
    asks(kCardFigure, "card-figure"),
    asks(kCardNation, "card-nation"),
    asks(kAfterCardDraw, "after-card-draw"),
    asks(kRansom, "ransom"),
    asks(kRansomPayment, "ransom-payment"),
    asks(kCardActionDie, "card-action-die"),
    asks(kCardFromTable, "card-from-table"),
    asks(kPreventDraw, "prevent-draw"),
    asks(kRedrawTile, "redraw-tile"),
    asks(kLowerDamage, "lower-damage"),
    asks(kHuntBonus, "hunt-bonus"),
    asks(kMoriaTile, "moria-tile"),
    asks(kLossOfCard, "loss-of-card"),
    asks(kTemptation, "temptation"),
    asks(kScatter, "scatter"),
    always_asks(kDeclareCombatCard, "declare-combat-card"),
});
static_assert(kRows.size() == static_cast<std::size_t>(kCount));

}  // namespace questions

constexpr const QuestionRow& row_of(DecisionKind kind) {
  return questions::kRows[static_cast<std::size_t>(kind)];
}
inline const QuestionRow& row_of(const Decision& decision) {
  return questions::kRows[decision.kind];
}
constexpr bool is_chance(DecisionKind kind) { return !row_of(kind).stream.empty(); }

/// Starts the question of a seat; R-… is the ruling it comes from.
inline void ask(Decision& decision, core::Seat seat, DecisionKind kind, int ruling) {
  decision.seat = seat;
  decision.kind = byte_of(kind);
  decision.ruling = {static_cast<std::uint16_t>(ruling)};
}
/// starts a question to chance; `remaining` throws of the batch are to come, this one
/// included.
inline void ask_chance(Decision& decision, DecisionKind purpose, int ruling, int remaining) {
  decision.seat = core::kChance;
  decision.kind = byte_of(purpose);
  decision.remaining = static_cast<std::uint8_t>(remaining);
  decision.ruling = {static_cast<std::uint16_t>(ruling)};
}

}  // namespace wotr
