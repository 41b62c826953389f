#include "engine/geometry/mesh_edit.h"
#include "engine/geometry/shapes.h"
#include "game/table/places/great_places.h"
#include "game/table/places/masonry.h"

namespace table {
namespace {

using engine::Mesh;

const glm::vec4 kPaleStone = engine::paint_from_srgb(0xE4DCC4);
const glm::vec4 kTealRoof = engine::paint_from_srgb(0x4C8580);
const glm::vec4 kGoldLeaf = engine::paint_from_srgb(0xD2A83C);
const glm::vec4 kLamp = engine::paint_from_srgb(0xFFF2B8);

}  // namespace

// Roofs and a high bridge in a cleft between two walls of rock, water falling through.
Mesh rivendell() {
  Mesh mesh;
  add_peak(mesh, {.at = {-1.2F, 0.0F, -0.5F}, .radius = 0.95F, .height = 2.2F, .snow = 0.15F});
  add_peak(mesh, {.at = {1.25F, 0.0F, -0.45F}, .radius = 0.9F, .height = 1.9F});
  add_peak(mesh, {.at = {0.0F, 0.0F, -1.35F}, .radius = 0.9F, .height = 2.5F, .snow = 0.25F});
  engine::append(mesh, engine::box({0.4F, 0.05F, 2.3F}, paints::kSea));
  engine::append(
      mesh, engine::moved(engine::box({0.3F, 1.0F, 0.08F}, paints::kWhite), {0.0F, 0.04F, -0.85F}));
  for (const float side : {-1.0F, 1.0F}) {
    add_hill(mesh, {side * 0.75F, 0.0F, 0.25F}, {0.6F, 0.4F, 0.7F}, paints::kWood);
    add_house(mesh, {.at = {side * 0.72F, 0.36F, 0.2F},
                     .size = {0.42F, 0.4F, 0.6F},
                     .turn = side * -18.0F,
                     .gable = 0.42F,
                     .wall = kPaleStone,
                     .thatch = kTealRoof});
    add_leaf_tree(mesh, {side * 1.2F, 0.15F, 0.65F}, 0.75F, side < 0 ? kGoldLeaf : paints::kWood);
  }
  add_house(mesh, {.at = {-0.5F, 0.4F, -0.45F},
                   .size = {0.4F, 0.6F, 0.4F},
                   .gable = 0.5F,
                   .wall = kPaleStone,
                   .thatch = kTealRoof});
  add_tower(mesh, {.at = {0.55F, 0.35F, -0.4F},
                   .radius = 0.17F,
                   .height = 1.2F,
                   .sides = 8,
                   .wall = kPaleStone,
                   .cap = kTealRoof,
                   .spire = 0.6F});
  engine::append(mesh,
                 engine::moved(engine::box({1.3F, 0.08F, 0.18F}, kPaleStone), {0, 0.42F, 0.75F}));
  for (const float x : {-0.3F, 0.3F}) {
    engine::append(mesh,
                   engine::moved(engine::box({0.1F, 0.42F, 0.16F}, kPaleStone), {x, 0, 0.75F}));
  }
  add_pennant(mesh, {-0.5F, 1.4F, -0.45F}, 0.7F, nation_paint("elves"));
  return mesh;
}

// Golden trees on a green mound, flets among the leaves, lights.
Mesh lorien() {
  Mesh mesh;
  add_hill(mesh, {0, 0, 0}, {1.55F, 0.3F, 1.35F}, engine::paint_from_srgb(0x8E9A56));
  struct Tree {
    float angle, distance, height;
  };
  const Tree trees[]{{0, 0, 2.7F},      {20, 0.95F, 1.5F},  {75, 0.8F, 1.9F},   {130, 0.95F, 1.7F},
                     {180, 0.8F, 2.2F}, {235, 0.95F, 1.8F}, {290, 0.85F, 2.0F}, {330, 1.1F, 1.3F}};
  for (const Tree& tree : trees) {
    const glm::vec3 foot = on_ring(tree.distance, tree.angle, 0.15F);
    const float h = tree.height;
    engine::append(mesh, engine::stick(foot, foot + glm::vec3(0, h * 0.75F, 0), 0.1F, 0.05F, 5,
                                       engine::paint_from_srgb(0xC9C2B0)));
    const glm::vec4 leaf =
        engine::shaded(kGoldLeaf, 0.86F + 0.06F * static_cast<float>(&tree - trees));
    engine::append(mesh,
                   engine::moved(engine::ellipsoid({h * 0.22F, h * 0.2F, h * 0.22F}, 7, 3, leaf),
                                 foot + glm::vec3(0, h * 0.62F, 0)));
    engine::append(mesh, engine::moved(engine::ellipsoid({h * 0.15F, h * 0.16F, h * 0.15F}, 6, 3,
                                                         engine::shaded(leaf, 1.12F)),
                                       foot + glm::vec3(0.03F, h * 0.86F, 0)));
    engine::append(mesh, engine::moved(engine::ellipsoid(glm::vec3(0.07F), 4, 2, kLamp),
                                       foot + glm::vec3(0.16F, h * 0.36F, 0.18F)));
  }
  engine::append(mesh, engine::moved(engine::frustum(0.5F, 0.55F, 0.08F, 9, kPaleStone),
                                     {0.0F, 1.15F, 0.05F}));
  add_tower(mesh, {.at = {0.3F, 1.2F, 0.3F},
                   .radius = 0.13F,
                   .height = 0.2F,
                   .sides = 6,
                   .wall = kPaleStone,
                   .cap = kTealRoof,
                   .spire = 0.25F});
  add_pennant(mesh, {0.0F, 2.6F, 0.0F}, 0.7F, nation_paint("elves"));
  return mesh;
}

// Great doors in a wooded hill, a bridge before them.
Mesh woodland_realm() {
  Mesh mesh;
  add_hill(mesh, {0, 0, -0.35F}, {1.5F, 1.25F, 1.1F}, paints::kMoss);
  for (const float angle : {60.0F, 95.0F, 130.0F, 165.0F, 200.0F, 235.0F, 270.0F, 300.0F}) {
    add_pine(mesh, on_ring(1.35F, angle, 0.12F) + glm::vec3(0, 0, -0.25F), 1.15F,
             paints::kMirkwood);
  }
  for (const float angle : {110.0F, 170.0F, 215.0F, 265.0F, 30.0F}) {
    add_pine(mesh, on_ring(0.65F, angle, 0.95F) + glm::vec3(0, 0, -0.4F), 0.95F,
             engine::shaded(paints::kMirkwood, 1.25F));
  }
  engine::append(mesh, engine::moved(engine::box({1.05F, 0.85F, 0.3F}, kPaleStone), {0, 0, 0.5F}));
  add_gate(mesh, {0, 0.05F, 0.65F}, 0.42F, 0.62F, 0.0F, kPaleStone, kTealRoof);
  for (const float side : {-1.0F, 1.0F}) {
    add_tower(mesh, {.at = {side * 0.52F, 0, 0.6F},
                     .radius = 0.15F,
                     .height = 1.0F,
                     .sides = 6,
                     .wall = kPaleStone,
                     .cap = kTealRoof,
                     .spire = 0.45F});
  }
  engine::append(mesh,
                 engine::moved(engine::box({2.2F, 0.04F, 0.34F}, paints::kSea), {0, 0, 1.0F}));
  engine::append(mesh,
                 engine::moved(engine::box({0.36F, 0.1F, 0.75F}, kPaleStone), {0, 0.03F, 1.0F}));
  add_pennant(mesh, {0.0F, 1.2F, -0.35F}, 0.95F, nation_paint("elves"));
  return mesh;
}

// White quays about a still firth, towers with lamps, the grey ships.
Mesh grey_havens() {
  Mesh mesh;
  add_ground(mesh, 1.7F, paints::kSea);
  add_ring_wall(mesh, {.radius = 1.6F,
                       .height = 0.16F,
                       .from = 75.0F,
                       .to = 285.0F,
                       .pieces = 9,
                       .foot = 0.04F,
                       .thickness = 0.7F,
                       .paint = kPaleStone});
  for (const float angle : {85.0F, 135.0F, 180.0F, 225.0F, 275.0F}) {
    const bool middle = angle == 180.0F;
    add_tower(mesh, {.at = on_ring(1.25F, angle, 0.18F),
                     .radius = middle ? 0.26F : 0.17F,
                     .height = middle ? 1.5F : 0.75F,
                     .sides = 8,
                     .wall = paints::kWhite,
                     .cap = kTealRoof,
                     .spire = middle ? 0.8F : 0.45F});
  }
  for (const float angle : {110.0F, 158.0F, 202.0F, 250.0F}) {
    add_house(mesh, {.at = on_ring(1.22F, angle, 0.18F),
                     .size = {0.34F, 0.3F, 0.4F},
                     .turn = angle,
                     .gable = 0.3F,
                     .wall = kPaleStone,
                     .thatch = kTealRoof});
  }
  add_ship(mesh, {-0.4F, 0.06F, -0.05F}, 205.0F, paints::kGrey, paints::kWhite);
  add_ship(mesh, {0.45F, 0.06F, 0.35F}, 245.0F, paints::kGrey, paints::kWhite);
  add_pennant(mesh, on_ring(1.25F, 180.0F, 2.3F), 0.6F, nation_paint("elves"));
  return mesh;
}

}  // namespace table
