#pragma once

#include <cstdint>
#include <glm/vec2.hpp>

namespace engine {

/// Which finger on which touch device.
struct FingerId {
  std::int64_t device = 0;
  std::int64_t id = 0;
  bool operator==(const FingerId&) const = default;
};

enum class ContactChange : std::uint8_t {
  kDown,
  kMoves,
  kLifts,      ///< it has come up; whether it was a finger is not known yet (TouchFilter)
  kUp,         ///< it came up, and was a finger
  kRests,      ///< it lies there, and presses nothing any more until it comes up
  kCancelled,  ///< it was none, or word of its coming up was lost: whatever it began means nothing
};

/// What a touch device says of one contact.
struct ContactEvent {
  ContactChange change{};
  FingerId finger{};
  glm::vec2 place{0};  ///< in points of the window, unless the source says otherwise
  double seconds = 0;  ///< on a steady clock
  bool operator==(const ContactEvent&) const = default;
};

}  // namespace engine
