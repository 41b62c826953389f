#include "engine/scene/tumble.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/geometric.hpp>
#include <glm/gtc/constants.hpp>
#include <glm/gtc/matrix_transform.hpp>

#include "engine/scene/easing.h"

namespace engine {
namespace {

constexpr float kQuarter = glm::half_pi<float>();

/// 0..1 from the throw's seed; `salt` gives independent numbers. Not for games: only for looks.
float chance(std::uint32_t seed, std::uint32_t salt) {
  std::uint32_t x = seed * 0x9E3779B9U + salt * 0x85EBCA6BU + 0x27D4EB2FU;
  x = (x ^ (x >> 15)) * 0x2C1B3C6DU;
  x = (x ^ (x >> 12)) * 0x297A2D39U;
  return static_cast<float>((x ^ (x >> 15)) >> 8) / static_cast<float>(1U << 24);
}

/// How far the cube's lowest corner is below its centre.
float depth_below_centre(const glm::quat& rotation, float side) {
  const glm::mat3 axes = glm::mat3_cast(rotation);
  return side / 2 * (std::abs(axes[0].y) + std::abs(axes[1].y) + std::abs(axes[2].y));
}

/// The height of the flight: a fall from 1, then lower and lower hops, on the table for good after
/// two thirds of the time.
float flight(float t) {
  struct Hop {
    float start, end, height;
  };
  constexpr std::array kHops{Hop{-0.22F, 0.22F, 1.0F}, Hop{0.22F, 0.46F, 0.36F},
                             Hop{0.46F, 0.60F, 0.12F}, Hop{0.60F, 0.68F, 0.03F}};
  for (const Hop& hop : kHops) {
    if (t >= hop.end) continue;
    const float s = (t - hop.start) / (hop.end - hop.start);
    return hop.height * 4 * s * (1 - s);
  }
  return 0;
}

/// A rolling cube hurries over its edges and lingers on its faces, the more so the slower it is.
float rolled(float quarters, float slowness) {
  const float whole = std::floor(quarters);
  const float part = quarters - whole;
  return (whole + std::lerp(part, ease_in_out(part), slowness)) * kQuarter;
}

}  // namespace

glm::quat turned_up(CubeFace face) {
  const glm::vec3 east{1, 0, 0};
  const glm::vec3 south{0, 0, 1};
  switch (face) {
    case CubeFace::Up: return {1, 0, 0, 0};
    case CubeFace::Down: return glm::angleAxis(2 * kQuarter, east);
    case CubeFace::East: return glm::angleAxis(kQuarter, south);
    case CubeFace::West: return glm::angleAxis(-kQuarter, south);
    case CubeFace::South: return glm::angleAxis(-kQuarter, east);
    case CubeFace::North: return glm::angleAxis(kQuarter, east);
  }
  return {1, 0, 0, 0};
}

CubeFace face_up(const glm::quat& rotation) {
  const glm::mat3 axes = glm::mat3_cast(rotation);
  const std::array heights{axes[1].y, -axes[1].y, axes[0].y, -axes[0].y, axes[2].y, -axes[2].y};
  const auto highest = std::max_element(heights.begin(), heights.end());
  return static_cast<CubeFace>(highest - heights.begin());
}

Pose tumble_at(const Tumble& tumble, float seconds) {
  const float t = tumble.seconds > 0 ? std::clamp(seconds / tumble.seconds, 0.0F, 1.0F) : 1.0F;
  const glm::quat at_rest =
      glm::angleAxis(tumble.turn, glm::vec3(0, 1, 0)) * turned_up(tumble.face);
  if (t >= 1) return {tumble.rest, at_rest};

  glm::vec3 way = tumble.rest - tumble.from;
  way.y = 0;
  const glm::vec3 ahead = glm::length(way) > 1e-4F ? glm::normalize(way) : glm::vec3(1, 0, 0);
  const glm::vec3 axle = glm::normalize(glm::cross(glm::vec3(0, 1, 0), ahead));

  const float left = std::pow(1 - t, 1.8F);
  const float turns = std::round(8 + 5 * chance(tumble.seed, 1));
  const float twist = (chance(tumble.seed, 2) - 0.5F) * 9;
  const glm::quat rotation = glm::angleAxis(-rolled(turns * left, t), axle) *
                             glm::angleAxis(twist * left * left, glm::vec3(0, 1, 0)) * at_rest;

  Pose pose;
  pose.rotation = rotation;
  pose.position = tumble.rest - way * left;
  const float rise = std::max(tumble.from.y - tumble.rest.y, tumble.side);
  pose.position.y = tumble.rest.y - tumble.side / 2 + depth_below_centre(rotation, tumble.side) +
                    rise * flight(t);
  return pose;
}

glm::mat4 to_matrix(const Pose& pose, float scale) {
  const glm::mat4 moved = glm::translate(glm::mat4(1), pose.position);
  return glm::scale(moved * glm::mat4_cast(pose.rotation), glm::vec3(scale));
}

}  // namespace engine
