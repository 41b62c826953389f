#pragma once

#include <limits>
#include <optional>
#include <vector>

#include "engine/platform/pointers/contact.h"
#include "engine/platform/pointers/input.h"

namespace engine {

/// Follows the mouse and the fingers from frame to frame: clicks, drags, long presses, pinches, and
/// what each of them belongs to.
class PointerTracker {
 public:
  void set_hit_test(HitTest test) { hit_test_ = std::move(test); }
  /// Fingers that land farther apart than this, in points, are two people's: they never pinch.
  void set_hand_span(float points) { hand_span_ = points; }

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
  /// Of a finger, with its time.
  void take(const ContactEvent& event);
  void finger_down(const FingerId& finger, glm::vec2 place);
  void finger_moves(const FingerId& finger, glm::vec2 place);
  /// It has come up, but finger_up or finger_cancelled is still to be told: nobody's pinch any
  /// more.
  void finger_lifts(const FingerId& finger);
  void finger_up(const FingerId& finger, glm::vec2 place);
  /// It is listed until it comes up, but its press is cancelled.
  void finger_rests(const FingerId& finger);
  /// It was no finger. Who began a pinch with it is alone again, as if it had never been there.
  void finger_cancelled(const FingerId& finger);
  /// Nothing is held any more, and nothing of it was a click: the window has lost the focus.
  void let_go_of_all();

 private:
  struct Tracked {
    Pointer pointer{};
    double since = 0;           ///< when it landed
    double may_pinch_from = 0;  ///< when it landed, or was left alone by the other of a pinch
    bool is_watched = false;    ///< may still become a long press
    bool is_lifting = false;    ///< has come up, and waits for what that means
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
  void cancel(Tracked& tracked);
  void move(Tracked& tracked, glm::vec2 place);
  void note_click(const Pointer& pointer, MouseButton which, ButtonState& button);
  void note_long_press(Tracked& tracked) const;
  void join_pinch(Tracked& landed);
  /// The other of the pinch that `gone` was in.
  Tracked* leave_pinch(const Tracked& gone);
  PinchedPair measure(const Tracked& one, const Tracked& other) const;
  std::optional<Pinch> follow_pinch();
  void note_pointed();

  HitTest hit_test_;
  float hand_span_ = std::numeric_limits<float>::infinity();
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
