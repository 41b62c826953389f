#include "game/makers/figures/arms.h"
#include "game/makers/figures/beasts.h"
#include "game/makers/figures/dress.h"
#include "game/makers/figures/headgear.h"
#include "game/wotr/figures/emblems.h"
#include "game/wotr/figures/figure_bases.h"
#include "game/wotr/figures/palette.h"
#include "game/wotr/figures/people/people.h"

// Rohan: everyone rides. Green and straw; round shields, horse-tails.
namespace wotr_figures {

namespace paints = figures::paints;
using figures::Body;
using figures::Gait;
using figures::Joints;
using figures::kTinted;
using figures::Legs;
using figures::Miniature;
using figures::Sculpture;

namespace {

const glm::vec4 kGreen = nation_paint("rohan");
const glm::vec4 kBay = engine::paint_from_srgb(0x8A5530);
const glm::vec4 kTan = engine::paint_from_srgb(0x9A7346);

Body rider_body() {
  Body body;
  body.legs = Legs::kRiding;
  body.coat = figures::leather(kTan);
  body.skirt = figures::cloth(kGreen);
  body.sleeves = figures::cloth(kGreen);
  body.trousers = kTan;
  body.face.brows = paints::kStraw;
  return body;
}

void add_rider_head(Sculpture& rider, const Joints& joints, const figures::Helm& helm) {
  add_hair(rider, joints.head, paints::kStraw, 0.26F);
  add_beard(rider, joints.head, paints::kStraw, 0.08F, 0.9F);
  add_helm(rider, joints.head, helm);
}

}  // namespace

Miniature rohan_regular() {
  Sculpture sculpture;
  const glm::mat4 saddle = add_horse(
      sculpture, {.coat = kBay, .mane = paints::kStraw, .cloth = kGreen, .gait = Gait::kTrotting});
  Sculpture rider;
  Body body = rider_body();
  body.lean = 10.0F;
  body.right_hand = {-0.4F, 0.8F, 0.22F};
  body.left_hand = {0.3F, 0.84F, 0.26F};
  const Joints joints = add_body(rider, body);
  add_rider_head(rider, joints,
                 {.paint = paints::kPine, .trim = paints::kBrass, .point = 0.07F, .cheeks = false});
  add_cloak(rider, joints, {.paint = kGreen, .hem = 0.55F, .sweep = 0.55F, .width = 0.5F});
  add_spear(rider, {-0.42F, 0.86F, -0.7F}, {-0.36F, 0.84F, 1.0F});
  add_round_shield(rider, {.at = {0.36F, 0.78F, 0.16F},
                           .facing = {1.0F, 0.25F, 0.35F},
                           .paint = kGreen,
                           .rim = paints::kBrass,
                           .size = 0.29F});
  add(sculpture, std::move(rider), saddle);
  return {three_quarters(resized(std::move(sculpture), 0.98F)), nation_base("rohan")};
}

Miniature rohan_elite() {
  Sculpture sculpture;
  const glm::mat4 saddle = add_horse(sculpture, {.coat = paints::kGrey,
                                                 .mane = paints::kWhite,
                                                 .cloth = kGreen,
                                                 .trim = paints::kGold,
                                                 .gait = Gait::kRearing});
  Sculpture rider;
  Body body = rider_body();
  body.coat = figures::mail(paints::kBrass);
  body.pauldrons = paints::kBrass;
  body.lean = 26.0F;
  body.right_hand = {-0.42F, 1.28F, 0.24F};
  body.left_hand = {0.26F, 0.86F, 0.34F};
  const Joints joints = add_body(rider, body);
  add_rider_head(rider, joints, {.paint = paints::kBrass, .trim = paints::kGold});
  add_horse_tail(rider, joints.head, paints::kWhite);
  add_sword(rider, joints.right_hand, {-0.75F, 0.75F, -0.1F}, 0.78F);
  add_round_shield(rider, {.at = {0.36F, 0.84F, 0.3F},
                           .facing = {0.8F, 0.2F, 0.7F},
                           .paint = kGreen,
                           .rim = paints::kGold,
                           .size = 0.29F,
                           .emblem = &nation_emblem("rohan")});
  add_cloak(rider, joints, {.paint = kGreen, .hem = 0.45F, .sweep = 0.6F, .width = 0.8F});
  add(sculpture, std::move(rider), saddle);
  return {three_quarters(resized(std::move(sculpture), 1.06F)), nation_base("rohan")};
}

Miniature rohan_leader() {
  Sculpture sculpture;
  const glm::mat4 saddle = add_horse(sculpture, {.coat = paints::kWhite,
                                                 .mane = paints::kStraw,
                                                 .cloth = kGreen,
                                                 .trim = paints::kGold,
                                                 .gait = Gait::kStanding});
  Sculpture rider;
  Body body = rider_body();
  body.coat = figures::metal(paints::kBrass);
  body.pauldrons = paints::kBrass;
  body.right_hand = {-0.38F, 0.95F, 0.18F};
  body.left_hand = {0.16F, 0.8F, 0.3F};
  const Joints joints = add_body(rider, body);
  add_rider_head(rider, joints, {.paint = paints::kGold, .trim = paints::kWax});
  add_crest(rider, joints.head, paints::kWhite, 0.2F);
  add_cloak(rider, joints, {.paint = kGreen, .hem = 0.5F, .sweep = 1.1F, .width = 1.0F});
  add_banner(rider, {.butt = {-0.4F, 0.3F, 0.5F},
                     .top = {-0.46F, 1.95F, -0.62F},
                     .cloth = nation_paint("rohan", kTinted),
                     .sign = nation_emblem("rohan"),
                     .size = {1.07F, 0.92F},
                     .flies = {0.62F, 0.0F, -0.79F}});
  add(sculpture, std::move(rider), saddle);
  return {three_quarters(resized(std::move(sculpture), 1.04F)), nation_base("rohan")};
}

}  // namespace wotr_figures
