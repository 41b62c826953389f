#include "game/app/screen/controls.h"

#include <cmath>
#include <glm/geometric.hpp>

#include "game/commands/ids.h"

namespace app {
namespace {

using engine::Input;
using engine::MouseButton;
using engine::Pointer;
using engine::PointerOwner;

constexpr float kWheelStep = 1.16F;
constexpr float kKeyZoom = 1.25F;
constexpr float kStickRest = 0.2F;
constexpr float kTriggerZoom = 4;  // in a second
constexpr float kRadiansPerPoint = 0.005F;
constexpr float kScreensPerSecond = 0.8F;

void follow_pinch(engine::TableCamera& camera, const engine::Pinch& pinch) {
  camera.drag(pinch.centre - pinch.pan, pinch.centre);
  camera.zoom(pinch.spread, pinch.centre);
  camera.turn_by(pinch.twist);
}

bool is_panning(const Pointer& pointer) {
  return pointer.button(MouseButton::kLeft).dragging ||
         pointer.button(MouseButton::kMiddle).dragging;
}

/// The button stays `dragging` in the frame in which it comes up.
bool lets_go(const engine::ButtonState& button) { return button.released && button.dragging; }

/// Whoever drags the map and came down first.
template <class Drags>
const Pointer* first_on_map(const Input& input, Drags drags) {
  const Pointer* first = nullptr;
  for (const Pointer& pointer : input.pointers) {
    if (pointer.owner != PointerOwner::kMap || pointer.in_pinch || !drags(pointer)) continue;
    if (first == nullptr || pointer.age > first->age) first = &pointer;
  }
  return first;
}

}  // namespace

void steer(engine::TableCamera& camera, const Input& input, double seconds) {
  if (input.pinch) {
    follow_pinch(camera, *input.pinch);
    return;
  }
  if (const Pointer* hand = first_on_map(input, is_panning)) {
    camera.drag(hand->position - hand->moved, hand->position, seconds);
    if (lets_go(hand->button(MouseButton::kLeft)) || lets_go(hand->button(MouseButton::kMiddle))) {
      camera.let_go();
    }
  }
  const Pointer* mouse = engine::mouse_of(input);
  if (mouse == nullptr || engine::is_panel(mouse->owner)) return;
  if (mouse->button(MouseButton::kRight).dragging) {
    camera.turn_by(-mouse->moved.x * kRadiansPerPoint);
    camera.tilt_by(mouse->moved.y * kRadiansPerPoint);
  }
  if (input.wheel != 0) camera.zoom(std::pow(kWheelStep, input.wheel), mouse->position);
}

void steer_with_keys(engine::TableCamera& camera, const commands::Read& input, double seconds) {
  const float step = kScreensPerSecond * static_cast<float>(seconds);
  glm::vec2 pan{0};
  if (input.is_held(commands::kPanLeft)) pan.x -= step;
  if (input.is_held(commands::kPanRight)) pan.x += step;
  if (input.is_held(commands::kPanUp)) pan.y -= step;
  if (input.is_held(commands::kPanDown)) pan.y += step;
  if (pan != glm::vec2(0)) camera.pan(pan);

  const glm::vec2 middle = glm::vec2(input.input.window_size) / 2.0F;
  for (const commands::Pressed& pressed : input.pressed) {
    if (pressed.id == commands::kZoomIn) camera.zoom(kKeyZoom, middle);
    if (pressed.id == commands::kZoomOut) camera.zoom(1 / kKeyZoom, middle);
  }
}

void steer_with_pads(engine::TableCamera& camera, const Input& input, double seconds) {
  const glm::vec2 middle = glm::vec2(input.window_size) / 2.0F;
  const auto passed = static_cast<float>(seconds);
  for (const engine::Pad& pad : input.pads) {
    if (glm::length(pad.right) > kStickRest) camera.pan(kScreensPerSecond * passed * pad.right);
    const float nearer = pad.right_trigger - pad.left_trigger;
    if (std::abs(nearer) > kStickRest) {
      camera.zoom(std::pow(kTriggerZoom, nearer * passed), middle);
    }
  }
}

ClickEffect MapClicks::take(const MapClick& click) {
  const bool has_answered = click.region == answered_;
  if (has_answered) answered_ = table::kNoRegion;
  if (click.is_double) {
    const bool flies = click.region != table::kNoRegion && !has_answered;
    return flies ? ClickEffect::kFly : ClickEffect::kNone;
  }
  if (click.is_rolling) return ClickEffect::kSkipDice;
  if (!click.is_offered) return ClickEffect::kNone;
  answered_ = click.region;
  return ClickEffect::kAnswer;
}

}  // namespace app
