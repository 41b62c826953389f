#include <array>

#include "engine/geometry/mesh_edit.h"
#include "engine/geometry/shapes.h"
#include "game/figures/land.h"
#include "game/figures/masonry.h"
#include "game/places/great_places.h"
#include "game/places/peoples.h"

namespace places {

namespace paints = figures::paints;
using figures::arc;
using figures::Clay;
using figures::on_ring;

namespace {

using glm::vec3;

const glm::vec4 kTurf = engine::paint_from_srgb(0x8FA657);
const glm::vec4 kBurrow = engine::paint_from_srgb(0x86A04C);
const glm::vec4 kRedTile = engine::paint_from_srgb(0xA5583A);
const glm::vec4 kGreenDoor = engine::paint_from_srgb(0x2F6B34);
const glm::vec4 kWater = engine::paint_from_srgb(0x7FA3A6);

/// A round green door in a bank, a window each side, a chimney in the turf.
void add_burrow(Clay& site, const vec3& at, float turn, float size) {
  Clay burrow{site.detail};
  add_hill(
      burrow,
      {.at = {0, 0, -0.12F}, .radius = {0.72F, 0.46F, 0.62F}, .paint = kBurrow, .flat_top = 0.2F});
  add_block(burrow, {.at = {0, 0, 0.22F}, .size = {0.72F, 0.32F, 0.26F}, .paint = paints::kVellum});
  const auto round = [&](float x, float y, float radius, const glm::vec4& paint, float out) {
    engine::Mesh disc = engine::turned(
        engine::frustum(radius, radius, 0.06F, round_sides(site, 10), paint), 90.0F, {1, 0, 0});
    add(burrow, engine::moved(std::move(disc), {x, y, out}));
  };
  round(0.0F, 0.16F, 0.165F, paints::kBrass, 0.31F);
  round(0.0F, 0.16F, 0.135F, kGreenDoor, 0.33F);
  if (is_fine(site)) {
    round(0.27F, 0.18F, 0.07F, kRedTile, 0.31F);
    round(-0.27F, 0.18F, 0.07F, kRedTile, 0.31F);
    add_block(burrow, {.at = {0.2F, 0.3F, -0.1F}, .size = {0.09F, 0.3F, 0.09F}, .paint = kRedTile});
  }
  const glm::mat4 placed = engine::place_along(at, {0, 1, 0});
  add(site, engine::turned(engine::scaled(burrow.mesh, vec3(size)), turn, {0, 1, 0}), placed);
}

/// The mill on the Water, with its wheel.
void add_mill(Clay& site, const vec3& at) {
  add_house(site, {.at = at,
                   .size = {0.26F, 0.34F, 0.32F},
                   .turn = 20.0F,
                   .gable = 0.2F,
                   .wall = paints::kVellum,
                   .roof = kRedTile,
                   .chimney = true});
  if (!is_fine(site)) return;
  engine::Mesh wheel = engine::torus(0.15F, 0.025F, 12, 4, paints::kOak);
  wheel = engine::turned(std::move(wheel), 90.0F, {0, 0, 1});
  add(site, engine::moved(std::move(wheel), at + vec3(0.17F, 0.13F, 0.05F)));
}

}  // namespace

// The Lonely Mountain, snow on its head, arms to both sides of the Front Gate and its river.
void erebor(Clay& site) {
  add_crag(site, {.at = {0, 0, -0.6F},
                  .radius = 1.8F,
                  .height = 4.1F,
                  .snow = 0.34F,
                  .ridges = 6,
                  .seed = 0.7F});
  add_crag(site, {.at = {-1.25F, 0, 0.2F},
                  .radius = 0.95F,
                  .height = 1.5F,
                  .lean = {0.1F, 0.2F},
                  .seed = 2.0F});
  add_crag(site, {.at = {1.25F, 0, 0.25F},
                  .radius = 0.9F,
                  .height = 1.25F,
                  .lean = {-0.1F, 0.2F},
                  .seed = 3.0F});
  const vec3 door{0.0F, 0.0F, 0.92F};
  add_block(
      site,
      {.at = door - vec3(0, 0, 0.18F), .size = {0.95F, 1.03F, 1.0F}, .paint = paints::kRockShade});
  add_gate(site, door + vec3(0, 0, 0.3F), 0.4F, 0.68F, 0.0F, paints::kBrass);
  for (const float side : {-1.0F, 1.0F}) {
    // The two dwarf-kings of stone beside the gate.
    add_block(site, {.at = door + vec3(side * 0.48F, 0, 0.24F),
                     .size = {0.24F, 0.75F, 0.26F},
                     .paint = paints::kSlate});
    add_tower(site, {.at = door + vec3(side * 0.48F, 0.75F, 0.24F),
                     .radius = 0.1F,
                     .height = 0.18F,
                     .sides = 6,
                     .wall = paints::kSlate,
                     .cap = paints::kBrass,
                     .spire = 0.16F});
  }
  add_block(site,
            {.at = door + vec3(0, -0.14F, 0.35F), .size = {0.22F, 0.16F, 0.75F}, .paint = kWater});
  add_pennant(site, door + vec3(-0.48F, 1.0F, 0.24F), 0.85F, nation_paint("dwarves"));
}

// Bells and red roofs in the valley, close-walled.
void dale(Clay& site) {
  const glm::vec4 wall = engine::paint_from_srgb(0xCDBE9E);
  add_curtain(site, arc(1.32F, 12.0F, 348.0F, is_fine(site) ? 18 : 8),
              {.height = 0.32F, .paint = wall});
  for (const float angle : {12.0F, 90.0F, 180.0F, 270.0F, 348.0F}) {
    add_tower(site, {.at = on_ring(1.32F, angle),
                     .radius = 0.13F,
                     .height = 0.55F,
                     .sides = 8,
                     .wall = wall,
                     .cap = kRedTile,
                     .spire = 0.3F});
  }
  for (int i = 0; i < 13; ++i) {
    const bool inner = i >= 8;
    const float angle =
        inner ? 20.0F + 72.0F * static_cast<float>(i - 8) : 25.0F + 45.0F * static_cast<float>(i);
    if (!is_fine(site) && i % 2 == 1) continue;
    const float tall = i % 3 == 0 ? 0.4F : 0.28F;
    add_house(site, {.at = on_ring(inner ? 0.56F : 0.98F, angle),
                     .size = {0.25F, tall, 0.34F},
                     .turn = inner ? angle : angle + 90.0F,
                     .gable = 0.28F,
                     .wall = paints::kVellum,
                     .roof = engine::shaded(kRedTile, 0.88F + 0.06F * static_cast<float>(i % 5)),
                     .chimney = i % 3 == 1});
  }
  const vec3 belfry{0.0F, 0.0F, -0.08F};
  add_block(site, {.at = belfry, .size = {0.32F, 1.1F, 0.32F}, .paint = paints::kVellum});
  add_gate(site, belfry + vec3(0, 0.74F, 0.16F), 0.15F, 0.26F, 0.0F, wall, paints::kBrass);
  add(site, engine::moved(engine::roof({0.46F, 0.62F, 0.46F}, 0.0F, kRedTile),
                          belfry + vec3(0, 1.08F, 0)));
  add_pennant(site, belfry + vec3(0, 1.6F, 0), 0.6F, nation_paint("north"));
}

// Green doors in green hills, the party tree, the mill.
void the_shire(Clay& site) {
  add_hill(site,
           {.at = {0, 0, -0.1F}, .radius = {1.95F, 0.3F, 1.7F}, .paint = kTurf, .flat_top = 0.4F});
  add_burrow(site, {-0.72F, 0.24F, 0.35F}, -18.0F, 0.85F);
  add_burrow(site, {0.42F, 0.24F, 0.62F}, 10.0F, 0.95F);
  add_burrow(site, {-0.1F, 0.28F, -0.42F}, -4.0F, 1.2F);
  add_leaf_tree(site, {0.85F, 0.2F, -0.35F}, 1.35F, paints::kMoss);
  add_leaf_tree(site, {-1.15F, 0.15F, -0.4F}, 0.7F, paints::kWood);
  add_leaf_tree(site, {-0.85F, 0.2F, -0.85F}, 0.6F, paints::kMoss);
  add_mill(site, {1.2F, 0.12F, 0.3F});
  if (is_fine(site)) {
    const std::array<vec3, 4> fence{vec3(-0.5F, 0.2F, 1.1F), vec3(-0.1F, 0.18F, 1.22F),
                                    vec3(0.3F, 0.16F, 1.28F), vec3(0.7F, 0.18F, 1.2F)};
    add_palisade(site, fence, 0.14F, paints::kPine);
  }
  add_pennant(site, {-0.1F, 0.78F, -0.55F}, 0.75F, nation_paint("north"));
}

}  // namespace places
