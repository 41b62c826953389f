#include <array>
#include <cmath>
#include <glm/gtc/matrix_transform.hpp>
#include <vector>

#include "engine/geometry/mesh_edit.h"
#include "engine/geometry/polygon.h"
#include "engine/geometry/shapes.h"
#include "game/figures/generator/beasts.h"
#include "game/figures/generator/body.h"

namespace figures {
namespace {

using glm::vec3;

struct Leg {
  vec3 hip;
  vec3 knee;
  vec3 hoof;
};

void add_leg(Clay& clay, const Leg& leg, float thickness, const glm::vec4& paint) {
  if (!is_fine(clay)) {
    add_stick(clay, leg.hip, leg.hoof, thickness * 1.3F, thickness * 0.7F, paint);
    return;
  }
  add(clay,
      engine::tube(std::array{leg.hoof, leg.knee, leg.hip},
                   std::array{thickness * 0.72F, thickness * 0.75F, thickness * 1.6F}, 3, paint));
}

std::array<Leg, 4> horse_legs(Gait gait) {
  const auto hind = [](float x, float step) {
    return Leg{{x, 0.58F, -0.34F},
               {x * 1.1F, 0.3F, -0.42F + step * 0.5F},
               {x * 1.1F, 0.0F, -0.38F + step}};
  };
  const auto fore = [](float x, float step, float lift) {
    return Leg{{x, 0.56F, 0.28F},
               {x * 1.05F, 0.3F + lift, 0.32F + step * 0.6F},
               {x * 1.05F, lift * 1.2F, 0.3F + step}};
  };
  if (gait == Gait::kStanding) {
    return {hind(-0.14F, -0.03F), hind(0.14F, 0.05F), fore(-0.13F, 0.0F, 0.0F),
            fore(0.13F, 0.03F, 0.0F)};
  }
  if (gait == Gait::kTrotting) {
    return {hind(-0.14F, -0.12F), hind(0.14F, 0.16F), fore(-0.13F, 0.12F, 0.14F),
            fore(0.13F, -0.1F, 0.0F)};
  }
  return {hind(-0.16F, 0.02F), hind(0.16F, 0.06F), fore(-0.13F, 0.22F, 0.16F),
          fore(0.13F, 0.14F, 0.05F)};
}

void add_barrel(Clay& clay, const glm::vec4& coat) {
  const std::vector<vec3> path{
      {0, 0.7F, -0.5F}, {0, 0.7F, -0.34F}, {0, 0.67F, 0.0F}, {0, 0.7F, 0.26F}, {0, 0.76F, 0.42F}};
  const std::vector<float> radius{0.1F, 0.22F, 0.2F, 0.22F, 0.12F};
  if (is_fine(clay)) {
    add(clay, engine::tube(path, radius, 5, coat));
  } else {
    add_stick(clay, {0, 0.7F, -0.48F}, {0, 0.72F, 0.42F}, 0.22F, 0.2F, coat);
  }
}

void add_horse_head(Clay& clay, const Horse& horse) {
  const vec3 poll{0.0F, 1.16F, 0.54F};
  const int round = sides(clay, 4);
  add(clay, engine::stick({0, 0.72F, 0.28F}, poll, 0.18F, 0.095F, round, horse.coat));
  add(clay, engine::stick(poll + vec3(0, 0.04F, -0.05F), poll + vec3(0, -0.16F, 0.24F), 0.11F,
                          0.065F, round, horse.coat));
  if (!is_fine(clay)) return;
  for (const float side : {-1.0F, 1.0F}) {
    const vec3 root = poll + vec3(side * 0.06F, 0.06F, -0.03F);
    add_stick(clay, root, root + vec3(side * 0.03F, 0.14F, 0.0F), 0.04F, 0.0F, horse.coat, 3);
  }
  const std::array<glm::vec2, 5> crest{
      {{0.22F, 0.86F}, {0.5F, 1.2F}, {0.46F, 1.3F}, {0.26F, 1.16F}, {0.1F, 0.84F}}};
  engine::Mesh mane = engine::plate(crest, 0.07F, horse.mane);
  add(clay, engine::turned(std::move(mane), -90.0F, {0.0F, 1.0F, 0.0F}));
}

void add_tail(Clay& clay, const glm::vec4& paint) {
  if (!is_fine(clay)) return;
  add(clay,
      engine::tube(std::array{vec3(0, 0.76F, -0.46F), vec3(0, 0.74F, -0.6F), vec3(0, 0.3F, -0.64F)},
                   std::array{0.05F, 0.09F, 0.0F}, 4, paint));
}

// A blanket over the back: three panels, the flanks hanging.
void add_saddle_cloth(Clay& clay, const glm::vec4& paint) {
  if (!is_fine(clay)) return;
  std::vector<vec3> points;
  for (const float z : {-0.26F, 0.2F}) {
    points.insert(points.end(),
                  {{-0.27F, 0.52F, z}, {-0.15F, 0.9F, z}, {0.15F, 0.9F, z}, {0.27F, 0.52F, z}});
  }
  add(clay, engine::cloth(points, 4, 0.03F, paint));
}

}  // namespace

void add_barding(Clay& clay, const glm::vec4& paint) {
  const std::vector<float> folds =
      is_fine(clay) ? std::vector{-0.58F, -0.3F, 0.0F, 0.34F} : std::vector{-0.58F, 0.34F};
  for (const float side : {-1.0F, 1.0F}) {
    std::vector<vec3> points;
    for (const float z : folds) {
      const vec3 hem{side * (z == -0.3F || z == 0.34F ? 0.38F : 0.3F), 0.3F, z * 1.06F};
      const vec3 back{side * 0.17F, 0.86F, z};
      points.insert(points.end(), side < 0 ? std::initializer_list<vec3>{hem, back}
                                           : std::initializer_list<vec3>{back, hem});
    }
    add(clay, engine::cloth(points, 2, 0.03F, paint));
  }
}

glm::mat4 add_horse(Clay& clay, const Horse& horse) {
  Clay beast{clay.detail};
  add_barrel(beast, horse.coat);
  add_horse_head(beast, horse);
  add_tail(beast, horse.mane);
  add_saddle_cloth(beast, horse.cloth);
  glm::mat4 stance(1.0F);
  const std::array<Leg, 4> legs = horse_legs(horse.gait);
  if (horse.gait == Gait::kRearing) {
    // Turn about the hind hooves; the hind legs stay on the ground, so they are made after.
    stance = glm::translate(stance, vec3(0.0F, 0.0F, 0.18F));
    stance = glm::translate(stance, vec3(0.0F, 0.5F, -0.36F));
    stance = glm::rotate(stance, glm::radians(-34.0F), vec3(1, 0, 0));
    stance = glm::translate(stance, vec3(0.0F, -0.5F, 0.36F));
  }
  for (std::size_t i = 2; i < 4; ++i) add_leg(beast, legs[i], 0.075F, horse.coat);
  add(clay, beast.mesh, stance);
  const float step = horse.gait == Gait::kRearing ? 0.2F : 0.0F;
  for (std::size_t i = 0; i < 2; ++i) {
    Leg leg = legs[i];
    for (vec3* joint : {&leg.hip, &leg.knee, &leg.hoof}) joint->z += step;
    add_leg(clay, leg, 0.08F, horse.coat);
  }
  return glm::translate(stance, vec3(0.0F, 0.86F - kHipHeight, -0.04F));
}

}  // namespace figures
