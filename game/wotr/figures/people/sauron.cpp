#include <glm/gtc/matrix_transform.hpp>

#include "engine/geometry/shapes.h"
#include "game/figures/generator/arms.h"
#include "game/figures/generator/beasts.h"
#include "game/figures/generator/dress.h"
#include "game/figures/generator/headgear.h"
#include "game/wotr/figures/figure_bases.h"
#include "game/wotr/figures/palette.h"
#include "game/wotr/figures/people/people.h"

// Sauron: crooked orcs, trolls twice their height, and the Nine in the air.
namespace wotr_figures {

namespace paints = figures::paints;
using figures::Body;
using figures::Clay;
using figures::Detail;
using figures::Joints;
using figures::kLargeBase;
using figures::Legs;

namespace {

const glm::vec4 kRed = nation_paint("sauron");
const glm::vec4 kTrollHide = engine::paint_from_srgb(0x868A7C);
}  // namespace

engine::Mesh sauron_regular(Detail detail) {
  Clay clay{detail};
  Body body;
  body.legs = Legs::kStriding;
  body.lean = 24.0F;
  body.breadth = 1.05F;
  body.skin = paints::kGreenSkin;
  body.coat = engine::paint_from_srgb(0x7A4136);
  body.sleeves = paints::kGreenSkin;
  body.trousers = paints::kLeather;
  body.right_hand = {-0.36F, 0.98F, 0.4F};
  body.left_hand = {0.36F, 0.76F, 0.46F};
  const Joints joints = add_body(clay, body);
  add_helm(clay, joints.head, paints::kSteel, 0.12F);
  add_horns(clay, joints.head, paints::kBone, 0.2F);
  add_jagged_spear(clay, {0.28F, 0.3F, 0.6F}, {-0.86F, 1.75F, 0.2F});
  add_round_shield(clay, {.at = {0.36F, 0.74F, 0.52F},
                          .facing = {0.4F, 0.3F, 1.0F},
                          .paint = kRed,
                          .rim = paints::kBone,
                          .size = 0.26F});
  return finished(resized(clay, 1.06F, {0.0F, 0.0F, -0.28F}), nation_base("sauron"));
}

engine::Mesh sauron_elite(Detail detail) {
  Clay clay{detail};
  Body body;
  body.legs = Legs::kStriding;
  body.breadth = 1.5F;
  body.lean = 20.0F;
  body.skin = kTrollHide;
  body.coat = kTrollHide;
  body.sleeves = kTrollHide;
  body.trousers = engine::shaded(kTrollHide, 0.8F);
  body.right_hand = {-0.62F, 1.32F, 0.1F};
  body.left_hand = {0.58F, 0.5F, 0.36F};
  const Joints joints = add_body(clay, body);
  add_horns(clay, joints.head - glm::vec3(0.0F, 0.08F, 0.0F), paints::kBone, 0.1F);
  add_helm(clay, joints.head, paints::kSteel, -0.03F);
  add_mace(clay, joints.right_hand, {-0.5F, 1.78F, -0.16F}, 0.17F);
  add_round_shield(clay, {.at = joints.left_shoulder + glm::vec3(0.05F, 0.1F, 0.02F),
                          .facing = {0.7F, 0.8F, 0.2F},
                          .paint = kRed,
                          .rim = paints::kBone,
                          .size = 0.22F});
  return finished(resized(clay, 1.52F, {0.0F, 0.0F, -0.2F}), nation_base("sauron", kLargeBase));
}

engine::Mesh nazgul(Detail detail) {
  Clay clay{detail};
  const glm::mat4 saddle = add_winged_beast(clay);
  Clay rider{detail};
  Body body;
  body.legs = Legs::kRiding;
  body.coat = paints::kBlack;
  body.sleeves = paints::kBlack;
  body.skin = paints::kInk;
  body.right_hand = {-0.44F, 1.2F, 0.24F};
  body.left_hand = {0.16F, 0.84F, 0.34F};
  const Joints joints = add_body(rider, body);
  add_hood(rider, joints.head, paints::kBlack, paints::kInk);
  add_cloak(rider, joints, {kRed, 0.3F, 1.0F, 1.2F});
  add_sword(rider, joints.right_hand, {-0.3F, 1.0F, 0.1F}, 0.7F);
  add(clay, rider.mesh, saddle);
  return finished(resized(clay, 1.02F), nation_base("sauron", kLargeBase));
}

}  // namespace wotr_figures
