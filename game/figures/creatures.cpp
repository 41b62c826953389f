#include "game/figures/creatures.h"

#include <array>
#include <cmath>
#include <glm/ext/matrix_transform.hpp>
#include <vector>

#include "engine/geometry/mesh_edit.h"
#include "engine/geometry/shapes.h"
#include "game/figures/palette.h"

namespace figures {

using engine::Mesh;

void add_ball(Clay& clay, glm::vec3 at, glm::vec3 radius, const glm::vec4& paint) {
  add(clay, engine::moved(engine::ellipsoid(radius, 14, 10, paint), at));
}

void add_limb(Clay& clay, std::initializer_list<glm::vec3> path, float thick, float thin,
              const glm::vec4& paint) {
  std::vector<float> radius;
  for (std::size_t i = 0; i < path.size(); ++i) {
    const float t = static_cast<float>(i) / static_cast<float>(path.size() - 1);
    radius.push_back(thick + (thin - thick) * t);
  }
  add(clay, engine::tube(std::vector<glm::vec3>(path), radius, 8, paint));
}

Mesh wing(float span, float depth, float lift, int fingers, const glm::vec4& paint) {
  std::vector<glm::vec3> points;
  constexpr int kColumns = 5;
  const int rows = fingers * 4 + 1;
  for (int row = 0; row < rows; ++row) {
    const float s = static_cast<float>(row) / static_cast<float>(rows - 1);
    const float notch = 0.16F * std::abs(std::sin(3.1415926F * s * static_cast<float>(fingers)));
    const float chord = depth * (1 - 0.55F * s * s) * (0.84F + notch) * (s > 0.97F ? 0.3F : 1);
    for (int column = 0; column < kColumns; ++column) {
      const float u = static_cast<float>(column) / (kColumns - 1);
      points.push_back({span * s,
                        lift * std::sin(2.1F * s) + 0.12F * depth * (1 - u) * std::sin(3 * u),
                        0.25F * depth * std::sin(3.0F * s) - chord * u});
    }
  }
  return engine::cloth(points, kColumns, 0.03F * depth, paint);
}

void add_wings(Clay& clay, glm::vec3 root, const Mesh& right) {
  add(clay, engine::moved(right, root));
  const Mesh left = engine::transformed(right, glm::scale(glm::mat4(1), {-1, 1, 1}));
  add(clay, engine::moved(left, {-root.x, root.y, root.z}));
}

Mesh eagle_mesh() {
  Clay clay;
  add_ball(clay, {0, 0, 0}, {0.5F, 0.45F, 1.1F}, paints::kLeather);
  add_ball(clay, {0, 0.25F, 1.15F}, {0.28F, 0.28F, 0.36F}, paints::kBone);
  add_stick(clay, {0, 0.22F, 1.4F}, {0, 0.02F, 1.72F}, 0.14F, 0, paints::kGold, 5);
  for (const float x : {-0.22F, 0.22F})
    add_ball(clay, {x, 0.32F, 1.28F}, {0.06F, 0.06F, 0.06F}, paints::kBlack);
  add_wings(clay, {0.35F, 0.15F, 0.35F}, wing(4, 1.5F, 1.1F, 7, paints::kLeather));
  const std::vector<glm::vec2> fan{{-0.25F, 0},    {0.25F, 0},      {0.75F, -1.4F},
                                   {0.3F, -1.55F}, {-0.3F, -1.55F}, {-0.75F, -1.4F}};
  add_plate(clay, fan, 0.06F, paints::kBone,
            glm::translate(glm::rotate(glm::mat4(1), 1.5707963F, {1, 0, 0}), {0, -0.8F, 0}));
  for (const float x : {-0.3F, 0.3F}) {
    add_limb(clay, {{x, -0.3F, 0.1F}, {x, -0.75F, 0.25F}, {x, -0.85F, 0.55F}}, 0.14F, 0.03F,
             paints::kGold);
  }
  return clay.mesh;
}

Mesh tree_man_mesh() {
  Clay clay;
  const glm::vec4& bark = paints::kPine;
  for (const float side : {-1.0F, 1.0F}) {
    add_limb(clay,
             {{side * 0.35F, 2.6F, 0},
              {side * 0.6F, 1.3F, side * 0.4F},
              {side * 0.6F, 0.1F, side * 0.5F},
              {side * 0.95F, 0, side * 0.5F + 0.7F}},
             0.42F, 0.16F, bark);
    add_limb(clay,
             {{side * 0.6F, 4.6F, 0},
              {side * 1.5F, 3.9F, 0.3F},
              {side * 1.8F, 2.7F, 0.9F},
              {side * 1.7F, 2.0F, 1.3F}},
             0.28F, 0.1F, bark);
    for (const float turn : {-0.3F, 0.0F, 0.3F})
      add_limb(clay,
               {{side * 1.7F, 2.0F, 1.3F},
                {side * 1.7F + turn, 1.6F, 1.6F},
                {side * 1.7F + turn * 1.4F, 1.2F, 1.6F}},
               0.07F, 0.02F, bark);
  }
  const std::array<engine::Section, 6> trunk{{{{0, 2.2F, 0}, {0.6F, 0.5F}},
                                              {{0.05F, 3.2F, 0}, {0.62F, 0.52F}},
                                              {{0, 4.4F, 0}, {0.75F, 0.56F}},
                                              {{0, 5.2F, 0.05F}, {0.5F, 0.45F}},
                                              {{0, 6.2F, 0.1F}, {0.48F, 0.45F}},
                                              {{0, 6.8F, 0}, {0.3F, 0.3F}}}};
  add(clay, engine::loft(trunk, 11, bark));
  add_stick(clay, {0, 5.85F, 0.5F}, {0, 5.45F, 0.75F}, 0.08F, 0.14F, bark, 5);
  for (const float side : {-1.0F, 1.0F}) {
    add_ball(clay, {side * 0.2F, 5.95F, 0.52F}, {0.1F, 0.07F, 0.06F}, paints::kWhite);
    add_ball(clay, {side * 0.2F, 5.95F, 0.57F}, {0.045F, 0.05F, 0.04F}, paints::kBlack);
    add_stick(clay, {side * 0.06F, 6.03F, 0.6F}, {side * 0.36F, 6.14F, 0.5F}, 0.07F, 0.05F,
              paints::kMoss, 4);
  }
  for (int i = 0; i < 9; ++i) {
    const float x = -0.3F + 0.075F * static_cast<float>(i);
    add_limb(clay,
             {{x, 5.35F, 0.45F},
              {x * 1.2F, 4.7F, 0.72F},
              {x * 0.7F, 4.0F - 0.3F * std::cos(5 * x), 0.75F}},
             0.09F, 0.02F, paints::kMoss);
  }
  for (int i = 0; i < 8; ++i) {
    const float angle = 0.7853982F * static_cast<float>(i) + 0.2F;
    const glm::vec3 tip(1.1F * std::cos(angle), 8.0F - 0.5F * std::abs(std::cos(angle)),
                        0.9F * std::sin(angle));
    add_limb(clay, {{0, 6.6F, 0}, tip * glm::vec3(0.5F, 0.92F, 0.5F), tip}, 0.13F, 0.04F, bark);
    add_ball(clay, tip, {0.62F, 0.4F, 0.55F}, paints::kWood);
  }
  return clay.mesh;
}

}  // namespace figures
