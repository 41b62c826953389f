#include <array>
#include <cmath>

#include "engine/geometry/mesh_edit.h"
#include "engine/geometry/polygon.h"
#include "engine/geometry/shapes.h"
#include "game/figures/clay.h"
#include "game/figures/land.h"
#include "game/makers/engrave/things.h"

namespace engrave {
namespace {

using engine::Mesh;
using figures::Clay;
namespace paints = figures::paints;

Mesh boulder() {
  Clay clay;
  figures::add_boulder(clay, {0, 0, 0}, 1.2F, paints::kRock);
  return clay.mesh;
}

Mesh crag_with(float radius, float height, float snow, int ridges, float seed) {
  Clay clay;
  figures::add_crag(clay, {.at = {0, 0, 0},
                           .radius = radius,
                           .height = height,
                           .snow = snow,
                           .ridges = ridges,
                           .seed = seed});
  return clay.mesh;
}

Mesh crag() { return crag_with(4, 9, 0, 6, 2); }
Mesh peak() { return crag_with(30, 38, 0.45F, 7, 5); }

/// A peak that has fallen in: what stood above the rim is the crater.
Mesh fire_mountain() {
  constexpr float kRim = 23;
  Mesh mesh = crag_with(30, 34, 0, 9, 11);
  for (engine::Vertex& corner : mesh.vertices) {
    if (corner.position.y > kRim) corner.position.y = kRim - 0.7F * (corner.position.y - kRim);
  }
  engine::smooth_normals(mesh, 30);
  return mesh;
}

/// A river over a cliff: strands side by side, bent over the edge, and foam where they fall.
Mesh falls() {
  constexpr int kStrands = 11;
  Clay clay;
  for (int i = 0; i < kStrands; ++i) {
    const float x = 0.75F * (static_cast<float>(i) - (kStrands - 1) / 2.0F);
    const float out = 0.5F + 0.3F * std::sin(2.3F * static_cast<float>(i));
    figures::add_stick(clay, {x, 0, out}, {x, 8.4F, 0}, 0.5F, 0.42F, paints::kWhite, 10);
    figures::add_stick(clay, {x, 8.4F, 0}, {x, 8.9F, -1.2F}, 0.42F, 0.4F, paints::kWhite, 10);
    const float foam = 0.55F + 0.25F * std::sin(4.1F * static_cast<float>(i));
    const Mesh ball = engine::ellipsoid({0.8F, foam, 0.8F}, 9, 6, paints::kWhite);
    figures::add(clay, engine::moved(ball, {x, 0.1F, out + 0.6F}));
  }
  return clay.mesh;
}

/// A wall of rock, higher than broad.
Mesh rock() {
  Clay clay;
  figures::add_crag(clay, {.at = {0, 0, 0}, .radius = 2, .height = 7, .ridges = 5, .seed = 7});
  figures::add_crag(clay, {.at = {1.6F, 0, 0.5F}, .radius = 1.6F, .height = 4.5F, .ridges = 4});
  figures::add_crag(clay, {.at = {-1.5F, 0, 0.3F}, .radius = 1.8F, .height = 5.2F, .seed = 3});
  return clay.mesh;
}

Mesh hill() {
  Clay clay;
  figures::add_hill(clay, {.at = {0, 0, 0}, .radius = {9, 4, 9}});
  return clay.mesh;
}

Mesh leaf_tree() {
  Clay clay;
  figures::add_stick(clay, {0, -0.2F, 0}, {0.1F, 3.2F, 0}, 0.42F, 0.28F, paints::kOak, 8);
  const std::array<glm::vec4, 7> crowns{{{0, 4.6F, 0, 1.7F},
                                         {1.3F, 4.0F, 0.4F, 1.2F},
                                         {-1.3F, 4.1F, 0.2F, 1.3F},
                                         {0.3F, 3.9F, 1.2F, 1.2F},
                                         {-0.4F, 4.2F, -1.2F, 1.2F},
                                         {0.7F, 5.6F, -0.1F, 1.1F},
                                         {-0.6F, 5.5F, 0.3F, 1.0F}}};
  for (const glm::vec4& crown : crowns) {
    Mesh ball = engine::ellipsoid({crown.w, crown.w * 0.85F, crown.w}, 9, 6, paints::kWood);
    figures::add(clay, engine::moved(ball, glm::vec3(crown)));
  }
  for (const float side : {-1.0F, 1.0F}) {
    figures::add_stick(clay, {0.05F, 2.2F, 0}, {side * 1.2F, 3.9F, 0.3F}, 0.17F, 0.08F,
                       paints::kOak, 6);
  }
  return clay.mesh;
}

Mesh pine() {
  Clay clay;
  figures::add_pine(clay, {0, 0, 0}, 6, paints::kDarkWood);
  return clay.mesh;
}

void add_branch(Clay& clay, glm::vec3 from, glm::vec3 way, float radius, int depth) {
  const glm::vec3 to = from + way;
  figures::add_stick(clay, from, to, radius, radius * 0.62F, paints::kOak, 6);
  if (depth == 0) return;
  const glm::vec3 across(way.z, way.x * 0.35F, -way.x + 0.3F * way.y);
  for (const float side : {-1.0F, 1.0F}) {
    const glm::vec3 next = way * 0.68F + across * (side * 0.55F) + glm::vec3(side * 0.4F, 0.15F, 0);
    add_branch(clay, to, next, radius * 0.6F, depth - 1);
  }
}

Mesh dead_tree() {
  Clay clay;
  add_branch(clay, {0, -0.2F, 0}, {0.15F, 2.1F, 0.1F}, 0.36F, 4);
  return clay.mesh;
}

Mesh palm() {
  constexpr float kAsTall = 6;  // of the board's, whose crown keeps its size however tall it is
  Clay clay;
  figures::add_palm(clay, {0, 0, 0}, 1);
  return engine::scaled(std::move(clay.mesh), glm::vec3(kAsTall));
}

std::vector<glm::vec2> leaf_outline() {
  return {{0, -1},    {0.35F, -0.7F},  {0.55F, -0.2F}, {0.5F, 0.3F},    {0.25F, 0.75F},
          {0, 1.15F}, {-0.25F, 0.75F}, {-0.5F, 0.3F},  {-0.55F, -0.2F}, {-0.35F, -0.7F}};
}

Mesh leaf() {
  Clay clay;
  figures::add_plate(clay, leaf_outline(), 0.04F, paints::kWood, glm::mat4(1));
  figures::add_stick(clay, {0, -1.6F, 0.03F}, {0, 1.0F, 0.04F}, 0.05F, 0.015F, paints::kMoss);
  for (const float y : {-0.6F, -0.3F, 0.0F, 0.3F}) {
    for (const float side : {-1.0F, 1.0F}) {
      figures::add_stick(clay, {0, y, 0.03F}, {side * 0.38F, y + 0.28F, 0.03F}, 0.02F, 0.008F,
                         paints::kMoss);
    }
  }
  return clay.mesh;
}

Mesh flower() {
  Clay clay;
  figures::add_stick(clay, {0, 0, 0}, {0.1F, 1.1F, 0}, 0.03F, 0.02F, paints::kMoss);
  for (int i = 0; i < 6; ++i) {
    Mesh petal = engine::ellipsoid({0.09F, 0.04F, 0.22F}, 6, 4, paints::kWhite);
    petal = engine::moved(petal, {0, 0, 0.2F});
    petal = engine::turned(petal, 60.0F * static_cast<float>(i), {0, 1, 0});
    petal = engine::turned(petal, 50, {1, 0, 0});
    figures::add(clay, engine::moved(petal, {0.1F, 1.15F, 0}));
  }
  return clay.mesh;
}

constexpr std::array<ThingMaker, 13> kLand{{{"boulder", Material::kRock, boulder},
                                            {"crag", Material::kRock, crag},
                                            {"peak", Material::kRock, peak},
                                            {"rock", Material::kRock, rock},
                                            {"hill", Material::kGround, hill},
                                            {"leaf-tree", Material::kLeaf, leaf_tree},
                                            {"pine", Material::kLeaf, pine},
                                            {"dead-tree", Material::kFigure, dead_tree},
                                            {"palm", Material::kLeaf, palm},
                                            {"leaf", Material::kFigure, leaf},
                                            {"flower", Material::kFigure, flower},
                                            {"fire-mountain", Material::kRock, fire_mountain},
                                            {"falls", Material::kRock, falls}}};

}  // namespace

std::span<const ThingMaker> things_of_the_land() { return kLand; }

}  // namespace engrave
