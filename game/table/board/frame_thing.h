#pragma once

#include <cstdint>

namespace table {

/// Something of the table that can be pointed at and says how it stands; part 0 is nothing. What
/// the numbers mean belongs to the game.
struct FrameThing {
  std::uint8_t part = 0;
  std::uint8_t a = 0;
  std::uint8_t b = 0;

  friend bool operator==(const FrameThing&, const FrameThing&) = default;
};

}  // namespace table
