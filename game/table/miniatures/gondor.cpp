#include <glm/gtc/matrix_transform.hpp>

#include "game/table/miniatures/arms.h"
#include "game/table/miniatures/beasts.h"
#include "game/table/miniatures/dress.h"
#include "game/table/miniatures/figures.h"
#include "game/table/miniatures/headgear.h"

// Gondor: black and silver over blue, winged helms, the White Tree.
namespace table {
namespace {

const glm::vec4 kBlue = nation_paint("gondor");
const Base kBase{nation_paint("gondor", kTinted), kUnitBase, "gondor"};

Body soldier() {
  Body body;
  body.coat = paints::kIron;
  body.sleeves = paints::kSteel;
  body.trousers = paints::kBlack;
  return body;
}

void add_winged_helm(Clay& clay, const Joints& joints) {
  add_helm(clay, joints.head, paints::kSteel);
  add_helm_wings(clay, joints.head, paints::kWhite);
}

}  // namespace

engine::Mesh gondor_regular(Detail detail) {
  Clay clay{detail};
  Body body = soldier();
  body.right_hand = {-0.41F, 0.9F, 0.1F};
  body.left_hand = {0.28F, 0.82F, 0.2F};
  const Joints joints = add_body(clay, body);
  add_winged_helm(clay, joints);
  add_spear(clay, {-0.4F, 0.0F, 0.26F}, {-0.42F, 2.0F, -0.12F});
  add_tall_shield(clay, {.at = {0.26F, 0.66F, 0.3F},
                         .facing = {0.25F, 0.15F, 1.0F},
                         .paint = kBlue,
                         .rim = paints::kSteel,
                         .size = 0.31F,
                         .emblem = "gondor"});
  return finished(resized(clay, 1.0F, {0.0F, 0.0F, -0.1F}), kBase);
}

engine::Mesh gondor_elite(Detail detail) {
  Clay clay{detail};
  const glm::mat4 saddle = add_horse(clay, {paints::kWhite, paints::kGrey, kBlue, Gait::Trotting});
  Clay rider{detail};
  Body body = soldier();
  body.legs = Legs::Riding;
  body.coat = paints::kSteel;
  body.right_hand = {-0.36F, 0.95F, 0.14F};
  body.left_hand = {0.3F, 0.82F, 0.2F};
  const Joints joints = add_body(rider, body);
  add_winged_helm(rider, joints);
  add_spear(rider, {-0.36F, 0.4F, 0.28F}, {-0.5F, 2.15F, -0.2F});
  add_tall_shield(rider, {.at = {0.34F, 0.74F, 0.14F},
                          .facing = {0.9F, 0.2F, 0.6F},
                          .paint = kBlue,
                          .rim = paints::kSteel,
                          .size = 0.25F,
                          .emblem = "gondor"});
  if (is_fine(rider)) add_cloak(rider, joints, {kBlue, 0.5F, 0.8F, 0.9F});
  add(clay, rider.mesh, saddle);
  return finished(three_quarters(resized(clay, 1.06F)), kBase);
}

engine::Mesh gondor_leader(Detail detail) {
  Clay clay{detail};
  Body body = soldier();
  body.coat = paints::kSteel;
  body.right_hand = {-0.42F, 0.95F, 0.02F};
  body.left_hand = {0.42F, 0.85F, 0.22F};
  const Joints joints = add_body(clay, body);
  add_winged_helm(clay, joints);
  add_cloak(clay, joints, {kBlue, 0.08F, 0.26F, 1.2F});
  add_sword(clay, joints.left_hand, {0.12F, -1.0F, 0.1F}, 0.72F);
  add_banner(clay,
             {.butt = {-0.42F, 0.0F, 0.2F}, .top = {-0.42F, 2.1F, -0.34F}, .nation = "gondor"});
  return finished(resized(clay, 1.13F, {-0.02F, 0.0F, -0.08F}), kBase);
}

}  // namespace table
