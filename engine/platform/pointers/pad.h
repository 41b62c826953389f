#pragma once

#include <array>
#include <cstdint>
#include <glm/vec2.hpp>
#include <string_view>
#include <vector>

namespace engine {

/// By the places that they have on most pads.
enum class PadButton : std::uint8_t {
  kA,
  kB,
  kX,
  kY,
  kBack,
  kStart,
  kLeftStick,
  kRightStick,
  kLeftShoulder,
  kRightShoulder,
  kUp,
  kDown,
  kLeft,
  kRight
};

inline constexpr std::array<std::string_view, 14> kPadButtonNames{
    "a",     "b",          "x",           "y",           "back",
    "start", "left-stick", "right-stick", "left-button", "right-button",
    "up",    "down",       "left",        "right"};

/// A game controller. Sticks are from -1 to 1, to the right and down; triggers from 0 to 1.
struct Pad {
  std::int32_t id = 0;               ///< another one after it was plugged in again
  std::vector<PadButton> pressed{};  ///< in this frame, in order
  std::vector<PadButton> held{};
  glm::vec2 left{0};
  glm::vec2 right{0};
  float left_trigger = 0;
  float right_trigger = 0;

  /// Pressed, or a stick or trigger away from where it rests.
  bool is_active() const;
};

}  // namespace engine
