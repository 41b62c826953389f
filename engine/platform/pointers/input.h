#pragma once

#include <cstdint>
#include <glm/vec2.hpp>
#include <optional>
#include <string>
#include <vector>

#include "engine/platform/pointers/pad.h"
#include "engine/platform/pointers/pointer.h"

namespace engine {

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

/// Everything that reached the window since the last frame, as plain data. Places and distances are
/// in points (a point is a pixel at 1x), origin at the top left. Tests fill it by hand.
struct Input {
  glm::ivec2 window_size{1280, 720};
  float pixels_per_point = 1;

  /// The mouse first, if it is over the window, then the fingers as they landed. Whoever came up in
  /// this frame is listed for the last time. A landing finger hides the mouse until it moves again.
  std::vector<Pointer> pointers;
  std::optional<Pinch> pinch;
  /// The place on the map that is pointed at: where the mouse is, or the finger that landed last is
  /// or came up; whichever of them did something last. Nothing if that is not on the map.
  std::optional<glm::vec2> pointed;
  float wheel = 0;  ///< notches, away from the user is positive

  std::vector<KeyPress> keys;  ///< pressed in this frame, in order
  std::vector<Key> held;
  bool shift = false;
  bool ctrl = false;
  bool alt = false;
  std::string text;       ///< typed in this frame, UTF-8
  std::vector<Pad> pads;  ///< in the order in which they were first touched

  std::vector<std::string> dropped_files;
  bool quit = false;
  bool resized = false;
  bool exposed = false;  ///< the window's content was lost and must be drawn again
  bool focused = true;
};

/// The mouse, if it is over the window.
const Pointer* mouse_of(const Input& input);

/// True if `key` went down in this frame. A key that is held commands once: repeats do not count.
bool is_pressed(const Input& input, Key key);
/// True if `key` went down in this frame or repeats because it is held: for moving and typing.
bool is_pressed_or_repeats(const Input& input, Key key);
bool is_held(const Input& input, Key key);

/// True if anything at all happened: without it nothing needs drawing on the user's account.
bool has_activity(const Input& input);

}  // namespace engine
