#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace core {

/// What happened, as a fact: the table animates it, the log prints it. The meaning of the
/// arguments belongs to the game; its table of events gives them names (event_table.h).
struct Event {
  std::uint8_t kind = 0;
  std::array<std::uint8_t, 7> args{};

  friend constexpr bool operator==(const Event&, const Event&) = default;
};

/// An argument that this viewer may not know.
inline constexpr std::uint8_t kHiddenArgument = 0xFF;

/// Where `apply` reports. Search passes none and pays nothing.
using EventSink = std::vector<Event>;

}  // namespace core
