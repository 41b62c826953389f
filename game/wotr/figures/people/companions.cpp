#include <array>

#include "engine/geometry/shapes.h"
#include "game/figures/generator/arms.h"
#include "game/figures/generator/beasts.h"
#include "game/figures/generator/dress.h"
#include "game/figures/generator/headgear.h"
#include "game/wotr/figures/figure_bases.h"
#include "game/wotr/figures/palette.h"
#include "game/wotr/figures/people/people.h"

// The other companions. Each has one thing that nobody else has, held where it shows from above.
namespace wotr_figures {

namespace paints = figures::paints;
using figures::AxeHead;
using figures::Body;
using figures::BowPose;
using figures::Clay;
using figures::Detail;
using figures::Gait;
using figures::Joints;
using figures::Legs;

namespace {

constexpr float kScale = 1.32F;
constexpr glm::vec3 kBack{0.0F, 0.0F, -0.1F};

// A great horn held to the lips, its bell up and out.
void add_war_horn(Clay& clay, const glm::vec3& lips) {
  const std::array<glm::vec3, 4> path{lips, lips + glm::vec3(0.2F, -0.06F, 0.14F),
                                      lips + glm::vec3(0.5F, 0.06F, 0.12F),
                                      lips + glm::vec3(0.66F, 0.42F, -0.04F)};
  if (is_fine(clay)) {
    add(clay, engine::tube(path, std::array{0.03F, 0.06F, 0.11F, 0.2F}, 6, paints::kBone));
    add(clay, engine::tube(std::array{path[2], path[2] + (path[3] - path[2]) * 0.3F},
                           std::array{0.13F, 0.15F}, 6, paints::kGold));
  } else {
    add_stick(clay, path[0], path[3], 0.04F, 0.17F, paints::kBone);
  }
}

}  // namespace

engine::Mesh strider(Detail detail) {
  Clay clay{detail};
  Body body;
  body.legs = Legs::kStriding;
  body.coat = paints::kMoss;
  body.sleeves = paints::kLeather;
  body.right_hand = {-0.5F, 1.16F, 0.3F};
  body.left_hand = {0.4F, 0.7F, 0.1F};
  const Joints joints = add_body(clay, body);
  add_hood(clay, joints.head, engine::shaded(paints::kMoss, 0.75F), paints::kSkin);
  add_cloak(clay, joints, {engine::shaded(paints::kMoss, 0.75F), 0.06F, 0.5F, 1.7F});
  add_broken_sword(clay, joints.right_hand, {-0.3F, 1.0F, -0.2F});
  return finished(resized(clay, kScale, kBack), companion_base());
}

// The King, mounted, crowned, the sword whole again.
engine::Mesh aragorn(Detail detail) {
  Clay clay{detail};
  const glm::vec4 black = nation_paint("gondor");
  const glm::mat4 saddle =
      add_horse(clay, {engine::paint_from_srgb(0x6B3F24), paints::kBlack, black, Gait::kRearing});
  Clay rider{detail};
  Body body;
  body.legs = Legs::kRiding;
  body.lean = 24.0F;
  body.coat = paints::kSteel;
  body.sleeves = paints::kBlack;
  body.right_hand = {-0.4F, 1.5F, 0.2F};
  body.left_hand = {0.2F, 0.84F, 0.36F};
  const Joints joints = add_body(rider, body);
  if (is_fine(rider)) add_hair(rider, joints.head, paints::kOak, 0.2F);
  add_crown(rider, joints.head, paints::kGold, 0.16F);
  add_cloak(rider, joints, {paints::kWax, 0.42F, 1.3F, 1.5F});
  add_sword(rider, joints.right_hand, {-0.1F, 1.0F, 0.25F}, 0.85F, paints::kWhite);
  add(clay, rider.mesh, saddle);
  return finished(three_quarters(resized(clay, 1.16F)), companion_base());
}

engine::Mesh boromir(Detail detail) {
  Clay clay{detail};
  Body body;
  body.breadth = 1.12F;
  body.legs = Legs::kStriding;
  body.coat = paints::kWax;
  body.sleeves = paints::kIron;
  body.left_hand = {0.3F, 1.18F, 0.34F};
  body.right_hand = {-0.52F, 0.8F, 0.24F};
  const Joints joints = add_body(clay, body);
  add_hair(clay, joints.head, paints::kStraw, 0.18F);
  add_cloak(clay, joints, {paints::kBlack, 0.06F, 0.34F, 1.4F});
  add_war_horn(clay, joints.head + glm::vec3(0.02F, -0.06F, 0.18F));
  add_sword(clay, joints.right_hand, {-0.5F, -0.35F, 0.5F}, 0.72F);
  return finished(resized(clay, kScale, kBack), companion_base());
}

// Kin to the elven archer, but bareheaded, fair, and aiming high.
engine::Mesh legolas(Detail detail) {
  Clay clay{detail};
  Body body;
  body.breadth = 0.9F;
  body.legs = Legs::kStriding;
  body.lean = -8.0F;
  body.coat = paints::kWood;
  body.sleeves = paints::kMoss;
  body.trousers = paints::kMoss;
  body.left_hand = {0.44F, 1.42F, 0.34F};
  body.right_hand = {-0.16F, 1.14F, 0.12F};
  const Joints joints = add_body(clay, body);
  add_hair(clay, joints.head, paints::kStraw, 0.4F);
  add_bow(clay, joints.left_hand, joints.right_hand, 1.5F, BowPose::kDrawn);
  add_quiver(clay, joints.neck + glm::vec3(0.0F, -0.12F, -0.24F), paints::kWhite);
  return finished(resized(clay, kScale, {-0.1F, 0.0F, -0.12F}), companion_base());
}

engine::Mesh gimli(Detail detail) {
  Clay clay{detail};
  Body body;
  body.breadth = 1.6F;
  body.legs = Legs::kStriding;
  body.coat = paints::kIron;
  body.sleeves = engine::paint_from_srgb(0x5B3A22);
  body.right_hand = {-0.55F, 1.1F, 0.2F};
  body.left_hand = {0.56F, 0.66F, 0.38F};
  const Joints joints = add_body(clay, body);
  const glm::vec4 red = engine::paint_from_srgb(0xB04A1E);
  add_helm(clay, joints.head, paints::kBrass, 0.02F);
  add_crest(clay, joints.head, paints::kBrass, 0.14F);
  add_beard(clay, joints.head, red, 0.46F);
  // A great two-bladed axe, lifted clear of his helm.
  add_axe(clay, {-0.5F, 0.72F, 0.34F}, {-0.66F, 1.95F, -0.12F}, 0.42F, AxeHead::kDouble);
  if (is_fine(clay)) add_axe(clay, {0.5F, 0.44F, 0.34F}, {0.84F, 0.9F, 0.6F}, 0.26F);
  return finished(resized(clay, 1.12F, kBack), companion_base());
}

}  // namespace wotr_figures
