#include <array>
#include <cmath>
#include <utility>

#include "engine/geometry/mesh_edit.h"
#include "engine/geometry/shapes.h"
#include "game/figures/land.h"
#include "game/figures/masonry.h"
#include "game/places/great_places.h"
#include "game/places/peoples.h"
#include "game/places/stones.h"

namespace places {

namespace paints = figures::paints;
using figures::Clay;
using figures::kFooting;
using figures::on_ring;

namespace {

using glm::vec3;

const glm::vec4 kTealRoof = engine::paint_from_srgb(0x5B8F86);
const glm::vec4 kSageRoof = engine::paint_from_srgb(0x7F9A82);
const glm::vec4 kGoldLeaf = engine::paint_from_srgb(0xCBB155);
const glm::vec4 kLamp = engine::paint_from_srgb(0xFFF2B8);
const glm::vec4 kFoam = engine::paint_from_srgb(0xDCE7E2);

void add_hall(Clay& site, const vec3& at, const vec3& size, float turn, const glm::vec4& roof) {
  add_house(site, {.at = at,
                   .size = size,
                   .turn = turn,
                   .gable = size.y * 1.15F,
                   .ridge = 0.6F,
                   .wall = kPaleStone,
                   .roof = roof});
}

void add_lamp(Clay& site, const vec3& at) {
  if (!is_fine(site)) return;
  add(site, engine::moved(engine::ellipsoid(vec3(0.055F), 5, 2, kLamp), at));
}

/// A mallorn: a silver bole under clouds of gold.
void add_mallorn(Clay& site, const vec3& foot, float height, float shade) {
  const float h = height;
  add_stick(site, foot - vec3(0, kFooting, 0), foot + vec3(0, h * 0.8F, 0), 0.09F, 0.04F,
            kSilverBark);
  const auto leaves = [&](const vec3& at, float size, float light) {
    engine::Mesh cloud =
        engine::ellipsoid(vec3(1.0F, 0.72F, 1.0F) * (h * size), is_fine(site) ? 6 : 4,
                          is_fine(site) ? 4 : 2, engine::shaded(kGoldLeaf, shade + light));
    engine::smooth_normals(cloud, 50.0F);
    add(site, engine::moved(std::move(cloud), foot + at));
  };
  leaves(vec3(0, h * 0.94F, 0), is_fine(site) ? 0.12F : 0.2F, 0.3F);
  const int around = is_fine(site) ? 4 : 2;
  for (int i = 0; i < around; ++i) {
    const float turn = 360.0F * static_cast<float>(i) / static_cast<float>(around) + h * 200.0F;
    const float up = i % 2 == 0 ? 0.6F : 0.74F;
    leaves(on_ring(h * 0.14F, turn, h * up), is_fine(site) ? 0.135F : 0.2F,
           i % 2 == 0 ? 0.02F : 0.16F);
  }
  add_lamp(site, foot + vec3(0.15F, h * 0.36F, 0.16F));
}

}  // namespace

// Roofs on two terraces in a cleft, a high bridge between them, water falling behind.
void rivendell(Clay& site) {
  add_crag(site,
           {.at = {-1.3F, 0, -0.55F}, .radius = 1.1F, .height = 1.9F, .snow = 0.1F, .seed = 1.0F});
  add_crag(site, {.at = {1.4F, 0, -0.55F}, .radius = 1.05F, .height = 1.65F, .seed = 2.0F});
  add_crag(site,
           {.at = {0.15F, 0, -1.35F}, .radius = 1.1F, .height = 2.2F, .snow = 0.2F, .seed = 3.0F});
  add_block(site, {.at = {0.1F, 0, -0.62F}, .size = {0.2F, 0.95F, 0.1F}, .paint = kFoam});
  add(site,
      engine::moved(engine::ellipsoid({0.24F, 0.05F, 0.2F}, 8, 2, kFoam), {0.1F, 0.03F, -0.48F}));
  for (const float side : {-1.0F, 1.0F}) {
    add_hill(site, {.at = {side * 0.85F, 0, 0.2F},
                    .radius = {0.75F, 0.36F, 0.8F},
                    .paint = engine::paint_from_srgb(0x8B9A62),
                    .flat_top = 0.45F});
    add_hall(site, {side * 0.8F, 0.34F, 0.15F}, {0.28F, 0.28F, 0.5F}, side * -20.0F, kTealRoof);
    add_hall(site, {side * 1.1F, 0.3F, -0.25F}, {0.24F, 0.24F, 0.36F}, side * 35.0F, kSageRoof);
    add_hall(site, {side * 0.58F, 0.34F, -0.32F}, {0.22F, 0.36F, 0.28F}, 90.0F, kTealRoof);
    add_leaf_tree(site, {side * 1.2F, 0.2F, 0.34F}, 0.62F, side < 0 ? kGoldLeaf : paints::kWood);
    add_leaf_tree(site, {side * 0.42F, 0.2F, 0.62F}, 0.44F, engine::paint_from_srgb(0xA9933F));
  }
  add_tower(site, {.at = {-0.82F, 0.34F, -0.15F},
                   .radius = 0.12F,
                   .height = 0.95F,
                   .sides = 8,
                   .wall = kPaleStone,
                   .cap = kTealRoof,
                   .spire = 0.55F});
  add_bridge(site, {.from = {-0.5F, 0.38F, 0.28F},
                    .to = {0.5F, 0.38F, 0.28F},
                    .width = 0.16F,
                    .rise = 0.16F,
                    .paint = kPaleStone});
  add_pennant(site, {-0.82F, 1.75F, -0.15F}, 0.6F, nation_paint("elves"));
}

// Golden trees about a green mound, flets and stairs among the leaves, lights.
void lorien(Clay& site) {
  add_hill(site, {.at = {0, 0, 0},
                  .radius = {1.75F, 0.3F, 1.55F},
                  .paint = engine::paint_from_srgb(0x98A25C)});
  struct Tree {
    float angle, distance, height;
  };
  constexpr std::array<Tree, 9> kTrees{{{180, 0.3F, 2.7F},
                                        {182, 1.2F, 1.6F},
                                        {80, 0.75F, 1.5F},
                                        {130, 1.0F, 1.5F},
                                        {150, 0.85F, 2.1F},
                                        {205, 0.95F, 1.8F},
                                        {235, 0.85F, 1.5F},
                                        {295, 0.85F, 2.0F},
                                        {222, 1.4F, 1.4F}}};
  for (std::size_t i = 0; i < kTrees.size(); ++i) {
    if (!is_fine(site) && i % 2 == 1) continue;
    add_mallorn(site, on_ring(kTrees[i].distance, kTrees[i].angle, 0.2F), kTrees[i].height,
                0.7F + 0.06F * static_cast<float>(i % 4));
  }
  // Young ones in the south: the decks of a garrison have room between them.
  constexpr std::array<Tree, 4> kSaplings{
      {{30, 0.45F, 1.15F}, {-66, 1.05F, 1.15F}, {17, 1.55F, 0.62F}, {-18, 1.56F, 0.58F}}};
  for (const Tree& tree : kSaplings) {
    if (is_fine(site))
      add_mallorn(site, on_ring(tree.distance, tree.angle, 0.2F), tree.height, 0.8F);
  }
  for (const vec3& pavilion :
       {vec3(0.44F, 0.5F, 0.62F), vec3(0.78F, 0.5F, 0.3F), vec3(-0.74F, 0.5F, 0.56F)}) {
    add_tower(site, {.at = pavilion,
                     .radius = 0.11F,
                     .height = 0.16F,
                     .sides = 6,
                     .wall = kPaleStone,
                     .cap = kTealRoof,
                     .spire = 0.24F});
  }
  add_pennant(site, {0.0F, 2.75F, 0.0F}, 0.6F, nation_paint("elves"));
}

// Great doors in a wooded hill, a bridge before them.
void woodland_realm(Clay& site) {
  add_hill(site, {.at = {0, 0, -0.35F},
                  .radius = {1.75F, 1.2F, 1.35F},
                  .paint = engine::paint_from_srgb(0x6A7745)});
  for (int i = 0; i < 17; ++i) {
    if (!is_fine(site) && i % 2 == 1) continue;
    const float angle = 84.0F + 12.0F * static_cast<float>(i);
    const bool high = i % 3 == 1 && std::abs(angle - 180.0F) < 60.0F;
    add_pine(site, on_ring(high ? 0.72F : 1.2F, angle, high ? 0.85F : 0.3F) + vec3(0, 0, -0.35F),
             high ? 0.95F : 1.05F, engine::shaded(paints::kDarkWood, high ? 1.35F : 1.1F));
  }
  add_block(site, {.at = {0, 0, 0.5F}, .size = {0.86F, 0.92F, 0.9F}, .paint = kPaleStone});
  add_gate(site, {0, 0.04F, 0.95F}, 0.36F, 0.56F, 0.0F, kPaleStone, kTealRoof);
  for (const float side : {-1.0F, 1.0F}) {
    add_tower(site, {.at = {side * 0.42F, 0, 0.94F},
                     .radius = 0.12F,
                     .height = 0.85F,
                     .sides = 8,
                     .wall = kPaleStone,
                     .cap = kTealRoof,
                     .spire = 0.5F});
    add_lamp(site, {side * 0.2F, 0.3F, 1.42F});
  }
  add_bridge(site, {.from = {0, 0.08F, 0.98F},
                    .to = {0, 0.06F, 1.5F},
                    .width = 0.26F,
                    .rise = 0.1F,
                    .paint = kPaleStone});
  add_pennant(site, {0.0F, 1.15F, -0.35F}, 1.0F, nation_paint("elves"));
}

// White quays on the gulf to the north, towers with lamps, the grey ships.
void grey_havens(Clay& site) {
  for (const float x : {-1.0F, -0.35F, 0.3F}) {
    add_block(site, {.at = {x, -0.04F, -1.12F}, .size = {0.2F, 0.14F, 0.6F}, .paint = kPaleStone});
    add_lamp(site, {x, 0.22F, -1.38F});
  }
  add_block(site,
            {.at = {-0.3F, -0.04F, -0.78F}, .size = {2.3F, 0.14F, 0.26F}, .paint = kPaleStone});
  struct Hall {
    float x, z, turn;
  };
  for (const Hall& hall : {Hall{-1.0F, -0.3F, 0}, Hall{-0.45F, -0.28F, 90}, Hall{0.5F, -0.3F, 0},
                           Hall{0.05F, 0.6F, 90}}) {
    add_hall(site, {hall.x, 0, hall.z}, {0.28F, 0.24F, 0.42F}, hall.turn,
             hall.turn == 90.0F ? kSageRoof : kTealRoof);
  }
  add_tower(site, {.at = {0.05F, 0, -0.1F},
                   .radius = 0.22F,
                   .height = 1.35F,
                   .sides = 10,
                   .wall = paints::kWhite,
                   .cap = kTealRoof,
                   .spire = 0.8F});
  for (const vec3& at : {vec3(-1.3F, 0, -0.65F), vec3(1.06F, 0, -0.7F), vec3(-0.3F, 0, 0.82F)}) {
    add_tower(site, {.at = at,
                     .radius = 0.13F,
                     .height = 0.8F,
                     .sides = 8,
                     .wall = paints::kWhite,
                     .cap = kTealRoof,
                     .spire = 0.5F});
  }
  add_leaf_tree(site, {-1.15F, 0, 0.2F}, 0.55F, engine::paint_from_srgb(0x8FA06A));
  add_leaf_tree(site, {1.05F, 0, -0.2F}, 0.6F, engine::paint_from_srgb(0x8FA06A));
  add_ship(site, {-0.68F, 0, -1.55F}, 250.0F, paints::kGrey, paints::kWhite);
  add_ship(site, {0.05F, 0, -1.6F}, 275.0F, paints::kGrey, paints::kWhite);
  add_ship(site, {-1.55F, 0, -1.75F}, 262.0F, paints::kGrey, kFoam, 0.85F);
  add_pennant(site, {0.05F, 2.0F, -0.1F}, 0.6F, nation_paint("elves"));
}

}  // namespace places
