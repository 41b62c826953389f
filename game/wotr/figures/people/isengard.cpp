#include <cmath>

#include "game/makers/figures/arms.h"
#include "game/makers/figures/beasts.h"
#include "game/makers/figures/dress.h"
#include "game/makers/figures/headgear.h"
#include "game/wotr/figures/emblems.h"
#include "game/wotr/figures/figure_bases.h"
#include "game/wotr/figures/palette.h"
#include "game/wotr/figures/people/people.h"

// Isengard: Uruks in black iron under the White Hand, and riders of wolves.
namespace wotr_figures {

namespace paints = figures::paints;
using figures::Body;
using figures::Joints;
using figures::Legs;
using figures::Miniature;
using figures::Sculpture;

namespace {

const glm::vec4 kOchre = nation_paint("isengard");
const glm::vec4 kUrukSkin = engine::paint_from_srgb(0x6A5240);

Body uruk() {
  Body body;
  body.breadth = 1.28F;
  body.lean = 8.0F;
  body.skin = kUrukSkin;
  body.coat = figures::metal(paints::kIron);
  body.skirt = figures::mail(paints::kIron);
  body.sleeves = figures::skin(kUrukSkin);
  body.trousers = paints::kBlack;
  body.pauldrons = paints::kIron;
  body.bracers = paints::kBlack;
  body.face = {.kind = figures::FaceKind::kOrc};
  return body;
}

/// The White Hand, slapped on in paint.
void add_hand_of_paint(Sculpture& sculpture, const glm::vec3& head) {
  figures::Part& hand =
      add_part(sculpture, {paints::kWhite, figures::Finish::kFlat, figures::Tool::kSmooth, 0.006F});
  hand.lumps.push_back(figures::ball(head + glm::vec3(0, 0.1F, 0.125F), {0.03F, 0.03F, 0.028F}));
  for (int finger = 0; finger < 5; ++finger) {
    const float x = -0.05F + 0.025F * static_cast<float>(finger);
    hand.lumps.push_back(figures::blended(
        figures::rod(head + glm::vec3(x * 0.4F, 0.105F, 0.13F),
                     head + glm::vec3(x, 0.15F - std::abs(x) * 0.4F, 0.098F), 0.013F, 0.011F),
        0.004F));
  }
}

}  // namespace

Miniature isengard_regular() {
  Sculpture sculpture;
  Body body = uruk();
  body.legs = Legs::kStriding;
  body.right_hand = {-0.56F, 1.2F, 0.16F};
  body.left_hand = {0.42F, 0.82F, 0.3F};
  const Joints joints = add_body(sculpture, body);
  add_helm(sculpture, joints.head, {.paint = paints::kIron, .trim = kOchre, .point = 0.0F});
  add_hand_of_paint(sculpture, joints.head + glm::vec3(0, 0.01F, 0.01F));
  add_crest(sculpture, joints.head, kOchre, 0.18F);
  add_cleaver(sculpture, joints.right_hand, {-0.25F, 1.0F, -0.3F}, 0.8F);
  add_tall_shield(sculpture, {.at = {0.4F, 0.74F, 0.36F},
                              .facing = {0.4F, 0.2F, 1.0F},
                              .paint = paints::kBlack,
                              .rim = kOchre,
                              .size = 0.28F,
                              .emblem = &nation_emblem("isengard")});
  return {resized(std::move(sculpture), 1.05F, {0.0F, 0.0F, -0.14F}), nation_base("isengard")};
}

Miniature isengard_elite() {
  Sculpture sculpture;
  const glm::mat4 saddle = add_wolf(sculpture, engine::paint_from_srgb(0x77726B));
  Sculpture rider;
  Body body = uruk();
  body.breadth = 1.1F;
  body.legs = Legs::kRiding;
  body.lean = 20.0F;
  body.right_hand = {-0.56F, 1.25F, 0.2F};
  body.left_hand = {0.3F, 0.72F, 0.42F};
  const Joints joints = add_body(rider, body);
  add_helm(rider, joints.head, {.paint = paints::kIron, .trim = kOchre, .point = 0.02F});
  add_horns(rider, joints.head, kOchre, 0.22F);
  add_cloak(rider, joints,
            {.paint = kOchre,
             .hem = 0.5F,
             .sweep = 1.2F,
             .width = 0.9F,
             .collar = engine::paint_from_srgb(0x4C4640)});
  add_axe(rider, {-0.46F, 0.86F, 0.34F}, {-0.98F, 1.7F, 0.12F}, 0.4F);
  add(sculpture, std::move(rider), saddle);
  return {three_quarters(resized(std::move(sculpture), 1.14F, {0.0F, 0.0F, 0.04F})),
          nation_base("isengard")};
}

}  // namespace wotr_figures
