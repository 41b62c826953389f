#pragma once

#include <array>
#include <cstdint>

namespace screens {

/// Windows for others: what everybody may see, and what somebody sees who comments on it.
enum class OutputKind : std::uint8_t { kPublic, kCommentator };
inline constexpr std::size_t kOutputKinds = 2;

/// Seconds that an output may stay behind.
inline constexpr std::array kDelays{0, 10, 30, 60, 180, 600};

enum class OutputDeed : std::uint8_t {
  kOpen,
  kClose,
  kDelay,   ///< of so many seconds
  kWhole,   ///< the camera shows the whole board
  kHold,    ///< the camera stays, or is led by the director again
  kFree,    ///< the camera goes where that of the players is, or is led by the director again
  kStandby  ///< a sheet instead of the table, or the table again
};

struct OutputWish {
  OutputDeed deed = OutputDeed::kOpen;
  OutputKind kind = OutputKind::kPublic;
  int seconds = 0;  ///< with kDelay
};

/// One of them as the desk shows it.
struct OutputShown {
  bool is_open = false;
  int delay = 0;   ///< seconds
  int behind = 0;  ///< things that have happened and are still to be shown
  bool is_held = false;
  bool is_free = false;
  bool is_standby = false;
};

struct OutputsShown {
  std::array<OutputShown, kOutputKinds> outputs{};
};

}  // namespace screens
