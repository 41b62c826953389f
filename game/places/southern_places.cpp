#include <array>

#include "engine/geometry/mesh_edit.h"
#include "engine/geometry/shapes.h"
#include "game/figures/land.h"
#include "game/figures/masonry.h"
#include "game/places/great_places.h"
#include "game/places/peoples.h"
#include "game/places/stones.h"

namespace places {

namespace paints = figures::paints;
using figures::arc;
using figures::Clay;
using figures::on_ring;

namespace {

using glm::vec3;

const glm::vec4 kMud = engine::paint_from_srgb(0xC79E64);
const glm::vec4 kCopper = engine::paint_from_srgb(0xB8623A);

void add_flat_house(Clay& site, const vec3& at, float turn, float size, bool domed) {
  add_block(site, {.at = at,
                   .size = vec3(0.34F, 0.28F, 0.34F) * size,
                   .turn = turn,
                   .paint = domed ? kSandstone : kMud});
  if (is_fine(site) && !domed) {
    add_block(site, {.at = at + vec3(0.03F, 0.28F * size, -0.03F),
                     .size = vec3(0.16F, 0.12F, 0.16F) * size,
                     .turn = turn,
                     .paint = kSandstone});
  }
  if (domed) add_dome(site, at + vec3(0, 0.28F * size, 0), 0.15F * size, kCopper);
}

void add_minaret(Clay& site, const vec3& at, float radius, float height) {
  add_tower(site, {.at = at,
                   .radius = radius,
                   .height = height,
                   .sides = 8,
                   .wall = kSandstone,
                   .spire = 0.0F});
  add_dome(site, at + vec3(0, height + 0.04F, 0), radius * 1.05F, kCopper);
}

}  // namespace

// A walled haven on the firth to the north-west: black sails under copper domes.
void umbar(Clay& site) {
  add_curtain(site, arc(1.5F, -105.0F, 165.0F, is_fine(site) ? 20 : 8),
              {.height = 0.42F, .thickness = 0.18F, .paint = kSandstone});
  for (const float angle : {-105.0F, 112.0F, 165.0F}) {
    add_tower(site, {.at = on_ring(1.5F, angle),
                     .radius = 0.18F,
                     .height = 0.75F,
                     .sides = 10,
                     .wall = kSandstone,
                     .spire = 0.0F});
  }
  add_gate(site, {0.0F, 0, 1.57F}, 0.26F, 0.34F, 0.0F, kSandstone);
  struct Plot {
    float x, z, turn;
  };
  int number = 0;
  for (const Plot& plot : {Plot{0.45F, 0.9F, -15}, Plot{0.85F, 0.62F, 30}, Plot{-1.1F, 0.35F, 0},
                           Plot{0.8F, -0.6F, 70}, Plot{0.3F, -1.1F, 20}, Plot{-0.75F, 0.72F, 10}}) {
    if (is_fine(site) || number % 3 == 0) {
      add_flat_house(site, {plot.x, 0, plot.z}, plot.turn, 0.9F, number % 3 == 1);
    }
    ++number;
  }
  add_block(
      site,
      {.at = {0.3F, 0, 0.25F}, .size = {0.8F, 0.6F, 0.6F}, .turn = 40.0F, .paint = kSandstone});
  add_dome(site, {0.3F, 0.6F, 0.25F}, 0.34F, kCopper);
  add_minaret(site, {-0.26F, 0, -0.05F}, 0.12F, 1.35F);
  for (const vec3& mole : {vec3(-1.25F, 0, -0.35F), vec3(-0.45F, 0, -1.2F)}) {
    add_block(site, {.at = mole - vec3(0, 0.05F, 0),
                     .size = {0.22F, 0.16F, 1.2F},
                     .turn = 48.0F,
                     .paint = kSandstone});
  }
  add_ship(site, {-1.45F, 0, -1.05F}, -130.0F, paints::kBlack, paints::kBlack);
  add_ship(site, {-1.1F, 0, -1.5F}, -140.0F, paints::kBlack, paints::kWax);
  add_pennant(site, {0.3F, 1.1F, 0.25F}, 0.8F, nation_paint("southrons"));
}

// Tents and minarets, palms at a well.
void far_harad(Clay& site) {
  add_block(site, {.at = {0, 0, -0.55F}, .size = {0.85F, 0.46F, 0.6F}, .paint = kSandstone});
  add_dome(site, {0, 0.46F, -0.55F}, 0.3F, kCopper);
  add_minaret(site, {-0.72F, 0, -0.5F}, 0.14F, 1.5F);
  add_minaret(site, {0.75F, 0, -0.6F}, 0.13F, 1.15F);
  add_curtain(site, arc(1.4F, 112.0F, 248.0F, is_fine(site) ? 9 : 4),
              {.height = 0.3F, .paint = kMud});
  add_flat_house(site, {-1.0F, 0, 0.0F}, 20.0F, 1.0F, false);
  add_flat_house(site, {1.05F, 0, -0.05F}, -10.0F, 1.0F, true);
  struct Camp {
    float angle, distance, size;
    bool red;
  };
  for (const Camp& camp : {Camp{20, 0.6F, 0.72F, true}, Camp{75, 0.85F, 0.55F, false},
                           Camp{-45, 0.85F, 0.62F, false}, Camp{-12, 1.15F, 0.46F, true},
                           Camp{42, 1.15F, 0.46F, false}, Camp{-78, 1.0F, 0.42F, true}}) {
    add_tent(site, on_ring(camp.distance, camp.angle), camp.size,
             camp.red ? paints::kWax : nation_paint("southrons"));
  }
  for (const vec3& at : {vec3(-1.25F, 0, 0.55F), vec3(1.3F, 0, 0.55F), vec3(1.25F, 0, 0.8F)}) {
    add_palm(site, at, 0.7F);
  }
  add_pennant(site, {0.0F, 0.85F, -0.55F}, 0.95F, nation_paint("southrons"));
}

}  // namespace places
