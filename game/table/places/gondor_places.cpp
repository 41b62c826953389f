#include <array>

#include "engine/geometry/mesh_edit.h"
#include "engine/geometry/shapes.h"
#include "game/table/places/great_places.h"
#include "game/table/places/masonry.h"

namespace table {
namespace {

using engine::Mesh;

const glm::vec4 kWhiteStone = engine::paint_from_srgb(0xE6E1D3);
const glm::vec4 kBlueRoof = engine::paint_from_srgb(0x4A6A8C);

}  // namespace

// Seven white rings climb against the mountain's knee; a keel of rock parts them, looking out.
Mesh minas_tirith() {
  Mesh mesh;
  add_peak(mesh, {.at = {0.1F, 0.0F, -1.05F}, .radius = 1.7F, .height = 3.4F, .snow = 0.3F});
  constexpr int kRings = 7;
  for (int ring = 0; ring < kRings; ++ring) {
    const float up = static_cast<float>(ring);
    const float radius = 1.75F - 0.215F * up;
    const glm::vec4 stone = engine::shaded(kWhiteStone, ring % 2 == 0 ? 1.0F : 0.86F);
    engine::append(mesh, engine::moved(engine::frustum(radius, radius * 0.95F, 0.3F, 14, stone),
                                       {0.0F, 0.29F * up, 0.0F}));
    // Each level's gate looks another way.
    const float way = ring % 2 == 0 ? 24.0F : -24.0F;
    if (ring == kRings - 1) continue;
    add_gate(mesh, on_ring(radius * 0.965F, ring == 0 ? 0.0F : way, 0.29F * up), 0.17F, 0.22F,
             ring == 0 ? 0.0F : way, kWhiteStone);
  }
  const std::array<engine::Section, 3> keel{{{{0.0F, 0.3F, 1.1F}, {0.1F, 0.5F}},
                                             {{0.0F, 1.3F, 0.78F}, {0.08F, 0.42F}},
                                             {{0.0F, 2.1F, 0.45F}, {0.05F, 0.36F}}}};
  engine::append(mesh, engine::loft(keel, 6, paints::kRock));
  add_tower(mesh, {.at = {0.0F, 2.0F, -0.1F},
                   .radius = 0.2F,
                   .height = 1.5F,
                   .sides = 8,
                   .wall = paints::kWhite,
                   .cap = paints::kWhite,
                   .spire = 0.55F});
  add_house(mesh, {.at = {0.3F, 2.03F, -0.15F},
                   .size = {0.2F, 0.2F, 0.3F},
                   .gable = 0.14F,
                   .wall = kWhiteStone,
                   .thatch = kBlueRoof});
  add_pennant(mesh, {0.0F, 4.0F, -0.1F}, 0.6F, nation_paint("gondor"));
  return mesh;
}

// A castle on a rock in the sea, a slender tower over it, a swan-ship below.
Mesh dol_amroth() {
  Mesh mesh;
  add_ground(mesh, 1.75F, paints::kSea);
  add_hill(mesh, {-0.1F, 0.0F, -0.1F}, {1.2F, 0.75F, 1.05F}, paints::kRockShade);
  for (const float angle : {30.0F, 120.0F, 210.0F, 300.0F}) {
    add_tower(mesh, {.at = on_ring(0.72F, angle, 0.3F) - glm::vec3(0.1F, 0, 0.1F),
                     .radius = 0.17F,
                     .height = 0.95F,
                     .sides = 7,
                     .wall = kWhiteStone,
                     .cap = kBlueRoof});
  }
  engine::append(mesh, engine::moved(engine::frustum(0.72F, 0.68F, 0.55F, 8, kWhiteStone),
                                     {-0.1F, 0.45F, -0.1F}));
  add_tower(mesh, {.at = {-0.1F, 0.9F, -0.25F},
                   .radius = 0.26F,
                   .height = 1.2F,
                   .sides = 8,
                   .wall = paints::kWhite,
                   .cap = kBlueRoof,
                   .spire = 0.7F});
  add_gate(mesh, {-0.1F, 0.45F, 0.56F}, 0.24F, 0.34F, 0.0F, kWhiteStone);
  add_ship(mesh, {1.15F, 0.06F, 0.75F}, -50.0F, paints::kWhite, paints::kWhite);
  add_pennant(mesh, {-0.1F, 2.7F, -0.25F}, 0.55F, nation_paint("gondor"));
  return mesh;
}

// Quays on two sides of a river mouth, ships, warehouses with blue roofs.
Mesh pelargir() {
  Mesh mesh;
  add_ground(mesh, 1.6F, paints::kSea);
  for (const float side : {-1.0F, 1.0F}) {
    engine::append(mesh, engine::moved(engine::box({0.95F, 0.22F, 2.1F}, paints::kRock),
                                       {side * 0.85F, 0.0F, -0.15F}));
    for (int i = 0; i < 3; ++i) {
      const float z = -0.85F + 0.62F * static_cast<float>(i);
      add_house(mesh, {.at = {side * 0.95F, 0.2F, z},
                       .size = {0.46F, 0.34F, 0.4F},
                       .turn = 90.0F,
                       .wall = kWhiteStone,
                       .thatch = kBlueRoof});
    }
    add_tower(mesh, {.at = {side * 0.55F, 0.2F, 0.75F},
                     .radius = 0.16F,
                     .height = 0.8F,
                     .sides = 7,
                     .wall = kWhiteStone,
                     .cap = kBlueRoof,
                     .spire = 0.0F});
  }
  add_ship(mesh, {0.0F, 0.06F, -0.55F}, 10.0F, paints::kLeather, paints::kVellum);
  add_ship(mesh, {0.06F, 0.06F, 0.55F}, -8.0F, paints::kLeather, paints::kWhite);
  add_pennant(mesh, {0.55F, 1.0F, 0.75F}, 0.75F, nation_paint("gondor"));
  return mesh;
}

// A broken city astride the river: stumps of towers, a fallen dome, a bridge with its back broken.
Mesh osgiliath() {
  Mesh mesh;
  add_ground(mesh, 1.45F, paints::kRockShade);
  engine::append(mesh,
                 engine::moved(engine::box({0.6F, 0.03F, 2.6F}, paints::kSea), {0, 0.08F, 0}));
  for (const float side : {-1.0F, 1.0F}) {
    engine::append(mesh, engine::moved(engine::box({0.42F, 0.12F, 0.26F}, kWhiteStone),
                                       {side * 0.36F, 0.26F, 0.1F}));
    engine::append(mesh, engine::moved(engine::box({0.14F, 0.3F, 0.3F}, kWhiteStone),
                                       {side * 0.22F, 0.04F, 0.1F}));
    add_tower(mesh, {.at = {side * 0.7F, 0.06F, -0.55F},
                     .radius = 0.2F,
                     .height = side > 0 ? 1.1F : 0.7F,
                     .sides = 7,
                     .wall = kWhiteStone,
                     .spire = 0.0F});
    add_wall(mesh, {.from = {side * 0.55F, 0.06F, 0.95F},
                    .to = {side * 1.2F, 0.06F, 0.35F},
                    .height = 0.42F,
                    .paint = kWhiteStone});
  }
  engine::append(mesh, engine::moved(engine::ellipsoid({0.36F, 0.32F, 0.36F}, 8, 4,
                                                       engine::shaded(kWhiteStone, 0.8F)),
                                     {-0.75F, 0.32F, 0.15F}));
  for (const float angle : {60.0F, 110.0F, 250.0F}) {
    engine::append(mesh, engine::transformed(
                             engine::box({0.22F, 0.3F, 0.22F}, kWhiteStone),
                             engine::place_along(on_ring(1.0F, angle, 0.2F), {0.4F, 1.0F, 0.2F})));
  }
  add_pennant(mesh, {0.7F, 1.15F, -0.55F}, 0.7F, nation_paint("gondor"));
  return mesh;
}

}  // namespace table
