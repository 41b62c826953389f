#pragma once

#include <SDL.h>

#include "engine/platform/pad_tracker.h"
#include "engine/platform/pointer_tracker.h"

namespace engine {

/// Turns SDL's events into one Input a frame. Remembers what lasts from frame to frame: what is
/// held, where the pointers are and what they belong to.
class EventGatherer {
 public:
  /// Without it every pointer lands on the map.
  void set_hit_test(HitTest test) { pointers_.set_hit_test(std::move(test)); }

  void begin(glm::ivec2 window_size, float pixels_per_point);
  void take(const SDL_Event& event);
  /// Ends the frame at `seconds` on a steady clock.
  Input finish(double seconds);

 private:
  void take_mouse(const SDL_Event& event);
  void take_finger(const SDL_TouchFingerEvent& event);
  void take_key(const SDL_KeyboardEvent& event);
  void take_window(const SDL_WindowEvent& event);

  Input input_;
  PointerTracker pointers_;
  PadTracker pads_;
  double now_ = 0;
};

}  // namespace engine
