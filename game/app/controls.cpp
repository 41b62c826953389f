#include "game/app/controls.h"

#include <cmath>

namespace app {
namespace {

using engine::Input;
using engine::Key;
using engine::MouseButton;

constexpr float kWheelStep = 1.16F;
constexpr float kKeyZoom = 1.25F;
constexpr float kRadiansPerPoint = 0.005F;
constexpr float kScreensPerSecond = 0.8F;

void steer_with_fingers(engine::TableCamera& camera, const Input& input) {
  const engine::TwoFingers& two = input.two_fingers;
  camera.drag(two.centre - two.pan, two.centre);
  camera.zoom(two.spread, two.centre);
  camera.turn_by(two.twist);
}

/// The button stays `dragging` in the frame in which it comes up.
bool lets_go(const engine::ButtonState& button) { return button.released && button.dragging; }

}  // namespace

void steer(engine::TableCamera& camera, const Input& input, double seconds) {
  if (input.two_fingers.active) {
    steer_with_fingers(camera, input);
    return;
  }
  const bool pans =
      input.button(MouseButton::kLeft).dragging || input.button(MouseButton::kMiddle).dragging;
  if (pans) camera.drag(input.mouse - input.mouse_moved, input.mouse, seconds);
  if (lets_go(input.button(MouseButton::kLeft)) || lets_go(input.button(MouseButton::kMiddle))) {
    camera.let_go();
  }
  if (input.button(MouseButton::kRight).dragging) {
    camera.turn_by(-input.mouse_moved.x * kRadiansPerPoint);
    camera.tilt_by(input.mouse_moved.y * kRadiansPerPoint);
  }
  if (input.wheel != 0) camera.zoom(std::pow(kWheelStep, input.wheel), input.mouse);
}

void steer_with_keys(engine::TableCamera& camera, const Input& input, double seconds) {
  const auto held = [&](Key key, char letter) {
    return engine::is_held(input, key) ||
           (!input.ctrl && engine::is_held(input, engine::key_of(letter)));
  };
  const float step = kScreensPerSecond * static_cast<float>(seconds);
  glm::vec2 pan{0};
  if (held(Key::kLeft, 'a')) pan.x -= step;
  if (held(Key::kRight, 'd')) pan.x += step;
  if (held(Key::kUp, 'w')) pan.y -= step;
  if (held(Key::kDown, 's')) pan.y += step;
  if (pan != glm::vec2(0)) camera.pan(pan);

  const glm::vec2 middle = glm::vec2(input.window_size) / 2.0F;
  if (engine::is_pressed(input, engine::key_of('+')) ||
      engine::is_pressed(input, engine::key_of('='))) {
    camera.zoom(kKeyZoom, middle);
  }
  if (engine::is_pressed(input, engine::key_of('-'))) camera.zoom(1 / kKeyZoom, middle);
}

}  // namespace app
