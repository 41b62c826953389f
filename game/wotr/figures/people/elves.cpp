#include "game/makers/figures/arms.h"
#include "game/makers/figures/beasts.h"
#include "game/makers/figures/dress.h"
#include "game/makers/figures/headgear.h"
#include "game/wotr/figures/emblems.h"
#include "game/wotr/figures/figure_bases.h"
#include "game/wotr/figures/palette.h"
#include "game/wotr/figures/people/people.h"

// The Elves: tall and narrow, sea-green and silver; bows, long spears, long cloaks.
namespace wotr_figures {

namespace paints = figures::paints;
using figures::Body;
using figures::BowPose;
using figures::Joints;
using figures::kTinted;
using figures::Legs;
using figures::Miniature;
using figures::Sculpture;

namespace {

const glm::vec4 kSeaGreen = nation_paint("elves");
const glm::vec4 kDeepGreen = engine::paint_from_srgb(0x356B66);
const glm::vec4 kFair = engine::paint_from_srgb(0xE2BC98);

Body slender() {
  Body body;
  body.breadth = 0.88F;
  body.skin = kFair;
  body.coat = figures::cloth(kSeaGreen);
  body.skirt = figures::cloth(kSeaGreen);
  body.sleeves = figures::cloth(kDeepGreen);
  body.trousers = kDeepGreen;
  body.buckle = paints::kSteel;
  body.face = {.kind = figures::FaceKind::kElf, .brows = paints::kPine};
  return body;
}

}  // namespace

Miniature elves_regular() {
  Sculpture sculpture;
  Body body = slender();
  body.legs = Legs::kStriding;
  body.left_hand = {0.5F, 1.1F, 0.26F};
  body.right_hand = {-0.2F, 1.14F, 0.2F};
  const Joints joints = add_body(sculpture, body);
  add_hood(sculpture, joints.head, kDeepGreen);
  add_cloak(sculpture, joints, {.paint = kDeepGreen, .hem = 0.5F, .sweep = 0.1F, .width = 0.0F});
  add_bow(sculpture, joints.left_hand, joints.right_hand, 1.35F, BowPose::kDrawn);
  add_quiver(sculpture, joints.neck + glm::vec3(0.0F, -0.1F, -0.24F), paints::kVellum);
  return {resized(std::move(sculpture), 1.08F, {-0.1F, 0.0F, -0.12F}), nation_base("elves")};
}

Miniature elves_elite() {
  Sculpture sculpture;
  Body body = slender();
  body.legs = Legs::kRobe;
  body.coat = {paints::kSteel, figures::Finish::kMetal, figures::Tool::kScales};
  body.pauldrons = paints::kSteel;
  body.right_hand = {-0.45F, 1.0F, 0.14F};
  body.left_hand = {0.34F, 0.8F, 0.22F};
  const Joints joints = add_body(sculpture, body);
  add_hair(sculpture, joints.head, paints::kOak, 0.3F);
  add_helm(sculpture, joints.head, {.paint = paints::kSteel, .trim = paints::kGold, .point = 0.2F});
  add_crest(sculpture, joints.head, kSeaGreen, 0.26F);
  add_cloak(
      sculpture, joints,
      {.paint = kSeaGreen, .hem = 0.13F, .sweep = 0.38F, .width = 1.8F, .brooch = paints::kSteel});
  add_spear(sculpture, {-0.26F, 0.04F, 0.3F}, {-0.74F, 2.3F, -0.2F}, paints::kWhite);
  add_tall_shield(sculpture, {.at = {0.36F, 0.74F, 0.3F},
                              .facing = {0.4F, 0.15F, 1.0F},
                              .paint = kDeepGreen,
                              .rim = paints::kWhite,
                              .size = 0.27F,
                              .emblem = &nation_emblem("elves")});
  return {resized(std::move(sculpture), 1.22F, {0.0F, 0.0F, -0.08F}), nation_base("elves")};
}

Miniature elves_leader() {
  Sculpture sculpture;
  Body body = slender();
  body.legs = Legs::kRobe;
  body.coat = figures::cloth(paints::kVellum);
  body.skirt = figures::cloth(paints::kVellum);
  body.sleeves = figures::cloth(kSeaGreen);
  body.belt = paints::kSteel;
  body.right_hand = {-0.44F, 1.0F, 0.0F};
  body.left_hand = {0.48F, 1.0F, 0.24F};
  const Joints joints = add_body(sculpture, body);
  add_hair(sculpture, joints.head, paints::kStraw, 0.36F);
  add_crown(sculpture, joints.head, paints::kSteel, 0.1F, 0.138F);
  add_cloak(
      sculpture, joints,
      {.paint = kSeaGreen, .hem = 0.04F, .sweep = 0.55F, .width = 1.1F, .brooch = paints::kSteel});
  add_sword(sculpture, joints.left_hand, {0.8F, 0.5F, -0.35F}, 0.64F, paints::kWhite);
  add_banner(sculpture, {.butt = {-0.44F, 0.0F, 0.2F},
                         .top = {-0.44F, 2.1F, -0.36F},
                         .cloth = nation_paint("elves", kTinted),
                         .sign = nation_emblem("elves")});
  return {resized(std::move(sculpture), 1.16F, {0.0F, 0.0F, -0.06F}), nation_base("elves")};
}

}  // namespace wotr_figures
