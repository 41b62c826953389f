#include <array>
#include <vector>

#include "engine/geometry/mesh_edit.h"
#include "engine/geometry/shapes.h"
#include "game/table/places/great_places.h"
#include "game/table/places/masonry.h"

// Strongholds of the Shadow outside Mordor.
namespace table {
namespace {

using engine::Mesh;
using engine::Section;

const glm::vec4 kBlackStone = engine::paint_from_srgb(0x3A3836);
const glm::vec4 kBasalt = engine::paint_from_srgb(0x575350);

}  // namespace

// Four piers of black stone that part into horns, in the middle of their ring.
Mesh orthanc() {
  Mesh mesh;
  add_ground(mesh, 1.75F, engine::paint_from_srgb(0x7D7452));
  add_ring_wall(mesh, {.radius = 1.7F,
                       .height = 0.36F,
                       .from = 10.0F,
                       .to = 350.0F,
                       .pieces = 16,
                       .thickness = 0.2F,
                       .paint = kBasalt});
  for (const float angle : {20.0F, 110.0F, 200.0F, 290.0F}) {
    const glm::vec3 foot = on_ring(0.36F, angle);
    const glm::vec3 waist = on_ring(0.24F, angle, 2.3F);
    const glm::vec3 flare = on_ring(0.42F, angle, 3.1F);
    const glm::vec3 horn = on_ring(0.7F, angle, 4.15F);
    engine::append(mesh, engine::tube(std::array{foot, waist, flare, horn},
                                      std::array{0.36F, 0.23F, 0.17F, 0.0F}, 5, kBlackStone));
  }
  engine::append(mesh, engine::frustum(0.5F, 0.34F, 2.9F, 8, kBlackStone));
  add_gate(mesh, {0, 0.25F, 0.52F}, 0.16F, 0.32F, 0.0F, kBasalt, paints::kStraw);
  for (const float angle : {0.0F, 72.0F, 144.0F, 216.0F, 288.0F}) {
    // The pits and forges of the circle.
    const glm::vec3 pit = on_ring(1.15F, angle + 30.0F, 0.07F);
    engine::append(mesh,
                   engine::moved(engine::frustum(0.15F, 0.13F, 0.07F, 6, paints::kEmber), pit));
  }
  for (const float angle : {20.0F, 95.0F, 265.0F}) {
    engine::append(mesh, engine::moved(engine::frustum(0.07F, 0.05F, 0.5F, 5, kBasalt),
                                       on_ring(1.3F, angle, 0.06F)));
  }
  add_pennant(mesh, on_ring(1.62F, 0.0F, 0.3F) + glm::vec3(0.34F, 0, 0), 0.95F,
              nation_paint("isengard"));
  return mesh;
}

// Three peaks; a door to the west with holly trees, a door to the east above the lake.
Mesh moria() {
  Mesh mesh;
  add_peak(mesh, {.at = {0.0F, 0, -0.55F},
                  .radius = 1.2F,
                  .height = 3.9F,
                  .lean = 0.15F,
                  .snow = 0.35F,
                  .paint = engine::paint_from_srgb(0xA5806A)});
  add_peak(mesh, {.at = {-1.1F, 0, -0.2F}, .radius = 0.95F, .height = 2.8F, .snow = 0.3F});
  add_peak(mesh, {.at = {1.1F, 0, -0.25F},
                  .radius = 0.95F,
                  .height = 3.0F,
                  .snow = 0.3F,
                  .paint = paints::kRockShade});
  engine::append(mesh, engine::moved(engine::box({0.72F, 0.85F, 0.5F}, paints::kRockShade),
                                     {0.35F, 0, 0.42F}));
  add_gate(mesh, {0.35F, 0, 0.67F}, 0.36F, 0.66F, 0.0F, paints::kSlate);
  engine::append(
      mesh, engine::moved(engine::box({0.6F, 0.7F, 0.4F}, paints::kRockShade), {-0.85F, 0, 0.45F}));
  add_gate(mesh, {-0.85F, 0, 0.65F}, 0.28F, 0.5F, -25.0F, paints::kSteel, paints::kSlate);
  for (const float x : {-1.2F, -0.5F}) add_leaf_tree(mesh, {x, 0, 0.85F}, 0.65F, paints::kMoss);
  engine::append(mesh, engine::moved(engine::frustum(0.34F, 0.34F, 0.05F, 9, paints::kSea),
                                     {0.55F, 0, 1.15F}));
  add_pennant(mesh, {0.35F, 0.8F, 0.5F}, 0.95F, nation_paint("sauron"));
  return mesh;
}

// A fang among fangs: the summit leans, and lights burn in its jaw.
Mesh mount_gundabad() {
  Mesh mesh;
  add_peak(mesh, {.at = {-0.1F, 0, -0.5F},
                  .radius = 1.35F,
                  .height = 4.0F,
                  .lean = 0.75F,
                  .snow = 0.22F,
                  .paint = paints::kRockShade});
  add_peak(mesh, {.at = {-1.15F, 0, 0.0F},
                  .radius = 0.75F,
                  .height = 2.3F,
                  .lean = 0.4F,
                  .paint = paints::kRockShade});
  add_peak(mesh, {.at = {1.15F, 0, -0.1F},
                  .radius = 0.7F,
                  .height = 1.9F,
                  .lean = -0.35F,
                  .paint = paints::kRockShade});
  engine::append(mesh, engine::moved(engine::box({1.15F, 0.6F, 0.45F}, kBasalt), {0, 0, 0.5F}));
  add_gate(mesh, {0, 0, 0.73F}, 0.4F, 0.5F, 0.0F, kBlackStone);
  for (const float x : {-0.5F, -0.26F, 0.26F, 0.5F}) {
    engine::append(mesh, engine::stick({x, 0.55F, 0.62F}, {x * 0.9F, 1.1F, 0.78F}, 0.11F, 0.0F, 5,
                                       paints::kBone));
  }
  for (const float x : {-0.4F, 0.4F}) {
    engine::append(
        mesh, engine::moved(engine::box({0.09F, 0.13F, 0.05F}, paints::kEmber), {x, 0.3F, 0.72F}));
  }
  add_pennant(mesh, {0.0F, 0.6F, 0.45F}, 1.2F, nation_paint("sauron"));
  return mesh;
}

// A bald hill in a ring of dead trees, a broken-crowned fort on it.
Mesh dol_guldur() {
  Mesh mesh;
  add_hill(mesh, {0, 0, 0}, {1.6F, 1.0F, 1.4F}, engine::paint_from_srgb(0x6B6650));
  for (int i = 0; i < 9; ++i) {
    const float angle = 22.0F + 40.0F * static_cast<float>(i);
    const glm::vec3 foot = on_ring(1.38F, angle, 0.12F);
    add_pine(mesh, foot, i % 2 == 0 ? 0.9F : 0.7F, paints::kMirkwood);
  }
  const glm::vec3 top{0, 0.92F, -0.05F};
  engine::append(mesh, engine::moved(engine::frustum(0.72F, 0.62F, 0.5F, 8, kBasalt), top));
  for (int i = 0; i < 6; ++i) {
    const float angle = 30.0F + 60.0F * static_cast<float>(i);
    const float tall = i % 2 == 0 ? 1.15F : 0.75F;
    const glm::vec3 foot = top + on_ring(0.58F, angle);
    engine::append(mesh, engine::stick(foot, foot + on_ring(0.12F, angle, tall), 0.17F, 0.02F, 5,
                                       kBlackStone));
  }
  engine::append(mesh, engine::moved(engine::frustum(0.3F, 0.2F, 1.5F, 7, kBlackStone), top));
  engine::append(mesh, engine::moved(engine::frustum(0.2F, 0.0F, 0.5F, 7, kBlackStone),
                                     top + glm::vec3(0, 1.5F, 0)));
  add_gate(mesh, top + glm::vec3(0, 0, 0.68F), 0.24F, 0.36F, 0.0F, kBlackStone,
           engine::paint_from_srgb(0x8FA83A));
  add_pennant(mesh, top + glm::vec3(0, 1.9F, 0), 0.7F, nation_paint("sauron"));
  return mesh;
}

// A ruin in the snow: the witch-realm's broken towers.
Mesh angmar() {
  Mesh mesh;
  add_ground(mesh, 1.5F, engine::paint_from_srgb(0xC9C6BB));
  add_peak(mesh, {.at = {-0.55F, 0, -0.75F}, .radius = 0.95F, .height = 2.0F, .snow = 0.4F});
  struct Ruin {
    float x, z, radius, height;
  };
  for (const Ruin& ruin : {Ruin{0.35F, -0.4F, 0.34F, 1.5F}, Ruin{-0.75F, 0.35F, 0.26F, 0.7F},
                           Ruin{0.95F, 0.25F, 0.24F, 0.95F}}) {
    const std::array<Section, 3> stump{
        {{{ruin.x, 0, ruin.z}, glm::vec2(ruin.radius * 1.2F)},
         {{ruin.x, ruin.height * 0.8F, ruin.z}, glm::vec2(ruin.radius)},
         {{ruin.x - ruin.radius * 0.5F, ruin.height * 1.15F, ruin.z},
          glm::vec2(ruin.radius * 0.4F)}}};
    engine::append(mesh, engine::loft(stump, 7, kBasalt));
  }
  add_wall(mesh, {.from = {-0.55F, 0.06F, 0.75F},
                  .to = {0.25F, 0.06F, 0.95F},
                  .height = 0.42F,
                  .paint = kBasalt});
  add_wall(
      mesh,
      {.from = {0.55F, 0.06F, 0.9F}, .to = {1.05F, 0.06F, 0.6F}, .height = 0.6F, .paint = kBasalt});
  for (const float x : {-0.1F, 0.35F}) {
    engine::append(
        mesh, engine::stick({x, 0.05F, 0.35F}, {x + 0.2F, 0.3F, 0.5F}, 0.09F, 0.07F, 5, kBasalt));
  }
  add_gate(mesh, {0.35F, 0.05F, -0.06F}, 0.24F, 0.42F, 0.0F, kBlackStone, paints::kEmber);
  add_pennant(mesh, {0.25F, 1.6F, -0.4F}, 0.75F, nation_paint("sauron"));
  return mesh;
}

}  // namespace table
