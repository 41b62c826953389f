#include "engine/platform/pointers/input.h"

#include <algorithm>

namespace engine {

const Pointer* mouse_of(const Input& input) {
  const bool has_mouse =
      !input.pointers.empty() && input.pointers.front().kind == PointerKind::kMouse;
  return has_mouse ? &input.pointers.front() : nullptr;
}

bool is_pressed(const Input& input, Key key) {
  return std::any_of(input.keys.begin(), input.keys.end(),
                     [key](const KeyPress& press) { return press.key == key && !press.repeat; });
}

bool is_pressed_or_repeats(const Input& input, Key key) {
  return std::any_of(input.keys.begin(), input.keys.end(),
                     [key](const KeyPress& press) { return press.key == key; });
}

bool is_held(const Input& input, Key key) {
  return std::find(input.held.begin(), input.held.end(), key) != input.held.end();
}

bool has_activity(const Input& input) {
  const bool any_pointer = std::any_of(
      input.pointers.begin(), input.pointers.end(),
      [](const Pointer& pointer) { return pointer.is_active() || pointer.moved != glm::vec2(0); });
  const bool any_pad = std::ranges::any_of(input.pads, &Pad::is_active);
  return any_pointer || any_pad || input.wheel != 0 || !input.keys.empty() || !input.held.empty() ||
         !input.text.empty() || !input.dropped_files.empty() || input.quit || input.resized ||
         input.exposed;
}

}  // namespace engine
