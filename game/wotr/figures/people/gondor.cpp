#include <glm/common.hpp>

#include "game/makers/figures/arms.h"
#include "game/makers/figures/beasts.h"
#include "game/makers/figures/dress.h"
#include "game/makers/figures/headgear.h"
#include "game/wotr/figures/emblems.h"
#include "game/wotr/figures/figure_bases.h"
#include "game/wotr/figures/palette.h"
#include "game/wotr/figures/people/people.h"

// Gondor: black and silver over blue, winged helms, the White Tree.
namespace wotr_figures {

namespace paints = figures::paints;
using figures::Body;
using figures::Gait;
using figures::Joints;
using figures::kTinted;
using figures::Legs;
using figures::Miniature;
using figures::Sculpture;

namespace {

const glm::vec4 kBlue = nation_paint("gondor");
const glm::vec4 kSable = engine::paint_from_srgb(0x2C2E36);

Body soldier() {
  Body body;
  body.coat = figures::cloth(kSable);
  body.skirt = figures::mail(paints::kSteel);
  body.sleeves = figures::mail(paints::kSteel);
  body.trousers = kSable;
  body.bracers = paints::kBoot;
  body.pauldrons = paints::kSteel;
  body.buckle = paints::kSteel;
  return body;
}

// The White Tree on the breast.
void add_surcoat_tree(Sculpture& sculpture) {
  figures::Part& sign =
      add_part(sculpture, figures::ornament(paints::kVellum, figures::Finish::kCloth, 0.006F));
  for (std::vector<glm::vec2> contour : nation_emblem("gondor").contours) {
    for (glm::vec2& p : contour) p *= 0.105F;
    figures::Lump lump = figures::plate(contour, 0.02F, 0, figures::moved_to({0, 0.985F, 0.149F}));
    lump.bend = {-1.6F, -0.6F};
    lump.blend = 0;
    sign.lumps.push_back(lump);
  }
}

// A spear for the saddle, with a pennon that streams back from below its head.
void add_lance(Sculpture& sculpture, const glm::vec3& butt, const glm::vec3& tip) {
  add_spear(sculpture, butt, tip);
  const glm::vec3 top = glm::mix(butt, tip, 0.8F);
  const glm::vec3 foot = glm::mix(butt, tip, 0.64F);
  add_pennon(sculpture, top, foot, (top + foot) / 2.0F + glm::vec3(-0.24F, 0.04F, -1.0F),
             nation_paint("gondor", kTinted));
}

void add_winged_helm(Sculpture& sculpture, const Joints& joints, const glm::vec4& trim) {
  add_helm(sculpture, joints.head, {.paint = paints::kSteel, .trim = trim, .point = 0.08F});
  add_helm_wings(sculpture, joints.head, paints::kWhite, trim);
}

}  // namespace

Miniature gondor_regular() {
  Sculpture sculpture;
  Body body = soldier();
  body.right_hand = {-0.41F, 0.9F, 0.1F};
  body.left_hand = {0.28F, 0.82F, 0.2F};
  const Joints joints = add_body(sculpture, body);
  add_surcoat_tree(sculpture);
  add_winged_helm(sculpture, joints, paints::kIron);
  add_cloak(sculpture, joints, {.paint = kSable, .hem = 0.2F, .sweep = 0.1F, .width = 0.25F});
  add_spear(sculpture, {-0.4F, 0.0F, 0.26F}, {-0.42F, 2.0F, -0.12F});
  add_tall_shield(sculpture, {.at = {0.27F, 0.66F, 0.28F},
                              .facing = {0.3F, 0.12F, 1.0F},
                              .paint = kBlue,
                              .rim = paints::kSteel,
                              .size = 0.29F,
                              .emblem = &nation_emblem("gondor")});
  return {resized(std::move(sculpture), 1.0F, {0.0F, 0.0F, -0.1F}), nation_base("gondor")};
}

Miniature gondor_elite() {
  Sculpture sculpture;
  const glm::mat4 saddle = add_horse(sculpture, {.coat = paints::kWhite,
                                                 .mane = paints::kGrey,
                                                 .cloth = kSable,
                                                 .trim = paints::kSteel,
                                                 .gait = Gait::kTrotting});
  add_barding(sculpture, kBlue, paints::kSteel);
  Sculpture rider;
  Body body = soldier();
  body.legs = Legs::kRiding;
  body.coat = figures::metal(paints::kSteel);
  body.right_hand = {-0.36F, 0.95F, 0.14F};
  body.left_hand = {0.3F, 0.82F, 0.2F};
  const Joints joints = add_body(rider, body);
  add_winged_helm(rider, joints, paints::kIron);
  add_lance(rider, {-0.34F, 0.5F, -0.3F}, {-0.62F, 1.85F, 0.98F});
  add_tall_shield(rider, {.at = {0.42F, 0.78F, 0.2F},
                          .facing = {0.7F, 0.5F, 0.6F},
                          .paint = kBlue,
                          .rim = paints::kSteel,
                          .size = 0.28F,
                          .emblem = &nation_emblem("gondor")});
  add_cloak(rider, joints, {.paint = kBlue, .hem = 0.5F, .sweep = 0.8F, .width = 0.9F});
  add(sculpture, std::move(rider), saddle);
  return {three_quarters(resized(std::move(sculpture), 1.06F)), nation_base("gondor")};
}

Miniature gondor_leader() {
  Sculpture sculpture;
  Body body = soldier();
  body.coat = figures::metal(paints::kSteel);
  body.skirt = figures::cloth(kSable);
  body.right_hand = {-0.42F, 0.95F, 0.02F};
  body.left_hand = {0.46F, 0.95F, 0.36F};
  const Joints joints = add_body(sculpture, body);
  add_surcoat_tree(sculpture);
  add_winged_helm(sculpture, joints, paints::kGold);
  add_cloak(sculpture, joints, {.paint = kBlue, .hem = 0.08F, .sweep = 0.26F, .width = 1.2F});
  add_sword(sculpture, joints.left_hand, {0.4F, 0.15F, 0.85F}, 0.6F);
  add_banner(sculpture, {.butt = {-0.42F, 0.0F, 0.2F},
                         .top = {-0.42F, 2.1F, -0.34F},
                         .cloth = nation_paint("gondor", kTinted),
                         .sign = nation_emblem("gondor")});
  return {resized(std::move(sculpture), 1.13F, {-0.02F, 0.0F, -0.08F}), nation_base("gondor")};
}

}  // namespace wotr_figures
