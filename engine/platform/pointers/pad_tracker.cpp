#include "engine/platform/pointers/pad_tracker.h"

#include <algorithm>
#include <glm/geometric.hpp>
#include <optional>

namespace engine {
namespace {

constexpr float kFullAxis = 32767;
constexpr float kRest = 0.2F;  // sticks do not come back to the very middle

std::optional<PadButton> button_of(std::uint8_t sdl_button) {
  switch (sdl_button) {
    case SDL_CONTROLLER_BUTTON_A: return PadButton::kA;
    case SDL_CONTROLLER_BUTTON_B: return PadButton::kB;
    case SDL_CONTROLLER_BUTTON_X: return PadButton::kX;
    case SDL_CONTROLLER_BUTTON_Y: return PadButton::kY;
    case SDL_CONTROLLER_BUTTON_BACK: return PadButton::kBack;
    case SDL_CONTROLLER_BUTTON_START: return PadButton::kStart;
    case SDL_CONTROLLER_BUTTON_LEFTSTICK: return PadButton::kLeftStick;
    case SDL_CONTROLLER_BUTTON_RIGHTSTICK: return PadButton::kRightStick;
    case SDL_CONTROLLER_BUTTON_LEFTSHOULDER: return PadButton::kLeftShoulder;
    case SDL_CONTROLLER_BUTTON_RIGHTSHOULDER: return PadButton::kRightShoulder;
    case SDL_CONTROLLER_BUTTON_DPAD_UP: return PadButton::kUp;
    case SDL_CONTROLLER_BUTTON_DPAD_DOWN: return PadButton::kDown;
    case SDL_CONTROLLER_BUTTON_DPAD_LEFT: return PadButton::kLeft;
    case SDL_CONTROLLER_BUTTON_DPAD_RIGHT: return PadButton::kRight;
    default: return std::nullopt;
  }
}

bool is_away(glm::vec2 stick) { return glm::length(stick) > kRest; }

}  // namespace

bool Pad::is_active() const {
  return !pressed.empty() || !held.empty() || is_away(left) || is_away(right) ||
         left_trigger > kRest || right_trigger > kRest;
}

void PadTracker::begin_frame() {
  for (Pad& pad : pads_) pad.pressed.clear();
}

Pad& PadTracker::pad_of(std::int32_t id) {
  const auto known = std::ranges::find(pads_, id, &Pad::id);
  if (known != pads_.end()) return *known;
  pads_.push_back({.id = id});
  return pads_.back();
}

void PadTracker::take_button(const SDL_ControllerButtonEvent& event) {
  const std::optional<PadButton> button = button_of(event.button);
  if (!button) return;
  Pad& pad = pad_of(event.which);
  const bool was_held = std::erase(pad.held, *button) > 0;
  if (event.type == SDL_CONTROLLERBUTTONUP) return;
  pad.held.push_back(*button);
  if (!was_held) pad.pressed.push_back(*button);
}

void PadTracker::take_axis(const SDL_ControllerAxisEvent& event) {
  const float value = std::clamp(static_cast<float>(event.value) / kFullAxis, -1.0F, 1.0F);
  Pad& pad = pad_of(event.which);
  switch (event.axis) {
    case SDL_CONTROLLER_AXIS_LEFTX: pad.left.x = value; break;
    case SDL_CONTROLLER_AXIS_LEFTY: pad.left.y = value; break;
    case SDL_CONTROLLER_AXIS_RIGHTX: pad.right.x = value; break;
    case SDL_CONTROLLER_AXIS_RIGHTY: pad.right.y = value; break;
    case SDL_CONTROLLER_AXIS_TRIGGERLEFT: pad.left_trigger = value; break;
    case SDL_CONTROLLER_AXIS_TRIGGERRIGHT: pad.right_trigger = value; break;
    default: break;
  }
}

void PadTracker::unplugged(std::int32_t id) {
  std::erase_if(pads_, [id](const Pad& pad) { return pad.id == id; });
}

void PadTracker::let_go_of_all() {
  for (Pad& pad : pads_) pad = {.id = pad.id};
}

}  // namespace engine
