#pragma once

#include <cstdint>

namespace core {

/// Who decides. Each game numbers its own seats from 0; chance is a seat like any other.
enum class Seat : std::uint8_t {};

inline constexpr Seat kChance{0xFE};
inline constexpr Seat kNobody{0xFF};

constexpr int index(Seat seat) { return static_cast<int>(seat); }

/// A viewer is a set of seats: what one person, a team, or a commentator may know.
struct Viewer {
  std::uint8_t seats = 0;

  constexpr bool includes(Seat seat) const {
    return index(seat) < 8 && (seats >> index(seat) & 1) != 0;
  }
  friend constexpr bool operator==(Viewer, Viewer) = default;
};

inline constexpr Viewer kPublic{0};
inline constexpr Viewer kAll{0xFF};

constexpr Viewer viewer_of(Seat seat) {
  return Viewer{static_cast<std::uint8_t>(1u << static_cast<unsigned>(index(seat)))};
}

}  // namespace core
