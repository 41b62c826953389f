#pragma once

#include <optional>

#include <SDL.h>

#include "engine/platform/input.h"

namespace engine {

/// Turns SDL's events into one Input a frame. Remembers what lasts from frame to frame: what is
/// held, where the pointer is, which fingers are down.
class EventGatherer {
 public:
  void begin(glm::ivec2 window_size, float pixels_per_point);
  void take(const SDL_Event& event);
  /// Ends the frame at `seconds` on a steady clock.
  Input finish(double seconds);

 private:
  void take_mouse(const SDL_Event& event);
  void take_finger(const SDL_TouchFingerEvent& event);
  void take_key(const SDL_KeyboardEvent& event);
  void take_pad(const SDL_ControllerButtonEvent& event);
  void take_window(const SDL_WindowEvent& event);
  void press(MouseButton button);
  void release(MouseButton button);
  void move_pointer(glm::vec2 place);
  void cancel_press();
  void follow_two_fingers();
  void note_click(ButtonState& button);
  void note_long_press();

  struct PairOfFingers {
    glm::vec2 centre;
    glm::vec2 between;
  };

  Input input_;
  double now_ = 0;
  double pressed_since_ = 0;
  double last_click_ = -1;
  glm::vec2 last_click_at_{0};
  bool press_is_watched_ = false;    ///< waiting to become a long press
  bool press_is_cancelled_ = false;  ///< a second finger came: the release is no click
  std::optional<PairOfFingers> pair_;
};

}  // namespace engine
