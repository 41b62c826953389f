#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "rules/trilogy/state/card.h"
#include "rules/trilogy/state/ids.h"
#include "rules/trilogy/state/options.h"

namespace trilogy {

/// One territory as printed, with what its card says.
struct TerritoryRow {
  std::string id;
  std::string name;
  std::string stronghold;  ///< its name; empty for none
  std::string site;        ///< of power; empty for none
  Region region{};
  Alignment alignment{};
  Symbol symbol{};
  bool port = false;
};

struct RegionRow {
  std::string id;
  std::string name;
  std::uint8_t bonus = 0;
  TerritorySet territories;
};

/// Two territories with a river between.
struct BridgeRow {
  std::string id;
  Territory one{};
  Territory other{};
};

struct RangeRow {
  std::string id;
  TerritorySet territories;
};

/// Who plays, in the order in which they sit (T-009, T-014).
struct Seating {
  std::vector<std::string_view> names;
  std::array<Colour, kOwners> colours{};  ///< of the seats; the last is that of the neutral army
  /// How many cards of each alignment an owner is dealt (T-009).
  std::array<std::array<std::uint8_t, kAlignments>, kOwners> dealt{};
  bool has_neutral = false;
};

/// The immutable tables of the game.
struct Rules {
  std::array<TerritoryRow, kTerritoryCount> territories;
  std::array<RegionRow, kRegionCount> regions;
  std::array<BridgeRow, kBridgeCount> bridges;
  std::vector<RangeRow> ranges;
  std::array<Territory, kPathSteps> path{};
  std::array<bool, kPathSteps> path_die{};
  std::array<AdventureCard, kAdventureCount> adventures;
  Options options;
  std::vector<OptionDescription> option_descriptions;  ///< in the order of options.json
  Seating seating;

  // Sets that the rules ask for all the time.
  std::array<TerritorySet, kTerritoryCount> neighbours;  ///< over any kind of link
  std::array<TerritorySet, kTerritoryCount> over_sea;
  std::array<TerritorySet, kTerritoryCount> across;  ///< T-057: on the same range
  std::array<TerritorySet, kAlignments> aligned;     ///< by alignment
  TerritorySet all;
  TerritorySet strongholds;
  TerritorySet sites;
  std::array<CardSet, kMoments> powers;  ///< by moment
  CardSet missions;
  CardSet territory_cards;
  CardSet adventure_cards;
  std::array<CardSet, 4> symbols;  ///< of territory cards
};

inline const TerritoryRow& row_of(const Rules& rules, Territory territory) {
  return rules.territories[static_cast<std::size_t>(territory)];
}
inline const TerritorySet& neighbours_of(const Rules& rules, Territory territory) {
  return rules.neighbours[static_cast<std::size_t>(territory)];
}
inline const AdventureCard& adventure_of(const Rules& rules, CardId card) {
  const std::size_t place = static_cast<std::size_t>(card) - kFirstAdventure;
  if (place >= kAdventureCount) __builtin_unreachable();  // g++ 12 warns of cards below
  return rules.adventures[place];
}
inline Symbol symbol_of(const Rules& rules, CardId card) {
  return is_wild(card) ? Symbol::kWild : row_of(rules, territory_of(card)).symbol;
}
inline std::size_t seat_count(const Rules& rules) { return rules.seating.names.size(); }
inline Side side_of(const Rules& rules, Seat seat) {
  return side_of(rules.seating.colours[at(seat)]);
}
inline const CardSet& powers_at(const Rules& rules, Moment moment) {
  return rules.powers[static_cast<std::size_t>(moment)];
}
/// T-013.
inline int battalions_at_start(const Rules& rules) {
  constexpr std::array kBattalions{60, 52, 45};
  return kBattalions[seat_count(rules) - 2];
}

}  // namespace trilogy
