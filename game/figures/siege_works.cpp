#include "game/figures/siege_works.h"

#include <array>
#include <cmath>
#include <glm/common.hpp>
#include <glm/trigonometric.hpp>
#include <utility>

#include "engine/geometry/mesh_edit.h"
#include "engine/geometry/shapes.h"
#include "game/figures/clay.h"
#include "game/figures/palette.h"

namespace figures {
namespace {

using engine::Section;
using glm::vec3;

const glm::vec4 kTimber = engine::paint_from_srgb(0x8C6C46);
const glm::vec4 kOldTimber = engine::paint_from_srgb(0x6A5036);
const glm::vec4 kHides = engine::paint_from_srgb(0xB7A585);
const glm::vec4 kCharred = engine::paint_from_srgb(0x2A1D14);

void add_wheels(Clay& clay, const vec3& middle, const glm::vec2& gauge, float radius) {
  for (const float x : {-1.0F, 1.0F}) {
    for (const float z : {-1.0F, 1.0F}) {
      engine::Mesh wheel =
          engine::turned(engine::frustum(radius, radius, 0.05F, 8, kOldTimber), 90.0F, {0, 0, 1});
      add(clay, engine::moved(std::move(wheel),
                              middle + vec3(x * gauge.x + 0.025F, radius, z * gauge.y)));
    }
  }
}

/// Three storeys hung with hides, its bridge half let down.
void add_tower(Clay& clay, const vec3& at) {
  add_wheels(clay, at, {0.23F, 0.16F}, 0.1F);
  const std::array<Section, 2> frame{
      {{{0, 0.1F, 0}, glm::vec2(0.32F)}, {{0, 1.12F, 0}, glm::vec2(0.23F)}}};
  add(clay, engine::moved(engine::loft(frame, 4, kTimber), at));
  for (const float up : {0.38F, 0.72F}) {
    const float half = 0.26F - 0.06F * up;
    add(clay, engine::moved(engine::box({half * 2.0F, 0.05F, half * 2.0F}, kOldTimber),
                            at + vec3(0, up, 0)));
    add(clay, engine::moved(engine::box({half * 1.3F, 0.24F, 0.03F}, kHides),
                            at + vec3(0, up - 0.26F, half - 0.015F)));
  }
  add(clay, engine::moved(engine::box({0.4F, 0.06F, 0.4F}, kOldTimber), at + vec3(0, 1.1F, 0)));
  for (const float side : {-1.0F, 1.0F}) {
    add(clay, engine::moved(engine::box({0.04F, 0.16F, 0.4F}, kTimber),
                            at + vec3(side * 0.18F, 1.16F, 0)));
  }
  const engine::Mesh bridge =
      engine::turned(engine::box({0.3F, 0.03F, 0.42F}, kTimber), -28.0F, {1, 0, 0});
  add(clay, engine::moved(bridge, at + vec3(0, 1.24F, 0.36F)));
}

/// A beam with a head of iron under a roof of hides.
void add_ram(Clay& clay, const vec3& at) {
  add_wheels(clay, at, {0.17F, 0.24F}, 0.08F);
  for (const float side : {-1.0F, 1.0F}) {
    for (const float end : {-0.28F, 0.28F}) {
      add_stick(clay, at + vec3(side * 0.15F, 0.08F, end), at + vec3(side * 0.13F, 0.3F, end),
                0.03F, 0.03F, kOldTimber);
    }
  }
  add(clay,
      engine::moved(engine::roof({0.44F, 0.2F, 0.76F}, 1.0F, kHides), at + vec3(0, 0.28F, 0)));
  add_stick(clay, at + vec3(0, 0.2F, -0.36F), at + vec3(0, 0.2F, 0.5F), 0.06F, 0.06F, kTimber, 6);
  add_stick(clay, at + vec3(0, 0.2F, 0.48F), at + vec3(0, 0.2F, 0.66F), 0.085F, 0.04F,
            paints::kIron, 6);
}

void add_ladder(Clay& clay, const vec3& foot, const vec3& head) {
  const vec3 side{0.09F, 0.0F, 0.0F};
  add_stick(clay, foot - side, head - side, 0.03F, 0.025F, kTimber);
  add_stick(clay, foot + side, head + side, 0.03F, 0.025F, kTimber);
  for (int rung = 1; rung < 8; ++rung) {
    const vec3 at = glm::mix(foot, head, static_cast<float>(rung) / 8.0F);
    add_stick(clay, at - side, at + side, 0.018F, 0.018F, kOldTimber, 3);
  }
}

/// It is blown to the north, and so is seen at its length by whoever looks down from the south.
engine::Mesh tongue(float width, float height, float sway, const glm::vec4& paint) {
  const float blown = -0.45F * height;
  const std::array<Section, 4> flame{
      {{{0, 0, 0}, glm::vec2(width * 0.7F)},
       {{sway * 0.2F, height * 0.25F, blown * 0.15F}, glm::vec2(width)},
       {{-sway * 0.4F, height * 0.6F, blown * 0.5F}, glm::vec2(width * 0.55F)},
       {{sway, height, blown}, glm::vec2(0.0F)}}};
  engine::Mesh mesh = engine::loft(flame, 7, paint);
  engine::smooth_normals(mesh, 70.0F);
  return mesh;
}

}  // namespace

engine::Mesh siege_marker_mesh() {
  Clay clay;
  add_tower(clay, {0.32F, 0.0F, -0.05F});
  add_ram(clay, {-0.28F, 0.0F, 0.0F});
  add_ladder(clay, {-0.68F, 0.0F, 0.0F}, {-0.68F, 1.0F, 0.62F});
  add_last_coat(clay.mesh);
  return std::move(clay.mesh);
}

engine::Mesh watch_fire_mesh() {
  engine::Mesh mesh;
  for (const float degrees : {15.0F, 100.0F, 215.0F, 290.0F}) {
    const float angle = glm::radians(degrees);
    const vec3 out{std::sin(angle), 0.0F, std::cos(angle)};
    engine::append(mesh, engine::stick(out * 0.13F, out * 0.02F + vec3(0, 0.12F, 0), 0.03F, 0.02F,
                                       4, kCharred));
    engine::append(mesh, engine::moved(engine::ellipsoid(vec3(0.022F), 4, 2, paints::kEmber),
                                       out * 0.1F + vec3(0.07F, 0.015F, 0.02F)));
  }
  const glm::vec4 red = engine::paint_from_srgb(0xD9531E);
  const glm::vec4 orange = engine::paint_from_srgb(0xF59A33);
  const glm::vec4 yellow = engine::paint_from_srgb(0xFFE08A);
  const auto put = [&](const engine::Mesh& flame, const vec3& at) {
    engine::append(mesh, engine::moved(flame, at));
  };
  put(tongue(0.11F, 0.44F, 0.05F, red), {-0.06F, 0.04F, -0.03F});
  put(tongue(0.09F, 0.36F, -0.05F, red), {0.08F, 0.04F, -0.01F});
  put(tongue(0.09F, 0.58F, 0.04F, orange), {0.01F, 0.05F, 0.02F});
  put(tongue(0.055F, 0.32F, -0.02F, yellow), {0.0F, 0.06F, 0.07F});
  return mesh;
}

}  // namespace figures
