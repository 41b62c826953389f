#include <array>
#include <cmath>
#include <glm/ext/matrix_transform.hpp>

#include "engine/geometry/mesh_edit.h"
#include "engine/geometry/polygon.h"
#include "engine/geometry/shapes.h"
#include "game/figures/clay.h"
#include "game/figures/creatures.h"
#include "game/figures/palette.h"
#include "game/makers/engrave/things.h"

namespace engrave {
namespace {

using engine::Mesh;
using figures::add_ball;
using figures::add_limb;
using figures::add_wings;
using figures::Clay;
using figures::wing;
namespace paints = figures::paints;

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

constexpr std::array<ThingMaker, 8> kBeasts{{{"demon", Material::kFigure, demon},
                                             {"bird", Material::kFigure, bird},
                                             {"eagle", Material::kFigure, figures::eagle_mesh},
                                             {"tree-man", Material::kLeaf, figures::tree_man_mesh},
                                             {"raven", Material::kFigure, raven},
                                             {"spider", Material::kFigure, spider},
                                             {"tentacle", Material::kFigure, tentacle},
                                             {"web", Material::kGlow, web}}};

}  // namespace

std::span<const ThingMaker> beasts() { return kBeasts; }

}  // namespace engrave
