#pragma once

#include <cstdint>
#include <span>
#include <string>

namespace spoken {

/// Who may know something.
enum class Knowledge : std::uint8_t {
  kOpen,      ///< everybody at the table
  kTurnedUp,  ///< only its seat, which has it open on the screen
  kCovered    ///< only its seat, which has not turned it up
};

/// What is said is heard by everybody in the room. So a secret is said only where one person plays
/// at the screen and machines hold all other seats, and not before it was turned up.
/// `players` by seat: "human", "random" …
bool may_be_said(Knowledge knowledge, std::span<const std::string> players);

}  // namespace spoken
