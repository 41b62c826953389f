#include "game/figures/generator/arms.h"
#include "game/figures/generator/dress.h"
#include "game/figures/generator/headgear.h"
#include "game/wotr/figures/emblems.h"
#include "game/wotr/figures/figure_bases.h"
#include "game/wotr/figures/palette.h"
#include "game/wotr/figures/people/people.h"

// The Elves: tall and narrow, sea-green and silver; bows, long spears, long cloaks.
namespace wotr_figures {

namespace paints = figures::paints;
using figures::Body;
using figures::BowPose;
using figures::Clay;
using figures::Detail;
using figures::Joints;
using figures::kTinted;
using figures::Legs;

namespace {

const glm::vec4 kSeaGreen = nation_paint("elves");
const glm::vec4 kDeepGreen = engine::paint_from_srgb(0x356B66);

Body slender() {
  Body body;
  body.breadth = 0.88F;
  body.coat = kSeaGreen;
  body.sleeves = kDeepGreen;
  body.trousers = kDeepGreen;
  return body;
}

}  // namespace

engine::Mesh elves_regular(Detail detail) {
  Clay clay{detail};
  Body body = slender();
  body.legs = Legs::kStriding;
  body.left_hand = {0.5F, 1.1F, 0.26F};
  body.right_hand = {-0.2F, 1.14F, 0.2F};
  const Joints joints = add_body(clay, body);
  add_hood(clay, joints.head, kDeepGreen, paints::kSkin);
  add_bow(clay, joints.left_hand, joints.right_hand, 1.35F, BowPose::kDrawn);
  add_quiver(clay, joints.neck + glm::vec3(0.0F, -0.15F, -0.2F), paints::kVellum);
  return finished(resized(clay, 1.08F, {-0.1F, 0.0F, -0.12F}), nation_base("elves"));
}

engine::Mesh elves_elite(Detail detail) {
  Clay clay{detail};
  Body body = slender();
  body.legs = Legs::kRobe;
  body.coat = paints::kSteel;
  body.right_hand = {-0.45F, 1.0F, 0.14F};
  body.left_hand = {0.34F, 0.8F, 0.22F};
  const Joints joints = add_body(clay, body);
  add_helm(clay, joints.head, paints::kSteel, 0.24F);
  add_crest(clay, joints.head, kSeaGreen, 0.26F);
  add_cloak(clay, joints, {kSeaGreen, 0.13F, 0.6F, 1.8F});
  add_spear(clay, {-0.26F, 0.04F, 0.3F}, {-0.74F, 2.3F, -0.2F}, paints::kWhite);
  add_tall_shield(clay, {.at = {0.36F, 0.74F, 0.3F},
                         .facing = {0.4F, 0.15F, 1.0F},
                         .paint = kDeepGreen,
                         .rim = paints::kWhite,
                         .size = 0.27F,
                         .emblem = &nation_emblem("elves")});
  return finished(resized(clay, 1.22F, {0.0F, 0.0F, -0.08F}), nation_base("elves"));
}

engine::Mesh elves_leader(Detail detail) {
  Clay clay{detail};
  Body body = slender();
  body.legs = Legs::kRobe;
  body.coat = paints::kVellum;
  body.sleeves = kSeaGreen;
  body.right_hand = {-0.44F, 1.0F, 0.0F};
  body.left_hand = {0.48F, 1.0F, 0.24F};
  const Joints joints = add_body(clay, body);
  add_hair(clay, joints.head, paints::kStraw, 0.34F);
  add_crown(clay, joints.head, paints::kSteel, 0.1F);
  add_cloak(clay, joints, {kSeaGreen, 0.04F, 0.4F, 1.6F});
  add_sword(clay, joints.left_hand, {0.5F, 0.85F, -0.2F}, 0.62F, paints::kWhite);
  add_banner(clay, {.butt = {-0.44F, 0.0F, 0.2F},
                    .top = {-0.44F, 2.1F, -0.36F},
                    .cloth = nation_paint("elves", kTinted),
                    .sign = nation_emblem("elves")});
  return finished(resized(clay, 1.16F, {0.0F, 0.0F, -0.06F}), nation_base("elves"));
}

}  // namespace wotr_figures
