#pragma once

#include <cstddef>
#include <cstdint>

#include "rules/core/id_set.h"
#include "rules/core/seat.h"

namespace trilogy {

using core::index;
using core::Seat;

/// The order of data/trilogy/territories.json.
enum class Territory : std::uint8_t {};
inline constexpr Territory kNoTerritory{0xFF};
inline constexpr std::size_t kTerritoryCount = 64;
using TerritorySet = core::IdSet<Territory, kTerritoryCount>;

/// The order of data/trilogy/regions.json.
enum class Region : std::uint8_t {};
inline constexpr std::size_t kRegionCount = 9;

/// Whose pieces: the colours of the four armies in the box (T-014).
enum class Colour : std::uint8_t { kYellow, kGreen, kRed, kBlack };
inline constexpr std::size_t kColourCount = 4;

enum class Side : std::uint8_t { kGood, kEvil };
constexpr Side side_of(Colour colour) {
  return colour <= Colour::kGreen ? Side::kGood : Side::kEvil;
}

/// What a territory card says of its territory.
enum class Alignment : std::uint8_t { kGood, kEvil, kNeutral };
inline constexpr std::size_t kAlignments = 3;
enum class Symbol : std::uint8_t { kArcher, kRider, kEagle, kWild };

/// Seats are numbered in the order in which they sit. The army that nobody plays (T-010) owns
/// territories as one more seat would.
inline constexpr std::size_t kMostSeats = 4;
inline constexpr Seat kNeutralArmy{kMostSeats};
inline constexpr std::size_t kOwners = kMostSeats + 1;
using core::kNobody;
constexpr std::size_t at(Seat seat) { return static_cast<std::size_t>(index(seat)); }
/// A set of seats; bit n is the seat n.
using SeatSet = std::uint8_t;
constexpr SeatSet only(Seat seat) { return static_cast<SeatSet>(1u << at(seat)); }
constexpr bool contains(SeatSet set, Seat seat) { return (set & only(seat)) != 0; }

/// The territory cards by their territories, the two wild ones, then the adventure cards in the
/// order of data/trilogy/cards.json.
enum class CardId : std::uint8_t {};
inline constexpr CardId kNoCard{0xFF};
inline constexpr std::size_t kFirstWild = kTerritoryCount;
inline constexpr std::size_t kFirstAdventure = kFirstWild + 2;
inline constexpr std::size_t kAdventureCount = 60;
inline constexpr std::size_t kCardCount = kFirstAdventure + kAdventureCount;
using CardSet = core::IdSet<CardId, kCardCount>;
enum class Deck : std::uint8_t { kTerritory, kAdventure };
constexpr bool is_adventure(CardId card) {
  return static_cast<std::size_t>(card) >= kFirstAdventure;
}
constexpr bool is_wild(CardId card) {
  return static_cast<std::size_t>(card) >= kFirstWild && !is_adventure(card);
}
constexpr Deck deck_of(CardId card) {
  return is_adventure(card) ? Deck::kAdventure : Deck::kTerritory;
}
/// What a territory card shows that is no wild one.
constexpr Territory territory_of(CardId card) { return static_cast<Territory>(card); }
constexpr CardId card_of(Territory territory) { return static_cast<CardId>(territory); }

/// A bridge by its place in data/trilogy/links.json.
enum class Bridge : std::uint8_t {};
inline constexpr std::size_t kBridgeCount = 18;
using BridgeSet = std::uint32_t;
constexpr BridgeSet only(Bridge bridge) { return BridgeSet{1} << static_cast<unsigned>(bridge); }

inline constexpr std::size_t kPathSteps = 18;  ///< of the Fellowship
inline constexpr int kDieSides = 6;

enum class Phase : std::uint8_t { kSetUp, kFirstCards, kTurn, kOver };
enum class TurnStep : std::uint8_t {
  kReinforce,
  kCombat,
  kFortify,
  kTerritoryCard,
  kAdventureCard,
  kReplaceLeader,
  kFellowship
};
enum class Victory : std::uint8_t { kNone, kPoints, kLastStanding };

/// Why dice are thrown, one for each player (T-012, T-053).
enum class RollOff : std::uint8_t { kTerritories, kFirstTurn, kTie };

template <class Enum>
constexpr std::uint8_t byte_of(Enum value) {
  return static_cast<std::uint8_t>(value);
}

}  // namespace trilogy
