#include <array>

#include "engine/geometry/mesh_edit.h"
#include "engine/geometry/shapes.h"
#include "game/figures/land.h"
#include "game/figures/masonry.h"
#include "game/places/great_places.h"
#include "game/places/peoples.h"
#include "game/places/stones.h"

// Strongholds of the Shadow outside Mordor.
namespace places {

namespace paints = figures::paints;
using figures::arc;
using figures::Clay;
using figures::kFooting;
using figures::on_ring;

namespace {

using engine::Section;
using glm::vec3;

const glm::vec4 kBlackStone = engine::paint_from_srgb(0x3B3937);
const glm::vec4 kRuin = engine::paint_from_srgb(0x7A746B);

/// A broken tower: leaning in at the top, its crown fallen.
void add_broken_tower(Clay& site, const vec3& at, float radius, float height) {
  const std::array<Section, 4> stump{
      {{at - vec3(0, kFooting, 0), glm::vec2(radius * 1.2F)},
       {at + vec3(0, height * 0.7F, 0), glm::vec2(radius)},
       {at + vec3(-radius * 0.3F, height, 0.02F), glm::vec2(radius * 0.62F)},
       {at + vec3(-radius * 0.7F, height * 1.15F, 0.03F), glm::vec2(radius * 0.1F)}}};
  add(site, engine::loft(stump, round_sides(site, 9), kRuin));
}

void add_pit(Clay& site, const vec3& at) {
  add(site, engine::moved(engine::frustum(0.17F, 0.12F, 0.06F, round_sides(site, 9), kBasalt), at));
  add(site, engine::moved(
                engine::frustum(0.1F, 0.08F, 0.075F, round_sides(site, 8), paints::kEmber), at));
}

}  // namespace

// Four piers of black stone that part into horns, in the middle of their ring.
void orthanc(Clay& site) {
  add_curtain(site, arc(1.7F, 10.0F, 350.0F, is_fine(site) ? 26 : 11),
              {.height = 0.34F, .thickness = 0.2F, .merlons = 0.0F, .paint = kBasalt});
  add_gate(site, {0, 0, 1.72F}, 0.24F, 0.36F, 0.0F, kBlackStone);
  for (const float angle : {20.0F, 110.0F, 200.0F, 290.0F}) {
    const std::array pier{on_ring(0.4F, angle, -kFooting), on_ring(0.24F, angle, 2.1F),
                          on_ring(0.36F, angle, 2.85F), on_ring(0.66F, angle, 3.8F)};
    add(site, engine::tube(pier, std::array{0.36F, 0.22F, 0.17F, 0.0F}, is_fine(site) ? 6 : 4,
                           kBlackStone));
  }
  add(site, engine::frustum(0.5F, 0.32F, 2.7F, round_sides(site, 10), kBlackStone));
  add_block(site, {.at = {0, 0, 0.55F}, .size = {0.24F, 0.2F, 0.4F}, .paint = kBasalt});
  add_gate(site, {0, 0.2F, 0.52F}, 0.15F, 0.3F, 0.0F, kBasalt, paints::kStraw);
  for (int i = 0; i < 6; ++i) add_pit(site, on_ring(1.2F, 60.0F * static_cast<float>(i)));
  for (int i = 0; is_fine(site) && i < 9; ++i) {
    // Pillars of iron line the ways where trees grew.
    const float angle = 20.0F + 40.0F * static_cast<float>(i);
    const vec3 foot = on_ring(1.38F, angle);
    add_stick(site, foot, foot + vec3(0, 0.36F, 0), 0.05F, 0.03F, kBlackStone);
  }
  add_pennant(site, on_ring(1.7F, 17.0F, 0.3F), 0.9F, nation_paint("isengard"));
}

// Three peaks; the holly door to the west, the great gate to the east above its lake.
void moria(Clay& site) {
  add_crag(site, {.at = {0.0F, 0, -0.6F},
                  .radius = 1.35F,
                  .height = 3.7F,
                  .lean = {0.15F, 0},
                  .snow = 0.32F,
                  .seed = 1.0F,
                  .rock = engine::paint_from_srgb(0xB08A72)});
  add_crag(site,
           {.at = {-1.2F, 0, -0.25F}, .radius = 1.1F, .height = 2.6F, .snow = 0.28F, .seed = 2.0F});
  add_crag(site, {.at = {1.2F, 0, -0.3F},
                  .radius = 1.1F,
                  .height = 2.85F,
                  .snow = 0.3F,
                  .seed = 3.0F,
                  .rock = kDarkRock});
  add_block(site, {.at = {0.35F, 0, 0.6F}, .size = {0.72F, 0.84F, 0.8F}, .paint = kDarkRock});
  add_gate(site, {0.35F, 0, 1.0F}, 0.34F, 0.6F, 0.0F, paints::kSlate);
  for (const float side : {-0.3F, 0.3F}) {
    add_stick(site, {0.35F + side, -0.1F, 1.04F}, {0.35F + side, 0.8F, 1.04F}, 0.07F, 0.06F,
              paints::kRock, 6);
  }
  add_block(
      site,
      {.at = {-0.8F, 0, 0.64F}, .size = {0.6F, 0.68F, 0.72F}, .turn = -25.0F, .paint = kDarkRock});
  add_gate(site, {-0.95F, 0, 0.97F}, 0.24F, 0.44F, -25.0F, paints::kSteel, paints::kSlate);
  for (const vec3& at : {vec3(-1.36F, 0, 1.0F), vec3(-0.56F, 0, 1.2F)}) {
    add_leaf_tree(site, at, 0.5F, engine::paint_from_srgb(0x4F6A3C));
  }
  add_pennant(site, {2.05F, 0.0F, 0.15F}, 1.5F, nation_paint("sauron"));
}

// A fang among fangs: the summit leans, and lights burn in its jaw.
void mount_gundabad(Clay& site) {
  add_crag(site, {.at = {-0.25F, 0, -0.45F},
                  .radius = 1.5F,
                  .height = 3.9F,
                  .lean = {0.8F, 0.1F},
                  .snow = 0.2F,
                  .ridges = 4,
                  .seed = 1.0F,
                  .rock = kDarkRock});
  add_crag(site, {.at = {-1.3F, 0, 0.0F},
                  .radius = 0.9F,
                  .height = 2.1F,
                  .lean = {0.45F, 0},
                  .ridges = 4,
                  .seed = 2.0F,
                  .rock = kDarkRock});
  add_crag(site, {.at = {1.25F, 0, -0.1F},
                  .radius = 0.85F,
                  .height = 1.8F,
                  .lean = {-0.4F, 0},
                  .ridges = 4,
                  .seed = 3.0F,
                  .rock = kDarkRock});
  add_block(site, {.at = {0, 0, 0.66F}, .size = {1.1F, 0.58F, 0.88F}, .paint = kBasalt});
  add_gate(site, {0, 0, 1.1F}, 0.38F, 0.46F, 0.0F, kBlackStone);
  for (const float x : {-0.48F, -0.24F, 0.0F, 0.24F, 0.48F}) {
    add_stick(site, {x, 0.5F, 1.12F}, {x * 0.9F, 0.9F, 1.28F}, 0.09F, 0.0F, paints::kBone, 5);
  }
  for (const float x : {-0.4F, 0.4F}) {
    add(site, engine::moved(engine::box({0.09F, 0.13F, 0.05F}, paints::kEmber), {x, 0.28F, 1.09F}));
  }
  add_pennant(site, {0.0F, 0.6F, 0.2F}, 1.3F, nation_paint("sauron"));
}

// A bald hill in a ring of dead trees, a fort with a broken crown on it.
void dol_guldur(Clay& site) {
  add_hill(site, {.at = {0, 0, 0},
                  .radius = {1.6F, 0.95F, 1.5F},
                  .paint = engine::paint_from_srgb(0x6F6A56),
                  .flat_top = 0.35F});
  for (int i = 0; is_fine(site) && i < 22; ++i) {
    const float angle = 16.4F * static_cast<float>(i);
    add_boulder(site, on_ring(i % 2 == 0 ? 1.62F : 1.45F, angle, 0.04F), 0.16F,
                engine::shaded(paints::kDarkWood, i % 3 == 0 ? 1.5F : 1.2F));
  }
  for (int i = 0; i < 10; ++i) {
    const float angle = 18.0F + 36.0F * static_cast<float>(i);
    const bool is_front = angle < 110.0F || angle > 250.0F;  // cleared for the bastions
    if (!is_front && (is_fine(site) || i % 2 == 0)) {
      add_dead_tree(site, on_ring(1.1F, angle, 0.4F), i % 2 == 0 ? 0.6F : 0.45F);
    }
  }
  const vec3 top{0, 0.9F, -0.05F};
  add(site,
      engine::moved(engine::frustum(0.78F, 0.66F, 0.42F, round_sides(site, 10), kBasalt), top));
  for (const float angle : {0.0F, 64.0F, 136.0F, 180.0F, 224.0F, 296.0F}) {
    const vec3 foot = top + on_ring(0.62F, angle, 0.1F);
    add_stick(site, foot, foot + on_ring(0.14F, angle, angle > 90.0F ? 0.95F : 0.6F), 0.12F, 0.0F,
              kBlackStone, 5);
  }
  add_tower(site, {.at = top,
                   .radius = 0.27F,
                   .height = 1.3F,
                   .sides = 8,
                   .wall = kBlackStone,
                   .cap = kBlackStone,
                   .spire = 0.0F});
  add_tower(site, {.at = top + vec3(0, 1.25F, 0),
                   .radius = 0.16F,
                   .height = 0.35F,
                   .sides = 6,
                   .wall = kBlackStone,
                   .cap = kBlackStone,
                   .spire = 0.4F});
  const glm::vec4 sick = engine::paint_from_srgb(0x9DB944);
  add_gate(site, top + vec3(0, 0, 0.7F), 0.22F, 0.34F, 0.0F, kBlackStone, sick);
  add_pennant(site, top + vec3(0, 1.85F, 0), 0.6F, nation_paint("sauron"));
}

// A ruin in the snow: the witch-realm's broken towers.
void angmar(Clay& site) {
  const glm::vec4 snow = engine::paint_from_srgb(0xDEDACD);
  add_hill(
      site,
      {.at = {0.1F, 0, 0.05F}, .radius = {1.75F, 0.12F, 1.5F}, .paint = snow, .flat_top = 0.5F});
  add_crag(site,
           {.at = {-0.6F, 0, -0.8F}, .radius = 1.15F, .height = 2.0F, .snow = 0.4F, .seed = 1.0F});
  add_broken_tower(site, {0.4F, 0.1F, -0.4F}, 0.3F, 1.45F);
  add_broken_tower(site, {-0.75F, 0.1F, 0.4F}, 0.22F, 0.7F);
  add_broken_tower(site, {1.0F, 0.1F, 0.2F}, 0.2F, 0.95F);
  const std::array<vec3, 3> west{vec3(-0.72F, 0.1F, 0.65F), vec3(-0.3F, 0.1F, 0.88F),
                                 vec3(0.2F, 0.1F, 0.95F)};
  const std::array<vec3, 3> east{vec3(0.55F, 0.1F, 0.92F), vec3(0.9F, 0.1F, 0.7F),
                                 vec3(1.1F, 0.1F, 0.4F)};
  add_curtain(site, west, {.height = 0.34F, .merlons = 0.3F, .paint = kRuin});
  add_curtain(site, east, {.height = 0.5F, .merlons = 0.3F, .paint = kRuin});
  for (const vec3& at :
       {vec3(0.1F, 0.14F, 0.3F), vec3(0.6F, 0.14F, 0.45F), vec3(-0.3F, 0.14F, 0.1F)}) {
    add_boulder(site, at, 0.12F, kRuin);
  }
  add_gate(site, {0.4F, 0.1F, -0.06F}, 0.22F, 0.4F, 0.0F, kBlackStone, paints::kEmber);
  add_pennant(site, {0.3F, 1.55F, -0.4F}, 0.7F, nation_paint("sauron"));
}

}  // namespace places
