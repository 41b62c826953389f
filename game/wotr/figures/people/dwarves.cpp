#include "game/figures/generator/arms.h"
#include "game/figures/generator/dress.h"
#include "game/figures/generator/headgear.h"
#include "game/wotr/figures/emblems.h"
#include "game/wotr/figures/figure_bases.h"
#include "game/wotr/figures/palette.h"
#include "game/wotr/figures/people/people.h"

// The Dwarves: as wide as they are high; beards, axes, iron.
namespace wotr_figures {

namespace paints = figures::paints;
using figures::AxeHead;
using figures::Body;
using figures::Clay;
using figures::Detail;
using figures::Joints;
using figures::kTinted;
using figures::Legs;

namespace {

const glm::vec4 kBrown = nation_paint("dwarves");
const glm::vec4 kRust = engine::paint_from_srgb(0xC4692F);
constexpr glm::vec3 kBack{0.0F, 0.0F, -0.1F};

Body broad() {
  Body body;
  body.breadth = 1.55F;
  body.coat = kBrown;
  body.sleeves = paints::kIron;
  body.trousers = paints::kOak;
  return body;
}

}  // namespace

engine::Mesh dwarves_regular(Detail detail) {
  Clay clay{detail};
  Body body = broad();
  body.right_hand = {-0.36F, 0.84F, 0.3F};
  body.left_hand = {0.5F, 0.7F, 0.16F};
  const Joints joints = add_body(clay, body);
  add_helm(clay, joints.head, paints::kSteel, 0.0F);
  add_beard(clay, joints.head, kRust, 0.4F);
  add_axe(clay, {-0.4F, 0.5F, 0.42F}, {-0.5F, 1.72F, -0.2F}, 0.4F);
  add_round_shield(clay, {.at = {0.52F, 0.7F, 0.26F},
                          .facing = {0.7F, 0.2F, 1.0F},
                          .paint = kBrown,
                          .rim = paints::kBrass,
                          .size = 0.28F});
  return finished(resized(clay, 0.94F, kBack), nation_base("dwarves"));
}

engine::Mesh dwarves_elite(Detail detail) {
  Clay clay{detail};
  Body body = broad();
  body.breadth = 1.65F;
  body.coat = paints::kSteel;
  body.legs = Legs::kStriding;
  body.right_hand = {-0.28F, 1.56F, 0.1F};
  body.left_hand = {0.26F, 1.34F, 0.22F};
  const Joints joints = add_body(clay, body);
  add_helm(clay, joints.head, paints::kBrass, 0.02F);
  add_horns(clay, joints.head, paints::kBone, 0.24F);
  add_beard(clay, joints.head, paints::kGrey, 0.4F);
  add_mattock(clay, {0.62F, 1.14F, 0.3F}, {-0.62F, 1.82F, 0.0F}, 0.46F);
  return finished(resized(clay, 1.08F, kBack), nation_base("dwarves"));
}

engine::Mesh dwarves_leader(Detail detail) {
  Clay clay{detail};
  Body body = broad();
  body.coat = paints::kSteel;
  body.right_hand = {-0.57F, 0.94F, 0.06F};
  body.left_hand = {0.62F, 1.24F, 0.24F};
  const Joints joints = add_body(clay, body);
  add_helm(clay, joints.head, paints::kGold, 0.0F);
  add_crown(clay, joints.head, paints::kGold, 0.14F);
  add_beard(clay, joints.head, paints::kWhite, 0.46F);
  add_cloak(clay, joints, {kBrown, 0.06F, 0.2F, 1.0F});
  add_axe(clay, {0.5F, 0.62F, 0.4F}, {0.82F, 1.86F, 0.1F}, 0.3F, AxeHead::kDouble);
  add_banner(clay, {.butt = {-0.56F, 0.0F, 0.26F},
                    .top = {-0.56F, 2.3F, -0.34F},
                    .cloth = nation_paint("dwarves", kTinted),
                    .sign = nation_emblem("dwarves")});
  return finished(resized(clay, 1.02F, kBack), nation_base("dwarves"));
}

}  // namespace wotr_figures
