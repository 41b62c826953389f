#include "game/makers/figures/arms.h"
#include "game/makers/figures/beasts.h"
#include "game/makers/figures/dress.h"
#include "game/makers/figures/headgear.h"
#include "game/wotr/figures/emblems.h"
#include "game/wotr/figures/figure_bases.h"
#include "game/wotr/figures/palette.h"
#include "game/wotr/figures/people/people.h"

// The North: hunters and riders in grey-blue and fur; no two alike, few in mail.
namespace wotr_figures {

namespace paints = figures::paints;
using figures::Body;
using figures::BowPose;
using figures::Gait;
using figures::Joints;
using figures::kTinted;
using figures::Legs;
using figures::Miniature;
using figures::Sculpture;

namespace {

const glm::vec4 kSlateBlue = nation_paint("north");
const glm::vec4 kFur = engine::paint_from_srgb(0x7A644E);

Body northman() {
  Body body;
  body.coat = figures::leather(paints::kLeather);
  body.skirt = figures::cloth(kSlateBlue);
  body.sleeves = figures::cloth(kSlateBlue);
  body.trousers = paints::kLeather;
  return body;
}

// At the rider's left, half as long as his horse.
void add_hound(Sculpture& sculpture, const glm::vec3& at) {
  Sculpture hound;
  add_wolf(hound, kFur);
  add(sculpture, resized(std::move(hound), 0.46F, at));
}

}  // namespace

// The bow is carried low and level, the other hand shades the eyes: not the Elves' pose.
Miniature north_regular() {
  Sculpture sculpture;
  Body body = northman();
  body.breadth = 1.08F;
  body.legs = Legs::kStriding;
  body.left_hand = {0.42F, 0.7F, 0.3F};
  body.right_hand = {-0.2F, 1.36F, 0.22F};
  const Joints joints = add_body(sculpture, body);
  add_beard(sculpture, joints.head, paints::kOak, 0.06F);
  add_hood(sculpture, joints.head, kSlateBlue);
  add_cloak(sculpture, joints,
            {.paint = kSlateBlue, .hem = 0.3F, .sweep = 0.3F, .width = 1.2F, .collar = kFur});
  add_bow(sculpture, joints.left_hand, joints.left_hand - glm::vec3(-0.12F, 0.4F, 0.1F), 1.15F,
          BowPose::kCarried);
  add_quiver(sculpture, joints.neck + glm::vec3(0.0F, 0.0F, -0.34F), paints::kWax);
  return {resized(std::move(sculpture), 1.06F, {-0.04F, 0.0F, -0.08F}), nation_base("north")};
}

Miniature north_elite() {
  Sculpture sculpture;
  const glm::vec4 dun = engine::paint_from_srgb(0x6E553F);
  const glm::mat4 saddle = add_horse(sculpture, {.coat = dun,
                                                 .mane = paints::kBlack,
                                                 .cloth = kSlateBlue,
                                                 .trim = kFur,
                                                 .gait = Gait::kTrotting});
  Sculpture rider;
  Body body = northman();
  body.legs = Legs::kRiding;
  body.right_hand = {-0.52F, 1.3F, 0.1F};
  body.left_hand = {0.2F, 0.82F, 0.32F};
  const Joints joints = add_body(rider, body);
  add_hood(rider, joints.head, paints::kGrey);
  add_cloak(rider, joints,
            {.paint = paints::kGrey, .hem = 0.42F, .sweep = 1.1F, .width = 1.3F, .collar = kFur});
  add_sword(rider, joints.right_hand, {-1.0F, 0.5F, 0.3F}, 0.74F);
  add(sculpture, std::move(rider), saddle);
  add_hound(sculpture, {0.4F, 0.0F, -0.26F});
  return {three_quarters(resized(std::move(sculpture), 1.06F)), nation_base("north")};
}

Miniature north_leader() {
  Sculpture sculpture;
  Body body = northman();
  body.breadth = 1.12F;
  body.coat = figures::mail(paints::kIron);
  body.pauldrons = paints::kIron;
  body.right_hand = {-0.52F, 0.9F, 0.22F};
  body.left_hand = {0.46F, 1.02F, 0.02F};
  const Joints joints = add_body(sculpture, body);
  add_hair(sculpture, joints.head, paints::kOak, 0.24F);
  add_beard(sculpture, joints.head, paints::kOak, 0.12F, 1.1F);
  add_helm(sculpture, joints.head,
           {.paint = paints::kIron, .trim = paints::kSteel, .point = 0.06F, .cheeks = false});
  add_cloak(sculpture, joints,
            {.paint = kSlateBlue, .hem = 0.1F, .sweep = 0.3F, .width = 1.4F, .collar = kFur});
  // His staff is in the other hand, and his sword is out: not the captain of Gondor.
  add_sword(sculpture, joints.right_hand, {-0.75F, 0.45F, 0.1F}, 0.66F);
  add_banner(sculpture, {.butt = {0.46F, 0.0F, 0.24F},
                         .top = {0.46F, 2.14F, -0.34F},
                         .cloth = nation_paint("north", kTinted),
                         .sign = nation_emblem("north"),
                         .flies = {-1.0F, 0.0F, 0.0F}});
  return {resized(std::move(sculpture), 1.12F, {0.0F, 0.0F, -0.08F}), nation_base("north")};
}

}  // namespace wotr_figures
