#pragma once

#include <cstdint>
#include <string_view>

#include "rules/core/decision.h"
#include "rules/core/names_table.h"
#include "rules/trilogy/state/ids.h"

namespace trilogy {

using core::Decision;

/// What is asked, or what chance decides; each has its row below.
enum class DecisionKind : std::uint8_t {
  kNone,
  // Chance: its purpose.
  kDeal,
  kTerritoryRoll,
  kFirstRoll,
  kDrawTerritory,
  kDrawAdventure,
  kAttackRoll,
  kDefenceRoll,
  kNeutralDefenceRoll,
  kFellowshipRoll,
  kTieRoll,
  // Seats.
  kClaim,
  kPlaceWhere,
  kPlaceCount,
  kPlaceLeader,
  kReinforce,
  kCapturedSets,
  kAttackFrom,
  kAttackTo,
  kAttack,
  kDefend,
  kMoveIn,
  kFortifyFrom,
  kFortifyTo,
  kFortify,
  kDiscard,
  kReplaceLeader,
  kFellowshipAnswer,
  kCardTerritory,
  kCardBridge,
  kCardAmount,
  kCardChange,
  kCount
};

struct QuestionRow {
  DecisionKind kind;
  std::string_view name;        ///< in JSON
  std::string_view stream;      ///< of chance; empty where a seat decides
  bool shows_cards = false;     ///< its outcomes are cards that nobody may see beforehand
  bool may_hide_cards = false;  ///< a card of the hand may be an answer
};

namespace questions {

using enum DecisionKind;

/// A seat decides.
consteval QuestionRow asks(DecisionKind kind, std::string_view name) { return {kind, name, {}}; }
/// The same, and cards of its hand may be among the answers: not to ask would tell that none is.
consteval QuestionRow asks_cards(DecisionKind kind, std::string_view name) {
  return {.kind = kind, .name = name, .stream = {}, .may_hide_cards = true};
}
/// Chance decides: by dice, or by cards that lie open; or by a card of a hidden deck.
consteval QuestionRow throws(DecisionKind kind, std::string_view name, std::string_view stream) {
  return {kind, name, stream};
}
consteval QuestionRow deals(DecisionKind kind, std::string_view name, std::string_view stream) {
  return {.kind = kind, .name = name, .stream = stream, .shows_cards = true};
}

inline constexpr auto kRows = core::rows_in_order<QuestionRow>({
    asks(kNone, "none"),
    throws(kDeal, "deal", "deal"),
    throws(kTerritoryRoll, "territory-roll", "first"),
    throws(kFirstRoll, "first-roll", "first"),
    deals(kDrawTerritory, "draw-territory", "deck-territory"),
    deals(kDrawAdventure, "draw-adventure", "deck-adventure"),
    throws(kAttackRoll, "attack-roll", "attack"),
    throws(kDefenceRoll, "defence-roll", "defence"),
    throws(kNeutralDefenceRoll, "neutral-defence-roll", "neutral-defence"),
    throws(kFellowshipRoll, "fellowship-roll", "fellowship"),
    throws(kTieRoll, "tie-roll", "tie"),
    asks(kClaim, "claim"),
    asks(kPlaceWhere, "place-where"),
    asks(kPlaceCount, "place-count"),
    asks(kPlaceLeader, "place-leader"),
    asks_cards(kReinforce, "reinforce"),
    asks_cards(kCapturedSets, "captured-sets"),
    asks_cards(kAttackFrom, "attack-from"),
    asks(kAttackTo, "attack-to"),
    asks_cards(kAttack, "attack"),
    asks_cards(kDefend, "defend"),
    asks(kMoveIn, "move-in"),
    asks_cards(kFortifyFrom, "fortify-from"),
    asks(kFortifyTo, "fortify-to"),
    asks(kFortify, "fortify"),
    asks(kDiscard, "discard"),
    asks(kReplaceLeader, "replace-leader"),
    asks_cards(kFellowshipAnswer, "fellowship-answer"),
    asks(kCardTerritory, "card-territory"),
    asks(kCardBridge, "card-bridge"),
    asks(kCardAmount, "card-amount"),
    asks(kCardChange, "card-change"),
});
static_assert(kRows.size() == static_cast<std::size_t>(kCount));

}  // namespace questions

constexpr const QuestionRow& row_of(DecisionKind kind) {
  return questions::kRows[static_cast<std::size_t>(kind)];
}
constexpr const QuestionRow& row_of(const Decision& decision) {
  return questions::kRows[decision.kind];
}
constexpr bool is_chance(DecisionKind kind) { return !row_of(kind).stream.empty(); }

/// Starts the question of a seat; T-… is the ruling it comes from.
inline void ask(Decision& decision, Seat seat, DecisionKind kind, int ruling) {
  decision.seat = seat;
  decision.kind = byte_of(kind);
  decision.ruling = {static_cast<std::uint16_t>(ruling)};
}
/// Starts a question to chance; `remaining` throws of the batch are to come, this one included.
inline void ask_chance(Decision& decision, DecisionKind purpose, int ruling, int remaining) {
  decision.seat = core::kChance;
  decision.kind = byte_of(purpose);
  decision.remaining = static_cast<std::uint8_t>(remaining);
  decision.ruling = {static_cast<std::uint16_t>(ruling)};
}

}  // namespace trilogy
