#pragma once

#include <deque>
#include <optional>

#include "engine/platform/pointers/input.h"

namespace engine {

/// What Dear ImGui, which knows one mouse, is told of it in a frame.
struct UiMouse {
  std::optional<glm::vec2> position{};
  std::array<bool, kMouseButtons> down{};
  float wheel = 0;
  bool asks = false;  ///< it is a finger that asks what lies there
};

/// Chooses, among many pointers, the one that is Dear ImGui's mouse.
///
/// Who comes down on a panel first is the mouse until he is up again. Others who come down on
/// panels meanwhile wait in the order in which they came: a press that is still held waits as long
/// as it is held, a tap waits for kLongestWait; then it is told from its beginning. Between two of
/// them there is a frame in which no button is down. While nobody is on a panel, ImGui sees the
/// mouse, or the first finger, wherever it is: it finds nothing on the map to react to, and closes
/// its popups. A finger that rests hovers: what it asked for is told on. A press on the map that
/// ImGui has not seen from its beginning it does not see at all, so that it is not dragged over a
/// panel and look like a press there.
class PointerRouter {
 public:
  static constexpr double kLongestWait = 1;  // a later tap would meet another question

  UiMouse route(const Input& input, double seconds);
  /// The finger that asks has been told: it will come up nowhere, and presses nothing.
  void note_told();

 private:
  /// A pointer that came down on a panel.
  struct Press {
    Pointer pointer;
    std::array<bool, kMouseButtons> pressed{};  ///< all that were down since it landed
    double waited = 0;                          ///< since it came up
    bool is_up = false;
    bool is_told = false;       ///< ImGui has seen it come down
    bool is_cancelled = false;  ///< it means nothing
    bool is_answered = false;   ///< it has asked, and was told
  };

  void take(const Input& input, double seconds);
  UiMouse tell_first();
  UiMouse tell_idle(const Pointer& pointer);

  std::deque<Press> presses_;
  std::optional<std::uint32_t> seen_on_map_;  ///< the landing that ImGui has seen
  bool is_down_ = false;                      ///< in ImGui's eyes, some button
};

}  // namespace engine
