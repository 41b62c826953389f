#include "game/figures/generator/arms.h"
#include "game/figures/generator/beasts.h"
#include "game/figures/generator/dress.h"
#include "game/figures/generator/headgear.h"
#include "game/wotr/figures/emblems.h"
#include "game/wotr/figures/figure_bases.h"
#include "game/wotr/figures/palette.h"
#include "game/wotr/figures/people/people.h"

// Rohan: everyone rides. Green and straw; round shields, horse-tails.
namespace wotr_figures {

namespace paints = figures::paints;
using figures::Body;
using figures::Clay;
using figures::Detail;
using figures::Gait;
using figures::Joints;
using figures::kTinted;
using figures::Legs;

namespace {

const glm::vec4 kGreen = nation_paint("rohan");
const glm::vec4 kBay = engine::paint_from_srgb(0x7A4B2A);

Body rider_body() {
  Body body;
  body.legs = Legs::kRiding;
  body.coat = kGreen;
  body.sleeves = paints::kLeather;
  return body;
}

}  // namespace

engine::Mesh rohan_regular(Detail detail) {
  Clay clay{detail};
  const glm::mat4 saddle = add_horse(clay, {kBay, paints::kStraw, kGreen, Gait::kTrotting});
  Clay rider{detail};
  Body body = rider_body();
  body.lean = 10.0F;
  body.right_hand = {-0.4F, 0.8F, 0.22F};
  body.left_hand = {0.3F, 0.84F, 0.26F};
  const Joints joints = add_body(rider, body);
  add_helm(rider, joints.head, paints::kStraw, 0.1F);
  add_spear(rider, {-0.42F, 0.86F, -0.7F}, {-0.36F, 0.84F, 1.0F});
  add_round_shield(rider, {.at = {0.36F, 0.78F, 0.16F},
                           .facing = {1.0F, 0.25F, 0.35F},
                           .paint = kGreen,
                           .rim = paints::kBrass,
                           .size = 0.29F});
  add(clay, rider.mesh, saddle);
  return finished(three_quarters(resized(clay, 0.98F)), nation_base("rohan"));
}

engine::Mesh rohan_elite(Detail detail) {
  Clay clay{detail};
  const glm::mat4 saddle = add_horse(clay, {paints::kGrey, paints::kWhite, kGreen, Gait::kRearing});
  Clay rider{detail};
  Body body = rider_body();
  body.coat = paints::kBrass;
  body.lean = 26.0F;
  body.right_hand = {-0.42F, 1.28F, 0.24F};
  body.left_hand = {0.26F, 0.86F, 0.34F};
  const Joints joints = add_body(rider, body);
  add_helm(rider, joints.head, paints::kBrass);
  add_horse_tail(rider, joints.head, paints::kWhite);
  add_sword(rider, joints.right_hand, {-0.5F, 0.9F, 0.1F}, 0.74F);
  add_round_shield(rider, {.at = {0.36F, 0.84F, 0.3F},
                           .facing = {0.8F, 0.2F, 0.7F},
                           .paint = kGreen,
                           .rim = paints::kGold,
                           .size = 0.29F,
                           .emblem = &nation_emblem("rohan")});
  add_cloak(rider, joints, {kGreen, 0.45F, 1.0F, 1.1F});
  add(clay, rider.mesh, saddle);
  return finished(three_quarters(resized(clay, 1.06F)), nation_base("rohan"));
}

engine::Mesh rohan_leader(Detail detail) {
  Clay clay{detail};
  const glm::mat4 saddle =
      add_horse(clay, {paints::kWhite, paints::kStraw, kGreen, Gait::kStanding});
  Clay rider{detail};
  Body body = rider_body();
  body.coat = paints::kBrass;
  body.right_hand = {-0.38F, 0.95F, 0.18F};
  body.left_hand = {0.16F, 0.8F, 0.3F};
  const Joints joints = add_body(rider, body);
  add_helm(rider, joints.head, paints::kGold);
  if (is_fine(rider)) add_crest(rider, joints.head, paints::kWhite, 0.2F);
  add_cloak(rider, joints, {kGreen, 0.5F, 1.5F, 1.6F});
  add_banner(rider, {.butt = {-0.4F, 0.3F, 0.5F},
                     .top = {-0.46F, 1.95F, -0.62F},
                     .cloth = nation_paint("rohan", kTinted),
                     .sign = nation_emblem("rohan"),
                     .size = {0.86F, 0.7F},
                     .flies = {0.62F, 0.0F, -0.79F}});
  add(clay, rider.mesh, saddle);
  return finished(three_quarters(resized(clay, 1.04F)), nation_base("rohan"));
}

}  // namespace wotr_figures
