#include "game/carve/arms.h"
#include "game/carve/beasts.h"
#include "game/carve/dress.h"
#include "game/carve/figures.h"
#include "game/carve/headgear.h"
#include "game/table/miniatures/figure_bases.h"

// Southrons and Easterlings: scarlet and brass, turbans, the mûmak.
namespace table::carve {
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
                          .emblem = "southrons"});
  return finished(resized(clay, 1.02F, {0.04F, 0.0F, -0.14F}), nation_base("southrons"));
}

engine::Mesh southrons_elite(Detail detail) {
  Clay clay{detail};
  add_mumak(clay, kOrange);
  return finished(three_quarters(resized(clay, 0.76F, {0.0F, 0.0F, -0.12F})),
                  nation_base("southrons", kLargeBase));
}

}  // namespace table::carve
