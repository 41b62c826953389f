#include "engine/platform/pointers/pointer_tracker.h"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>

namespace engine {
namespace {

constexpr float kDragStart = 6;  // points a press may wander and still be a click
constexpr double kDoubleClickSeconds = 0.35;
constexpr double kLongPressSeconds = 0.5;
constexpr double kPinchSeconds = 0.5;  // between the landing of two fingers of one hand

void begin_frame_of(Pointer& pointer) {
  pointer.moved = {0, 0};
  for (ButtonState& button : pointer.buttons) {
    button.pressed = button.released = button.cancelled = button.clicked = false;
    button.double_clicked = button.long_pressed = false;
    if (!button.down) button.dragging = false;
  }
}

/// From now on it moves the map together with another finger.
void give_to_pinch(Pointer& pointer) {
  pointer.in_pinch = true;
  for (ButtonState& button : pointer.buttons) button.dragging = false;
}

}  // namespace

void PointerTracker::begin_frame() {
  begin_frame_of(mouse_.pointer);
  if (mouse_is_outside_ && !mouse_.pointer.is_down()) mouse_is_seen_ = false;
  std::erase_if(fingers_, [](const Tracked& finger) { return finger.is_up; });
  for (Tracked& finger : fingers_) begin_frame_of(finger.pointer);
}

void PointerTracker::finish(Input& input) {
  note_long_press(mouse_);
  for (Tracked& finger : fingers_) note_long_press(finger);
  input.pinch = follow_pinch();
  input.pointers.clear();
  if (mouse_is_seen_) {
    Pointer& mouse = mouse_.pointer;
    if (!mouse.is_active()) mouse.owner = owner_at(mouse.position);
    mouse.age = mouse.is_active() ? std::max(0.0, now_ - mouse_.since) : 0;
    input.pointers.push_back(mouse);
  }
  for (Tracked& finger : fingers_) {
    finger.pointer.age = std::max(0.0, now_ - finger.since);
    input.pointers.push_back(finger.pointer);
  }
  note_pointed();
  input.pointed = pointed_;
}

void PointerTracker::move_mouse(glm::vec2 place) {
  // One that was not seen did not travel here.
  if (!mouse_is_seen_) mouse_.pointer.position = place;
  mouse_is_known_ = true;
  mouse_is_outside_ = mouse_is_outside_ && mouse_.pointer.is_down();
  wake_mouse();
  move(mouse_, place);
}

void PointerTracker::press_mouse(MouseButton button) {
  wake_mouse();
  if (!mouse_.pointer.is_down()) land(mouse_);
  press(mouse_, button);
}

void PointerTracker::release_mouse(MouseButton button) {
  wake_mouse();
  release(mouse_, button, true);
}

void PointerTracker::wake_mouse() {
  mouse_is_seen_ = mouse_is_seen_ || mouse_is_known_;
  finger_is_last_ = false;
}

/// What it holds it holds on to, outside the window too.
void PointerTracker::mouse_leaves() {
  mouse_is_outside_ = true;
  if (!mouse_.pointer.is_active()) mouse_is_seen_ = false;
}

void PointerTracker::take(const ContactEvent& event) {
  set_time(event.seconds);
  switch (event.change) {
    case ContactChange::kDown: return finger_down(event.finger, event.place);
    case ContactChange::kMoves: return finger_moves(event.finger, event.place);
    case ContactChange::kLifts: return finger_lifts(event.finger);
    case ContactChange::kUp: return finger_up(event.finger, event.place);
    case ContactChange::kRests: return finger_rests(event.finger);
    case ContactChange::kCancelled: return finger_cancelled(event.finger);
  }
}

void PointerTracker::finger_down(const FingerId& finger, glm::vec2 place) {
  // The same finger cannot come down twice: word of its coming up was lost.
  finger_cancelled(finger);
  if (!mouse_.pointer.is_active()) mouse_is_seen_ = false;  // until it moves again
  Tracked landed;
  landed.pointer.kind = PointerKind::kFinger;
  landed.pointer.device = finger.device;
  landed.pointer.id = finger.id;
  landed.pointer.position = place;
  land(landed);
  press(landed, MouseButton::kLeft);
  fingers_.push_back(landed);
  finger_is_last_ = true;
  last_finger_ = landed.pointer.landing;
  join_pinch(fingers_.back());
}

void PointerTracker::finger_moves(const FingerId& finger, glm::vec2 place) {
  Tracked* tracked = find(finger);
  if (tracked == nullptr) return;
  tracked->is_lifting = false;
  move(*tracked, place);
}

void PointerTracker::finger_lifts(const FingerId& finger) {
  Tracked* tracked = find(finger);
  if (tracked == nullptr) return;
  tracked->is_lifting = true;
  leave_pinch(*tracked);
}

void PointerTracker::finger_up(const FingerId& finger, glm::vec2 place) {
  Tracked* tracked = find(finger);
  if (tracked == nullptr) return;
  move(*tracked, place);
  release(*tracked, MouseButton::kLeft, !tracked->pointer.in_pinch);
  tracked->is_up = true;
  leave_pinch(*tracked);
}

void PointerTracker::finger_rests(const FingerId& finger) {
  Tracked* tracked = find(finger);
  if (tracked == nullptr) return;
  cancel(*tracked);
  leave_pinch(*tracked);
  tracked->is_up = false;
  tracked->pointer.rests = true;
}

void PointerTracker::finger_cancelled(const FingerId& finger) {
  Tracked* tracked = find(finger);
  if (tracked == nullptr) return;
  cancel(*tracked);
  Tracked* left = leave_pinch(*tracked);
  // After a pinch that has lasted it does nothing, as after any.
  if (left == nullptr || now_ - tracked->since > kPinchSeconds) return;
  left->pointer.in_pinch = false;
  move(*left, left->pointer.position);
}

void PointerTracker::let_go_of_all() {
  cancel(mouse_);
  mouse_.is_up = false;
  for (Tracked& finger : fingers_) cancel(finger);
  pinch_.reset();
}

PointerOwner PointerTracker::owner_at(glm::vec2 place) const {
  return hit_test_ ? hit_test_(place) : PointerOwner::kMap;
}

PointerTracker::Tracked* PointerTracker::find(const FingerId& finger) {
  const auto found = std::find_if(fingers_.begin(), fingers_.end(), [&](const Tracked& one) {
    return !one.is_up && FingerId{one.pointer.device, one.pointer.id} == finger;
  });
  return found == fingers_.end() ? nullptr : &*found;
}

PointerTracker::Tracked* PointerTracker::find_landing(std::uint32_t landing) {
  const auto found = std::find_if(fingers_.begin(), fingers_.end(), [&](const Tracked& one) {
    return one.pointer.landing == landing;
  });
  return found == fingers_.end() ? nullptr : &*found;
}

void PointerTracker::land(Tracked& tracked) {
  tracked.since = tracked.may_pinch_from = now_;
  tracked.pointer.landing = ++landings_;
  tracked.pointer.landed_at = tracked.pointer.position;
  tracked.pointer.owner = owner_at(tracked.pointer.position);
}

void PointerTracker::press(Tracked& tracked, MouseButton which) {
  ButtonState& button = tracked.pointer.button(which);
  button.down = button.pressed = true;
  button.dragging = false;
  button.pressed_at = tracked.pointer.position;
  tracked.is_watched = which == MouseButton::kLeft;
}

void PointerTracker::release(Tracked& tracked, MouseButton which, bool may_click) {
  ButtonState& button = tracked.pointer.button(which);
  if (!button.down) return;
  button.down = false;
  button.released = true;
  if (may_click && !button.dragging) note_click(tracked.pointer, which, button);
  if (which == MouseButton::kLeft) tracked.is_watched = false;
}

void PointerTracker::cancel(Tracked& tracked) {
  for (ButtonState& button : tracked.pointer.buttons) {
    button.cancelled = button.cancelled || button.down;
    button.down = false;
  }
  tracked.is_watched = false;
  tracked.is_up = true;
}

void PointerTracker::move(Tracked& tracked, glm::vec2 place) {
  Pointer& pointer = tracked.pointer;
  pointer.moved += place - pointer.position;
  pointer.position = place;
  if (pointer.in_pinch) return;
  for (ButtonState& button : pointer.buttons) {
    if (button.down && glm::distance(place, button.pressed_at) > kDragStart) button.dragging = true;
  }
}

/// Whoever asked what lies on the map has not chosen it. Two clicks make a double click if they are
/// of the same kind and device, on the same thing. Other people may click elsewhere between them.
void PointerTracker::note_click(const Pointer& pointer, MouseButton which, ButtonState& button) {
  if (pointer.asks && !is_panel(pointer.owner)) return;
  std::erase_if(clicks_, [&](const Click& click) {
    return now_ - click.time >= kDoubleClickSeconds || now_ < click.time;
  });
  const auto first = std::find_if(clicks_.begin(), clicks_.end(), [&](const Click& click) {
    return click.kind == pointer.kind && click.button == which && click.device == pointer.device &&
           click.owner == pointer.owner &&
           glm::distance(click.place, pointer.position) < 2 * kDragStart;
  });
  if (first != clicks_.end()) {
    clicks_.erase(first);
    button.double_clicked = true;
  } else {
    button.clicked = true;
    clicks_.push_back({pointer.kind, which, pointer.device, pointer.owner, pointer.position, now_});
  }
}

void PointerTracker::note_long_press(Tracked& tracked) const {
  ButtonState& left = tracked.pointer.button(MouseButton::kLeft);
  if (!tracked.is_watched || !left.down || left.dragging || tracked.pointer.in_pinch) return;
  if (now_ - tracked.since < kLongPressSeconds) return;
  left.long_pressed = true;
  tracked.pointer.asks = tracked.pointer.kind == PointerKind::kFinger;
  tracked.is_watched = false;
}

/// Two fingers pinch if both are on the map, on one device, no farther apart than a hand reaches,
/// and came down at about the same time: a finger that has long been somewhere is another person's.
/// One that was left alone by the other of its pinch may be joined again.
void PointerTracker::join_pinch(Tracked& landed) {
  if (pinch_ || landed.pointer.owner != PointerOwner::kMap) return;
  Tracked* partner = nullptr;
  for (Tracked& finger : fingers_) {
    const bool fits = &finger != &landed && !finger.is_up && !finger.is_lifting &&
                      !finger.pointer.rests && finger.pointer.owner == PointerOwner::kMap &&
                      finger.pointer.device == landed.pointer.device &&
                      now_ - finger.may_pinch_from < kPinchSeconds &&
                      glm::distance(finger.pointer.position, landed.pointer.position) <= hand_span_;
    if (fits) partner = &finger;
  }
  if (partner == nullptr) return;
  give_to_pinch(partner->pointer);
  give_to_pinch(landed.pointer);
  pinch_ = measure(*partner, landed);
}

PointerTracker::Tracked* PointerTracker::leave_pinch(const Tracked& gone) {
  if (!pinch_) return nullptr;
  const std::uint32_t landing = gone.pointer.landing;
  if (pinch_->one != landing && pinch_->other != landing) return nullptr;
  Tracked* left = find_landing(pinch_->one == landing ? pinch_->other : pinch_->one);
  if (left != nullptr) left->may_pinch_from = now_;
  pinch_.reset();
  return left;
}

PointerTracker::PinchedPair PointerTracker::measure(const Tracked& one,
                                                    const Tracked& other) const {
  return {.one = one.pointer.landing,
          .other = other.pointer.landing,
          .centre = (one.pointer.position + other.pointer.position) * 0.5F,
          .between = other.pointer.position - one.pointer.position};
}

std::optional<Pinch> PointerTracker::follow_pinch() {
  if (!pinch_) return std::nullopt;
  const Tracked* one = find_landing(pinch_->one);
  const Tracked* other = find_landing(pinch_->other);
  if (one == nullptr || other == nullptr) return std::nullopt;
  const PinchedPair before = *pinch_;
  const PinchedPair now = measure(*one, *other);
  pinch_ = now;
  Pinch pinch{.centre = now.centre};
  if (glm::length(before.between) <= 1 || glm::length(now.between) <= 1) return pinch;
  pinch.pan = now.centre - before.centre;
  pinch.spread = glm::length(now.between) / glm::length(before.between);
  pinch.twist = std::atan2(before.between.x * now.between.y - before.between.y * now.between.x,
                           glm::dot(before.between, now.between));
  return pinch;
}

/// A finger that came up still points: it has no other way to point without pressing.
void PointerTracker::note_pointed() {
  const Tracked* last = mouse_is_seen_ ? &mouse_ : nullptr;
  if (finger_is_last_) last = find_landing(last_finger_);
  if (finger_is_last_ && last == nullptr) return;
  const bool is_on_map = last != nullptr && last->pointer.owner != PointerOwner::kPanel;
  pointed_ = is_on_map ? std::optional(last->pointer.position) : std::nullopt;
}

}  // namespace engine
