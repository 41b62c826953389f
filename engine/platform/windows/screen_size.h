#pragma once

#include <cstdint>
#include <glm/vec2.hpp>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace engine {

/// What a monitor says of itself: its own resolution, and its size in millimetres.
struct Monitor {
  glm::ivec2 pixels{0};
  glm::vec2 millimetres{0};
  bool operator==(const Monitor&) const = default;
};

/// Reads the first block of an EDID. Nothing if it is damaged, or says a size that no screen with
/// that resolution can have: many say their aspect ratio instead, or nothing.
std::optional<Monitor> read_edid(std::span<const std::uint8_t> edid);

/// Those that are plugged in: every FOLDER/card*/edid that can be read.
std::vector<Monitor> monitors_in(const std::string& folder = "/sys/class/drm");

/// What is known of the screen that the window is on.
struct ScreenFacts {
  glm::ivec2 pixels{0};  ///< of the whole screen
  float pixels_per_point = 1;
  std::vector<Monitor> monitors{};  ///< that it may be
  glm::vec2 dots_per_inch{0};       ///< as the desktop says, across and down; 0: unknown
  std::optional<float> ruler{};     ///< points per millimetre, as somebody measured
};

/// How large a point is: as was measured, else as the monitor of that resolution says, else as the
/// desktop says, else as on a plain screen of 96 dots per inch.
float points_per_millimetre(const ScreenFacts& facts);

}  // namespace engine
