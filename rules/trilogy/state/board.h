#pragma once

#include <array>
#include <cstdint>

#include "rules/trilogy/state/ids.h"

namespace trilogy {

inline constexpr std::uint8_t kLeadersEach = 2;
inline constexpr int kMostAttackDice = 3;
inline constexpr int kMostDefenceDice = 2;

/// An invasion under way: one target, whose battles may come from several sources (T-032).
struct Invasion {
  Territory from = kNoTerritory;  ///< of the present battle; kNoTerritory: there is no invasion
  Territory to = kNoTerritory;
  std::uint8_t battles = 0;      ///< fought; more than 255 are still 255
  std::uint8_t attack_dice = 0;  ///< of the present battle
  std::uint8_t defence_dice = 0;
  std::array<std::uint8_t, kMostAttackDice> attack{};  ///< as they fell; 0 is still to come
  std::array<std::uint8_t, kMostDefenceDice> defence{};
  std::uint8_t stronghold_cancelled = 0;
  std::uint8_t attack_bonus = 0;    ///< by cards
  std::uint8_t toll_paid = 0;       ///< T-058
  Territory across = kNoTerritory;  ///< T-057: the source that reaches its target over a range

  friend constexpr bool operator==(const Invasion&, const Invasion&) = default;
};

/// What a turn remembers.
struct TurnMemory {
  std::uint8_t conquered = 0;            ///< territories (step 4)
  std::uint8_t site_taken = 0;           ///< by a Leader (T-037)
  std::uint8_t extra_cards = 0;          ///< territory cards earned by missions (T-036)
  std::uint8_t drew_adventure = 0;       ///< T-040
  std::uint8_t fortifies = 0;            ///< moves that are left in step 3
  std::uint8_t mountains = 0;            ///< T-057: the next invasion may cross a range
  std::array<std::uint8_t, 2> unused{};  ///< always 0: no byte of a State is padding

  friend constexpr bool operator==(const TurnMemory&, const TurnMemory&) = default;
};

/// The Fellowship, and what its present roll comes to (T-042).
struct Fellowship {
  std::uint8_t place = 0;  ///< on the path
  std::uint8_t destroyed = 0;
  std::uint8_t roll = 0;  ///< 0: not rolled
  std::int8_t change = 0;
  std::uint8_t held = 0;
  std::uint8_t roll_required = 0;
  std::array<std::uint8_t, 2> unused{};

  friend constexpr bool operator==(const Fellowship&, const Fellowship&) = default;
};

/// What cards have brought until the next turn of the seat that they belong to starts.
struct Lasting {
  std::array<TerritorySet, kMostSeats> no_invasions;
  std::array<BridgeSet, kMostSeats> closed_bridges{};
  std::array<std::uint8_t, kMostSeats> sea_toll{};  ///< battalions
  std::array<std::uint8_t, 4> unused{};

  friend constexpr bool operator==(const Lasting&, const Lasting&) = default;
};

/// All that lies open.
struct Board {
  std::array<TerritorySet, kOwners> held;
  std::array<TerritorySet, kMostSeats> leaders;
  TerritorySet entered;  ///< this turn, by a Leader of whoever's turn it is (T-035)
  Lasting lasting;
  std::array<std::uint16_t, kTerritoryCount> battalions{};  ///< T-054
  std::array<Seat, kTerritoryCount> owners{};               ///< kNobody: not claimed yet
  std::array<std::uint16_t, kMostSeats> supply{};           ///< battalions of the set-up
  std::array<std::uint16_t, kMostSeats> to_place{};         ///< in this step
  std::array<std::uint16_t, kOwners> raised{};  ///< on the board, beside those of the set-up
  std::array<std::uint16_t, kOwners> lost{};
  std::uint16_t turn = 0;  ///< all players' together
  Phase phase = Phase::kSetUp;
  TurnStep step = TurnStep::kReinforce;
  Seat to_act{};
  Seat first = kNobody;    ///< takes the first turn
  Seat placing = kNobody;  ///< placed first in the set-up (T-012)
  SeatSet eliminated = 0;
  Victory victory = Victory::kNone;
  Seat winner = kNobody;
  TurnMemory memory;
  Fellowship fellowship;
  Invasion invasion;
  std::array<std::uint8_t, 4> unused{};

  friend constexpr bool operator==(const Board&, const Board&) = default;
};

inline std::uint16_t& battalions_in(Board& board, Territory territory) {
  return board.battalions[static_cast<std::size_t>(territory)];
}
inline int battalions_in(const Board& board, Territory territory) {
  return board.battalions[static_cast<std::size_t>(territory)];
}
inline Seat owner_of(const Board& board, Territory territory) {
  return board.owners[static_cast<std::size_t>(territory)];
}
inline const TerritorySet& held_by(const Board& board, Seat seat) { return board.held[at(seat)]; }
inline bool is_in_play(const Board& board, Seat seat) { return !contains(board.eliminated, seat); }
inline int leaders_in_supply(const Board& board, Seat seat) {
  return kLeadersEach - board.leaders[at(seat)].size();
}
/// A Leader of its owner stands there.
inline bool has_leader(const Board& board, Territory territory) {
  const Seat owner = owner_of(board, territory);
  return at(owner) < kMostSeats && board.leaders[at(owner)].contains(territory);
}
inline bool is_invading(const Board& board) { return board.invasion.to != kNoTerritory; }

}  // namespace trilogy
