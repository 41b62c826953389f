#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <glm/vec2.hpp>

namespace engine {

enum class MouseButton : std::uint8_t { kLeft, kRight, kMiddle };
inline constexpr int kMouseButtons = 3;

enum class PointerKind : std::uint8_t { kMouse, kFinger };

/// What a pointer landed on, and belongs to until it is up. The host decides it (HitTest) and may
/// use numbers of its own: from kFirstOfHost on for things that can be held, a card, a die …; from
/// kFirstStation on for the panels of one person each.
enum class PointerOwner : std::uint32_t { kMap, kPanel, kFirstOfHost = 16, kFirstStation = 64 };

constexpr bool is_panel(PointerOwner owner) {
  return owner == PointerOwner::kPanel || owner >= PointerOwner::kFirstStation;
}

/// Says what lies at a place, in points. Asked when a pointer goes down, and for a mouse that
/// rests.
using HitTest = std::function<PointerOwner(glm::vec2 place)>;

struct ButtonState {
  bool down = false;
  bool pressed = false;         ///< went down in this frame
  bool released = false;        ///< came up in this frame, and was meant
  bool cancelled = false;       ///< instead of `released`: what it began means nothing
  bool clicked = false;         ///< came up without having been dragged, and is no double click
  bool double_clicked = false;  ///< the second of two clicks; never set together with `clicked`
  bool long_pressed = false;    ///< in the frame in which it has rested for 0.5 s
  bool dragging = false;        ///< down, and has left the place where it went down
  glm::vec2 pressed_at{0};      ///< where it went down last
};

/// The mouse or one finger. A finger has the left button only. Places are in points.
struct Pointer {
  PointerKind kind = PointerKind::kMouse;
  std::int64_t device = 0;    ///< the touch device of a finger
  std::int64_t id = 0;        ///< of the finger on its device; used again when it is up
  std::uint32_t landing = 0;  ///< counts all that went down: tells a tap from the next one
  /// What it landed on; where no button is down, what the mouse is over.
  PointerOwner owner = PointerOwner::kMap;
  glm::vec2 landed_at{0};
  glm::vec2 position{0};
  glm::vec2 moved{0};     ///< in this frame
  double age = 0;         ///< seconds since it landed
  bool asks = false;      ///< a finger that has rested for 0.5 s: it asks what lies there
  bool rests = false;     ///< lies there for long: it presses nothing, and only points
  bool in_pinch = false;  ///< one of two fingers that move the map: it neither clicks nor drags
  std::array<ButtonState, kMouseButtons> buttons{};

  const ButtonState& button(MouseButton which) const {
    return buttons[static_cast<std::size_t>(which)];
  }
  ButtonState& button(MouseButton which) { return buttons[static_cast<std::size_t>(which)]; }

  bool is_down() const {
    return std::any_of(buttons.begin(), buttons.end(),
                       [](const ButtonState& button) { return button.down; });
  }
  /// Down, or came up or was cancelled in this frame.
  bool is_active() const {
    return std::any_of(buttons.begin(), buttons.end(), [](const ButtonState& button) {
      return button.down || button.pressed || button.released || button.cancelled;
    });
  }
  /// In this frame it turned out to be no finger, or was lost.
  bool is_cancelled() const {
    return std::any_of(buttons.begin(), buttons.end(),
                       [](const ButtonState& button) { return button.cancelled; });
  }
};

/// A mouse that rests at a place; for pictures and tests.
inline Pointer resting_mouse(glm::vec2 place, PointerOwner over = PointerOwner::kMap) {
  Pointer mouse;
  mouse.owner = over;
  mouse.position = place;
  return mouse;
}

/// Two fingers of one touch device that landed on the map at about the same time.
struct Pinch {
  glm::vec2 centre{0};
  glm::vec2 pan{0};  ///< how far the centre moved in this frame
  float spread = 1;  ///< factor by which the fingers moved apart in this frame
  float twist = 0;   ///< radians, clockwise on the screen, in this frame
};

}  // namespace engine
