#include "game/figures/generator/arms.h"
#include "game/figures/generator/beasts.h"
#include "game/figures/generator/dress.h"
#include "game/figures/generator/headgear.h"
#include "game/wotr/figures/emblems.h"
#include "game/wotr/figures/figure_bases.h"
#include "game/wotr/figures/palette.h"
#include "game/wotr/figures/people/people.h"

// Isengard: Uruks in black iron under the White Hand, and riders of wolves.
namespace wotr_figures {

namespace paints = figures::paints;
using figures::Body;
using figures::Clay;
using figures::Detail;
using figures::Joints;
using figures::Legs;

namespace {

const glm::vec4 kOchre = nation_paint("isengard");
const glm::vec4 kUrukSkin = engine::paint_from_srgb(0x5A4636);

Body uruk() {
  Body body;
  body.breadth = 1.3F;
  body.lean = 8.0F;
  body.skin = kUrukSkin;
  body.coat = paints::kIron;
  body.sleeves = kUrukSkin;
  body.trousers = paints::kBlack;
  return body;
}

}  // namespace

engine::Mesh isengard_regular(Detail detail) {
  Clay clay{detail};
  Body body = uruk();
  body.legs = Legs::kStriding;
  body.right_hand = {-0.56F, 1.2F, 0.16F};
  body.left_hand = {0.42F, 0.82F, 0.3F};
  const Joints joints = add_body(clay, body);
  add_helm(clay, joints.head, paints::kIron, 0.0F);
  add_crest(clay, joints.head, kOchre, 0.18F);
  add_cleaver(clay, joints.right_hand, {-0.25F, 1.0F, -0.3F}, 0.8F);
  add_tall_shield(clay, {.at = {0.4F, 0.74F, 0.36F},
                         .facing = {0.4F, 0.2F, 1.0F},
                         .paint = paints::kBlack,
                         .rim = kOchre,
                         .size = 0.29F,
                         .emblem = &nation_emblem("isengard")});
  return finished(resized(clay, 1.05F, {0.0F, 0.0F, -0.14F}), nation_base("isengard"));
}

engine::Mesh isengard_elite(Detail detail) {
  Clay clay{detail};
  const glm::mat4 saddle = add_wolf(clay, engine::paint_from_srgb(0x6E6A64));
  Clay rider{detail};
  Body body = uruk();
  body.breadth = 1.1F;
  body.legs = Legs::kRiding;
  body.lean = 20.0F;
  body.right_hand = {-0.56F, 1.25F, 0.2F};
  body.left_hand = {0.3F, 0.72F, 0.42F};
  const Joints joints = add_body(rider, body);
  add_helm(rider, joints.head, paints::kIron, 0.02F);
  if (is_fine(rider)) add_horns(rider, joints.head, kOchre, 0.22F);
  add_cloak(rider, joints, {kOchre, 0.5F, 0.7F, 0.9F});
  add_axe(rider, {-0.5F, 0.9F, 0.36F}, {-0.82F, 1.78F, 0.0F}, 0.4F);
  add(clay, rider.mesh, saddle);
  return finished(three_quarters(resized(clay, 1.14F, {0.0F, 0.0F, 0.04F})),
                  nation_base("isengard"));
}

}  // namespace wotr_figures
