#pragma once

#include <glm/vec2.hpp>
#include <memory>
#include <string>
#include <string_view>

#include "engine/platform/pointers/input.h"

namespace engine {

/// A mouse, a finger and a keyboard that nobody holds. What they are told to do happens in order,
/// one thing a frame, as the same events that a window sends. Places are in points.
class ScriptedInput {
 public:
  explicit ScriptedInput(glm::ivec2 window_size);
  ~ScriptedInput();
  ScriptedInput(const ScriptedInput&) = delete;
  ScriptedInput& operator=(const ScriptedInput&) = delete;

  void set_hit_test(HitTest test);
  /// The input of the frame that begins at `seconds`.
  Input next_input(double seconds);
  /// All has happened that was told.
  bool is_idle() const;
  glm::ivec2 window_size() const;

  void move_mouse(glm::vec2 place);
  void press_left();
  void release_left();
  void turn_wheel(float notches);
  /// One of several fingers, numbered from 1.
  void finger_down(glm::vec2 place, int finger = 1);
  void finger_moves(glm::vec2 place, int finger = 1);
  void finger_up(glm::vec2 place, int finger = 1);
  /// Palms and resting hands count for nothing, as before a window.
  void filter_touches(float points_per_millimetre);
  /// Down and up, and before and after it what is held beside it. False if there is no key of that
  /// name ("Return", "u", "ctrl+z", "alt+Left"; "г@u" prints that letter in the place of that key).
  bool press_key(const std::string& name);
  /// One letter, in UTF-8.
  void type(std::string_view letter);
  /// Of one of several pads, numbered from 1.
  void pad_button(int pad, PadButton button, bool is_down);
  /// -1 to 1, to the right and down.
  void pad_stick(int pad, glm::vec2 left);
  void unplug_pad(int pad);
  void resize(glm::ivec2 window_size);
  enum class Focus { kLost, kGained };
  void change_focus(Focus focus);
  /// So many frames in which nothing happens.
  void rest(int frames);

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace engine
