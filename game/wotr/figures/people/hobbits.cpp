#include <array>

#include "engine/geometry/mesh_edit.h"
#include "engine/geometry/shapes.h"
#include "game/figures/generator/arms.h"
#include "game/figures/generator/dress.h"
#include "game/figures/generator/headgear.h"
#include "game/wotr/figures/figure_bases.h"
#include "game/wotr/figures/palette.h"
#include "game/wotr/figures/people/people.h"

// The two young hobbits, in elven cloaks too long for them, and Gollum.
namespace wotr_figures {

namespace paints = figures::paints;
using figures::Body;
using figures::Clay;
using figures::Detail;
using figures::Joints;
using figures::Legs;

namespace {

// Half as high as a man, and a large curly head.
Joints add_hobbit(Clay& clay, const Body& body, const glm::vec4& hair) {
  const Joints joints = add_body(clay, body);
  const glm::vec3 curls = joints.head + glm::vec3(0.0F, 0.07F, -0.04F);
  add(clay, engine::moved(engine::ellipsoid({0.25F, 0.2F, 0.24F}, sides(clay, 7),
                                            is_fine(clay) ? 4 : 2, hair),
                          curls));
  return joints;
}

Body halfling() {
  Body body;
  body.breadth = 1.15F;
  body.coat = paints::kPine;
  body.sleeves = paints::kVellum;
  body.trousers = paints::kLeather;
  return body;
}

}  // namespace

// Merry: a sword lifted, the round shield of Rohan at his arm.
engine::Mesh meriadoc(Detail detail) {
  Clay clay{detail};
  Body body = halfling();
  body.legs = Legs::kStriding;
  body.coat = nation_paint("rohan");
  body.right_hand = {-0.5F, 1.34F, 0.2F};
  body.left_hand = {0.42F, 0.84F, 0.28F};
  const Joints joints = add_hobbit(clay, body, engine::paint_from_srgb(0xA9772F));
  add_cloak(clay, joints, {paints::kMoss, 0.02F, 0.4F, 1.4F});
  add_sword(clay, joints.right_hand, {-0.2F, 1.0F, 0.1F}, 0.6F);
  add_round_shield(clay, {.at = {0.44F, 0.8F, 0.36F},
                          .facing = {0.5F, 0.2F, 1.0F},
                          .paint = nation_paint("rohan"),
                          .rim = paints::kBrass,
                          .size = 0.33F});
  return finished(resized(clay, 0.86F, {0.0F, 0.0F, -0.06F}), companion_base());
}

// Pippin: in the black of the Citadel, holding up the dark seeing-stone he should have left alone.
engine::Mesh peregrin(Detail detail) {
  Clay clay{detail};
  Body body = halfling();
  body.coat = paints::kBlack;
  body.sleeves = paints::kSteel;
  body.right_hand = {-0.26F, 1.66F, 0.12F};
  body.left_hand = {0.26F, 1.66F, 0.12F};
  const Joints joints = add_hobbit(clay, body, engine::paint_from_srgb(0x5B371C));
  add_cloak(clay, joints, {paints::kMoss, 0.02F, 0.3F, 1.4F});
  const glm::vec4 stone = engine::paint_from_srgb(0x3A2B3F);
  add(clay, engine::moved(
                engine::ellipsoid(glm::vec3(0.25F), sides(clay, 7), is_fine(clay) ? 5 : 2, stone),
                {0.0F, 1.86F, 0.06F}));
  if (is_fine(clay)) {
    add(clay, engine::moved(engine::ellipsoid(glm::vec3(0.1F, 0.1F, 0.04F), 5, 2, paints::kEmber),
                            {0.0F, 1.9F, 0.28F}));
  }
  return finished(resized(clay, 0.86F, {0.0F, 0.0F, -0.1F}), companion_base());
}

// All elbows and knees, on a rock, one hand out.
engine::Mesh gollum(Detail detail) {
  Clay clay{detail};
  const glm::vec4 skin = engine::paint_from_srgb(0xC4C39A);
  const int round = sides(clay, 7);
  const std::array rock{engine::Section{{0, 0, 0}, {0.48F, 0.46F}},
                        engine::Section{{-0.05F, 0.34F, -0.05F}, {0.4F, 0.34F}},
                        engine::Section{{-0.05F, 0.46F, -0.1F}, {0.26F, 0.2F}}};
  add(clay, engine::loft(rock, round, paints::kIron));
  const glm::vec3 hips{0.0F, 0.66F, -0.26F};
  const glm::vec3 chest{0.0F, 0.98F, 0.1F};
  const glm::vec3 head{0.0F, 1.16F, 0.36F};
  add(clay,
      engine::tube(std::array{hips, (hips + chest) / 2.0F + glm::vec3(0, 0.14F, -0.06F), chest},
                   std::array{0.14F, 0.16F, 0.19F}, round, skin));
  add(clay,
      engine::moved(engine::ellipsoid({0.21F, 0.22F, 0.24F}, round, is_fine(clay) ? 4 : 2, skin),
                    head));
  for (const float side : {-1.0F, 1.0F}) {
    const glm::vec3 knee{side * 0.5F, 0.86F, 0.02F};
    add_stick(clay, hips, knee, 0.1F, 0.07F, skin, 5);
    add_stick(clay, knee, {side * 0.36F, 0.36F, 0.16F}, 0.07F, 0.06F, skin, 5);
    if (is_fine(clay)) {
      add(clay, engine::moved(engine::ellipsoid(glm::vec3(0.075F), 5, 3, paints::kStraw),
                              head + glm::vec3(side * 0.1F, 0.05F, 0.19F)));
      add_horns(clay, head, skin, 0.03F);
    }
  }
  add_limb(clay, chest + glm::vec3(-0.18F, 0.02F, 0.0F), {-0.26F, 0.42F, 0.4F},
           {-0.2F, 0.0F, -0.05F}, 0.065F, skin);
  add_limb(clay, chest + glm::vec3(0.18F, 0.02F, 0.0F), {0.44F, 0.96F, 0.8F}, {0.14F, -0.1F, 0.0F},
           0.065F, skin);
  // What he reaches for.
  if (is_fine(clay)) {
    const engine::Mesh ring = engine::torus(0.1F, 0.03F, 8, 4, paints::kGold);
    add(clay, engine::moved(engine::turned(ring, 70.0F, {1, 0, 0}), {0.46F, 1.06F, 0.9F}));
  }
  return finished(resized(clay, 1.1F, {0.0F, 0.0F, -0.06F}), gollum_base());
}

}  // namespace wotr_figures
