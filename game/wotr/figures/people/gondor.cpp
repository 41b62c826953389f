#include <array>
#include <glm/common.hpp>
#include <glm/gtc/matrix_transform.hpp>

#include "engine/geometry/shapes.h"
#include "game/figures/generator/arms.h"
#include "game/figures/generator/beasts.h"
#include "game/figures/generator/dress.h"
#include "game/figures/generator/headgear.h"
#include "game/wotr/figures/emblems.h"
#include "game/wotr/figures/figure_bases.h"
#include "game/wotr/figures/palette.h"
#include "game/wotr/figures/people/people.h"

// Gondor: black and silver over blue, winged helms, the White Tree.
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

const glm::vec4 kBlue = nation_paint("gondor");

Body soldier() {
  Body body;
  body.coat = paints::kIron;
  body.sleeves = paints::kSteel;
  body.trousers = paints::kBlack;
  return body;
}

// A spear for the saddle, with a pennon that streams back from below its head.
void add_lance(Clay& clay, const glm::vec3& butt, const glm::vec3& tip) {
  add_spear(clay, butt, tip);
  const glm::vec3 top = glm::mix(butt, tip, 0.84F);
  const glm::vec3 foot = glm::mix(butt, tip, 0.62F);
  const glm::vec3 end = (top + foot) / 2.0F + glm::vec3(-0.1F, 0.06F, -0.7F);
  add(clay, engine::cloth(std::array{top, end, foot, end - glm::vec3(0.0F, 0.06F, 0.0F)}, 2, 0.03F,
                          nation_paint("gondor", kTinted)));
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
                         .emblem = &nation_emblem("gondor")});
  return finished(resized(clay, 1.0F, {0.0F, 0.0F, -0.1F}), nation_base("gondor"));
}

engine::Mesh gondor_elite(Detail detail) {
  Clay clay{detail};
  const glm::mat4 saddle = add_horse(clay, {paints::kWhite, paints::kGrey, kBlue, Gait::kTrotting});
  add_barding(clay, kBlue);
  Clay rider{detail};
  Body body = soldier();
  body.legs = Legs::kRiding;
  body.coat = paints::kSteel;
  body.right_hand = {-0.36F, 0.95F, 0.14F};
  body.left_hand = {0.3F, 0.82F, 0.2F};
  const Joints joints = add_body(rider, body);
  add_winged_helm(rider, joints);
  add_lance(rider, {-0.34F, 0.5F, -0.3F}, {-0.62F, 1.85F, 0.98F});
  add_tall_shield(rider, {.at = {0.42F, 0.78F, 0.2F},
                          .facing = {0.7F, 0.5F, 0.6F},
                          .paint = kBlue,
                          .rim = paints::kSteel,
                          .size = 0.3F,
                          .emblem = &nation_emblem("gondor")});
  if (is_fine(rider)) add_cloak(rider, joints, {kBlue, 0.5F, 0.8F, 0.9F});
  add(clay, rider.mesh, saddle);
  return finished(three_quarters(resized(clay, 1.06F)), nation_base("gondor"));
}

engine::Mesh gondor_leader(Detail detail) {
  Clay clay{detail};
  Body body = soldier();
  body.coat = paints::kSteel;
  body.right_hand = {-0.42F, 0.95F, 0.02F};
  body.left_hand = {0.46F, 0.95F, 0.36F};
  const Joints joints = add_body(clay, body);
  add_winged_helm(clay, joints);
  add_cloak(clay, joints, {kBlue, 0.08F, 0.26F, 1.2F});
  add_sword(clay, joints.left_hand, {0.4F, 0.15F, 0.85F}, 0.6F);
  add_banner(clay, {.butt = {-0.42F, 0.0F, 0.2F},
                    .top = {-0.42F, 2.1F, -0.34F},
                    .cloth = nation_paint("gondor", kTinted),
                    .sign = nation_emblem("gondor")});
  return finished(resized(clay, 1.13F, {-0.02F, 0.0F, -0.08F}), nation_base("gondor"));
}

}  // namespace wotr_figures
