#include "engine/scene/easing.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/geometric.hpp>

namespace engine {
namespace {

constexpr int kCourseSamples = 64;

float unit(float t) { return std::clamp(t, 0.0F, 1.0F); }

/// A Catmull-Rom curve through the points; `t` counts segments.
glm::vec2 rounded(std::span<const glm::vec2> way, float t) {
  const auto last = static_cast<int>(way.size()) - 1;
  const int segment = std::clamp(static_cast<int>(t), 0, last - 1);
  const auto point = [&](int i) { return way[static_cast<std::size_t>(std::clamp(i, 0, last))]; };
  const glm::vec2 a = point(segment - 1);
  const glm::vec2 b = point(segment);
  const glm::vec2 c = point(segment + 1);
  const glm::vec2 d = point(segment + 2);
  const float s = t - static_cast<float>(segment);
  return 0.5F * (2.0F * b + (c - a) * s + (2.0F * a - 5.0F * b + 4.0F * c - d) * s * s +
                 (3.0F * b - a - 3.0F * c + d) * s * s * s);
}

struct Course {
  std::array<glm::vec2, kCourseSamples + 1> points;
  std::array<float, kCourseSamples + 1> lengths;  // from the start
};

Course course_of(std::span<const glm::vec2> way) {
  Course course;
  const float segments = static_cast<float>(way.size() - 1);
  for (std::size_t i = 0; i <= kCourseSamples; ++i) {
    course.points[i] = rounded(way, segments * static_cast<float>(i) / kCourseSamples);
    course.lengths[i] =
        i == 0 ? 0 : course.lengths[i - 1] + glm::distance(course.points[i - 1], course.points[i]);
  }
  return course;
}

}  // namespace

float ease_in(float t) {
  t = unit(t);
  return t * t * t;
}

float ease_out(float t) { return 1 - ease_in(1 - unit(t)); }

float ease_in_out(float t) {
  t = unit(t);
  return t * t * t * (t * (6 * t - 15) + 10);
}

float ease_out_back(float t) {
  constexpr float kOvershoot = 1.70158F;
  const float left = 1 - unit(t);
  return 1 - left * left * ((kOvershoot + 1) * left - kOvershoot);
}

float ease_out_bounce(float t) {
  t = unit(t);
  // Falls until 0.5, then two hops of a quarter and an eighth of the time that is left.
  if (t < 0.5F) return 4 * t * t;
  const auto hop = [t](float start, float end, float height) {
    const float s = (t - start) / (end - start);
    return 1 - height * 4 * s * (1 - s);
  };
  if (t < 0.82F) return hop(0.5F, 0.82F, 0.14F);
  return hop(0.82F, 1.0F, 0.035F);
}

float progress(double now, double start, double duration) {
  if (duration <= 0) return now >= start ? 1.0F : 0.0F;
  return unit(static_cast<float>((now - start) / duration));
}

float approach(float current, float goal, double seconds, float half_life) {
  return goal + (current - goal) * std::exp2(-static_cast<float>(seconds) / half_life);
}

glm::vec2 along(std::span<const glm::vec2> way, float t) {
  if (way.empty()) return {0, 0};
  if (way.size() == 1 || t <= 0) return way.front();
  if (t >= 1) return way.back();
  const Course course = course_of(way);
  const float wanted = t * course.lengths.back();
  const auto after = std::upper_bound(course.lengths.begin() + 1, course.lengths.end() - 1, wanted);
  const auto i = static_cast<std::size_t>(after - course.lengths.begin());
  const float step = course.lengths[i] - course.lengths[i - 1];
  const float share = step > 0 ? (wanted - course.lengths[i - 1]) / step : 0;
  return glm::mix(course.points[i - 1], course.points[i], share);
}

glm::vec2 heading(std::span<const glm::vec2> way, float t) {
  constexpr float kStep = 0.02F;
  const glm::vec2 step = along(way, t + kStep) - along(way, t - kStep);
  const float length = glm::length(step);
  return length > 0 ? step / length : glm::vec2(0, 1);
}

float length_of(std::span<const glm::vec2> way) {
  return way.size() < 2 ? 0 : course_of(way).lengths.back();
}

glm::vec3 leap(glm::vec3 from, glm::vec3 to, float rise, float t) {
  t = unit(t);
  glm::vec3 place = glm::mix(from, to, t);
  place.y += 4 * rise * t * (1 - t);
  return place;
}

}  // namespace engine
