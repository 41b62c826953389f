#pragma once

#include <cstddef>
#include <cstdint>
#include <glm/vec2.hpp>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace engine {

/// A packet with more bytes is refused, and so is one with more cursors.
inline constexpr std::size_t kMostTuioBytes = 16u << 10;
inline constexpr std::size_t kMostTuioCursors = 256;

struct TuioCursor {
  std::int32_t id = 0;
  glm::vec2 place{0};  ///< 0 to 1, of the whole surface
  bool operator==(const TuioCursor&) const = default;
};

/// One bundle of the profile /tuio/2Dcur, version 1.1.
struct TuioFrame {
  std::string source;               ///< "name@address"; empty: it does not say
  std::int32_t number = -1;         ///< fseq: grows from frame to frame; not above 0: unnumbered
  std::vector<std::int32_t> alive;  ///< all that touch
  std::vector<TuioCursor> set;      ///< those that moved, or all
};

/// Nothing if the packet is malformed in any part, or tells no whole frame of cursors.
std::optional<TuioFrame> read_tuio_packet(std::span<const char> packet);

}  // namespace engine
