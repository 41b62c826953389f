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

using glm::vec3;

const glm::vec4 kTimber = engine::paint_from_srgb(0x8C6C46);
const glm::vec4 kOldTimber = engine::paint_from_srgb(0x6A5036);
const glm::vec4 kDarkTimber = engine::paint_from_srgb(0x4C3826);
const glm::vec4 kHide = engine::paint_from_srgb(0x8E7454);
const glm::vec4 kPaleHide = engine::paint_from_srgb(0xA98F6C);
const glm::vec4 kRope = engine::paint_from_srgb(0xB59A6A);
const glm::vec4 kStone = engine::paint_from_srgb(0x8B857A);
const glm::vec4 kCharred = engine::paint_from_srgb(0x2A1D14);

void add_box(Clay& clay, const vec3& at, const vec3& size, const glm::vec4& paint,
             float pitch = 0.0F) {
  engine::Mesh box = engine::box(size, paint);
  if (pitch != 0.0F) box = engine::turned(std::move(box), pitch, {1, 0, 0});
  add(clay, engine::moved(std::move(box), at));
}

void add_beam(Clay& clay, const vec3& a, const vec3& b, float radius, const glm::vec4& paint) {
  add(clay, engine::stick(a, b, radius, radius * 0.9F, 4, paint));
}

/// Lashings and braces are seen from outside only.
void add_brace(Clay& clay, const vec3& a, const vec3& b, const glm::vec4& paint) {
  add(clay, engine::stick(a, b, 0.02F, 0.02F, 3, paint, engine::Ends::kOpen));
}

/// A solid wheel of planks with its hub.
void add_wheel(Clay& clay, const vec3& middle, float radius) {
  const auto put = [&](float r, float thick, int sides, const glm::vec4& paint) {
    engine::Mesh disc =
        engine::turned(engine::frustum(r, r, thick, sides, paint), 90.0F, {0, 0, 1});
    add(clay, engine::moved(std::move(disc), middle + vec3(thick / 2, 0, 0)));
  };
  put(radius, 0.05F, 9, kOldTimber);
  put(radius * 0.3F, 0.09F, 5, paints::kIron);
}

void add_wheels(Clay& clay, const glm::vec2& gauge, float radius) {
  for (const float x : {-1.0F, 1.0F}) {
    for (const float z : {-1.0F, 1.0F}) {
      add_wheel(clay, {x * gauge.x, radius, z * gauge.y}, radius);
    }
  }
}

/// Half the width of the tower's frame, which narrows upwards.
float half_of_tower(float up) { return 0.26F - 0.075F * up; }

/// Where the sheets of a row end below; the bridge comes out between the second and the third.
constexpr std::array kHideRows{0.08F, 0.29F, 0.78F};

/// Raw hides hang over each other in front and on both sides, wet against fire.
void add_hides(Clay& clay) {
  for (int row = 0; row < 3; ++row) {
    const float low = kHideRows[static_cast<std::size_t>(row)];
    const float half = half_of_tower(low + 0.1F) + 0.012F;
    for (int sheet = 0; sheet < 2; ++sheet) {
      const float x = (static_cast<float>(sheet) - 0.5F) * half * 0.98F;
      const float drop = 0.03F * static_cast<float>((row + sheet) % 2);
      const glm::vec4& paint = (row + sheet) % 2 == 0 ? kHide : kPaleHide;
      add_box(clay, {x, low - drop, half - 0.012F}, {half * 0.92F, 0.25F, 0.024F}, paint, -4.0F);
    }
    for (const float side : {-1.0F, 1.0F}) {
      const glm::vec4& paint = row % 2 == 0 ? kPaleHide : kHide;
      add_box(clay, {side * half, low, 0.05F}, {0.024F, 0.24F, half * 1.1F}, paint);
    }
  }
}

