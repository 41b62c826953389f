#pragma once

#include <array>
#include <span>
#include <string_view>

#include "rules/core/seat.h"
#include "rules/wotr/ids.h"

namespace wotr {

using core::Seat;

inline constexpr int kMostSeats = 4;

/// Who sits at the table, for which side, and whose each Nation is. A side is played by one
/// seat or by a team of two.
struct Seating {
  std::span<const std::string_view> names;  ///< as JSON has them
  std::array<Side, kMostSeats> side{};
  std::array<Seat, kMostSeats> teammate{};  ///< oneself when alone
  std::array<Seat, kNationCount> owner{};
  std::array<bool, 2> team{};   ///< by side: played by two
  std::array<Seat, 2> first{};  ///< the seat of a side that leads on turn 1 (R-301)
};

/// For 2, 3 or 4 players.
Seating seating_for(int players);

}  // namespace wotr
