#pragma once

#include <glm/vec2.hpp>
#include <glm/vec3.hpp>
#include <span>

namespace engine {

/// Each maps progress 0..1 (clamped) to 0..1, and is exact at both ends.
float ease_in(float t);
float ease_out(float t);
float ease_in_out(float t);
/// Goes a little beyond and comes back.
float ease_out_back(float t);
/// Falls, and knocks twice with less and less force.
float ease_out_bounce(float t);

/// Progress 0..1 of something that starts at `start` and lasts `duration`.
float progress(double now, double start, double duration);

/// Moves `current` towards `goal` so that half of the way is gone after `half_life` seconds,
/// whatever the frame rate.
float approach(float current, float goal, double seconds, float half_life);

/// A way through points at even speed, rounded at the corners. `t` is 0..1.
glm::vec2 along(std::span<const glm::vec2> way, float t);
/// The direction there, of length one.
glm::vec2 heading(std::span<const glm::vec2> way, float t);
float length_of(std::span<const glm::vec2> way);

/// A leap from one place to another, `rise` above the straight line in the middle.
glm::vec3 leap(glm::vec3 from, glm::vec3 to, float rise, float t);

}  // namespace engine
