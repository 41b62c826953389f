#include <array>
#include <glm/gtc/matrix_transform.hpp>
#include <vector>

#include "engine/geometry/mesh_edit.h"
#include "engine/geometry/polygon.h"
#include "engine/geometry/shapes.h"
#include "game/figures/generator/beasts.h"
#include "game/figures/generator/headgear.h"
#include "game/figures/palette.h"

namespace figures {
namespace {

using glm::vec3;

const glm::vec4 kHide = engine::paint_from_srgb(0x8D8578);

void add_trunk_and_tusks(Clay& clay) {
  const std::array<vec3, 4> trunk{vec3(0, 1.3F, 0.72F), vec3(0, 0.9F, 0.96F), vec3(0, 0.45F, 0.92F),
                                  vec3(0.05F, 0.3F, 1.12F)};
  if (is_fine(clay)) {
    add(clay, engine::tube(trunk, std::array{0.16F, 0.12F, 0.08F, 0.05F}, 5, kHide));
  } else {
    add_stick(clay, trunk[0], trunk[2], 0.15F, 0.08F, kHide);
  }
  for (const float side : {-1.0F, 1.0F}) {
    const std::array<vec3, 4> tusk{
        vec3(side * 0.16F, 1.12F, 0.7F), vec3(side * 0.34F, 0.78F, 0.92F),
        vec3(side * 0.42F, 0.72F, 1.16F), vec3(side * 0.34F, 0.92F, 1.36F)};
    if (is_fine(clay)) {
      add(clay, engine::tube(tusk, std::array{0.08F, 0.075F, 0.06F, 0.0F}, 4, paints::kBone));
    } else {
      add_stick(clay, tusk[0], tusk[2], 0.08F, 0.0F, paints::kBone);
    }
  }
}

void add_head(Clay& clay) {
  add(clay, engine::moved(engine::ellipsoid({0.32F, 0.36F, 0.32F}, sides(clay, 7),
                                            is_fine(clay) ? 4 : 2, kHide),
                          {0.0F, 1.42F, 0.62F}));
  add_trunk_and_tusks(clay);
  if (!is_fine(clay)) return;
  const std::array<glm::vec2, 6> ear{
      {{0.0F, -0.1F}, {0.2F, -0.34F}, {0.36F, -0.2F}, {0.4F, 0.16F}, {0.2F, 0.32F}, {0.0F, 0.2F}}};
  for (const float side : {-1.0F, 1.0F}) {
    engine::Mesh mesh = engine::plate(ear, 0.06F, engine::shaded(kHide, 0.85F));
    mesh = engine::scaled(std::move(mesh), {side, 1.0F, 1.0F});
    mesh = engine::turned(std::move(mesh), side * 28.0F, {0.0F, 1.0F, 0.0F});
    add(clay, engine::moved(std::move(mesh), {side * 0.26F, 1.48F, 0.52F}));
  }
}

// A timber tower with a striped hanging, and two heads looking over its wall.
void add_tower(Clay& clay, const glm::vec4& cloth) {
  const vec3 floor{0.0F, 1.86F, -0.14F};
  add(clay, engine::moved(engine::box({0.84F, 0.14F, 0.8F}, paints::kPine), floor));
  add(clay, engine::moved(engine::box({0.66F, 0.62F, 0.62F}, cloth), floor + vec3(0, 0.14F, 0)));
  if (!is_fine(clay)) return;
  const vec3 wall = floor + vec3(0.0F, 0.76F, 0.0F);
  for (const float x : {-1.0F, 1.0F}) {
    for (const float z : {-1.0F, 1.0F}) {
      add_stick(clay, floor + vec3(x * 0.38F, 0, z * 0.36F),
                wall + vec3(x * 0.38F, 0.2F, z * 0.36F), 0.05F, 0.05F, paints::kPine);
    }
    add(clay, engine::moved(engine::box({0.05F, 0.16F, 0.7F}, paints::kPine),
                            wall + vec3(x * 0.36F, -0.06F, 0.0F)));
  }
  for (const float z : {-1.0F, 1.0F}) {
    add(clay, engine::moved(engine::box({0.7F, 0.16F, 0.05F}, paints::kPine),
                            wall + vec3(0.0F, -0.06F, z * 0.34F)));
  }
  for (const float x : {-0.15F, 0.17F}) {
    const vec3 head = wall + vec3(x, 0.13F, x);
    add(clay, engine::moved(engine::frustum(0.14F, 0.1F, 0.22F, 5, paints::kDarkSkin),
                            head - vec3(0, 0.16F, 0)));
    add_turban(clay, head, paints::kWax, paints::kBrass);
  }
}

}  // namespace

void add_war_elephant(Clay& clay, const glm::vec4& cloth) {
  const std::vector<vec3> back{
      {0, 1.2F, -0.78F}, {0, 1.26F, -0.6F}, {0, 1.32F, -0.1F}, {0, 1.36F, 0.3F}, {0, 1.36F, 0.52F}};
  if (is_fine(clay)) {
    add(clay, engine::tube(back, std::array{0.24F, 0.48F, 0.56F, 0.5F, 0.26F}, 8, kHide));
  } else {
    add_stick(clay, back.front(), back.back(), 0.5F, 0.44F, kHide, 6);
  }
  for (const float side : {-1.0F, 1.0F}) {
    for (const float z : {-0.5F, 0.3F}) {
      const vec3 foot{side * 0.3F, 0.0F, z + (side * z > 0.0F ? 0.08F : -0.06F)};
      add_stick(clay, foot, {side * 0.26F, 1.2F, z}, 0.17F, 0.21F, kHide, 6);
    }
    if (is_fine(clay)) {
      add(clay,
          engine::moved(engine::box({0.06F, 0.62F, 0.62F}, cloth), {side * 0.54F, 1.02F, -0.14F}));
    }
  }
  add_head(clay);
  add_tower(clay, cloth);
}

}  // namespace figures
