#pragma once

#include <vector>

#include <SDL.h>

#include "engine/platform/pointers/pad.h"

namespace engine {

/// Keeps the pads from what SDL tells of them. One that nobody has touched is none yet; one that is
/// unplugged lets go of everything.
class PadTracker {
 public:
  void begin_frame();
  void take_button(const SDL_ControllerButtonEvent& event);
  void take_axis(const SDL_ControllerAxisEvent& event);
  void unplugged(std::int32_t id);
  /// Word of their coming up goes to another window.
  void let_go_of_all();

  const std::vector<Pad>& pads() const { return pads_; }

 private:
  Pad& pad_of(std::int32_t id);

  std::vector<Pad> pads_;  ///< in the order in which they were first touched
};

}  // namespace engine
