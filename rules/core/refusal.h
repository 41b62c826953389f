#pragma once

#include <array>
#include <cstdint>

#include "rules/core/decision.h"

namespace core {

/// Why not. `reason` is the game's own enum, 0 for "nothing is wrong"; `args` are what the
/// sentence needs (ids of the game). The words are in data/lang.
struct Refusal {
  std::uint8_t reason = 0;
  std::array<std::uint8_t, 3> args{};
  Ruling ruling;

  bool refused() const { return reason != 0; }
  friend constexpr bool operator==(const Refusal&, const Refusal&) = default;
};

inline constexpr Refusal kAccepted{};

/// Reason 1 of every game: the action is not among the options of the pending decision.
inline constexpr std::uint8_t kNotOffered = 1;

}  // namespace core
