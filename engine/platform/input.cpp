#include "engine/platform/input.h"

#include <algorithm>

namespace engine {

bool is_pressed(const Input& input, Key key) {
  return std::any_of(input.keys.begin(), input.keys.end(),
                     [key](const KeyPress& press) { return press.key == key; });
}

bool is_held(const Input& input, Key key) {
  return std::find(input.held.begin(), input.held.end(), key) != input.held.end();
}

bool has_activity(const Input& input) {
  const bool any_button = std::any_of(
      input.buttons.begin(), input.buttons.end(),
      [](const ButtonState& button) { return button.down || button.pressed || button.released; });
  return any_button || input.mouse_moved != glm::vec2(0) || input.wheel != 0 ||
         !input.fingers.empty() || !input.keys.empty() || !input.held.empty() ||
         !input.text.empty() || !input.dropped_files.empty() || input.long_press || input.quit ||
         input.resized || input.exposed;
}

}  // namespace engine