/// Four storeys on wheels, braced at the back; the bridge is let down from the third, and archers
/// stand over it.
void add_tower(Clay& clay) {
  add_wheels(clay, {0.29F, 0.18F}, 0.11F);
  constexpr float kTop = 1.12F;
  const auto corner = [](float x, float z, float up) {
    const float half = half_of_tower(up);
    return vec3(x * half, up, z * half);
  };
  for (const float x : {-1.0F, 1.0F}) {
    for (const float z : {-1.0F, 1.0F}) {
      add_beam(clay, corner(x, z, 0.08F), corner(x, z, kTop), 0.032F, kTimber);
    }
    add_brace(clay, corner(x, -1, 0.14F), corner(x, 1, 0.58F), kOldTimber);
    add_brace(clay, corner(x, 1, 0.58F), corner(x, -1, 1.0F), kOldTimber);
  }
  add_brace(clay, corner(-1, -1, 0.14F), corner(1, -1, 0.58F), kOldTimber);
  add_brace(clay, corner(1, -1, 0.58F), corner(-1, -1, 1.0F), kOldTimber);
  for (const float up : {0.1F, 0.32F, 0.53F, 0.94F}) {
    const float wide = half_of_tower(up) * 2.0F + 0.03F;
    add_box(clay, {0, up, 0}, {wide, 0.035F, wide}, kOldTimber);
  }
  add_hides(clay);
  for (const float side : {-1.0F, 1.0F}) {
    add_box(clay, {side * 0.185F, 0.97F, 0}, {0.03F, 0.14F, 0.38F}, kTimber);
    add_brace(clay, {side * 0.15F, 0.96F, 0.2F}, {side * 0.13F, kTowerBridge, 0.6F}, kRope);
  }
  add_box(clay, {0, 0.97F, -0.185F}, {0.36F, 0.16F, 0.03F}, kTimber);
  add_box(clay, {0, kTowerBridge - 0.03F, 0.42F}, {0.28F, 0.03F, kTowerReach - 0.18F}, kTimber);
  for (const float z : {0.3F, 0.44F, 0.58F}) {
    add_box(clay, {0, kTowerBridge, z}, {0.3F, 0.016F, 0.03F}, kOldTimber);
  }
}

/// A beam with a head of iron, slung on ropes under a roof of hides.
void add_ram(Clay& clay) {
  add_wheels(clay, {0.21F, 0.26F}, 0.09F);
  for (const float side : {-1.0F, 1.0F}) {
    add_beam(clay, {side * 0.17F, 0.11F, -0.36F}, {side * 0.17F, 0.11F, 0.36F}, 0.03F, kOldTimber);
    for (const float end : {-0.3F, 0.3F}) {
      add_beam(clay, {side * 0.17F, 0.1F, end}, {side * 0.05F, 0.47F, end}, 0.024F, kOldTimber);
      add_brace(clay, {side * 0.03F, 0.45F, end}, {side * 0.03F, 0.22F, end}, kRope);
    }
    for (int sheet = 0; sheet < 3; ++sheet) {
      const float z = 0.25F * (static_cast<float>(sheet) - 1.0F);
      engine::Mesh hide = engine::box({0.29F, 0.024F, 0.27F}, sheet % 2 == 0 ? kHide : kPaleHide);
      hide = engine::turned(std::move(hide), side * -48.0F, {0, 0, 1});
      add(clay, engine::moved(std::move(hide), vec3(side * 0.1F, 0.37F, z)));
    }
  }
  add_beam(clay, {0, 0.48F, -0.4F}, {0, 0.48F, 0.4F}, 0.03F, kDarkTimber);
  add_stick(clay, {0, 0.21F, -0.42F}, {0, 0.21F, 0.5F}, 0.055F, 0.055F, kTimber, 6);
  add_stick(clay, {0, 0.21F, 0.48F}, {0, 0.21F, kRamReach}, 0.085F, 0.035F, paints::kIron, 6);
}

void add_ladder(Clay& clay) {
  const vec3 head{0.0F, 1.0F, kLadderReach};
  const vec3 side{0.09F, 0.0F, 0.0F};
  for (const float way : {-1.0F, 1.0F}) {
    add_beam(clay, side * way, head + side * (way * 0.86F), 0.026F, kTimber);
    add_brace(clay, head + side * (way * 0.86F),
              head + side * (way * 0.86F) + vec3(0, -0.03F, 0.1F), paints::kIron);
  }
  for (int rung = 1; rung < 10; ++rung) {
    const vec3 at = head * (static_cast<float>(rung) / 10.0F);
    add_brace(clay, at - side, at + side, kOldTimber);
  }
}

