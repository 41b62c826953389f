#include <algorithm>
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
using figures::arc;
using figures::Clay;
using figures::on_ring;

namespace {

using glm::vec3;

const glm::vec4 kGrass = engine::paint_from_srgb(0x93A060);
const glm::vec4 kThatch = engine::paint_from_srgb(0xC79A4A);
const glm::vec4 kTimber = engine::paint_from_srgb(0x7B5632);

/// Meduseld: a long hall with a roof of gold, dragon-heads at its ends, steps before its doors.
void add_golden_hall(Clay& site, const vec3& at) {
  add_block(site, {.at = at, .size = {0.78F, 0.12F, 1.2F}, .paint = paints::kRock});
  add_block(site,
            {.at = at + vec3(0, 0, 0.68F), .size = {0.3F, 0.06F, 0.24F}, .paint = paints::kRock});
  const vec3 floor = at + vec3(0, 0.12F, 0);
  add_house(site, {.at = floor,
                   .size = {0.5F, 0.26F, 1.0F},
                   .gable = 0.5F,
                   .ridge = 1.04F,
                   .wall = kTimber,
                   .roof = paints::kGold});
  add_gate(site, floor + vec3(0, 0, 0.5F), 0.17F, 0.27F, 0.0F, paints::kGold);
  for (const float end : {-1.0F, 1.0F}) {
    const vec3 ridge = floor + vec3(0, 0.74F, end * 0.54F);
    add_stick(site, ridge, ridge + vec3(0, 0.16F, end * 0.12F), 0.04F, 0.0F, paints::kGold);
  }
}

/// A fort on a spur: a round outer wall, an inner one, the tower that has the horn.
void add_hornburg(Clay& site, const vec3& at) {
  add_crag(site, {.at = {at.x, 0, at.z},
                  .radius = 1.0F,
                  .height = 0.5F,
                  .ridges = 6,
                  .seed = 5.0F,
                  .rock = paints::kRockShade});
  add(site, engine::moved(engine::frustum(0.64F, 0.56F, 0.82F, is_fine(site) ? 14 : 7, kHornburg),
                          at - vec3(0, figures::kFooting, 0)));
  add_tower(site, {.at = at + vec3(-0.62F, 0.4F, -0.45F),
                   .radius = 0.19F,
                   .height = 1.5F,
                   .sides = 10,
                   .wall = kHornburg,
                   .spire = 0.0F});
  add_gate(site, at + vec3(0.18F, 0.22F, 0.58F), 0.2F, 0.34F, 4.0F, kHornburg);
  add_bridge(site, {.from = at + vec3(0.18F, 0.22F, 0.6F),
                    .to = at + vec3(0.34F, 0.02F, 1.4F),
                    .width = 0.22F,
                    .rise = 0.02F,
                    .paint = kHornburg});
}

}  // namespace

// The golden hall on its green hill, houses about its feet, a palisade.
void edoras(Clay& site) {
  add_hill(site,
           {.at = {0, 0, 0}, .radius = {1.95F, 0.95F, 1.75F}, .paint = kGrass, .flat_top = 0.28F});
  add_golden_hall(site, {0.0F, 0.9F, -0.08F});
  const std::array<float, 10> angles{22, 48, 74, 100, 130, -22, -48, -74, -100, -130};
  int number = 0;
  for (const float angle : angles) {
    const bool high = ++number % 2 == 0;
    if (!is_fine(site) && !high) continue;
    add_house(site, {.at = on_ring(high ? 0.9F : 1.2F, angle, high ? 0.72F : 0.42F),
                     .size = {0.22F, 0.12F, 0.36F},
                     .turn = angle + (high ? 90.0F : 0.0F),
                     .gable = 0.23F,
                     .ridge = 1.0F,
                     .wall = kTimber,
                     .roof = engine::shaded(kThatch, high ? 1.1F : 0.95F)});
  }
  add_palisade(site, arc(1.52F, 12.0F, 348.0F, is_fine(site) ? 24 : 9, 0.12F), 0.3F, kTimber);
  for (const float side : {-12.0F, 12.0F}) {
    add_tower(site, {.at = on_ring(1.52F, side, 0.12F),
                     .radius = 0.09F,
                     .height = 0.45F,
                     .sides = 4,
                     .wall = kTimber,
                     .cap = kThatch,
                     .spire = 0.2F});
  }
  add_pennant(site, {0.0F, 1.75F, -0.5F}, 0.7F, nation_paint("rohan"));
}

