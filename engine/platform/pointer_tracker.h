#pragma once

#include <optional>
#include <vector>

#include "engine/platform/input.h"

namespace engine {

/// Which finger on which touch device.
struct FingerId {
  std::int64_t device = 0;
  std::int64_t id = 0;
  bool operator==(const FingerId&) const = default;
};

/// Follows the mouse and the fingers from frame to frame: clicks, drags, long presses, pinches, and
/// what each of them belongs to.
class PointerTracker {
 public:
  void set_hit_test(HitTest test) { hit_test_ = std::move(test); }

  void begin_frame();
  /// The time of what is told next.
  void set_time(double seconds) { now_ = seconds; }
  void finish(Input& input);

  void move_mouse(glm::vec2 place);
  void press_mouse(MouseButton button);
  void release_mouse(MouseButton button);
  /// It is seen again if a finger was the last to do something.
  void wake_mouse();
  void mouse_leaves();
  void mouse_enters() { mouse_is_outside_ = false; }
  void finger_down(const FingerId& finger, glm::vec2 place);
  void finger_moves(const FingerId& finger, glm::vec2 place);
  void finger_up(const FingerId& finger, glm::vec2 place);
  /// Nothing is held any more, and nothing of it was a click: the window has lost the focus.
  void let_go_of_all();

 private:
  struct Tracked {
    Pointer pointer{};
    double since = 0;           ///< when it landed
    double may_pinch_from = 0;  ///< when it landed, or was left alone by the other of a pinch
    bool is_watched = false;    ///< may still become a long press
    bool is_up = false;         ///< is listed for the last time
  };
  struct Click {
    PointerKind kind{};
    MouseButton button{};
    std::int64_t device = 0;
    PointerOwner owner{};
    glm::vec2 place{0};
    double time = 0;
  };
  struct PinchedPair {
    std::uint32_t one = 0;  ///< landings
    std::uint32_t other = 0;
    glm::vec2 centre{0};
    glm::vec2 between{0};
  };

  PointerOwner owner_at(glm::vec2 place) const;
  Tracked* find(const FingerId& finger);
  Tracked* find_landing(std::uint32_t landing);
  void land(Tracked& tracked);
  void press(Tracked& tracked, MouseButton button);
  void release(Tracked& tracked, MouseButton button, bool may_click);
  void move(Tracked& tracked, glm::vec2 place);
  void note_click(const Pointer& pointer, MouseButton which, ButtonState& button);
  void note_long_press(Tracked& tracked) const;
  void join_pinch(Tracked& landed);
  void leave_pinch(const Tracked& gone);
  PinchedPair measure(const Tracked& one, const Tracked& other) const;
  std::optional<Pinch> follow_pinch();
  void note_pointed();

  HitTest hit_test_;
  double now_ = 0;
  std::uint32_t landings_ = 0;
  Tracked mouse_{};
  bool mouse_is_seen_ = false;
  bool mouse_is_known_ = false;  ///< it has been somewhere
  bool mouse_is_outside_ = false;
  std::vector<Tracked> fingers_;  ///< as they landed
  std::vector<Click> clicks_;     ///< that may become double clicks
  std::optional<PinchedPair> pinch_;
  bool finger_is_last_ = false;  ///< a finger has landed since the mouse did something
  std::uint32_t last_finger_ = 0;
  std::optional<glm::vec2> pointed_;
};

}  // namespace engine
