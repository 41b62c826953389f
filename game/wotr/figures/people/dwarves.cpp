#include "game/makers/figures/arms.h"
#include "game/makers/figures/beasts.h"
#include "game/makers/figures/dress.h"
#include "game/makers/figures/headgear.h"
#include "game/wotr/figures/emblems.h"
#include "game/wotr/figures/figure_bases.h"
#include "game/wotr/figures/palette.h"
#include "game/wotr/figures/people/people.h"

// The Dwarves: as wide as they are high; beards, axes, iron.
namespace wotr_figures {

namespace paints = figures::paints;
using figures::AxeHead;
using figures::BeardCut;
using figures::Body;
using figures::Joints;
using figures::kTinted;
using figures::Legs;
using figures::Miniature;
using figures::Sculpture;

namespace {

const glm::vec4 kBrown = nation_paint("dwarves");
const glm::vec4 kRust = engine::paint_from_srgb(0xC4692F);
constexpr glm::vec3 kBack{0.0F, 0.0F, -0.1F};

Body broad(const glm::vec4& brows) {
  Body body;
  body.breadth = 1.5F;
  body.coat = figures::leather(kBrown);
  body.skirt = figures::mail(paints::kIron);
  body.sleeves = figures::mail(paints::kIron);
  body.trousers = paints::kOak;
  body.pauldrons = paints::kIron;
  body.face = {.kind = figures::FaceKind::kDwarf, .brows = brows};
  return body;
}

}  // namespace

Miniature dwarves_regular() {
  Sculpture sculpture;
  Body body = broad(kRust);
  body.right_hand = {-0.36F, 0.84F, 0.3F};
  body.left_hand = {0.5F, 0.7F, 0.16F};
  const Joints joints = add_body(sculpture, body);
  add_helm(sculpture, joints.head,
           {.paint = paints::kSteel, .trim = paints::kBrass, .point = 0.02F, .cheeks = false});
  add_beard(sculpture, joints.head, kRust, 0.36F, 1.5F);
  add_axe(sculpture, {-0.4F, 0.5F, 0.42F}, {-0.5F, 1.72F, -0.2F}, 0.4F);
  add_round_shield(sculpture, {.at = {0.52F, 0.7F, 0.26F},
                               .facing = {0.7F, 0.2F, 1.0F},
                               .paint = kBrown,
                               .rim = paints::kBrass,
                               .size = 0.28F});
  return {resized(std::move(sculpture), 0.94F, kBack), nation_base("dwarves")};
}

Miniature dwarves_elite() {
  Sculpture sculpture;
  Body body = broad(paints::kGrey);
  body.breadth = 1.6F;
  body.coat = figures::metal(paints::kSteel);
  body.pauldrons = paints::kBrass;
  body.legs = Legs::kStriding;
  body.right_hand = {-0.3F, 1.67F, -0.15F};
  body.left_hand = {0.24F, 1.29F, 0.37F};
  const Joints joints = add_body(sculpture, body);
  add_helm(sculpture, joints.head,
           {.paint = paints::kBrass, .trim = paints::kIron, .point = 0.03F, .cheeks = false});
  add_horns(sculpture, joints.head, paints::kBone, 0.26F);
  add_beard(sculpture, joints.head, paints::kGrey, 0.38F, 1.5F, BeardCut::kForked);
  add_mattock(sculpture, {0.5F, 1.1F, 0.62F}, {-0.56F, 1.86F, -0.4F}, 0.46F);
  return {resized(std::move(sculpture), 1.08F, kBack), nation_base("dwarves")};
}

Miniature dwarves_leader() {
  Sculpture sculpture;
  Body body = broad(paints::kWhite);
  body.coat = figures::metal(paints::kSteel);
  body.pauldrons = paints::kGold;
  body.buckle = paints::kGold;
  body.right_hand = {-0.57F, 0.94F, 0.06F};
  body.left_hand = {0.62F, 1.24F, 0.24F};
  const Joints joints = add_body(sculpture, body);
  add_helm(sculpture, joints.head,
           {.paint = paints::kSteel, .trim = paints::kGold, .point = 0.0F, .cheeks = false});
  add_crown(sculpture, joints.head, paints::kGold, 0.14F, 0.168F);
  add_beard(sculpture, joints.head, paints::kWhite, 0.44F, 1.5F, BeardCut::kBraided);
  add_cloak(sculpture, joints,
            {.paint = kBrown,
             .hem = 0.06F,
             .sweep = 0.2F,
             .width = 1.0F,
             .collar = engine::paint_from_srgb(0x6F5A45)});
  add_axe(sculpture, {0.5F, 0.62F, 0.4F}, {0.82F, 1.86F, 0.1F}, 0.3F, AxeHead::kDouble);
  add_banner(sculpture, {.butt = {-0.56F, 0.0F, 0.26F},
                         .top = {-0.56F, 2.3F, -0.34F},
                         .cloth = nation_paint("dwarves", kTinted),
                         .sign = nation_emblem("dwarves")});
  return {resized(std::move(sculpture), 1.02F, kBack), nation_base("dwarves")};
}

}  // namespace wotr_figures
