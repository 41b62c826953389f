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
using figures::kFooting;
using figures::on_ring;

namespace {

using glm::vec3;

const glm::vec4 kMordorStone = engine::paint_from_srgb(0x37332F);
const glm::vec4 kAshRock = engine::paint_from_srgb(0x6A5F57);
const glm::vec4 kSickLight = engine::paint_from_srgb(0xC9E88F);

/// A stage of the Dark Tower: a bastion, its buttresses and a crown of spikes; none stands where
/// the garrison does.
void add_stage(Clay& site, float foot, float top, float radius, int spikes, bool is_manned) {
  add(site, engine::moved(engine::frustum(radius, radius * 0.84F, top - foot, round_sides(site, 10),
                                          kMordorStone),
                          {0, foot, 0}));
  if (!is_fine(site)) spikes = (spikes + 1) / 2;
  for (int i = 0; i < spikes; ++i) {
    const float angle = 360.0F * (static_cast<float>(i) + 0.5F) / static_cast<float>(spikes);
    if (is_manned && (angle < 60.0F || angle > 300.0F)) continue;
    const vec3 root = on_ring(radius * 1.02F, angle, foot);
    add_stick(site, root, on_ring(radius * 0.98F, angle, top + 0.5F), radius * 0.16F, 0.0F,
              i % 2 == 0 ? kIronStone : kMordorStone);
  }
}

/// A light in a window of the Dark Tower.
void add_embers(Clay& site, float radius, float height) {
  if (!is_fine(site)) return;
  for (const float angle : {-42.0F, -8.0F, 30.0F}) {
    add_block(site, {.at = on_ring(radius, angle, height + kFooting),
                     .size = {0.05F, 0.0F, 0.05F},
                     .turn = angle,
                     .paint = paints::kEmber});
  }
}

/// Minas Morgul's tower, lit from within.
void add_pale_tower(Clay& site) {
  add_tower(site, {.at = {0, 0, 0},
                   .radius = 0.58F,
                   .height = 0.85F,
                   .sides = 12,
                   .wall = kSickStone,
                   .spire = 0.0F});
  add_tower(site, {.at = {0, 0.8F, 0},
                   .radius = 0.34F,
                   .height = 1.35F,
                   .sides = 10,
                   .wall = kSickStone,
                   .spire = 0.0F});
  for (const float angle : {45.0F, 135.0F, 225.0F, 315.0F}) {
    const vec3 root = on_ring(0.32F, angle, 2.05F);
    add_stick(site, root, root + on_ring(0.12F, angle, 0.75F), 0.1F, 0.0F, kSickStone);
  }
  for (const float angle : {-35.0F, 0.0F, 35.0F}) {
    const vec3 at = on_ring(0.35F, angle, 1.25F);
    add(site, engine::moved(engine::box({0.08F, 0.2F, 0.08F}, kSickLight), at));
  }
  add(site, engine::moved(engine::ellipsoid(vec3(0.19F), round_sides(site, 8), 4, kSickLight),
                          {0, 2.3F, 0}));
}

/// One of the Teeth, on its hill beside the gate.
void add_tooth(Clay& site, float side) {
  add_crag(site, {.at = {side * 1.32F, 0, 0.1F},
                  .radius = 0.85F,
                  .height = 0.6F,
                  .seed = side,
                  .rock = kAshRock});
  const vec3 foot{side * 1.32F, 0.3F, 0.12F};
  add_tower(site, {.at = foot,
                   .radius = 0.34F,
                   .height = 1.35F,
                   .sides = 8,
                   .wall = kIronStone,
                   .spire = 0.0F});
  for (const float angle : {45.0F, 135.0F, 225.0F, 315.0F}) {
    const vec3 root = foot + on_ring(0.4F, angle, 1.1F);
    add_stick(site, root, root + on_ring(0.08F, angle, 0.72F), 0.1F, 0.0F, kMordorStone, 5);
  }
  add(site, engine::moved(engine::box({0.09F, 0.16F, 0.06F}, paints::kEmber),
                          foot + vec3(0, 0.95F, 0.33F)));
}

/// A leaf of the Black Gate, banded with iron.
void add_leaf_of_gate(Clay& site, float side) {
  add_block(site,
            {.at = {side * 0.45F, 0, 0.32F}, .size = {0.88F, 0.9F, 0.16F}, .paint = kIronStone});
  for (const float up : {0.2F, 0.6F}) {
    add(site, engine::moved(engine::box({0.84F, 0.08F, 0.22F}, paints::kLeather),
                            {side * 0.45F, up, 0.32F}));
  }
}

}  // namespace

