#include <array>

#include "game/makers/figures/arms.h"
#include "game/makers/figures/beasts.h"
#include "game/makers/figures/dress.h"
#include "game/makers/figures/headgear.h"
#include "game/wotr/figures/figure_bases.h"
#include "game/wotr/figures/palette.h"
#include "game/wotr/figures/people/people.h"

// The other companions. Each has one thing that nobody else has, held where it shows from above.
namespace wotr_figures {

namespace paints = figures::paints;
using figures::AxeHead;
using figures::Body;
using figures::BowPose;
using figures::Gait;
using figures::Joints;
using figures::Legs;
using figures::Miniature;
using figures::Sculpture;

namespace {

constexpr float kScale = 1.32F;
constexpr glm::vec3 kBack{0.0F, 0.0F, -0.1F};
const glm::vec4 kGreyGreen = engine::shaded(paints::kMoss, 0.8F);

// A great horn held to the lips, its bell up and out.
void add_war_horn(Sculpture& sculpture, const glm::vec3& lips) {
  const std::array<glm::vec3, 6> path{lips,
                                      lips + glm::vec3(0.18F, -0.07F, 0.13F),
                                      lips + glm::vec3(0.36F, -0.04F, 0.15F),
                                      lips + glm::vec3(0.51F, 0.08F, 0.12F),
                                      lips + glm::vec3(0.61F, 0.26F, 0.04F),
                                      lips + glm::vec3(0.66F, 0.42F, -0.04F)};
  figures::Part& horn = add_part(sculpture, figures::bone(paints::kBone));
  add_rope(horn, path, std::array{0.025F, 0.05F, 0.075F, 0.105F, 0.14F, 0.18F}, 0.03F);
  horn.lumps.push_back(figures::carved(
      figures::rod(path[4], path[5] + (path[5] - path[4]) * 0.9F, 0.06F, 0.19F), 0.01F));
  figures::Part& bands = add_part(sculpture, figures::metal(paints::kGold));
  for (const std::size_t at : {std::size_t{2}, std::size_t{4}}) {
    bands.lumps.push_back(
        figures::hoop(at == 2 ? 0.074F : 0.138F, 0.018F,
                      figures::frame(path[at], path[at + 1] - path[at - 1], glm::vec3(0, 0, 1))));
  }
}

}  // namespace

Miniature strider() {
  Sculpture sculpture;
  Body body;
  body.legs = Legs::kStriding;
  body.coat = figures::leather();
  body.skirt = figures::leather(engine::shaded(paints::kLeather, 0.8F));
  body.sleeves = figures::cloth(kGreyGreen);
  body.bracers = paints::kBoot;
  body.right_hand = {-0.5F, 1.16F, 0.3F};
  body.left_hand = {0.4F, 0.7F, 0.1F};
  const Joints joints = add_body(sculpture, body);
  add_hair(sculpture, joints.head, paints::kBoot, 0.16F);
  add_beard(sculpture, joints.head, paints::kBoot, 0.03F, 0.8F);
  add_hood(sculpture, joints.head, kGreyGreen);
  add_cloak(sculpture, joints, {.paint = kGreyGreen, .hem = 0.06F, .sweep = 0.42F, .width = 1.7F});
  add_broken_sword(sculpture, joints.right_hand, {-0.3F, 1.0F, -0.2F});
  return {resized(std::move(sculpture), kScale, kBack), companion_base()};
}

// The King, mounted, crowned, the sword whole again.
Miniature aragorn() {
  Sculpture sculpture;
  const glm::mat4 saddle = add_horse(sculpture, {.coat = engine::paint_from_srgb(0x7E4A2A),
                                                 .mane = paints::kBlack,
                                                 .cloth = nation_paint("gondor"),
                                                 .trim = paints::kGold,
                                                 .gait = Gait::kRearing});
  Sculpture rider;
  Body body;
  body.legs = Legs::kRiding;
  body.lean = 24.0F;
  body.coat = figures::metal(paints::kSteel);
  body.skirt = figures::mail(paints::kSteel);
  body.sleeves = figures::cloth(paints::kBlack);
  body.pauldrons = paints::kSteel;
  body.buckle = paints::kGold;
  body.right_hand = {-0.34F, 1.2F, 0.52F};
  body.left_hand = {0.2F, 0.84F, 0.36F};
  const Joints joints = add_body(rider, body);
  add_hair(rider, joints.head, paints::kBoot, 0.2F);
  add_beard(rider, joints.head, paints::kBoot, 0.04F, 0.85F);
  add_crown(rider, joints.head, paints::kGold, 0.16F, 0.14F);
  add_cloak(
      rider, joints,
      {.paint = paints::kWax, .hem = 0.42F, .sweep = 1.6F, .width = 2.0F, .brooch = paints::kGold});
  add_sword(rider, joints.right_hand, {-0.2F, 0.3F, 1.0F}, 1.0F, paints::kWhite);
  add(sculpture, std::move(rider), saddle);
  return {three_quarters(resized(std::move(sculpture), 1.16F)), companion_base()};
}

Miniature boromir() {
  Sculpture sculpture;
  Body body;
  body.breadth = 1.12F;
  body.legs = Legs::kStriding;
  body.coat = figures::leather(paints::kWax);
  body.skirt = figures::cloth(paints::kWax);
  body.sleeves = figures::mail(paints::kIron);
  body.pauldrons = paints::kIron;
  body.buckle = paints::kGold;
  body.left_hand = {0.3F, 1.18F, 0.34F};
  body.right_hand = {-0.52F, 0.8F, 0.24F};
  const Joints joints = add_body(sculpture, body);
  add_hair(sculpture, joints.head, engine::paint_from_srgb(0xA8834A), 0.18F);
  add_beard(sculpture, joints.head, engine::paint_from_srgb(0xA8834A), 0.05F, 0.9F);
  add_cloak(sculpture, joints,
            {.paint = paints::kBlack,
             .hem = 0.06F,
             .sweep = 0.34F,
             .width = 1.4F,
             .collar = engine::paint_from_srgb(0x6F5A45)});
  add_war_horn(sculpture, joints.head + glm::vec3(0.02F, -0.075F, 0.16F));
  add_sword(sculpture, joints.right_hand, {-0.5F, -0.35F, 0.5F}, 0.72F);
  return {resized(std::move(sculpture), kScale, kBack), companion_base()};
}

// Kin to the elven archer, but bareheaded, fair, and aiming high.
Miniature legolas() {
  Sculpture sculpture;
  Body body;
  body.breadth = 0.9F;
  body.legs = Legs::kStriding;
  body.lean = -8.0F;
  body.skin = engine::paint_from_srgb(0xE2BC98);
  body.coat = figures::leather(paints::kWood);
  body.skirt = figures::cloth(paints::kMoss);
  body.sleeves = figures::cloth(paints::kWood);
  body.trousers = paints::kMoss;
  body.face = {.kind = figures::FaceKind::kElf, .brows = paints::kPine};
  body.left_hand = {0.44F, 1.42F, 0.34F};
  body.right_hand = {-0.16F, 1.14F, 0.12F};
  const Joints joints = add_body(sculpture, body);
  add_hair(sculpture, joints.head, paints::kStraw, 0.4F);
  add_bow(sculpture, joints.left_hand, joints.right_hand, 1.5F, BowPose::kDrawn);
  add_quiver(sculpture, joints.neck + glm::vec3(0.0F, -0.1F, -0.28F), paints::kWhite);
  return {resized(std::move(sculpture), kScale, {-0.1F, 0.0F, -0.12F}), companion_base()};
}

Miniature gimli() {
  Sculpture sculpture;
  const glm::vec4 red = engine::paint_from_srgb(0xB04A1E);
  Body body;
  body.breadth = 1.55F;
  body.legs = Legs::kStriding;
  body.coat = figures::mail(paints::kIron);
  body.skirt = figures::leather(engine::paint_from_srgb(0x5B3A22));
  body.sleeves = figures::cloth(engine::paint_from_srgb(0x5B3A22));
  body.pauldrons = paints::kIron;
  body.buckle = paints::kGold;
  body.face = {.kind = figures::FaceKind::kDwarf, .brows = red};
  body.right_hand = {-0.55F, 1.1F, 0.2F};
  body.left_hand = {0.56F, 0.66F, 0.38F};
  const Joints joints = add_body(sculpture, body);
  add_helm(sculpture, joints.head,
           {.paint = paints::kBrass, .trim = paints::kIron, .point = 0.02F, .cheeks = false});
  add_crest(sculpture, joints.head, paints::kBrass, 0.14F);
  add_beard(sculpture, joints.head, red, 0.4F, 1.5F, figures::BeardCut::kBraided);
  // A great two-bladed axe, lifted clear of his helm.
  add_axe(sculpture, {-0.48F, 0.62F, 0.5F}, {-0.84F, 1.86F, -0.36F}, 0.42F, AxeHead::kDouble);
  add_axe(sculpture, {0.48F, 0.4F, 0.3F}, {0.98F, 0.96F, 0.72F}, 0.28F);
  return {resized(std::move(sculpture), 1.12F, kBack), companion_base()};
}

}  // namespace wotr_figures
