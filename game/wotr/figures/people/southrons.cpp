#include "game/figures/generator/arms.h"
#include "game/figures/generator/beasts.h"
#include "game/figures/generator/dress.h"
#include "game/figures/generator/headgear.h"
#include "game/wotr/figures/emblems.h"
#include "game/wotr/figures/figure_bases.h"
#include "game/wotr/figures/palette.h"
#include "game/wotr/figures/people/people.h"

// Southrons and Easterlings: scarlet and brass, turbans, the mûmak.
namespace wotr_figures {

namespace paints = figures::paints;
using figures::Body;
using figures::Clay;
using figures::Detail;
using figures::Joints;
using figures::kLargeBase;
using figures::Legs;

namespace {

const glm::vec4 kOrange = nation_paint("southrons");

}  // namespace

engine::Mesh southrons_regular(Detail detail) {
  Clay clay{detail};
  Body body;
  body.legs = Legs::kStriding;
  body.skin = paints::kDarkSkin;
  body.coat = kOrange;
  body.sleeves = paints::kWax;
  body.trousers = paints::kVellum;
  body.right_hand = {-0.3F, 1.56F, 0.02F};
  body.left_hand = {0.3F, 0.86F, 0.34F};
  const Joints joints = add_body(clay, body);
  add_turban(clay, joints.head, paints::kWax, paints::kBrass);
  // Raised overhead, level: no other people holds its spear so.
  add_spear(clay, {-1.0F, 1.5F, -0.1F}, {0.72F, 1.72F, 0.0F}, paints::kBrass);
  add_round_shield(clay, {.at = {0.28F, 0.82F, 0.44F},
                          .facing = {0.25F, 0.25F, 1.0F},
                          .paint = kOrange,
                          .rim = paints::kBrass,
                          .size = 0.37F,
                          .emblem = &nation_emblem("southrons")});
  return finished(resized(clay, 1.02F, {0.04F, 0.0F, -0.14F}), nation_base("southrons"));
}

engine::Mesh southrons_elite(Detail detail) {
  Clay clay{detail};
  add_war_elephant(clay, kOrange);
  return finished(three_quarters(resized(clay, 0.76F, {0.0F, 0.0F, -0.12F})),
                  nation_base("southrons", kLargeBase));
}

}  // namespace wotr_figures