/// Its arm is drawn down, its weight hangs high before it.
void add_trebuchet(Clay& clay) {
  const vec3 axle{0, 0.66F, 0.06F};
  for (const float side : {-1.0F, 1.0F}) {
    const vec3 out{side * 0.2F, 0, 0};
    add_beam(clay, out + vec3(0, 0.04F, -0.52F), out + vec3(0, 0.04F, 0.46F), 0.04F, kOldTimber);
    add_beam(clay, out + vec3(0, 0.05F, -0.32F), axle + out * 0.8F, 0.034F, kTimber);
    add_beam(clay, out + vec3(0, 0.05F, 0.4F), axle + out * 0.8F, 0.034F, kTimber);
    add_brace(clay, out + vec3(0, 0.34F, -0.14F), out + vec3(0, 0.34F, 0.24F), kOldTimber);
    add_brace(clay, out * 1.9F + vec3(0, 0.03F, 0.06F), axle + out * 0.8F, kOldTimber);
  }
  for (const float z : {-0.46F, 0.06F, 0.4F}) {
    add_beam(clay, {-0.38F, 0.04F, z}, {0.38F, 0.04F, z}, 0.034F, kDarkTimber);
  }
  add_beam(clay, axle - vec3(0.24F, 0, 0), axle + vec3(0.24F, 0, 0), 0.03F, paints::kIron);
  const vec3 tip{0, 0.2F, -0.66F};
  const vec3 butt = axle + (axle - tip) * 0.36F;
  add(clay, engine::stick(tip, butt, 0.028F, 0.055F, 5, kTimber));
  for (const float side : {-1.0F, 1.0F}) {
    add_brace(clay, butt + vec3(side * 0.06F, 0, 0), butt + vec3(side * 0.09F, -0.1F, 0),
              paints::kIron);
  }
  add_box(clay, butt - vec3(0, 0.34F, 0), {0.26F, 0.25F, 0.2F}, kDarkTimber);
  add_box(clay, butt - vec3(0, 0.12F, 0), {0.2F, 0.06F, 0.15F}, kStone);
  add_brace(clay, tip, {0, 0.06F, -0.3F}, kRope);
  const std::array stones{vec3(0, 0.07F, -0.28F), vec3(0.46F, 0.07F, -0.3F),
                          vec3(0.56F, 0.06F, -0.14F), vec3(0.5F, 0.15F, -0.22F)};
  for (const vec3& at : stones) {
    add(clay, engine::moved(engine::ellipsoid(vec3(0.075F), 6, 3, kStone), at));
  }
}

void add_watch_fire(Clay& clay) {
  for (int i = 0; i < 7; ++i) {
    const float angle = 0.9F * static_cast<float>(i);
    const vec3 out{std::sin(angle), 0.0F, std::cos(angle)};
    add(clay, engine::moved(engine::ellipsoid(vec3(0.042F, 0.032F, 0.036F), 5, 2, kStone),
                            out * 0.19F + vec3(0, 0.02F, 0)));
    if (i % 2 != 0) continue;
    add(clay, engine::stick(out * 0.15F + vec3(0, 0.02F, 0), out * 0.02F + vec3(0, 0.13F, 0), 0.03F,
                            0.02F, 4, kCharred));
    add(clay, engine::moved(engine::ellipsoid(vec3(0.03F), 4, 2, paints::kEmber),
                            out * 0.08F + vec3(0.02F, 0.02F, 0.0F)));
  }
}

void add_work(Clay& clay, SiegeWork work) {
  switch (work) {
    case SiegeWork::kTower: return add_tower(clay);
    case SiegeWork::kRam: return add_ram(clay);
    case SiegeWork::kLadder: return add_ladder(clay);
    case SiegeWork::kTrebuchet: return add_trebuchet(clay);
    case SiegeWork::kWatchFire: return add_watch_fire(clay);
  }
}

}  // namespace

engine::Mesh siege_work_mesh(SiegeWork work) {
  Clay clay;
  add_work(clay, work);
  add_last_coat(clay.mesh);
  return std::move(clay.mesh);
}

engine::Mesh siege_works_mesh() {
  engine::Mesh all;
  engine::append(all, engine::moved(siege_work_mesh(SiegeWork::kTower), {0.32F, 0, -0.05F}));
  engine::append(all, engine::moved(siege_work_mesh(SiegeWork::kRam), {-0.32F, 0, 0}));
  engine::append(all, engine::moved(siege_work_mesh(SiegeWork::kLadder), {-0.76F, 0, 0}));
  return all;
}

}  // namespace figures
