#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

namespace wotr {

/// The order of data/wotr/regions.json.
enum class RegionId : std::uint8_t {};
inline constexpr RegionId kNoRegion{0xFF};
inline constexpr int kRegionCount = 105;
inline constexpr int kStrongholdCount = 16;

enum class Side : std::uint8_t { kFree, kShadow };
/// The index of a side where there is one thing for each.
constexpr std::size_t at(Side side) { return static_cast<std::size_t>(side); }
constexpr Side enemy_of(Side side) { return side == Side::kFree ? Side::kShadow : Side::kFree; }

enum class Nation : std::uint8_t {
  kGondor,
  kRohan,
  kElves,
  kDwarves,
  kNorth,
  kIsengard,
  kSauron,
  kSouthrons
};
inline constexpr Nation kNoNation{0xFF};
inline constexpr int kNationCount = 8;
inline constexpr int kFreeNationCount = 5;
constexpr Side side_of(Nation nation) {
  return static_cast<int>(nation) < kFreeNationCount ? Side::kFree : Side::kShadow;
}

/// Calls `visit(Nation)` for those of the side, in their order.
template <class Visit>
constexpr void for_each_nation(Side side, Visit visit) {
  const int first = side == Side::kFree ? 0 : kFreeNationCount;
  const int end = side == Side::kFree ? kFreeNationCount : kNationCount;
  for (int n = first; n < end; ++n) visit(static_cast<Nation>(n));
}

/// A set of Nations; bit n is the Nation n.
using NationSet = std::uint8_t;
constexpr NationSet bit_of(Nation nation) {
  return static_cast<NationSet>(1u << static_cast<unsigned>(nation));
}
constexpr bool contains(NationSet set, Nation nation) { return (set & bit_of(nation)) != 0; }
inline constexpr NationSet kFreeNations = (1u << kFreeNationCount) - 1u;
constexpr NationSet nations_of(Side side) {
  return side == Side::kFree ? kFreeNations : static_cast<NationSet>(~kFreeNations);
}

enum class Character : std::uint8_t {
  kGandalfTheGrey,
  kStrider,
  kBoromir,
  kLegolas,
  kGimli,
  kMeriadoc,
  kPeregrin,
  kGandalfTheWhite,
  kAragorn,
  kGollum,
  kSaruman,
  kWitchKing,
  kMouthOfSauron
};
inline constexpr Character kNoCharacter{0xFF};
inline constexpr int kCharacterCount = 13;
constexpr Side side_of(Character who) {
  return who >= Character::kSaruman ? Side::kShadow : Side::kFree;
}

/// A set of Characters; bit n is the Character n.
using CharacterSet = std::uint16_t;
constexpr CharacterSet only(Character who) {
  return static_cast<CharacterSet>(1u << static_cast<unsigned>(who));
}
constexpr bool contains(CharacterSet set, Character who) { return (set & only(who)) != 0; }
constexpr CharacterSet without(CharacterSet set, CharacterSet gone) {
  return static_cast<CharacterSet>(set & ~gone);
}
constexpr CharacterSet join(CharacterSet one, CharacterSet other) {
  return static_cast<CharacterSet>(one | other);
}
constexpr int count(CharacterSet set) { return std::popcount(set); }
/// Calls `visit(Character)` for each, in their order.
template <class Visit>
constexpr void for_each_character(CharacterSet set, Visit visit) {
  for (; set != 0; set = static_cast<CharacterSet>(set & (set - 1u))) {
    visit(static_cast<Character>(std::countr_zero(set)));
  }
}
inline constexpr CharacterSet kWalkers = 0x007F;  ///< the seven who set out (R-013)
inline constexpr CharacterSet kCompanions =
    0x01FF;  ///< who may stand on the map for the Free Peoples
inline constexpr CharacterSet kHobbits =
    join(only(Character::kMeriadoc), only(Character::kPeregrin));
constexpr bool is_hobbit(Character who) { return contains(kHobbits, who); }
inline constexpr CharacterSet kMinions = 0x1C00;
constexpr CharacterSet characters_of(Side side) {
  return side == Side::kFree ? kCompanions : kMinions;
}

/// The order of data/wotr/cards.json: free character, free strategy, shadow character, shadow
/// strategy would do as well; nothing depends on it but the file.
enum class CardId : std::uint8_t {};
inline constexpr CardId kNoCard{0xFF};
inline constexpr CardId kFaceDown{0xFE};  ///< a card that lies there, but not for this viewer
inline constexpr int kCardCount = 96;
inline constexpr int kCombatHalfCount = 38;  ///< different ones; several cards share one
enum class Deck : std::uint8_t { kCharacter, kStrategy };

/// The icon in the corner of a card: with a die of this result it can be played too.
enum class CardIcon : std::uint8_t { kCharacter, kArmy, kMuster };

enum class DieFace : std::uint8_t { kCharacter, kArmy, kMuster, kMusterArmy, kEvent, kWill, kEye };
inline constexpr int kFaceCount = 7;

enum class Settlement : std::uint8_t { kNone, kTown, kCity, kStronghold };

/// Standard tiles first, then the specials by the card that brings them (R-141, R-079 table).
enum class Tile : std::uint8_t {
  kZeroReveal,
  kOne,
  kOneReveal,
  kTwo,
  kTwoReveal,
  kThree,
  kEyeReveal,
  kElvenCloaks,
  kElvenRope,
  kPhial,
  kSmeagol,
  kShelobsLair,
  kRingIsMine,
  kOnOnTheyWent,
  kGiveItToUss
};
inline constexpr Tile kNoTile{0xFF};
inline constexpr int kStandardTileKinds = 7;
inline constexpr int kTileKinds = 15;

enum class Phase : std::uint8_t {
  kRecover,
  kFellowship,
  kHuntAllocation,
  kActionRoll,
  kAction,
  kVictory
};

enum class Victory : std::uint8_t {
  kNone,
  kRingDestroyed,
  kCorruption,
  kFreeMilitary,
  kShadowMilitary
};

template <class Enum>
constexpr std::uint8_t byte_of(Enum value) {
  return static_cast<std::uint8_t>(value);
}
template <class Enum>
constexpr int index(Enum value) {
  return static_cast<int>(value);
}

}  // namespace wotr
