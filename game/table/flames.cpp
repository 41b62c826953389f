#include "game/table/flames.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <numbers>

#include "engine/render/frame/colour.h"

namespace table {
namespace {

using glm::vec3;

constexpr float kAllSeenFrom = 40;    // of the camera: all of it is drawn
constexpr float kSeenFrom = 100;      // from there on nothing is
constexpr int kFlameSteps = 6;        // of a tongue, from foot to tip
constexpr int kHazeCorners = 10;      // of what is round
constexpr float kFlameWind = -0.16F;  // to the north, of the height
constexpr float kGlowOverGround = 0.04F;

const vec3 kFlameHeart = engine::from_srgb(0xFFF0B4);
const vec3 kFlameYellow = engine::from_srgb(0xFFC44A);
const vec3 kFlameOrange = engine::from_srgb(0xF58322);
const vec3 kFlameRed = engine::from_srgb(0xC8401A);
const vec3 kDarkSmoke = engine::from_srgb(0x5E564F);

/// How what faces the camera is spread out: upwards it leans between the sky and the eye, so that a
/// flame has its height from above, too.
struct Spread {
  vec3 right;
  vec3 up;
  vec3 to_eye;
};

Spread spread_at(const vec3& foot, const vec3& eye) {
  const vec3 to_eye = glm::normalize(eye - foot);
  const vec3 right = glm::normalize(glm::cross(vec3(0, 0, -1), to_eye));
  const vec3 flat = glm::cross(to_eye, right);
  return {right, glm::normalize(flat + vec3(0, 0.8F, 0)), to_eye};
}

/// One sheet of a fire: `low` its colour at the foot, `high` at the tip.
struct Tongue {
  float aside = 0;  ///< of the height, as are width and height
  float width = 0.4F;
  float height = 1;
  vec3 low;
  vec3 high;
  float cover = 1;
  float light = 0.4F;  ///< how much it adds, rather than covers
};

constexpr float kSmouldering = 0.12F;  // of its height: a flame begins to be seen there

/// Broadest a third of the way up.
float girth(float up) { return std::sin(std::numbers::pi_v<float> * std::pow(up, 0.62F)); }

void add_tongue(std::vector<engine::DecalVertex>& decals, const Flame& flame, const Tongue& tongue,
                const Spread& spread, float seconds) {
  const float beat = seconds * 5.1F + 2.3F * static_cast<float>(flame.number) + 9 * tongue.aside;
  const float tall = flame.height * tongue.height * (1 + 0.1F * std::sin(beat * 1.7F));
  const auto row = [&](int step) {
    const float up = static_cast<float>(step) / kFlameSteps;
    const float sway = 0.1F * std::sin(beat - 4.2F * up) * up;
    const vec3 middle = flame.foot + spread.up * (tall * up) +
                        spread.right * (flame.height * (tongue.aside + sway)) +
                        vec3(0, 0, kFlameWind * flame.height * up * up);
    const vec3 half = spread.right * (0.5F * tongue.width * flame.height * girth(up));
    const vec3 colour = glm::mix(tongue.low, tongue.high, up);
    const float cover = tongue.cover * std::min(1.0F, 0.25F + up / kSmouldering) * (1 - up * up);
    return std::array{engine::DecalVertex{middle - half, {colour, 0}, tongue.light},
                      engine::DecalVertex{middle, {colour, cover}, tongue.light},
                      engine::DecalVertex{middle + half, {colour, 0}, tongue.light}};
  };
  auto below = row(0);
  for (int step = 1; step <= kFlameSteps; ++step) {
    const auto above = row(step);
    for (const std::size_t side : {0U, 1U}) {
      decals.insert(decals.end(), {below[side], below[side + 1], above[side + 1]});
      decals.insert(decals.end(), {below[side], above[side + 1], above[side]});
    }
    below = above;
  }
}

/// Round, strongest in the middle and gone at the rim.
struct Haze {
  vec3 middle;
  vec3 right;
  vec3 up;
  glm::vec4 colour;
  float light = 0;
};

void add_haze(std::vector<engine::DecalVertex>& decals, const Haze& haze) {
  const glm::vec4 clear{vec3(haze.colour), 0};
  const auto rim = [&](int i) {
    const float angle = 2 * std::numbers::pi_v<float> * static_cast<float>(i) / kHazeCorners;
    return engine::DecalVertex{
        haze.middle + haze.right * std::cos(angle) + haze.up * std::sin(angle), clear, haze.light};
  };
  for (int i = 0; i < kHazeCorners; ++i) {
    decals.insert(decals.end(), {{haze.middle, haze.colour, haze.light}, rim(i), rim(i + 1)});
  }
}

void add_glow(std::vector<engine::DecalVertex>& decals, const Flame& flame, const Spread& spread,
              float seconds) {
  const float breath = 1 + 0.06F * std::sin(seconds * 6.3F + static_cast<float>(flame.number));
  const float reach = 1.9F * flame.height * breath;
  add_haze(decals, {.middle = flame.foot + vec3(0, kGlowOverGround, 0),
                    .right = {reach, 0, 0},
                    .up = {0, 0, -reach},
                    .colour = {kFlameOrange, 0.34F},
                    .light = 0.45F});
  const float aura = 0.62F * flame.height;
  add_haze(decals, {.middle = flame.foot + spread.up * (0.45F * flame.height),
                    .right = spread.right * aura,
                    .up = spread.up * (1.25F * aura),
                    .colour = {kFlameOrange, 0.26F},
                    .light = 0.6F});
}

void add_smoke_thread(std::vector<engine::DecalVertex>& decals, const Flame& flame,
                      const Spread& spread, float seconds) {
  constexpr int kPuffs = 4;
  for (int i = 0; i < kPuffs; ++i) {
    const float run =
        seconds / 5 + (static_cast<float>(i) + 0.37F * static_cast<float>(flame.number)) / kPuffs;
    const float age = run - std::floor(run);
    const float size = flame.height * (0.16F + 0.34F * age);
    add_haze(decals, {.middle = flame.foot + spread.up * (flame.height * (0.85F + 1.3F * age)) +
                                vec3(0.3F * age * age, 0, -0.4F * age * age) * flame.height,
                      .right = spread.right * size,
                      .up = spread.up * size,
                      .colour = {kDarkSmoke, 0.3F * (1 - age) * std::min(1.0F, 4 * age)},
                      .light = 0});
  }
}

void add_sparks(std::vector<engine::DecalVertex>& decals, const Flame& flame, const Spread& spread,
                float seconds) {
  constexpr int kSparks = 5;
  for (int i = 0; i < kSparks; ++i) {
    const float number = static_cast<float>(i) + 1.7F * static_cast<float>(flame.number);
    const float run = seconds / 1.9F + number * 0.618F;
    const float age = run - std::floor(run);
    const vec3 at = flame.foot + spread.up * (flame.height * (0.5F + 0.95F * age)) +
                    spread.right * (flame.height * 0.3F * std::sin(number * 2.4F + 3 * age)) +
                    vec3(0, 0, kFlameWind * flame.height * age);
    const float size = 0.028F * flame.height * (1.3F - age);
    const engine::DecalVertex heart{at, {kFlameYellow, 0.9F * (1 - age)}, 0.3F};
    const auto corner = [&](const vec3& way) {
      return engine::DecalVertex{at + way * size, {kFlameOrange, 0.5F * (1 - age)}, 0.3F};
    };
    const std::array rim{corner(spread.right), corner(spread.up), corner(-spread.right),
                         corner(-spread.up)};
    for (std::size_t k = 0; k < rim.size(); ++k) {
      decals.insert(decals.end(), {heart, rim[k], rim[(k + 1) % rim.size()]});
    }
  }
}

}  // namespace

void add_flame(std::vector<engine::DecalVertex>& decals, const Flame& flame,
               const engine::CameraView& camera, float seconds) {
  if (camera.distance > kSeenFrom) return;
  const Spread spread = spread_at(flame.foot, camera.eye);
  const bool is_near = camera.distance < kAllSeenFrom;
  if (is_near) {
    add_glow(decals, flame, spread, seconds);
    add_smoke_thread(decals, flame, spread, seconds);
  }
  const std::array tongues{
      Tongue{-0.13F, 0.34F, 0.66F, kFlameOrange, kFlameRed, 0.62F, 0.25F},
      Tongue{0.14F, 0.32F, 0.58F, kFlameOrange, kFlameRed, 0.62F, 0.25F},
      Tongue{0.0F, 0.5F, 1.0F, kFlameOrange, kFlameRed, 0.86F, 0.2F},
      Tongue{0.02F, 0.3F, 0.74F, kFlameYellow, kFlameOrange, 0.95F, 0.3F},
      Tongue{-0.01F, 0.17F, 0.46F, kFlameHeart, kFlameYellow, 1.0F, 0.4F},
  };
  for (const Tongue& tongue : tongues) add_tongue(decals, flame, tongue, spread, seconds);
  if (is_near) add_sparks(decals, flame, spread, seconds);
}

}  // namespace table
