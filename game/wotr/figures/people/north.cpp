#include "game/figures/generator/arms.h"
#include "game/figures/generator/beasts.h"
#include "game/figures/generator/dress.h"
#include "game/figures/generator/headgear.h"
#include "game/wotr/figures/emblems.h"
#include "game/wotr/figures/figure_bases.h"
#include "game/wotr/figures/palette.h"
#include "game/wotr/figures/people/people.h"

// The North: hunters and riders in grey-blue and fur; no two alike, few in mail.
namespace wotr_figures {

namespace paints = figures::paints;
using figures::Body;
using figures::BowPose;
using figures::Clay;
using figures::Detail;
using figures::Gait;
using figures::Joints;
using figures::kTinted;
using figures::Legs;

namespace {

const glm::vec4 kSlateBlue = nation_paint("north");
const glm::vec4 kFur = engine::paint_from_srgb(0x6F5A45);

Body northman() {
  Body body;
  body.coat = kSlateBlue;
  body.sleeves = kFur;
  body.trousers = paints::kLeather;
  return body;
}

// At the rider's left, half as long as his horse.
void add_hound(Clay& clay, const glm::vec3& at) {
  Clay hound{clay.detail};
  add_wolf(hound, kFur);
  add(clay, resized(std::move(hound), 0.46F, at).mesh);
}

}  // namespace

// The bow is carried low and level, the other hand shades the eyes: not the Elves' pose.
engine::Mesh north_regular(Detail detail) {
  Clay clay{detail};
  Body body = northman();
  body.breadth = 1.08F;
  body.legs = Legs::kStriding;
  body.left_hand = {0.42F, 0.7F, 0.3F};
  body.right_hand = {-0.22F, 1.3F, 0.24F};
  const Joints joints = add_body(clay, body);
  add_hood(clay, joints.head, kSlateBlue, paints::kSkin);
  add_cloak(clay, joints, {kFur, 0.3F, 0.3F, 1.2F});
  add_bow(clay, joints.left_hand, joints.left_hand - glm::vec3(-0.12F, 0.4F, 0.1F), 1.15F,
          BowPose::kCarried);
  add_quiver(clay, joints.neck + glm::vec3(0.0F, 0.0F, -0.34F), paints::kWax);
  return finished(resized(clay, 1.06F, {-0.04F, 0.0F, -0.08F}), nation_base("north"));
}

engine::Mesh north_elite(Detail detail) {
  Clay clay{detail};
  const glm::vec4 dun = engine::paint_from_srgb(0x5B4634);
  const glm::mat4 saddle = add_horse(clay, {dun, paints::kBlack, kSlateBlue, Gait::kTrotting});
  Clay rider{detail};
  Body body = northman();
  body.legs = Legs::kRiding;
  body.right_hand = {-0.52F, 1.3F, 0.1F};
  body.left_hand = {0.2F, 0.82F, 0.32F};
  const Joints joints = add_body(rider, body);
  add_hood(rider, joints.head, paints::kGrey, paints::kSkin);
  add_cloak(rider, joints, {paints::kGrey, 0.42F, 1.1F, 1.3F});
  add_sword(rider, joints.right_hand, {-1.0F, 0.5F, 0.3F}, 0.74F);
  add(clay, rider.mesh, saddle);
  if (is_fine(clay)) add_hound(clay, {0.4F, 0.0F, -0.26F});
  return finished(three_quarters(resized(clay, 1.06F)), nation_base("north"));
}

engine::Mesh north_leader(Detail detail) {
  Clay clay{detail};
  Body body = northman();
  body.breadth = 1.12F;
  body.right_hand = {-0.52F, 0.9F, 0.22F};
  body.left_hand = {0.46F, 1.02F, 0.02F};
  const Joints joints = add_body(clay, body);
  add_hair(clay, joints.head, paints::kOak, 0.24F);
  add_helm(clay, joints.head + glm::vec3(0.0F, 0.06F, 0.0F), paints::kIron, 0.04F);
  add_cloak(clay, joints, {kFur, 0.1F, 0.3F, 1.4F});
  // His staff is in the other hand, and his sword is out: not the captain of Gondor.
  add_sword(clay, joints.right_hand, {-0.75F, 0.45F, 0.1F}, 0.66F);
  add_banner(clay, {.butt = {0.46F, 0.0F, 0.24F},
                    .top = {0.46F, 2.14F, -0.34F},
                    .cloth = nation_paint("north", kTinted),
                    .sign = nation_emblem("north"),
                    .flies = {-1.0F, 0.0F, 0.0F}});
  return finished(resized(clay, 1.12F, {0.0F, 0.0F, -0.08F}), nation_base("north"));
}

}  // namespace wotr_figures
