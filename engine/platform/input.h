#pragma once

#include <array>
#include <cstdint>
#include <glm/vec2.hpp>
#include <string>
#include <vector>

namespace engine {

enum class MouseButton : std::uint8_t { kLeft, kRight, kMiddle };
inline constexpr int kMouseButtons = 3;

/// Keys that print something have the value of their unshifted character ('a', '1', ' ').
enum class Key : std::int32_t {
  kBackspace = 8,
  kTab = 9,
  kEnter = 13,
  kEscape = 27,
  kSpace = 32,
  kDelete = 127,
  kRight = 0x4000004F,
  kLeft = 0x40000050,
  kDown = 0x40000051,
  kUp = 0x40000052,
  kF1 = 0x4000003A,
  kF2,
  kF3,
  kF4,
  kF5,
  kF6,
  kF7,
  kF8,
  kF9,
  kF10,
  kF11,
  kF12,
  kHome = 0x4000004A,
  kPageUp = 0x4000004B,
  kEnd = 0x4000004D,
  kPageDown = 0x4000004E,
};

/// The key that types `character`, for example key_of('u').
constexpr Key key_of(char character) {
  return static_cast<Key>(static_cast<unsigned char>(character));
}

struct KeyPress {
  Key key{};
  bool shift = false;
  bool ctrl = false;
  bool alt = false;
  bool repeat = false;
};

struct ButtonState {
  bool down = false;
  bool pressed = false;   ///< went down in this frame
  bool released = false;  ///< came up in this frame
  bool clicked = false;   ///< came up without having been dragged
  bool double_clicked = false;
  bool dragging = false;    ///< down, and has left the place where it went down
  glm::vec2 pressed_at{0};  ///< where it went down last
};

struct Finger {
  std::int64_t id = 0;
  glm::vec2 position{0};
};

/// Two fingers on the screen. A single finger is the left mouse button.
struct TwoFingers {
  bool active = false;
  glm::vec2 centre{0};
  glm::vec2 pan{0};  ///< how far the centre moved in this frame
  float spread = 1;  ///< factor by which the fingers moved apart in this frame
  float twist = 0;   ///< radians, clockwise on the screen, in this frame
};

/// Everything that reached the window since the last frame, as plain data. Places and distances are
/// in points (a point is a pixel at 1x), origin at the top left. Tests fill it by hand.
struct Input {
  glm::ivec2 window_size{1280, 720};
  float pixels_per_point = 1;

  glm::vec2 mouse{-1, -1};
  glm::vec2 mouse_moved{0};
  float wheel = 0;  ///< notches, away from the user is positive
  std::array<ButtonState, kMouseButtons> buttons;
  bool long_press = false;  ///< in the frame a resting finger or button has been down for 0.5 s

  std::vector<Finger> fingers;
  TwoFingers two_fingers;
  bool from_touch = false;  ///< the pointer is a finger: there is no hover

  std::vector<KeyPress> keys;  ///< pressed in this frame, in order; a pad's buttons arrive as keys
  std::vector<Key> held;
  bool shift = false;
  bool ctrl = false;
  bool alt = false;
  std::string text;  ///< typed in this frame, UTF-8

  std::vector<std::string> dropped_files;
  bool quit = false;
  bool resized = false;
  bool exposed = false;  ///< the window's content was lost and must be drawn again
  bool focused = true;

  const ButtonState& button(MouseButton which) const {
    return buttons[static_cast<std::size_t>(which)];
  }
  ButtonState& button(MouseButton which) { return buttons[static_cast<std::size_t>(which)]; }
};

/// True if `key` went down in this frame (repeats count).
bool is_pressed(const Input& input, Key key);
bool is_held(const Input& input, Key key);

/// True if anything at all happened: without it nothing needs drawing on the user's account.
bool has_activity(const Input& input);

}  // namespace engine