// A gorge between two cliffs: the Deeping Wall across it, the Hornburg on its spur.
void helms_deep(Clay& site) {
  add_crag(
      site,
      {.at = {-1.35F, 0, -0.75F}, .radius = 1.15F, .height = 2.3F, .snow = 0.16F, .seed = 1.0F});
  add_crag(site, {.at = {1.35F, 0, -0.7F}, .radius = 1.15F, .height = 1.9F, .seed = 2.0F});
  add_crag(site,
           {.at = {-0.2F, 0, -1.45F}, .radius = 1.0F, .height = 2.6F, .snow = 0.22F, .seed = 3.0F});
  add_crag(site,
           {.at = {0.75F, 0, -1.3F}, .radius = 0.9F, .height = 2.1F, .snow = 0.12F, .seed = 6.0F});
  const std::array<vec3, 5> deeping{vec3(-0.4F, 0, 0.4F), vec3(0.1F, 0, 0.5F), vec3(0.6F, 0, 0.45F),
                                    vec3(1.1F, 0, 0.25F), vec3(1.55F, 0, -0.1F)};
  add_curtain(site, deeping,
              {.height = 0.58F, .thickness = 0.24F, .merlons = 0.2F, .paint = kHornburg});
  add_gate(site, {0.57F, 0, 0.58F}, 0.13F, 0.13F, 5.0F, kHornburg);  // the culvert
  add_hornburg(site, {-0.8F, 0.0F, 0.25F});
  add_pennant(site, {-1.42F, 1.9F, -0.2F}, 0.75F, nation_paint("rohan"));
}

// Stepping stones through the river to the north, stakes and a watch-house on the near bank.
void fords_of_isen(Clay& whole) {
  constexpr float kRiver = 37.0F;  // it flows by to the north-west
  Clay site{whole.detail};
  for (int i = 0; i < 7; ++i) {
    const float step = static_cast<float>(i);
    const float z = -0.86F - 0.11F * step;
    for (const float x : {-0.42F, 0.34F}) {
      if (is_fine(site) || i % 2 == 0) {
        add_boulder(site, {x + 0.04F * std::sin(step * 2.6F), 0.03F, z}, 0.085F, paints::kRock);
      }
    }
  }
  add_hill(site, {.at = {0.0F, 0, -0.05F}, .radius = {0.62F, 0.26F, 0.55F}, .paint = kGrass});
  const std::array<vec3, 5> west{vec3(-0.62F, 0, -0.72F), vec3(-0.85F, 0, -0.66F),
                                 vec3(-1.1F, 0, -0.56F), vec3(-1.3F, 0, -0.4F),
                                 vec3(-1.42F, 0, -0.18F)};
  std::array<vec3, 5> east = west;
  for (vec3& point : east) point.x = -point.x;
  std::reverse(east.begin(), east.end());
  add_palisade(site, west, 0.34F, kTimber);
  add_palisade(site, east, 0.34F, kTimber);
  for (const float x : {-0.95F, 0.95F}) {
    add_tower(site, {.at = {x, 0, -0.42F},
                     .radius = 0.14F,
                     .height = 0.62F,
                     .sides = 4,
                     .wall = kTimber,
                     .cap = kThatch,
                     .spire = 0.3F});
  }
  add_house(site, {.at = {0.78F, 0, 0.3F},
                   .size = {0.28F, 0.16F, 0.5F},
                   .turn = 35.0F,
                   .gable = 0.28F,
                   .ridge = 1.0F,
                   .wall = kTimber,
                   .roof = kThatch});
  add_house(site, {.at = {-0.7F, 0, 0.35F},
                   .size = {0.24F, 0.14F, 0.42F},
                   .turn = -50.0F,
                   .gable = 0.24F,
                   .ridge = 1.0F,
                   .wall = kTimber,
                   .roof = kThatch});
  add_pennant(site, {0.0F, 0.22F, -0.05F}, 1.15F, nation_paint("rohan"));
  add(whole, engine::turned(std::move(site.mesh), kRiver, {0, 1, 0}));
}

}  // namespace places
