#pragma once

#include <cstdint>

#include "rules/core/option_table.h"

namespace trilogy {

/// T-001: what Erebor is.
enum class Erebor : std::uint8_t { kStronghold, kSite };
/// T-009: of three players, who of the side with two is dealt neutral cards.
enum class ThreeShares : std::uint8_t { kBoth, kSecond };
/// T-026: when an eliminated player's cards make the hand of the victor too large.
enum class CapturedCards : std::uint8_t { kAtOnce, kNextTurn };
/// T-033: how far battalions fortify.
enum class FortifyReach : std::uint8_t { kConnected, kAdjacent };

/// Decisions of the reference notes that could be taken otherwise; load/option_table.cpp knows
/// their ids, data/trilogy/options.json their defaults.
struct Options {
  std::uint8_t players = 2;
  Erebor erebor = Erebor::kStronghold;                    ///< T-001
  ThreeShares three_shares = ThreeShares::kBoth;          ///< T-009
  bool roll_on_arrival = true;                            ///< T-007
  std::uint8_t place_at_a_time = 1;                       ///< T-013
  std::uint8_t most_wilds = 2;                            ///< T-021
  std::uint8_t held_bonus = 0;                            ///< T-025
  CapturedCards captured_cards = CapturedCards::kAtOnce;  ///< T-026
  bool leader_may_stay = false;                           ///< T-029
  FortifyReach fortify_reach = FortifyReach::kConnected;  ///< T-033
};

using OptionRow = core::OptionRow<Options>;
using OptionDescription = core::OptionDescription<Options>;

}  // namespace trilogy
