#pragma once

#include <SDL.h>

#include "engine/platform/pointers/pad_tracker.h"
#include "engine/platform/pointers/pointer_tracker.h"
#include "engine/platform/pointers/touch_filter.h"

namespace engine {

/// Turns SDL's events into one Input a frame. Remembers what lasts from frame to frame: what is
/// held, where the pointers are and what they belong to.
class EventGatherer {
 public:
  /// Without it every pointer lands on the map.
  void set_hit_test(HitTest test) { pointers_.set_hit_test(std::move(test)); }

  /// From now on hands that lie on the table count for nothing. Without it every contact is a
  /// finger.
  void filter_touches(float points_per_millimetre);
  /// Seconds, on the clock of the events, at which something changes though nothing happens.
  std::optional<double> next_change() const;

  void begin(glm::ivec2 window_size, float pixels_per_point);
  void take(const SDL_Event& event);
  /// Of a device that SDL does not know; the place is in points of the window.
  void take_contact(const ContactEvent& event);
  /// Ends the frame at `seconds` on a steady clock.
  Input finish(double seconds);

 private:
  void take_mouse(const SDL_Event& event);
  void take_finger(const SDL_TouchFingerEvent& event);
  void tell_filtered();
  void take_key(const SDL_KeyboardEvent& event);
  void take_window(const SDL_WindowEvent& event);

  Input input_;
  PointerTracker pointers_;
  PadTracker pads_;
  std::optional<TouchFilter> filter_;
  double now_ = 0;
};

}  // namespace engine
