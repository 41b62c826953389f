#include "game/makers/figures/arms.h"
#include "game/makers/figures/beasts.h"
#include "game/makers/figures/dress.h"
#include "game/makers/figures/headgear.h"
#include "game/wotr/figures/emblems.h"
#include "game/wotr/figures/figure_bases.h"
#include "game/wotr/figures/palette.h"
#include "game/wotr/figures/people/people.h"

// Sauron: crooked orcs, trolls twice their height, and the Nine in the air.
namespace wotr_figures {

namespace paints = figures::paints;
using figures::Body;
using figures::Joints;
using figures::kLargeBase;
using figures::Legs;
using figures::Miniature;
using figures::Sculpture;

namespace {

const glm::vec4 kRed = nation_paint("sauron");
const glm::vec4 kTrollHide = engine::paint_from_srgb(0x868A7C);

}  // namespace

Miniature sauron_regular() {
  Sculpture sculpture;
  Body body;
  body.legs = Legs::kStriding;
  body.lean = 24.0F;
  body.breadth = 1.05F;
  body.skin = paints::kGreenSkin;
  body.coat = figures::leather(engine::paint_from_srgb(0x7A4136));
  body.skirt = figures::cloth(engine::paint_from_srgb(0x6A382F));
  body.sleeves = figures::skin(paints::kGreenSkin);
  body.trousers = paints::kLeather;
  body.face = {.kind = figures::FaceKind::kOrc};
  body.right_hand = {-0.36F, 0.98F, 0.4F};
  body.left_hand = {0.36F, 0.76F, 0.46F};
  const Joints joints = add_body(sculpture, body);
  add_helm(sculpture, joints.head,
           {.paint = paints::kIron,
            .trim = paints::kSteel,
            .point = 0.1F,
            .nasal = false,
            .cheeks = false});
  add_horns(sculpture, joints.head, paints::kBone, 0.2F);
  add_jagged_spear(sculpture, {0.28F, 0.3F, 0.6F}, {-0.86F, 1.75F, 0.2F});
  add_round_shield(sculpture, {.at = {0.36F, 0.74F, 0.52F},
                               .facing = {0.4F, 0.3F, 1.0F},
                               .paint = kRed,
                               .rim = paints::kBone,
                               .size = 0.26F,
                               .emblem = &nation_emblem("sauron")});
  return {resized(std::move(sculpture), 1.06F, {0.0F, 0.0F, -0.28F}), nation_base("sauron")};
}

Miniature sauron_elite() {
  Sculpture sculpture;
  Body body;
  body.legs = Legs::kStriding;
  body.breadth = 1.5F;
  body.lean = 20.0F;
  body.skin = kTrollHide;
  body.coat = figures::hide(kTrollHide);
  body.skirt = figures::leather(paints::kLeather);
  body.sleeves = figures::hide(kTrollHide);
  body.trousers = engine::shaded(kTrollHide, 0.85F);
  body.boots = engine::shaded(kTrollHide, 0.8F);
  body.face = {.kind = figures::FaceKind::kTroll};
  body.right_hand = {-0.62F, 1.32F, 0.1F};
  body.left_hand = {0.58F, 0.5F, 0.36F};
  const Joints joints = add_body(sculpture, body);
  add_horns(sculpture, joints.head - glm::vec3(0.0F, 0.08F, 0.0F), paints::kBone, 0.12F);
  add_helm(sculpture, joints.head,
           {.paint = paints::kIron,
            .trim = paints::kSteel,
            .point = -0.02F,
            .nasal = false,
            .cheeks = false});
  add_mace(sculpture, joints.right_hand, {-0.5F, 1.78F, -0.16F}, 0.17F);
  add_round_shield(sculpture, {.at = joints.left_shoulder + glm::vec3(0.05F, 0.1F, 0.02F),
                               .facing = {0.7F, 0.8F, 0.2F},
                               .paint = kRed,
                               .rim = paints::kBone,
                               .size = 0.22F});
  return {resized(std::move(sculpture), 1.52F, {0.0F, 0.0F, -0.2F}),
          nation_base("sauron", kLargeBase)};
}

Miniature nazgul() {
  Sculpture sculpture;
  const glm::mat4 saddle = add_winged_beast(sculpture);
  Sculpture rider;
  Body body;
  body.legs = Legs::kRiding;
  body.coat = figures::cloth(paints::kBlack);
  body.skirt = figures::cloth(paints::kBlack);
  body.sleeves = figures::cloth(paints::kBlack);
  body.trousers = paints::kBlack;
  body.bracers = paints::kIron;
  body.skin = paints::kInk;
  body.face = {.kind = figures::FaceKind::kNone};
  body.right_hand = {-0.44F, 1.2F, 0.24F};
  body.left_hand = {0.16F, 0.84F, 0.34F};
  const Joints joints = add_body(rider, body);
  add_hood(rider, joints.head, paints::kBlack);
  add_cloak(rider, joints,
            {.paint = kRed, .hem = 0.3F, .sweep = 1.0F, .width = 1.2F, .brooch = paints::kIron});
  add_sword(rider, joints.right_hand, {-0.3F, 1.0F, 0.1F}, 0.7F);
  add(sculpture, std::move(rider), saddle);
  return {resized(std::move(sculpture), 1.02F), nation_base("sauron", kLargeBase)};
}

}  // namespace wotr_figures
