#include "game/makers/figures/arms.h"
#include "game/makers/figures/beasts.h"
#include "game/makers/figures/dress.h"
#include "game/makers/figures/headgear.h"
#include "game/wotr/figures/emblems.h"
#include "game/wotr/figures/figure_bases.h"
#include "game/wotr/figures/palette.h"
#include "game/wotr/figures/people/people.h"

// Southrons and Easterlings: scarlet and brass, turbans, the mûmak.
namespace wotr_figures {

namespace paints = figures::paints;
using figures::Body;
using figures::Joints;
using figures::kLargeBase;
using figures::Legs;
using figures::Miniature;
using figures::Sculpture;

namespace {

const glm::vec4 kOrange = nation_paint("southrons");

}  // namespace

Miniature southrons_regular() {
  Sculpture sculpture;
  Body body;
  body.legs = Legs::kStriding;
  body.skin = paints::kDarkSkin;
  body.coat = {paints::kBrass, figures::Finish::kMetal, figures::Tool::kScales, 0.01F};
  body.skirt = figures::cloth(kOrange);
  body.sleeves = figures::cloth(paints::kWax);
  body.trousers = paints::kVellum;
  body.belt = paints::kWax;
  body.buckle = paints::kGold;
  body.face.brows = paints::kInk;
  body.right_hand = {-0.3F, 1.56F, 0.02F};
  body.left_hand = {0.3F, 0.86F, 0.34F};
  const Joints joints = add_body(sculpture, body);
  add_turban(sculpture, joints.head, paints::kWax, paints::kBrass);
  // Raised overhead, level: no other people holds its spear so.
  add_spear(sculpture, {-1.0F, 1.5F, -0.1F}, {0.72F, 1.72F, 0.0F}, paints::kBrass);
  add_round_shield(sculpture, {.at = {0.28F, 0.82F, 0.44F},
                               .facing = {0.25F, 0.25F, 1.0F},
                               .paint = kOrange,
                               .rim = paints::kBrass,
                               .size = 0.37F,
                               .emblem = &nation_emblem("southrons")});
  return {resized(std::move(sculpture), 1.02F, {0.04F, 0.0F, -0.14F}), nation_base("southrons")};
}

Miniature southrons_elite() {
  Sculpture sculpture;
  add_war_elephant(sculpture, kOrange);
  return {three_quarters(resized(std::move(sculpture), 0.76F, {0.0F, 0.0F, -0.12F})),
          nation_base("southrons", kLargeBase)};
}

}  // namespace wotr_figures
