#pragma once

#include <array>
#include <span>
#include <string_view>

#include "rules/core/seat.h"
#include "rules/wotr/state/ids.h"

namespace wotr {

using core::Seat;

inline constexpr int kMostSeats = 4;

/// The seats of the game, for which side each plays, and whose each Nation is. A side is
/// played by one seat or by a team of two.
struct TeamLayout {
  std::span<const std::string_view> names;  ///< as JSON has them
  std::array<Side, kMostSeats> side{};
  std::array<Seat, kMostSeats> teammate{};  ///< oneself when alone
  std::array<Seat, kNationCount> owner{};
  std::array<bool, 2> team{};   ///< by side: played by two
  std::array<Seat, 2> first{};  ///< the seat of a side that leads on turn 1 (R-301)
};

/// For 2, 3 or 4 players.
TeamLayout team_layout_for(int players);

}  // namespace wotr
