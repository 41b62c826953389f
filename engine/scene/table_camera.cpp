#include <algorithm>
#include <array>
#include <cmath>
#include <glm/geometric.hpp>
#include <glm/gtc/constants.hpp>
#include <glm/gtc/matrix_transform.hpp>

#include "engine/scene/camera.h"
#include "engine/scene/easing.h"

namespace engine {
namespace {

constexpr float kNearest = 11;
constexpr float kLowestTilt = 0.436F;  // 25 degrees
constexpr float kMostYaw = 0.7F;
constexpr float kHalfLife = 0.085F;
constexpr float kFarthest = 320;
constexpr float kTravelSeconds = 0.75F;  // for each breadth of the view, each e-fold of nearness
constexpr float kShortestTravel = 0.35F;
constexpr float kLongestTravel = 1.3F;
constexpr float kGlideHalfLife = 0.28F;  // of a board that was thrown
constexpr float kStepBack = 1.08F;
constexpr float kHandMemory = 0.04F;         // seconds; a hand that rested throws nothing
constexpr double kShortestDrag = 1.0 / 250;  // a frame of no length has no speed

bool differs(float a, float b, float tolerance) { return std::abs(a - b) > tolerance; }

}  // namespace

TableCamera::TableCamera(glm::vec2 board_size, glm::vec2 screen)
    : board_size_(board_size), screen_(screen), half_life_(kHalfLife) {
  look_at_board();
  settle();
}

void TableCamera::set_screen(glm::vec2 screen) { screen_ = glm::max(screen, glm::vec2(1)); }

void TableCamera::set_margins(glm::vec2 left_top, glm::vec2 right_bottom) {
  margin_left_top_ = left_top;
  margin_right_bottom_ = right_bottom;
}

CameraView TableCamera::view_of(const CameraPose& pose, glm::vec2 off_centre) const {
  CameraView view = view_from(pose, screen_);
  const glm::vec2 shift = off_centre * 2.0F / screen_;
  view.projection = glm::translate(glm::mat4(1), glm::vec3(shift.x, -shift.y, 0)) * view.projection;
  return view;
}

CameraView TableCamera::view() const { return view_of(now_, off_centre_); }

void TableCamera::drag(glm::vec2 from, glm::vec2 to) {
  const auto grabbed = board_point(view(), from);
  const auto now_under = board_point(view(), to);
  if (!grabbed || !now_under) return;
  glm::vec2 shift = *grabbed - *now_under;
  const float longest = now_.distance;  // near the horizon a pixel is a journey
  if (glm::length(shift) > longest) shift *= longest / glm::length(shift);
  goal_.target = now_.target + shift;
  half_life_ = kHalfLife;
  hand_speed_ = {0, 0};
  keep_in_bounds();
  now_.target = goal_.target;  // what is held in the hand does not lag
}

void TableCamera::drag(glm::vec2 from, glm::vec2 to, double seconds) {
  const glm::vec2 speed_before = hand_speed_;
  const glm::vec2 before = now_.target;
  drag(from, to);
  const auto passed = static_cast<float>(std::max(seconds, kShortestDrag));
  const float forgotten = 1 - std::exp(-passed / kHandMemory);
  hand_speed_ = glm::mix(speed_before, (now_.target - before) / passed, forgotten);
}

void TableCamera::let_go() {
  // An approach of this half-life begins with exactly the speed of the hand.
  goal_.target = now_.target + hand_speed_ * kGlideHalfLife / glm::ln_two<float>();
  hand_speed_ = {0, 0};
  half_life_ = kGlideHalfLife;
  keep_in_bounds();
}

void TableCamera::pan(glm::vec2 screens) {
  half_life_ = kHalfLife;
  const float seen_high = 2 * goal_.distance * 0.287F;  // tan of half the lens
  const glm::vec2 seen{seen_high * screen_.x / screen_.y, seen_high / std::sin(goal_.tilt)};
  const glm::vec2 shift = screens * seen;
  const float yaw = goal_.flat > 0.5F ? 0 : goal_.yaw;
  goal_.target += glm::vec2(shift.x * std::cos(yaw) - shift.y * std::sin(yaw),
                            shift.x * std::sin(yaw) + shift.y * std::cos(yaw));
  keep_in_bounds();
}

void TableCamera::zoom(float factor, glm::vec2 anchor) {
  half_life_ = kHalfLife;
  const auto before = board_point(view_of(goal_), anchor);
  goal_.distance /= std::max(factor, 0.01F);
  keep_in_bounds();
  const auto after = board_point(view_of(goal_), anchor);
  if (before && after && glm::distance(*before, *after) < goal_.distance) {
    goal_.target += *before - *after;
  }
  keep_in_bounds();
}

void TableCamera::tilt_by(float radians) {
  goal_.tilt += radians;
  keep_in_bounds();
}

void TableCamera::turn_by(float radians) {
  goal_.yaw += radians;
  keep_in_bounds();
}

void TableCamera::go_to(glm::vec2 target, float distance) {
  goal_.target = target;
  goal_.distance = distance;
  half_life_ = kHalfLife;
  keep_in_bounds();
}

void TableCamera::look_at(glm::vec2 board_place) { go_to(board_place, goal_.distance); }

void TableCamera::look_at(glm::vec2 board_place, float distance) { go_to(board_place, distance); }

/// Moves the pose until the places lie around the middle of the clear part; false if they are too
/// far apart for it.
bool TableCamera::fit(CameraPose& pose, std::span<const glm::vec2> places,
                      const ScreenPart& clear) const {
  for (int i = 0; i < 6; ++i) {
    const CameraView view = view_of(pose);
    glm::vec2 low{1e9F};
    glm::vec2 high{-1e9F};
    for (const glm::vec2 place : places) {
      const auto point = screen_point(view, {place.x, 0, place.y});
      if (!point) return false;
      low = glm::min(low, *point);
      high = glm::max(high, *point);
    }
    if (clear.contains(low) && clear.contains(high)) return true;
    const auto here = board_point(view, (low + high) * 0.5F);
    const auto there = board_point(view, (clear.from + clear.to) * 0.5F);
    if (!here || !there) return false;
    pose.target = glm::clamp(pose.target + *here - *there, glm::vec2(0), board_size_);
  }
  return false;
}

void TableCamera::show(std::span<const glm::vec2> board_places, const ScreenPart& clear) {
  if (board_places.empty() || clear.from.x >= clear.to.x || clear.from.y >= clear.to.y) return;
  CameraPose pose = goal_;
  while (!fit(pose, board_places, clear) && pose.distance < kFarthest) {
    pose.distance *= kStepBack;
    pose.target = goal_.target;
  }
  go_to(pose.target, pose.distance);
}

void TableCamera::look_at_all(std::span<const glm::vec2> board_places, const ScreenPart& clear) {
  CameraPose all = goal_;
  float near = kNearest;
  float far = kFarthest;
  for (int i = 0; i < 16; ++i) {
    CameraPose pose = goal_;
    pose.target = board_size_ / 2.0F;
    pose.distance = (near + far) / 2;
    const bool sees_all = fit(pose, board_places, clear);
    (sees_all ? far : near) = pose.distance;
    if (sees_all || i == 0) all = pose;
  }
  go_to(all.target, all.distance);
}

void TableCamera::centre(std::span<const glm::vec2> board_places, const ScreenPart& clear) {
  if (board_places.empty() || clear.from.x >= clear.to.x || clear.from.y >= clear.to.y) return;
  CameraPose pose = goal_;
  const ScreenPart middle{(clear.from + clear.to) * 0.5F, (clear.from + clear.to) * 0.5F};
  fit(pose, board_places, middle);  // only where they lie: nothing fits into a point
  goal_.target = pose.target;
  show(board_places, clear);
}

bool TableCamera::shows(const CameraPose& pose, std::span<const glm::vec2> places,
                        const ScreenPart& clear) const {
  return count_shown(pose, places, clear) == places.size();
}

std::size_t TableCamera::count_shown(const CameraPose& pose, std::span<const glm::vec2> places,
                                     const ScreenPart& clear) const {
  const CameraView view = view_of(pose);
  return static_cast<std::size_t>(std::ranges::count_if(places, [&](glm::vec2 place) {
    const auto point = screen_point(view, {place.x, 0, place.y});
    return point && clear.contains(*point);
  }));
}

void TableCamera::lay_in_middle(CameraPose& pose, std::span<const glm::vec2> places,
                                const ScreenPart& clear) const {
  const glm::vec2 middle = (clear.from + clear.to) * 0.5F;
  fit(pose, places,
      {middle, middle});  // nothing fits into a point: it ends where they lie around it
}

/// How far the pose would have to go for the board to fill the part, as far as it is large enough.
glm::vec2 TableCamera::way_to_fill(const CameraPose& pose, const ScreenPart& filled) const {
  const CameraView view = view_of(pose);
  const glm::vec2 middle = (filled.from + filled.to) * 0.5F;
  const auto beyond = [&](glm::vec2 corner) {
    return board_point(view, corner).value_or(board_size_ * 0.5F);
  };
  const glm::vec2 low(-beyond({filled.from.x, middle.y}).x, -beyond({middle.x, filled.from.y}).y);
  const glm::vec2 high(beyond({filled.to.x, middle.y}).x - board_size_.x,
                       beyond({middle.x, filled.to.y}).y - board_size_.y);
  const auto way = [](float below, float above) {
    if (below > 0 && above > 0) return (below - above) / 2;
    return std::max(below, 0.0F) - std::max(above, 0.0F);
  };
  return {way(low.x, high.x), way(low.y, high.y)};
}

bool TableCamera::shows(std::span<const glm::vec2> board_places, const ScreenPart& clear,
                        const ScreenPart& filled) const {
  constexpr float kEven = 0.05F;  // board units that nobody sees
  const glm::vec2 way = way_to_fill(goal_, filled);
  return std::abs(way.x) < kEven && std::abs(way.y) < kEven && shows(goal_, board_places, clear);
}

void TableCamera::frame(std::span<const glm::vec2> board_places, const ScreenPart& clear,
                        const ScreenPart& filled, float farthest) {
  if (board_places.empty() || clear.from.x >= clear.to.x || clear.from.y >= clear.to.y) return;
  CameraPose best = goal_;
  std::size_t most = 0;
  const auto try_from = [&](float distance) {
    CameraPose pose = goal_;
    pose.distance = distance;
    lay_in_middle(pose, board_places, clear);
    for (int i = 0; i < 3; ++i) {
      pose.target = glm::clamp(pose.target + way_to_fill(pose, filled), glm::vec2(0), board_size_);
    }
    const std::size_t shown = count_shown(pose, board_places, clear);
    if (shown > most) best = pose;
    most = std::max(most, shown);
    return shown == board_places.size();
  };
  bool is_found = false;
  for (float far = goal_.distance; !is_found && far < farthest; far *= kStepBack) {
    is_found = try_from(far);
  }
  is_found = is_found || try_from(std::max(farthest, goal_.distance));
  for (float near = goal_.distance / kStepBack; !is_found && near >= kNearest; near /= kStepBack) {
    is_found = try_from(near);
  }
  go_to(best.target, best.distance);
}

ScreenPart TableCamera::filled() const {
  const CameraView view = view_of(goal_);
  const glm::vec2 middle = board_point(view, screen_ * 0.5F).value_or(board_size_ * 0.5F);
  // An edge behind the eye is beyond the screen.
  const auto at = [&](float x, float y, glm::vec2 beyond) {
    return screen_point(view, {x, 0, y}).value_or(beyond);
  };
  const glm::vec2 from(at(0, middle.y, {0, 0}).x, at(middle.x, 0, {0, 0}).y);
  const glm::vec2 to(at(board_size_.x, middle.y, screen_).x,
                     at(middle.x, board_size_.y, screen_).y);
  return {glm::max(from, glm::vec2(0)), glm::min(to, screen_)};
}

/// How far the pose would have to go for nothing beyond the nearer edges to be seen beside the
/// clear part.
glm::vec2 TableCamera::way_onto_board(const CameraPose& pose, const ScreenPart& clear) const {
  const CameraView view = view_of(pose);
  glm::vec2 beyond_low{0};
  glm::vec2 beyond_high{0};
  const float top = margin_left_top_.y;
  for (const glm::vec2 corner : {glm::vec2(0, top), glm::vec2(screen_.x, top),
                                 glm::vec2(0, clear.to.y), glm::vec2(screen_.x, clear.to.y)}) {
    const auto place = board_point(view, corner);
    if (!place) continue;
    beyond_low = glm::max(beyond_low, -*place);
    beyond_high = glm::max(beyond_high, *place - board_size_);
  }
  // Between two edges there is nowhere to go.
  return {beyond_low.x > 0 && beyond_high.x > 0 ? 0 : beyond_low.x - beyond_high.x,
          beyond_low.y > 0 && beyond_high.y > 0 ? 0 : beyond_low.y - beyond_high.y};
}

void TableCamera::keep_on_board(std::span<const glm::vec2> board_places, const ScreenPart& clear) {
  constexpr int kSteps = 8;
  const glm::vec2 way = way_onto_board(goal_, clear);
  for (const glm::vec2 part : {glm::vec2(way.x, 0), glm::vec2(0, way.y)}) {
    for (int step = kSteps; step > 0; --step) {
      CameraPose pose = goal_;
      pose.target += part * (static_cast<float>(step) / kSteps);
      pose.target = glm::clamp(pose.target, glm::vec2(0), board_size_);
      if (!shows(pose, board_places, clear)) continue;
      goal_ = pose;
      break;
    }
  }
}

void TableCamera::look_at_board() {
  const std::array corners{glm::vec2(0), glm::vec2(board_size_.x, 0), board_size_,
                           glm::vec2(0, board_size_.y)};
  look_at_all(corners, {margin_left_top_, screen_ - margin_right_bottom_});
}

void TableCamera::set_flat(bool flat) { goal_.flat = flat ? 1.0F : 0.0F; }

void TableCamera::set_goal(const CameraPose& pose) {
  goal_ = pose;
  keep_in_bounds();
}

void TableCamera::keep_in_bounds() {
  goal_.distance = std::clamp(goal_.distance, kNearest, kFarthest);
  goal_.tilt = std::clamp(goal_.tilt, kLowestTilt, glm::half_pi<float>());
  goal_.yaw = std::clamp(goal_.yaw, -kMostYaw, kMostYaw);
  goal_.target = glm::clamp(goal_.target, glm::vec2(0), board_size_);
}

/// Seconds for a change of view: most for a long way, and for much nearer or farther.
float seconds_between(const CameraPose& one, const CameraPose& other) {
  const float way =
      glm::distance(one.target, other.target) / std::max(one.distance, other.distance);
  const float zoom = std::abs(std::log(one.distance / other.distance));
  return std::clamp(kTravelSeconds * (way + zoom), kShortestTravel, kLongestTravel);
}

void TableCamera::travel() {
  if (now_ == goal_) return;
  if (journey_ && journey_->to == goal_) return;
  journey_ = Journey{now_, goal_, seconds_between(now_, goal_), 0};
}

/// The same share of the way to everything, so that what is looked at comes nearer evenly.
bool TableCamera::go_on(float seconds) {
  if (!journey_) return false;
  if (journey_->to != goal_) {
    journey_.reset();
    return false;
  }
  journey_->passed += seconds;
  if (journey_->passed >= journey_->seconds) {
    journey_.reset();
    now_ = goal_;
    return false;
  }
  const CameraPose& from = journey_->from;
  const float gone = ease_in_out(journey_->passed / journey_->seconds);
  now_.target = glm::mix(from.target, goal_.target, gone);
  now_.distance = std::exp(std::lerp(std::log(from.distance), std::log(goal_.distance), gone));
  now_.tilt = std::lerp(from.tilt, goal_.tilt, gone);
  now_.yaw = std::lerp(from.yaw, goal_.yaw, gone);
  now_.flat = std::lerp(from.flat, goal_.flat, gone);
  return true;
}

bool TableCamera::update(double seconds) {
  if (go_on(static_cast<float>(seconds))) return true;
  const auto glide = [this, seconds](float now, float goal) {
    return approach(now, goal, static_cast<float>(seconds), half_life_);
  };
  now_.target = {glide(now_.target.x, goal_.target.x), glide(now_.target.y, goal_.target.y)};
  now_.distance = std::exp(glide(std::log(now_.distance), std::log(goal_.distance)));
  now_.tilt = glide(now_.tilt, goal_.tilt);
  now_.yaw = glide(now_.yaw, goal_.yaw);
  now_.flat = glide(now_.flat, goal_.flat);
  const glm::vec2 wanted = wanted_off_centre();
  off_centre_ = {glide(off_centre_.x, wanted.x), glide(off_centre_.y, wanted.y)};
  if (!is_moving()) settle();
  return is_moving();
}

bool TableCamera::is_moving() const {
  const float tolerance = now_.distance * 3e-4F;  // a quarter of a pixel or so
  return differs(now_.target.x, goal_.target.x, tolerance) ||
         differs(now_.target.y, goal_.target.y, tolerance) ||
         differs(now_.distance, goal_.distance, tolerance) ||
         differs(now_.tilt, goal_.tilt, 5e-4F) || differs(now_.yaw, goal_.yaw, 5e-4F) ||
         differs(now_.flat, goal_.flat, 1e-3F) ||
         differs(off_centre_.x, wanted_off_centre().x, 0.25F) ||
         differs(off_centre_.y, wanted_off_centre().y, 0.25F);
}

void TableCamera::settle() {
  journey_.reset();
  now_ = goal_;
  off_centre_ = wanted_off_centre();
}

}  // namespace engine
