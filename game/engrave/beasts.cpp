#include <array>
#include <cmath>
#include <glm/ext/matrix_transform.hpp>

#include "engine/geometry/mesh_edit.h"
#include "engine/geometry/polygon.h"
#include "engine/geometry/shapes.h"
#include "game/engrave/things.h"
#include "game/figures/clay.h"
#include "game/figures/palette.h"

namespace engrave {
namespace {

using engine::Mesh;
using figures::Clay;
namespace paints = figures::paints;

void add_ball(Clay& clay, glm::vec3 at, glm::vec3 radius, const glm::vec4& paint) {
  figures::add(clay, engine::moved(engine::ellipsoid(radius, 14, 10, paint), at));
}

void add_limb(Clay& clay, std::initializer_list<glm::vec3> path, float thick, float thin,
              const glm::vec4& paint) {
  std::vector<float> radius;
  for (std::size_t i = 0; i < path.size(); ++i) {
    const float t = static_cast<float>(i) / static_cast<float>(path.size() - 1);
    radius.push_back(thick + (thin - thick) * t);
  }
  figures::add(clay, engine::tube(std::vector<glm::vec3>(path), radius, 8, paint));
}

/// A wing that reaches out along +x from its root, its feathers or skin trailing to -z.
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
  figures::add(clay, engine::moved(right, root));
  const Mesh left = engine::transformed(right, glm::scale(glm::mat4(1), {-1, 1, 1}));
  figures::add(clay, engine::moved(left, {-root.x, root.y, root.z}));
}

/// About its middle, flying to +z.
Mesh eagle() {
  Clay clay;
  add_ball(clay, {0, 0, 0}, {0.5F, 0.45F, 1.1F}, paints::kLeather);
  add_ball(clay, {0, 0.25F, 1.15F}, {0.28F, 0.28F, 0.36F}, paints::kBone);
  figures::add_stick(clay, {0, 0.22F, 1.4F}, {0, 0.02F, 1.72F}, 0.14F, 0, paints::kGold, 5);
  for (const float x : {-0.22F, 0.22F})
    add_ball(clay, {x, 0.32F, 1.28F}, {0.06F, 0.06F, 0.06F}, paints::kBlack);
  add_wings(clay, {0.35F, 0.15F, 0.35F}, wing(4, 1.5F, 1.1F, 7, paints::kLeather));
  const std::vector<glm::vec2> fan{{-0.25F, 0},    {0.25F, 0},      {0.75F, -1.4F},
                                   {0.3F, -1.55F}, {-0.3F, -1.55F}, {-0.75F, -1.4F}};
  figures::add_plate(
      clay, fan, 0.06F, paints::kBone,
      glm::translate(glm::rotate(glm::mat4(1), 1.5707963F, {1, 0, 0}), {0, -0.8F, 0}));
  for (const float x : {-0.3F, 0.3F}) {
    add_limb(clay, {{x, -0.3F, 0.1F}, {x, -0.75F, 0.25F}, {x, -0.85F, 0.55F}}, 0.14F, 0.03F,
             paints::kGold);
  }
  return clay.mesh;
}

/// A bird far away: a hooked stroke.
Mesh bird() {
  Clay clay;
  add_ball(clay, {0, 0, 0}, {0.1F, 0.09F, 0.3F}, paints::kBlack);
  figures::add_stick(clay, {0, 0.02F, 0.25F}, {0, 0, 0.48F}, 0.06F, 0, paints::kBlack, 4);
  add_wings(clay, {0.06F, 0.04F, 0.1F}, wing(0.85F, 0.36F, 0.24F, 3, paints::kBlack));
  return clay.mesh;
}

/// Sitting, its beak to +z.
Mesh raven() {
  Clay clay;
  figures::add(
      clay,
      engine::moved(engine::turned(engine::ellipsoid({0.26F, 0.3F, 0.55F}, 12, 8, paints::kBlack),
                                   -28, {1, 0, 0}),
                    {0, 0.5F, 0}));
  add_ball(clay, {0, 0.88F, 0.42F}, {0.19F, 0.19F, 0.22F}, paints::kBlack);
  figures::add_stick(clay, {0, 0.87F, 0.58F}, {0, 0.8F, 0.95F}, 0.08F, 0, paints::kIron, 5);
  figures::add_stick(clay, {0, 0.32F, -0.35F}, {0, -0.1F, -0.95F}, 0.2F, 0.12F, paints::kBlack, 4);
  for (const float x : {-0.1F, 0.1F})
    figures::add_stick(clay, {x, 0.3F, 0.05F}, {x, 0, 0.1F}, 0.04F, 0.03F, paints::kIron, 4);
  for (const float x : {-0.12F, 0.12F})
    add_ball(clay, {x, 0.94F, 0.54F}, {0.04F, 0.04F, 0.04F}, paints::kWhite);
  return clay.mesh;
}

Mesh spider() {
  Clay clay;
  add_ball(clay, {0, 1.9F, -1.7F}, {1.5F, 1.35F, 1.8F}, paints::kBlack);
  add_ball(clay, {0, 1.5F, 0.3F}, {0.8F, 0.6F, 0.9F}, paints::kIron);
  add_ball(clay, {0, 1.35F, 1.2F}, {0.5F, 0.42F, 0.45F}, paints::kIron);
  for (const float x : {-0.28F, -0.1F, 0.1F, 0.28F})
    add_ball(clay, {x, 1.55F, 1.55F}, {0.09F, 0.09F, 0.07F}, paints::kWhite);
  for (const float side : {-1.0F, 1.0F}) {
    add_limb(clay,
             {{side * 0.2F, 1.2F, 1.5F}, {side * 0.3F, 0.8F, 1.8F}, {side * 0.12F, 0.45F, 1.7F}},
             0.12F, 0.02F, paints::kBlack);
    for (int leg = 0; leg < 4; ++leg) {
      const float z = 0.9F - 0.45F * static_cast<float>(leg);
      const float out = leg == 0 || leg == 3 ? 2.2F : 2.9F;
      const float far = 2.6F - 1.75F * static_cast<float>(leg);
      add_limb(clay,
               {{side * 0.6F, 1.5F, z},
                {side * out * 0.5F, 3.3F, (z + far) / 2},
                {side * out * 0.9F, 2.3F, far * 0.85F},
                {side * (out + 0.5F), 0, far}},
               0.2F, 0.05F, paints::kBlack);
    }
  }
  return clay.mesh;
}

/// Hung in the x/y plane about its middle.
Mesh web() {
  Clay clay;
  constexpr int kSpokes = 13;
  const auto at = [](int spoke, float away) {
    const float angle = 6.2831853F * static_cast<float>(spoke) / kSpokes +
                        0.12F * std::sin(5.0F * static_cast<float>(spoke));
    return glm::vec3(away * std::cos(angle), away * std::sin(angle), 0.05F * away);
  };
  for (int spoke = 0; spoke < kSpokes; ++spoke) {
    figures::add_stick(clay, {0, 0, 0}, at(spoke, 4.2F), 0.03F, 0.035F, paints::kWhite, 3);
    for (int round = 1; round < 9; ++round) {
      const float away = 0.45F * static_cast<float>(round);
      const glm::vec3 a = at(spoke, away);
      const glm::vec3 b = at(spoke + 1, away + 0.04F);
      const glm::vec3 sag = (a + b) * 0.46F;
      figures::add_stick(clay, a, sag, 0.022F, 0.022F, paints::kWhite, 3);
      figures::add_stick(clay, sag, b, 0.022F, 0.022F, paints::kWhite, 3);
    }
  }
  return clay.mesh;
}

/// An arm that rises from the water.
Mesh tentacle() {
  Clay clay;
  std::vector<glm::vec3> path;
  std::vector<float> radius;
  for (int i = 0; i <= 30; ++i) {
    const float t = static_cast<float>(i) / 30;
    const float angle = 5.2F * t * t;
    path.push_back({1.1F * std::sin(angle) + 0.6F * t,
                    -0.5F + 4.3F * t - 0.6F * (1 - std::cos(angle)) * t, 0.5F * std::sin(3 * t)});
    radius.push_back(0.46F * (1 - t) + 0.05F);
  }
  figures::add(clay, engine::tube(path, radius, 12, paints::kMoss));
  for (std::size_t i = 3; i + 3 < path.size(); i += 2) {
    add_ball(clay, path[i] + glm::vec3(radius[i] * 0.75F, 0, radius[i] * 0.6F),
             glm::vec3(radius[i] * 0.32F), paints::kBone);
  }
  return clay.mesh;
}

Mesh demon() {
  Clay clay;
  const glm::vec4& dark = paints::kBlack;
  for (const float side : {-1.0F, 1.0F}) {
    add_limb(clay,
             {{side * 0.55F, 2.4F, 0},
              {side * 0.8F, 1.3F, 0.35F},
              {side * 0.75F, 0.15F, 0},
              {side * 0.85F, 0, 0.5F}},
             0.5F, 0.24F, dark);
  }
  const std::array<engine::Section, 5> body{{{{0, 2.1F, 0}, {0.75F, 0.6F}},
                                             {{0, 3.0F, 0.05F}, {0.8F, 0.6F}},
                                             {{0, 4.0F, 0.1F}, {1.35F, 0.8F}},
                                             {{0, 4.6F, 0.2F}, {1.0F, 0.6F}},
                                             {{0, 4.9F, 0.3F}, {0.4F, 0.35F}}}};
  figures::add(clay, engine::loft(body, 14, dark));
  add_ball(clay, {0, 5.1F, 0.55F}, {0.45F, 0.5F, 0.55F}, dark);
  for (const float side : {-1.0F, 1.0F}) {
    add_limb(clay,
             {{side * 0.3F, 5.4F, 0.5F}, {side * 0.9F, 5.6F, 0.5F}, {side * 1.15F, 6.1F, 0.9F}},
             0.2F, 0.02F, paints::kBone);
    add_ball(clay, {side * 0.2F, 5.2F, 1.02F}, {0.1F, 0.07F, 0.06F}, paints::kWhite);
  }
  add_limb(clay, {{1.2F, 4.4F, 0.2F}, {2.1F, 3.9F, 0.7F}, {2.5F, 4.6F, 1.3F}}, 0.42F, 0.24F, dark);
  add_limb(clay, {{-1.2F, 4.4F, 0.2F}, {-2.0F, 3.5F, 0.6F}, {-2.2F, 2.8F, 1.4F}}, 0.42F, 0.24F,
           dark);
  figures::add_stick(clay, {2.4F, 4.2F, 1.4F}, {3.0F, 7.2F, 1.6F}, 0.09F, 0.02F, paints::kWhite, 4);
  add_limb(clay,
           {{-2.2F, 2.8F, 1.4F},
            {-3.2F, 3.6F, 2.2F},
            {-4.0F, 2.4F, 2.6F},
            {-3.4F, 0.9F, 2.9F},
            {-4.4F, 0.2F, 3.2F}},
           0.12F, 0.03F, paints::kWhite);
  Mesh right = engine::turned(wing(4.6F, 3.2F, 1.6F, 4, paints::kBlack), 60, {1, 0, 0});
  add_wings(clay, {0.7F, 4.3F, -0.4F}, engine::turned(right, 18, {0, 0, 1}));
  return clay.mesh;
}

/// A tree that walks.
Mesh tree_man() {
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
  figures::add(clay, engine::loft(trunk, 11, bark));
  figures::add_stick(clay, {0, 5.85F, 0.5F}, {0, 5.45F, 0.75F}, 0.08F, 0.14F, bark, 5);
  for (const float side : {-1.0F, 1.0F}) {
    add_ball(clay, {side * 0.2F, 5.95F, 0.52F}, {0.1F, 0.07F, 0.06F}, paints::kWhite);
    add_ball(clay, {side * 0.2F, 5.95F, 0.57F}, {0.045F, 0.05F, 0.04F}, paints::kBlack);
    figures::add_stick(clay, {side * 0.06F, 6.03F, 0.6F}, {side * 0.36F, 6.14F, 0.5F}, 0.07F, 0.05F,
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

constexpr std::array<ThingMaker, 8> kBeasts{{{"demon", Material::kFigure, demon},
                                             {"bird", Material::kFigure, bird},
                                             {"eagle", Material::kFigure, eagle},
                                             {"tree-man", Material::kLeaf, tree_man},
                                             {"raven", Material::kFigure, raven},
                                             {"spider", Material::kFigure, spider},
                                             {"tentacle", Material::kFigure, tentacle},
                                             {"web", Material::kGlow, web}}};

}  // namespace

std::span<const ThingMaker> beasts() { return kBeasts; }

}  // namespace engrave