// The Dark Tower: stage on stage, and two horns; the Eye between them burns by itself.
void barad_dur(Clay& site) {
  add_crag(
      site,
      {.at = {-1.05F, 0, -0.5F}, .radius = 1.0F, .height = 1.2F, .seed = 1.0F, .rock = kAshRock});
  add_crag(
      site,
      {.at = {1.05F, 0, -0.55F}, .radius = 0.95F, .height = 1.0F, .seed = 2.0F, .rock = kAshRock});
  add_crag(site, {.at = {0, 0, 0},
                  .radius = 1.7F,
                  .height = 0.6F,
                  .ridges = 9,
                  .seed = 3.0F,
                  .rock = kIronStone});
  add_stage(site, 0.1F, 1.0F, 1.02F, 12, true);
  add_stage(site, 0.9F, 2.0F, 0.7F, 10, true);
  add_stage(site, 1.9F, 3.25F, 0.44F, 8, false);
  add(site, engine::moved(engine::frustum(0.3F, 0.24F, 0.9F, round_sides(site, 8), kMordorStone),
                          {0, 3.2F, 0}));
  for (const float side : {-1.0F, 1.0F}) {
    const std::array path{vec3(side * 0.18F, 3.85F, 0), vec3(side * 0.5F, 4.25F, 0),
                          vec3(side * 0.36F, 4.95F, 0)};
    add(site,
        engine::tube(path, std::array{0.17F, 0.13F, 0.0F}, is_fine(site) ? 6 : 4, kMordorStone));
  }
  add_bridge(site, {.from = {0, 0.3F, 0.95F},
                    .to = {0, 0.05F, 1.75F},
                    .width = 0.34F,
                    .rise = 0.05F,
                    .paint = kIronStone});
  add_gate(site, {0, 0.3F, 0.98F}, 0.3F, 0.48F, 0.0F, kIronStone, paints::kEmber);
  add_embers(site, 0.66F, 1.2F);
  add_embers(site, 0.42F, 2.3F);
  add_pennant(site, {1.2F, 0.4F, -0.1F}, 1.4F, nation_paint("sauron"));
}

// A pale tower in its vale; the light on it comes from itself.
void minas_morgul(Clay& site) {
  add_crag(
      site,
      {.at = {-1.25F, 0, -0.7F}, .radius = 1.1F, .height = 2.2F, .seed = 1.0F, .rock = kAshRock});
  add_crag(
      site,
      {.at = {1.3F, 0, -0.65F}, .radius = 1.1F, .height = 2.4F, .seed = 2.0F, .rock = kAshRock});
  add_curtain(site, arc(1.18F, 12.0F, 348.0F, is_fine(site) ? 16 : 7),
              {.height = 0.42F, .paint = kSickStone});
  for (const float angle : {112.0F, 248.0F}) {
    add_tower(site, {.at = on_ring(1.18F, angle),
                     .radius = 0.14F,
                     .height = 0.75F,
                     .sides = 8,
                     .wall = kSickStone,
                     .cap = kMordorStone,
                     .spire = 0.4F});
  }
  add_pale_tower(site);
  add_gate(site, {0, 0, 0.6F}, 0.26F, 0.44F, 0.0F, kSickStone, kSickLight);
  add_pennant(site, on_ring(1.18F, 112.0F, 1.05F), 0.65F, nation_paint("sauron"));
}

// Two teeth on their hills, and between them the Gate.
void morannon(Clay& site) {
  for (const float side : {-1.0F, 1.0F}) {
    add_crag(site, {.at = {side * 1.6F, 0, -0.6F},
                    .radius = 1.0F,
                    .height = 2.0F,
                    .lean = {-side * 0.2F, 0},
                    .seed = 2.0F + side,
                    .rock = kAshRock});
    add_tooth(site, side);
    add_leaf_of_gate(site, side);
  }
  add_block(site, {.at = {0, 0.9F, 0.14F}, .size = {2.0F, 0.2F, 0.74F}, .paint = kMordorStone});
  const int spikes = is_fine(site) ? 9 : 4;
  for (int i = 0; i < spikes; ++i) {
    const float x = -0.86F + 1.72F * static_cast<float>(i) / static_cast<float>(spikes - 1);
    add_stick(site, {x, 1.04F, 0.5F}, {x, 1.3F, 0.55F}, 0.06F, 0.0F, kIronStone);
  }
  for (const float side : {-1.0F, 1.0F}) {
    const std::array<vec3, 2> ward{vec3(side > 0 ? 1.5F : -2.3F, 0, 0.2F),
                                   vec3(side > 0 ? 2.3F : -1.5F, 0, 0.2F)};
    add_curtain(site, ward, {.height = 0.5F, .thickness = 0.2F, .paint = kIronStone});
  }
  add_pennant(site, {0.32F, 1.05F, -0.2F}, 1.2F, nation_paint("sauron"));
}

}  // namespace places
