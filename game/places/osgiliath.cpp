#include <array>
#include <glm/geometric.hpp>

#include "engine/geometry/mesh_edit.h"
#include "engine/geometry/shapes.h"
#include "game/figures/land.h"
#include "game/figures/masonry.h"
#include "game/places/great_places.h"
#include "game/places/peoples.h"

namespace places {

using figures::Clay;
using figures::kFooting;
using figures::on_ring;

namespace {

using glm::vec3;

const glm::vec4 kStone = engine::paint_from_srgb(0xDDD5C4);
const glm::vec4 kSooty = engine::paint_from_srgb(0xA69D8E);

/// Towards the river's far bank: it flows by to the south-west.
const vec3 kAcross = glm::normalize(vec3(-0.634F, 0.0F, -0.773F));
constexpr float kNearBank = 0.74F;
constexpr float kFarBank = 1.46F;

/// What is left of a house: two walls that meet, higher where they meet.
void add_ruined_house(Clay& site, const vec3& at, float turn, float size) {
  const auto leg = [&](float way, float length, float high) {
    add_block(site, {.at = at + on_ring(length * 0.5F, turn + way),
                     .size = {0.07F, high, length},
                     .turn = turn + way,
                     .paint = way > 0.0F ? kStone : kSooty});
  };
  leg(0.0F, 0.4F * size, 0.3F * size);
  leg(90.0F, 0.34F * size, 0.2F * size);
  if (!is_fine(site)) return;
  add_block(site, {.at = at, .size = {0.1F, 0.42F * size, 0.1F}, .turn = turn, .paint = kStone});
  add_boulder(site, at + on_ring(0.3F * size, turn + 45.0F), 0.07F, kSooty);
}

/// A tower whose crown fell on one side.
void add_stump(Clay& site, const vec3& at, float radius, float height) {
  const std::array<engine::Section, 3> shaft{
      {{at - vec3(0, kFooting, 0), glm::vec2(radius * 1.15F)},
       {at + vec3(0, height * 0.75F, 0), glm::vec2(radius)},
       {at + vec3(radius * 0.35F, height, 0), glm::vec2(radius * 0.55F)}}};
  add(site, engine::loft(shaft, round_sides(site, 9), kStone));
}

/// A broken dome: half a shell on a drum.
void add_dome_of_stars(Clay& site, const vec3& at) {
  add(site, engine::moved(engine::frustum(0.4F, 0.38F, 0.34F, round_sides(site, 12), kStone), at));
  const std::array<engine::Section, 3> shell{{{{0, 0.3F, 0}, glm::vec2(0.36F)},
                                              {{0.04F, 0.48F, 0.05F}, glm::vec2(0.31F)},
                                              {{0.13F, 0.6F, 0.1F}, glm::vec2(0.14F)}}};
  add(site, engine::moved(engine::loft(shell, round_sides(site, 12), kSooty), at));
}

}  // namespace

// A broken city on both banks of the Great River, the back of its bridge broken.
void osgiliath(Clay& site) {
  struct Ruin {
    float x, z, turn, size;
  };
  constexpr std::array<Ruin, 8> kRuins{{{0.55F, -0.55F, 20, 1.1F},
                                        {0.9F, 0.1F, 100, 1.2F},
                                        {0.35F, 0.62F, 200, 1.0F},
                                        {-0.35F, 0.78F, 130, 0.9F},
                                        {0.15F, -1.0F, -30, 0.9F},
                                        {-1.0F, -1.75F, 60, 1.1F},
                                        {-1.6F, -1.2F, 160, 1.0F},
                                        {-0.5F, -2.0F, 10, 0.9F}}};
  for (const Ruin& ruin : kRuins) {
    add_ruined_house(site, {ruin.x, 0, ruin.z}, ruin.turn, ruin.size);
  }
  add_dome_of_stars(site, {0.28F, 0, 0.08F});
  add_stump(site, {0.75F, 0, 0.6F}, 0.17F, 0.8F);
  add_stump(site, {-0.12F, 0, -0.62F}, 0.15F, 1.0F);
  add_stump(site, kAcross * 1.85F, 0.16F, 0.75F);
  const vec3 level{0.0F, 0.16F, 0.0F};
  add_bridge(site, {.from = kAcross * (kNearBank - 0.3F) + level,
                    .to = kAcross * (kNearBank + 0.3F) + level * 1.3F,
                    .width = 0.24F,
                    .rise = 0.02F,
                    .paint = kStone});
  add_bridge(site, {.from = kAcross * (kFarBank - 0.28F) + level * 1.3F,
                    .to = kAcross * (kFarBank + 0.3F) + level,
                    .width = 0.24F,
                    .rise = 0.02F,
                    .paint = kStone});
  const std::array<vec3, 4> wall{vec3(0.1F, 0, 1.1F), vec3(0.7F, 0, 1.0F), vec3(1.15F, 0, 0.65F),
                                 vec3(1.35F, 0, 0.2F)};
  add_curtain(site, wall, {.height = 0.3F, .merlons = 0.3F, .paint = kSooty});
  add_pennant(site, {-0.1F, 0.95F, -0.62F}, 0.7F, nation_paint("gondor"));
}

}  // namespace places
