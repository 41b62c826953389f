#pragma once

#include <cstdint>

#include "rules/core/seat.h"
#include "rules/wotr/state/actions.h"
#include "rules/wotr/state/board.h"

namespace wotr {

/// What an argument byte of an action, event, step or refusal stands for.
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
  kBattleOutcome,
  kVictory,
  kVerb,        ///< what a card lets the player do: "recruit"
  kCombatHalf,  ///< "it-is-a-gift"
  kCount
};

/// The place of a lower half in Rules::combat_halves.
enum class CombatHalfId : std::uint8_t {};

enum class Cause : std::uint8_t;

/// The type of a member of an event's or a step's arguments.
template <class Member>
inline constexpr FieldType kFieldTypeOf = FieldType::kUnused;
template <>
inline constexpr FieldType kFieldTypeOf<int> = FieldType::kNumber;
template <>
inline constexpr FieldType kFieldTypeOf<bool> = FieldType::kFlag;
template <>
inline constexpr FieldType kFieldTypeOf<RegionId> = FieldType::kRegion;
template <>
inline constexpr FieldType kFieldTypeOf<Place> = FieldType::kPlace;
template <>
inline constexpr FieldType kFieldTypeOf<Nation> = FieldType::kNation;
template <>
inline constexpr FieldType kFieldTypeOf<Side> = FieldType::kSide;
template <>
inline constexpr FieldType kFieldTypeOf<core::Seat> = FieldType::kSeat;
template <>
inline constexpr FieldType kFieldTypeOf<Character> = FieldType::kCharacter;
template <>
inline constexpr FieldType kFieldTypeOf<Figure> = FieldType::kFigure;
template <>
inline constexpr FieldType kFieldTypeOf<CardId> = FieldType::kCard;
template <>
inline constexpr FieldType kFieldTypeOf<Deck> = FieldType::kDeck;
template <>
inline constexpr FieldType kFieldTypeOf<DieFace> = FieldType::kFace;
template <>
inline constexpr FieldType kFieldTypeOf<Tile> = FieldType::kTile;
template <>
inline constexpr FieldType kFieldTypeOf<Use> = FieldType::kUse;
template <>
inline constexpr FieldType kFieldTypeOf<Phase> = FieldType::kPhase;
template <>
inline constexpr FieldType kFieldTypeOf<Cause> = FieldType::kCause;
template <>
inline constexpr FieldType kFieldTypeOf<BattleKind> = FieldType::kBattleKind;
template <>
inline constexpr FieldType kFieldTypeOf<BattleOutcome> = FieldType::kBattleOutcome;
template <>
inline constexpr FieldType kFieldTypeOf<Victory> = FieldType::kVictory;
template <>
inline constexpr FieldType kFieldTypeOf<CombatHalfId> = FieldType::kCombatHalf;

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

}  // namespace wotr
