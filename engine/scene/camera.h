#pragma once

#include <glm/mat4x4.hpp>
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>
#include <optional>
#include <span>

#include "engine/scene/ray.h"

namespace engine {

/// Where a camera stands, as a person would say it.
struct CameraPose {
  glm::vec2 target{0};   ///< the board point in the middle of the view
  float distance = 100;  ///< from the eye to the target, in board units
  float tilt = 0.96F;    ///< radians above the horizon; pi/2 looks straight down
  float yaw = 0;         ///< radians; positive turns the view clockwise seen from above
  float flat = 0;        ///< 1 is the flat map: straight down and without perspective

  friend bool operator==(const CameraPose&, const CameraPose&) = default;
};

/// A camera for one frame: what the renderer and the picking need.
struct CameraView {
  glm::mat4 view{1};
  glm::mat4 projection{1};
  glm::vec3 eye{0};
  glm::vec2 target{0};
  float distance = 100;         ///< how far the target seems (labels fade by it)
  glm::vec2 screen{1280, 720};  ///< in points

  glm::mat4 matrix() const { return projection * view; }
};

CameraView view_from(const CameraPose& pose, glm::vec2 screen);

/// The ray from the eye through a point on the screen.
Ray screen_ray(const CameraView& camera, glm::vec2 screen_point);
/// Where the ray meets the level of the table (height 0), if it looks down at all.
std::optional<glm::vec2> board_point(const CameraView& camera, glm::vec2 screen_point);
/// Where a point of the world is on the screen; nothing if it is behind the eye.
std::optional<glm::vec2> screen_point(const CameraView& camera, glm::vec3 world);

/// A rectangle of the screen, in points.
struct ScreenPart {
  glm::vec2 from{0};
  glm::vec2 to{0};

  bool contains(glm::vec2 point) const {
    return point.x >= from.x && point.y >= from.y && point.x <= to.x && point.y <= to.y;
  }

  friend bool operator==(const ScreenPart&, const ScreenPart&) = default;
};

/// The camera of a board on a table: it is told where to go and glides there.
class TableCamera {
 public:
  TableCamera(glm::vec2 board_size, glm::vec2 screen);

  void set_screen(glm::vec2 screen);
  /// Keeps room on the screen for panels, in points: the view is centred in what is left, and
  /// glides there.
  void set_margins(glm::vec2 left_top, glm::vec2 right_bottom);

  /// The board point under `from` follows the pointer to `to`.
  void drag(glm::vec2 from, glm::vec2 to);
  /// The same over `seconds`, to be thrown when let go.
  void drag(glm::vec2 from, glm::vec2 to, double seconds);
  /// Lets go: the board glides on as fast as the hand was.
  void let_go();
  /// Moves the target by a share of what is seen: (1, 0) is one screen to the east.
  void pan(glm::vec2 screens);
  /// Greater than 1 goes nearer; the board point under `anchor` stays where it is.
  void zoom(float factor, glm::vec2 anchor);
  void tilt_by(float radians);
  void turn_by(float radians);

  void look_at(glm::vec2 board_place);
  void look_at(glm::vec2 board_place, float distance);
  /// Goes where all the places lie in `clear`, a part of the screen in points: aside if that is
  /// enough, else farther away. Stays where it is while they do.
  void show(std::span<const glm::vec2> board_places, const ScreenPart& clear);
  /// The view shows all the places in `clear`, and the board fills `filled`, both parts of the
  /// screen in points.
  bool shows(std::span<const glm::vec2> board_places, const ScreenPart& clear,
             const ScreenPart& filled) const;
  bool shows(std::span<const glm::vec2> board_places, const ScreenPart& clear) const {
    return shows(goal_, board_places, clear);
  }
  /// Lays the places into the middle of `clear`, as far as the board goes on filling `filled`: from
  /// where it is, from farther away but not beyond `farthest`, or from nearer. Where no view shows
  /// them all, the one that shows most.
  void frame(std::span<const glm::vec2> board_places, const ScreenPart& clear,
             const ScreenPart& filled, float farthest);
  /// What of the screen the board fills at its goal, in points: to its edges in the middle of each
  /// side.
  ScreenPart filled() const;
  /// Goes as near as all the places can be seen from in `clear`, a part of the screen in points.
  void look_at_all(std::span<const glm::vec2> board_places, const ScreenPart& clear);
  /// Lays the middle of all the places into the middle of `clear`, and steps back until they fit.
  void centre(std::span<const glm::vec2> board_places, const ScreenPart& clear);
  /// Turns aside from what lies beyond the board, as far as all the places stay in `clear`.
  void keep_on_board(std::span<const glm::vec2> board_places, const ScreenPart& clear);
  void look_at_board();
  /// The flat map and back. The target and the distance stay: fit again with look_at_board.
  void set_flat(bool flat);
  bool is_flat() const { return goal_.flat > 0.5F; }
  void set_goal(const CameraPose& pose);
  /// Goes to its goal slowly, and begins and ends it softly: nobody's hand moves it. A hand that
  /// does ends the journey.
  void travel();

  /// Glides for `seconds`; true while still on the way.
  bool update(double seconds);
  bool is_moving() const;
  /// Ends the glide at once (reduced motion, tests).
  void settle();

  const CameraPose& pose() const { return now_; }
  const CameraPose& goal() const { return goal_; }
  CameraView view() const;
  /// What is seen once it is there.
  CameraView goal_view() const { return view_of(goal_); }

 private:
  void keep_in_bounds();
  void go_to(glm::vec2 target, float distance);
  bool go_on(float seconds);
  bool shows(const CameraPose& pose, std::span<const glm::vec2> places,
             const ScreenPart& clear) const;
  std::size_t count_shown(const CameraPose& pose, std::span<const glm::vec2> places,
                          const ScreenPart& clear) const;
  void lay_in_middle(CameraPose& pose, std::span<const glm::vec2> places,
                     const ScreenPart& clear) const;
  glm::vec2 way_to_fill(const CameraPose& pose, const ScreenPart& filled) const;
  glm::vec2 way_onto_board(const CameraPose& pose, const ScreenPart& clear) const;
  bool fit(CameraPose& pose, std::span<const glm::vec2> places, const ScreenPart& clear) const;
  CameraView view_of(const CameraPose& pose, glm::vec2 off_centre) const;
  CameraView view_of(const CameraPose& pose) const { return view_of(pose, wanted_off_centre()); }
  glm::vec2 wanted_off_centre() const { return (margin_left_top_ - margin_right_bottom_) / 2.0F; }

  glm::vec2 board_size_;
  glm::vec2 screen_;
  glm::vec2 margin_left_top_{0};
  glm::vec2 margin_right_bottom_{0};
  glm::vec2 off_centre_{0};  ///< now, in points: half of how much the margins differ
  CameraPose now_;
  CameraPose goal_;
  glm::vec2 hand_speed_{0};  ///< board units a second, of the drag
  /// A way to the goal that is gone at an even pace of time.
  struct Journey {
    CameraPose from;
    CameraPose to;
    float seconds = 0;
    float passed = 0;
  };
  std::optional<Journey> journey_;
  float half_life_;  ///< of the way to the goal, in seconds
};

}  // namespace engine
