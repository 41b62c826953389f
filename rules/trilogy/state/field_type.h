#pragma once

#include <cstdint>

#include "rules/core/seat.h"
#include "rules/trilogy/state/ids.h"

namespace trilogy {

/// Why battalions or a Leader came, went or moved.
enum class Cause : std::uint8_t {
  kSetUp,
  kStronghold,
  kReinforcement,
  kSets,
  kHeldCard,  ///< T-025, by option
  kMission,
  kCard,
  kBattle,
  kConquest,
  kFortify,
  kReplacement,
  kCount
};

/// What a card is drawn for.
enum class Draw : std::uint8_t {
  kHand,
  kFirst,     ///< T-017
  kStep5,     ///< T-038
  kTurnOver,  ///< T-043, for the event in the step
  kSecret,    ///< for the event in the step
  kCount
};

/// What a die roll is changed by: a signed number in a byte.
enum class Change : std::uint8_t {};
constexpr Change change_by(int by) {
  return static_cast<Change>(static_cast<std::uint8_t>(static_cast<std::int8_t>(by)));
}
constexpr int amount_of(Change change) { return static_cast<std::int8_t>(change); }

/// What an argument byte of an action, event, step or refusal stands for.
enum class FieldType : std::uint8_t {
  kUnused,
  kNumber,
  kFlag,
  kChange,
  kTerritory,
  kSeat,  ///< "yellow" …; the neutral army by its colour, null for nobody
  kSeats,
  kCard,  ///< "hidden" where the viewer may not know it
  kDeck,
  kPhase,
  kTurnStep,
  kCause,
  kRollOff,
  kBridge,
  kVictory,
  kDraw,
  kCount
};

/// A set of seats, told apart from a number.
enum class Seats : std::uint8_t {};

/// The type of a member of an event's or a step's arguments.
template <class Member>
inline constexpr FieldType kFieldTypeOf = FieldType::kUnused;
template <>
inline constexpr FieldType kFieldTypeOf<int> = FieldType::kNumber;
template <>
inline constexpr FieldType kFieldTypeOf<bool> = FieldType::kFlag;
template <>
inline constexpr FieldType kFieldTypeOf<Change> = FieldType::kChange;
template <>
inline constexpr FieldType kFieldTypeOf<Territory> = FieldType::kTerritory;
template <>
inline constexpr FieldType kFieldTypeOf<core::Seat> = FieldType::kSeat;
template <>
inline constexpr FieldType kFieldTypeOf<Seats> = FieldType::kSeats;
template <>
inline constexpr FieldType kFieldTypeOf<CardId> = FieldType::kCard;
template <>
inline constexpr FieldType kFieldTypeOf<Deck> = FieldType::kDeck;
template <>
inline constexpr FieldType kFieldTypeOf<Phase> = FieldType::kPhase;
template <>
inline constexpr FieldType kFieldTypeOf<TurnStep> = FieldType::kTurnStep;
template <>
inline constexpr FieldType kFieldTypeOf<Cause> = FieldType::kCause;
template <>
inline constexpr FieldType kFieldTypeOf<RollOff> = FieldType::kRollOff;
template <>
inline constexpr FieldType kFieldTypeOf<Bridge> = FieldType::kBridge;
template <>
inline constexpr FieldType kFieldTypeOf<Victory> = FieldType::kVictory;

template <>
inline constexpr FieldType kFieldTypeOf<Draw> = FieldType::kDraw;

/// The same, as the tables of rules/core ask for it.
struct FieldTypes {
  static constexpr auto kSeatType = static_cast<std::uint8_t>(FieldType::kSeat);
  template <class Member>
  static consteval std::uint8_t of() {
    static_assert(kFieldTypeOf<Member> != FieldType::kUnused, "it has no form in JSON");
    return static_cast<std::uint8_t>(kFieldTypeOf<Member>);
  }
  /// Of all that events tell of only cards are hidden from somebody.
  static consteval bool is_secret(std::uint8_t type) {
    return type == static_cast<std::uint8_t>(FieldType::kCard);
  }
};

}  // namespace trilogy
