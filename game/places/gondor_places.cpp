#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

#include "engine/geometry/mesh_edit.h"
#include "engine/geometry/shapes.h"
#include "game/figures/land.h"
#include "game/figures/masonry.h"
#include "game/places/great_places.h"
#include "game/places/peoples.h"
#include "game/places/posts.h"
#include "game/places/stones.h"

namespace places {

namespace paints = figures::paints;
using figures::arc;
using figures::Clay;
using figures::kFooting;
using figures::on_ring;

namespace {

using glm::vec3;

const glm::vec4 kGreyStone = engine::paint_from_srgb(0xCFC8B8);
const glm::vec4 kBlueRoof = engine::paint_from_srgb(0x5B7A99);
const glm::vec4 kGreyRoof = engine::paint_from_srgb(0xA3ABB0);

constexpr int kRings = 7;
constexpr float kRingHeight = 0.28F;

float ring_radius(int ring) { return 1.75F - 0.215F * static_cast<float>(ring); }

/// A round terrace with a parapet along its edge.
void add_terrace(Clay& site, int ring) {
  const float r = ring_radius(ring);
  const float levels = is_fine(site) ? 1.0F : 2.0F;  // from afar, two rings are one
  const float low = kRingHeight * static_cast<float>(ring) - (ring == 0 ? kFooting : 0.0F);
  const float high = kRingHeight * (static_cast<float>(ring) + levels);
  const bool is_odd = ring / static_cast<int>(levels) % 2 != 0;
  const glm::vec4 stone = engine::shaded(kWhiteStone, is_odd ? 0.93F : 1.0F);
  if (!is_fine(site)) {
    const std::array<glm::vec2, 3> profile{
        {{r * 1.02F, low}, {r * 0.985F, high + 0.05F}, {r * 0.945F, high}}};
    return add(site, engine::lathe(profile, 8, stone));
  }
  const int sides = std::max(16, static_cast<int>(21 * r));
  const std::array<glm::vec2, 3> wall{
      {{r * 1.015F, low}, {r * 0.985F, high}, {r * 0.93F, high - 0.012F}}};
  add(site, engine::lathe(wall, sides, stone));
  const int merlons = 3 * sides / 2;
  for (int merlon = 0; merlon < merlons; ++merlon) {
    const float angle =
        9.0F + 342.0F * static_cast<float>(merlon) / static_cast<float>(merlons - 1);
    add_block(site, {.at = on_ring(r * 0.965F, angle, high - 0.01F),
                     .size = {r * 0.08F, 0.07F, 0.045F},
                     .turn = angle,
                     .paint = stone});
  }
}

/// A share of 0..1 that looks thrown, the same for the same house.
float chance_of(int house) {
  const float wave = std::sin(static_cast<float>(house) * 12.9898F) * 43758.547F;
  return wave - std::floor(wave);
}

/// Roofs look over each parapet, on both sides of the prow of rock.
void add_ring_of_houses(Clay& site, int ring) {
  const float r = ring_radius(ring) - 0.135F;
  const float step = 11.6F / r;
  int number = 31 * ring;
  const int houses = static_cast<int>(104.0F / step);
  for (int i = 0; i < houses; ++i) {
    const float angle = 14.0F + step * (static_cast<float>(i) + 0.5F);
    for (const float side : {-1.0F, 1.0F}) {
      const float chance = chance_of(++number);
      const vec3 at = on_ring(r + 0.02F * (chance - 0.5F), side * angle,
                              kRingHeight * static_cast<float>(ring + 1) - 0.02F);
      if (chance < 0.14F || is_manned("minas-tirith", at)) continue;  // a court between them
      const float high = 0.07F + 0.08F * chance_of(number + 500);
      add_house(site, {.at = at,
                       .size = {0.1F + 0.05F * chance, high, 0.1F},
                       .turn = side * angle + 90.0F * static_cast<float>(number % 2),
                       .gable = 0.06F,
                       .ridge = 0.85F,
                       .wall = engine::shaded(kGreyStone, 0.86F + 0.14F * chance),
                       .roof = engine::shaded(chance > 0.75F ? kBlueRoof : kGreyRoof,
                                              0.8F + 0.2F * chance_of(number + 900))});
    }
  }
}

void add_gull_wing_towers(Clay& site) {
  for (const float angle : {36.0F, 132.0F, 300.0F}) {
    add_tower(site, {.at = on_ring(0.74F, angle, 0.45F),
                     .radius = 0.15F,
                     .height = 0.75F,
                     .sides = 8,
                     .wall = kWhiteStone,
                     .cap = kBlueRoof,
                     .spire = 0.38F});
  }
}

/// Slits up the White Tower, and a rib at each of its corners.
void add_citadel_windows(Clay& site) {
  constexpr float kRadius = 0.17F;
  const vec3 foot{0.0F, 1.9F, -0.12F};
  for (int corner = 0; corner < 8; ++corner) {
    const float angle = 45.0F * static_cast<float>(corner);
    const vec3 rib = foot + on_ring(kRadius * 1.01F, angle);
    add(site, engine::stick(rib, rib + vec3(0, 1.2F, 0), 0.022F, 0.012F, 4,
                            engine::shaded(kWhiteStone, 0.88F), engine::Ends::kOpen));
    if (corner % 2 != 0) continue;
    for (const float up : {0.5F, 0.95F}) {
      add_block(site, {.at = foot + on_ring(kRadius * 0.93F, angle + 22.5F, up),
                       .size = {0.025F, 0.09F, 0.02F},
                       .turn = angle + 22.5F,
                       .paint = paints::kInk});
    }
  }
}

}  // namespace

// Seven white rings climb against the mountain's knee; a keel of rock parts them, looking out.
void minas_tirith(Clay& site) {
  add_crag(site, {.at = {0.15F, 0, -0.9F},
                  .radius = 1.55F,
                  .height = 3.1F,
                  .lean = {0, -0.3F},
                  .snow = 0.26F,
                  .ridges = 6,
                  .seed = 1.3F});
  add_crag(site, {.at = {-1.25F, 0, -0.95F}, .radius = 1.1F, .height = 1.7F, .seed = 4.0F});
  add_crag(site, {.at = {1.3F, 0, -1.0F}, .radius = 1.0F, .height = 1.3F, .seed = 2.2F});
  const int step = is_fine(site) ? 1 : 2;
  for (int ring = 0; ring < kRings; ring += step) {
    add_terrace(site, ring);
    if (is_fine(site) && ring + 2 < kRings) add_ring_of_houses(site, ring);
    // Each level's gate looks another way.
    const float way = ring % 2 == 0 ? 24.0F : -24.0F;
    if (ring + 1 == kRings || !is_fine(site)) continue;
    const float turn = ring == 0 ? 0.0F : way;
    add_gate(site,
             on_ring(ring_radius(ring) * 0.985F, turn, kRingHeight * static_cast<float>(ring)),
             0.13F, 0.17F, turn, kWhiteStone);
  }
  const std::array<engine::Section, 3> keel{{{{0.0F, 0.32F, 0.95F}, {0.13F, 0.62F}},
                                             {{0.0F, 1.3F, 0.66F}, {0.1F, 0.5F}},
                                             {{0.0F, 2.02F, 0.36F}, {0.07F, 0.4F}}}};
  add(site, engine::loft(keel, 6, engine::shaded(paints::kRock, 0.92F)));
  add_house(site, {.at = {0.24F, 1.96F, -0.1F},
                   .size = {0.16F, 0.14F, 0.26F},
                   .gable = 0.12F,
                   .wall = kWhiteStone,
                   .roof = kBlueRoof});
  add_tower(site, {.at = {0.0F, 1.9F, -0.12F},
                   .radius = 0.17F,
                   .height = 1.35F,
                   .sides = 8,
                   .wall = paints::kWhite,
                   .cap = paints::kWhite,
                   .spire = 0.75F});
  if (is_fine(site)) add_citadel_windows(site);
  add_pennant(site, {0.0F, 3.8F, -0.12F}, 0.6F, nation_paint("gondor"));
}

// A castle on a sea-rock, a slender tower over it; swan-ships in the bay to the east.
void dol_amroth(Clay& site) {
  add_crag(site, {.at = {0.15F, 0, 0.05F},
                  .radius = 1.6F,
                  .height = 0.85F,
                  .ridges = 7,
                  .seed = 3.0F,
                  .rock = engine::shaded(paints::kRock, 0.9F)});
  add(site, engine::moved(engine::frustum(0.86F, 0.8F, 0.6F, is_fine(site) ? 14 : 7, kWhiteStone),
                          {0.0F, 0.15F, 0.0F}));
  add_gull_wing_towers(site);
  add_curtain(site, arc(0.8F, 32.0F, 390.0F, is_fine(site) ? 14 : 6, 0.7F),
              {.height = 0.1F, .thickness = 0.1F, .paint = kWhiteStone});
  add_tower(site, {.at = {0.0F, 0.7F, -0.12F},
                   .radius = 0.24F,
                   .height = 1.25F,
                   .wall = paints::kWhite,
                   .cap = kBlueRoof,
                   .spire = 0.75F});
  add_tower(site, {.at = {0.26F, 0.7F, -0.2F},
                   .radius = 0.12F,
                   .height = 0.75F,
                   .sides = 8,
                   .wall = paints::kWhite,
                   .cap = kBlueRoof,
                   .spire = 0.42F});
  add_gate(site, {0.0F, 0.15F, 0.8F}, 0.22F, 0.34F, 0.0F, kWhiteStone);
  add_ship(site, {2.0F, 0, 0.95F}, -30.0F, paints::kWhite, paints::kWhite);
  add_ship(site, {1.95F, 0, 0.05F}, 160.0F, paints::kWhite, engine::paint_from_srgb(0xB9CBDD),
           0.8F);
  add_pennant(site, {0.0F, 2.55F, -0.12F}, 0.55F, nation_paint("gondor"));
}

// Warehouses behind a quay on the great river, masts before it.
void pelargir(Clay& site) {
  const glm::vec4 quay = engine::shaded(kGreyStone, 0.9F);
  constexpr float kShore = 34.0F;  // the way the river's bank runs here, in degrees
  Clay town{site.detail};
  add_block(town, {.at = {0, -0.05F, 0.95F}, .size = {2.7F, 0.12F, 0.3F}, .paint = quay});
  for (const float x : {-1.0F, -0.1F, 0.8F}) {
    add_block(town, {.at = {x, -0.05F, 1.3F}, .size = {0.2F, 0.1F, 0.5F}, .paint = quay});
  }
  for (int i = 0; i < 5; ++i) {
    const float x = -1.02F + 0.5F * static_cast<float>(i);
    add_house(town, {.at = {x, 0, 0.45F},
                     .size = {0.34F, 0.26F, 0.5F},
                     .gable = 0.2F,
                     .ridge = 0.5F,
                     .wall = kWhiteStone,
                     .roof = kBlueRoof});
    if (i % 2 == 0 && !is_fine(site)) continue;
    add_house(town, {.at = {x + 0.2F, 0, -0.22F},
                     .size = {0.26F, 0.22F, 0.34F},
                     .turn = 90.0F * static_cast<float>(i),
                     .gable = 0.18F,
                     .ridge = 0.5F,
                     .wall = kGreyStone,
                     .roof = i % 2 == 0 ? kGreyRoof : kBlueRoof});
  }
  add_curtain(town, arc(1.42F, 78.0F, 282.0F, is_fine(site) ? 12 : 5),
              {.height = 0.34F, .paint = kWhiteStone});
  for (const float angle : {78.0F, 282.0F}) {
    add_tower(town, {.at = on_ring(1.42F, angle),
                     .radius = 0.16F,
                     .height = 0.85F,
                     .sides = 8,
                     .wall = kWhiteStone,
                     .spire = 0.0F});
  }
  add_tower(town, {.at = {0.1F, 0, -0.62F},
                   .radius = 0.22F,
                   .height = 1.05F,
                   .wall = kWhiteStone,
                   .cap = kBlueRoof,
                   .spire = 0.5F});
  add_ship(town, {-0.55F, 0, 1.45F}, 10.0F, paints::kLeather, paints::kVellum);
  add_ship(town, {0.36F, 0, 1.5F}, -8.0F, paints::kLeather, paints::kWhite);
  add_ship(town, {1.2F, 0, 1.6F}, 80.0F, paints::kLeather, engine::paint_from_srgb(0xA9BCD2));
  add(site, engine::turned(std::move(town.mesh), kShore, {0, 1, 0}));
  add_pennant(site, {0.0F, 1.5F, -0.62F}, 0.6F, nation_paint("gondor"));
}

}  // namespace places
