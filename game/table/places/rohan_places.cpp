#include "engine/geometry/mesh_edit.h"
#include "engine/geometry/shapes.h"
#include "game/table/places/great_places.h"
#include "game/table/places/masonry.h"

namespace table {
namespace {

using engine::Mesh;

const glm::vec4 kGrass = engine::paint_from_srgb(0x8B9A5A);
const glm::vec4 kThatch = engine::paint_from_srgb(0xB08A4E);

}  // namespace

// The golden hall on its hill, houses about its feet, a palisade.
Mesh edoras() {
  Mesh mesh;
  add_hill(mesh, {0, 0, 0}, {1.65F, 1.0F, 1.4F}, kGrass);
  const glm::vec3 top{0.0F, 0.95F, -0.05F};
  engine::append(mesh, engine::moved(engine::box({0.85F, 0.14F, 1.15F}, paints::kRock), top));
  add_house(mesh, {.at = top + glm::vec3(0, 0.14F, 0),
                   .size = {0.55F, 0.36F, 0.95F},
                   .gable = 0.46F,
                   .wall = paints::kPine,
                   .thatch = paints::kGold});
  add_gate(mesh, top + glm::vec3(0, 0.14F, 0.5F), 0.2F, 0.3F, 0.0F, paints::kGold);
  for (const float angle : {40.0F, 75.0F, 110.0F, -40.0F, -75.0F, -110.0F}) {
    add_house(mesh, {.at = on_ring(1.08F, angle, 0.45F),
                     .size = {0.3F, 0.2F, 0.4F},
                     .turn = angle,
                     .gable = 0.22F,
                     .wall = paints::kPine,
                     .thatch = kThatch});
  }
  add_ring_wall(mesh, {.radius = 1.6F,
                       .height = 0.3F,
                       .from = 14.0F,
                       .to = 346.0F,
                       .pieces = 12,
                       .paint = paints::kLeather});
  add_pennant(mesh, top + glm::vec3(0.0F, 0.85F, -0.4F), 0.8F, nation_paint("rohan"));
  return mesh;
}

// A gorge between two cliffs: the Deeping wall across it, the Hornburg on its spur, the keep's
// horn.
Mesh helms_deep() {
  Mesh mesh;
  add_peak(mesh, {.at = {-1.25F, 0.0F, -0.7F},
                  .radius = 1.0F,
                  .height = 2.6F,
                  .snow = 0.2F,
                  .paint = paints::kRockShade});
  add_peak(
      mesh,
      {.at = {1.3F, 0.0F, -0.75F}, .radius = 1.05F, .height = 2.2F, .paint = paints::kRockShade});
  add_peak(mesh, {.at = {0.1F, 0.0F, -1.4F},
                  .radius = 0.9F,
                  .height = 2.9F,
                  .snow = 0.3F,
                  .paint = paints::kRockShade});
  const glm::vec4 stone = paints::kRock;
  add_wall(mesh, {.from = {-0.3F, 0.0F, 0.25F},
                  .to = {1.45F, 0.0F, 0.1F},
                  .height = 0.75F,
                  .thickness = 0.26F,
                  .paint = stone});
  add_hill(mesh, {-0.75F, 0.0F, 0.15F}, {0.75F, 0.4F, 0.65F}, paints::kRockShade);
  add_tower(mesh, {.at = {-0.75F, 0.3F, 0.2F},
                   .radius = 0.52F,
                   .height = 0.65F,
                   .sides = 10,
                   .wall = stone,
                   .spire = 0.0F});
  add_tower(mesh, {.at = {-0.85F, 0.8F, 0.05F},
                   .radius = 0.24F,
                   .height = 1.1F,
                   .sides = 8,
                   .wall = stone,
                   .spire = 0.0F});
  add_gate(mesh, {-0.72F, 0.3F, 0.72F}, 0.22F, 0.34F, 0.0F, stone);
  engine::append(
      mesh, engine::transformed(engine::box({0.3F, 0.1F, 0.9F}, stone),
                                engine::place_along({-0.5F, 0.14F, 1.0F}, {0.0F, 1.0F, -0.3F})));
  add_pennant(mesh, {-0.85F, 1.9F, 0.05F}, 0.75F, nation_paint("rohan"));
  return mesh;
}

// Two fords by an eyot, stakes along the bank, a beacon mound with spears.
Mesh fords_of_isen() {
  Mesh mesh;
  add_ground(mesh, 1.4F, kGrass);
  engine::append(mesh, engine::turned(engine::moved(engine::box({0.75F, 0.04F, 2.5F}, paints::kSea),
                                                    {0, 0.07F, 0}),
                                      20.0F, {0, 1, 0}));
  add_hill(mesh, {0, 0.06F, 0.05F}, {0.28F, 0.12F, 0.5F}, kGrass);
  for (int i = 0; i < 6; ++i) {
    const float z = -0.95F + 0.34F * static_cast<float>(i);
    const glm::vec3 foot{0.68F + 0.3F * z, 0.06F, z};
    engine::append(mesh, engine::stick(foot, foot + glm::vec3(-0.24F, 0.5F, 0), 0.06F, 0.0F, 4,
                                       paints::kPine));
    const glm::vec3 stone{-0.75F + 0.34F * z, 0.08F, z};
    engine::append(
        mesh, engine::moved(engine::ellipsoid({0.13F, 0.12F, 0.12F}, 5, 3, paints::kRock), stone));
  }
  for (int i = 0; i < 3; ++i) {
    const float x = -0.3F + 0.3F * static_cast<float>(i);
    engine::append(mesh,
                   engine::moved(engine::ellipsoid({0.15F, 0.07F, 0.13F}, 6, 3, paints::kRock),
                                 {x, 0.12F, 0.45F}));
  }
  add_house(mesh, {.at = {1.0F, 0.06F, -0.05F},
                   .size = {0.36F, 0.26F, 0.46F},
                   .turn = 20.0F,
                   .wall = paints::kPine,
                   .thatch = kThatch});
  add_pennant(mesh, {0.0F, 0.1F, 0.0F}, 1.25F, nation_paint("rohan"));
  return mesh;
}

}  // namespace table
