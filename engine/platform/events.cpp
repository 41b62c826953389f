#include "engine/platform/events.h"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>

namespace engine {
namespace {

constexpr float kDragStart = 6;  // points a press may wander and still be a click
constexpr double kDoubleClickSeconds = 0.35;
constexpr double kLongPressSeconds = 0.5;

std::optional<MouseButton> to_button(std::uint8_t sdl_button) {
  switch (sdl_button) {
    case SDL_BUTTON_LEFT: return MouseButton::kLeft;
    case SDL_BUTTON_RIGHT: return MouseButton::kRight;
    case SDL_BUTTON_MIDDLE: return MouseButton::kMiddle;
    default: return std::nullopt;
  }
}

/// A pad speaks as keys, so that whoever reads the keyboard has a pad for free.
std::optional<Key> to_key(std::uint8_t pad_button) {
  switch (pad_button) {
    case SDL_CONTROLLER_BUTTON_A: return Key::kEnter;
    case SDL_CONTROLLER_BUTTON_B: return Key::kEscape;
    case SDL_CONTROLLER_BUTTON_X: return Key::kSpace;
    case SDL_CONTROLLER_BUTTON_Y: return Key::kTab;
    case SDL_CONTROLLER_BUTTON_DPAD_LEFT: return Key::kLeft;
    case SDL_CONTROLLER_BUTTON_DPAD_RIGHT: return Key::kRight;
    case SDL_CONTROLLER_BUTTON_DPAD_UP: return Key::kUp;
    case SDL_CONTROLLER_BUTTON_DPAD_DOWN: return Key::kDown;
    case SDL_CONTROLLER_BUTTON_LEFTSHOULDER: return Key::kPageUp;
    case SDL_CONTROLLER_BUTTON_RIGHTSHOULDER: return Key::kPageDown;
    case SDL_CONTROLLER_BUTTON_START: return Key::kF10;
    default: return std::nullopt;
  }
}

void hold(std::vector<Key>& held, Key key) {
  if (std::find(held.begin(), held.end(), key) == held.end()) held.push_back(key);
}

}  // namespace

void EventGatherer::begin(glm::ivec2 window_size, float pixels_per_point) {
  input_.window_size = window_size;
  input_.pixels_per_point = pixels_per_point;
  input_.mouse_moved = {0, 0};
  input_.wheel = 0;
  for (ButtonState& button : input_.buttons) {
    button.pressed = button.released = button.clicked = button.double_clicked = false;
    if (!button.down) button.dragging = false;
  }
  input_.two_fingers = {};
  input_.keys.clear();
  input_.text.clear();
  input_.dropped_files.clear();
  input_.long_press = input_.quit = input_.resized = input_.exposed = false;
}

void EventGatherer::take(const SDL_Event& event) {
  now_ = event.common.timestamp / 1000.0;
  switch (event.type) {
    case SDL_QUIT: input_.quit = true; break;
    case SDL_MOUSEMOTION:
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP:
    case SDL_MOUSEWHEEL: take_mouse(event); break;
    case SDL_FINGERDOWN:
    case SDL_FINGERUP:
    case SDL_FINGERMOTION: take_finger(event.tfinger); break;
    case SDL_KEYDOWN:
    case SDL_KEYUP: take_key(event.key); break;
    case SDL_CONTROLLERBUTTONDOWN:
    case SDL_CONTROLLERBUTTONUP: take_pad(event.cbutton); break;
    case SDL_TEXTINPUT: input_.text += event.text.text; break;
    case SDL_WINDOWEVENT: take_window(event.window); break;
    case SDL_DROPFILE:
      input_.dropped_files.emplace_back(event.drop.file);
      SDL_free(event.drop.file);
      break;
    default: break;
  }
}

Input EventGatherer::finish(double seconds) {
  now_ = std::max(now_, seconds);
  follow_two_fingers();
  note_long_press();
  return input_;
}

void EventGatherer::take_mouse(const SDL_Event& event) {
  input_.from_touch = false;
  switch (event.type) {
    case SDL_MOUSEMOTION:
      move_pointer({static_cast<float>(event.motion.x), static_cast<float>(event.motion.y)});
      break;
    case SDL_MOUSEBUTTONDOWN:
      if (const auto button = to_button(event.button.button)) press(*button);
      break;
    case SDL_MOUSEBUTTONUP:
      if (const auto button = to_button(event.button.button)) release(*button);
      break;
    default: input_.wheel += event.wheel.preciseY; break;
  }
}

void EventGatherer::take_finger(const SDL_TouchFingerEvent& event) {
  input_.from_touch = true;
  const glm::vec2 place = glm::vec2(event.x, event.y) * glm::vec2(input_.window_size);
  auto& fingers = input_.fingers;
  const auto finger = std::find_if(fingers.begin(), fingers.end(),
                                   [&](const Finger& one) { return one.id == event.fingerId; });
  if (event.type == SDL_FINGERDOWN && finger == fingers.end()) {
    fingers.push_back({event.fingerId, place});
    if (fingers.size() > 1) return cancel_press();
    input_.mouse = place;  // a landing finger did not travel there
    return press(MouseButton::kLeft);
  }
  if (finger == fingers.end()) return;
  finger->position = place;
  const bool leads = finger == fingers.begin() && !press_is_cancelled_;
  if (leads) move_pointer(place);
  if (event.type != SDL_FINGERUP) return;
  if (leads) release(MouseButton::kLeft);
  fingers.erase(finger);
  if (fingers.empty()) press_is_cancelled_ = false;
}

void EventGatherer::take_key(const SDL_KeyboardEvent& event) {
  const auto key = static_cast<Key>(event.keysym.sym);
  const auto modifiers = event.keysym.mod;
  input_.shift = (modifiers & KMOD_SHIFT) != 0;
  input_.ctrl = (modifiers & KMOD_CTRL) != 0;
  input_.alt = (modifiers & KMOD_ALT) != 0;
  if (event.type == SDL_KEYUP) {
    std::erase(input_.held, key);
    return;
  }
  hold(input_.held, key);
  input_.keys.push_back({key, input_.shift, input_.ctrl, input_.alt, event.repeat != 0});
}

void EventGatherer::take_pad(const SDL_ControllerButtonEvent& event) {
  const auto key = to_key(event.button);
  if (!key) return;
  if (event.type == SDL_CONTROLLERBUTTONUP) {
    std::erase(input_.held, *key);
    return;
  }
  hold(input_.held, *key);
  input_.keys.push_back({.key = *key});
}

void EventGatherer::take_window(const SDL_WindowEvent& event) {
  switch (event.event) {
    case SDL_WINDOWEVENT_SIZE_CHANGED: input_.resized = true; break;
    case SDL_WINDOWEVENT_EXPOSED:
    case SDL_WINDOWEVENT_SHOWN:
    case SDL_WINDOWEVENT_RESTORED: input_.exposed = true; break;
    case SDL_WINDOWEVENT_LEAVE:
      if (!input_.button(MouseButton::kLeft).down) input_.mouse = {-1, -1};
      input_.exposed = true;  // whatever was hovered must let go
      break;
    case SDL_WINDOWEVENT_FOCUS_GAINED: input_.focused = true; break;
    case SDL_WINDOWEVENT_FOCUS_LOST:
      input_.focused = false;
      input_.held.clear();  // their key-up goes to another window
      break;
    default: break;
  }
}

void EventGatherer::press(MouseButton which) {
  ButtonState& button = input_.button(which);
  button.down = button.pressed = true;
  button.dragging = false;
  button.pressed_at = input_.mouse;
  pressed_since_ = now_;
  press_is_watched_ = which == MouseButton::kLeft;
}

void EventGatherer::release(MouseButton which) {
  ButtonState& button = input_.button(which);
  if (!button.down) return;
  button.down = false;
  button.released = true;
  if (!button.dragging && !press_is_cancelled_) note_click(button);
  press_is_watched_ = false;
}

void EventGatherer::note_click(ButtonState& button) {
  button.clicked = true;
  const bool is_second = now_ - last_click_ < kDoubleClickSeconds &&
                         glm::distance(last_click_at_, input_.mouse) < 2 * kDragStart;
  button.double_clicked = is_second;
  last_click_ = is_second ? -1 : now_;
  last_click_at_ = input_.mouse;
}

void EventGatherer::move_pointer(glm::vec2 place) {
  if (input_.mouse.x >= 0) input_.mouse_moved += place - input_.mouse;
  input_.mouse = place;
  for (ButtonState& button : input_.buttons) {
    if (button.down && glm::distance(place, button.pressed_at) > kDragStart) button.dragging = true;
  }
}

/// A second finger landed: what the first one began was the start of a pinch, not a press.
void EventGatherer::cancel_press() {
  press_is_cancelled_ = true;
  release(MouseButton::kLeft);
}

void EventGatherer::follow_two_fingers() {
  if (input_.fingers.size() < 2) {
    pair_.reset();
    return;
  }
  const glm::vec2 one = input_.fingers[0].position;
  const glm::vec2 two = input_.fingers[1].position;
  const PairOfFingers pair{(one + two) * 0.5F, two - one};
  TwoFingers& gesture = input_.two_fingers;
  gesture.active = true;
  gesture.centre = pair.centre;
  if (pair_ && glm::length(pair_->between) > 1 && glm::length(pair.between) > 1) {
    const glm::vec2 before = pair_->between;
    gesture.pan = pair.centre - pair_->centre;
    gesture.spread = glm::length(pair.between) / glm::length(before);
    gesture.twist = std::atan2(before.x * pair.between.y - before.y * pair.between.x,
                               glm::dot(before, pair.between));
  }
  pair_ = pair;
}

void EventGatherer::note_long_press() {
  const ButtonState& left = input_.button(MouseButton::kLeft);
  if (!press_is_watched_ || !left.down || left.dragging) return;
  if (now_ - pressed_since_ < kLongPressSeconds) return;
  input_.long_press = true;
  press_is_watched_ = false;
}

}  // namespace engine
