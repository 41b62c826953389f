#include <cmath>

#include "game/makers/figures/arms.h"
#include "game/makers/figures/beasts.h"
#include "game/makers/figures/dress.h"
#include "game/makers/figures/headgear.h"
#include "game/wotr/figures/figure_bases.h"
#include "game/wotr/figures/palette.h"
#include "game/wotr/figures/people/people.h"

// The captains of Sauron. (Saruman stands with the wizards.)
namespace wotr_figures {

namespace paints = figures::paints;
using figures::Body;
using figures::Gait;
using figures::Joints;
using figures::Legs;
using figures::Miniature;
using figures::Sculpture;

namespace {

/// A tower of iron without eyes, its teeth bared below.
void add_mouths_helm(Sculpture& sculpture, const glm::vec3& head) {
  figures::Part& iron = add_part(sculpture, figures::metal(paints::kIron));
  iron.lumps.push_back(figures::turned({{0, -0.08F},
                                        {0.17F, -0.08F},
                                        {0.175F, 0.04F},
                                        {0.2F, 0.26F},
                                        {0.21F, 0.3F},
                                        {0.15F, 0.33F},
                                        {0.07F, 0.44F},
                                        {0, 0.48F}},
                                       figures::moved_to(head)));
  iron.lumps.push_back(
      figures::blended(figures::rod(head + glm::vec3(0, 0.3F, 0.17F),
                                    head + glm::vec3(0, -0.05F, 0.2F), 0.02F, 0.03F),
                       0.02F));
  for (const float side : {-1.0F, 1.0F}) {
    for (int bar = 0; bar < 3; ++bar) {
      const float x = side * (0.05F + 0.05F * static_cast<float>(bar));
      iron.lumps.push_back(figures::carved(
          figures::rod(head + glm::vec3(x, 0.24F, 0.2F - std::abs(x) * 0.3F),
                       head + glm::vec3(x, 0.05F, 0.19F - std::abs(x) * 0.5F), 0.012F, 0.012F),
          0.006F));
    }
  }
  figures::Part& spikes = add_part(sculpture, figures::metal(paints::kSteel));
  for (const float x : {-0.19F, -0.1F, 0.1F, 0.19F}) {
    spikes.lumps.push_back(figures::rod(
        head + glm::vec3(x, 0.26F, 0.0F),
        head + glm::vec3(x * 1.9F, 0.56F - std::abs(x) * 0.6F, -0.05F), 0.034F, 0.004F));
  }
  figures::Part& gums =
      add_part(sculpture, {paints::kWax, figures::Finish::kSkin, figures::Tool::kSmooth, 0.006F});
  gums.lumps.push_back(figures::ball(head + glm::vec3(0, -0.1F, 0.1F), {0.08F, 0.042F, 0.06F}));
  figures::Part& teeth =
      add_part(sculpture, {paints::kBone, figures::Finish::kBone, figures::Tool::kSmooth, 0.005F});
  for (int tooth = 0; tooth < 6; ++tooth) {
    const float x = -0.055F + 0.022F * static_cast<float>(tooth);
    const float z = 0.158F - x * x * 6.0F;
    teeth.lumps.push_back(figures::ball(head + glm::vec3(x, -0.088F, z), {0.009F, 0.016F, 0.009F}));
    teeth.lumps.push_back(figures::ball(head + glm::vec3(x, -0.116F, z), {0.009F, 0.014F, 0.009F}));
  }
}

}  // namespace

// No face under the crown, and a mace too large for a man.
Miniature witch_king() {
  Sculpture sculpture;
  const glm::vec4 night = engine::paint_from_srgb(0x2B272B);
  Body body;
  body.legs = Legs::kRobe;
  body.breadth = 1.15F;
  body.coat = figures::cloth(night);
  body.skirt = figures::cloth(night);
  body.sleeves = figures::cloth(night);
  body.bracers = paints::kIron;
  body.pauldrons = paints::kIron;
  body.buckle = paints::kSteel;
  body.skin = paints::kIron;
  body.face = {.kind = figures::FaceKind::kNone};
  body.right_hand = {-0.52F, 1.3F, 0.24F};
  body.left_hand = {0.46F, 0.8F, 0.28F};
  const Joints joints = add_body(sculpture, body);
  add_hood(sculpture, joints.head, night);
  figures::Part& mask = add_part(sculpture, figures::metal(paints::kIron));
  mask.lumps.push_back(
      figures::ball(joints.head + glm::vec3(0, -0.02F, 0.05F), {0.085F, 0.12F, 0.085F}));
  for (const float side : {-1.0F, 1.0F}) {
    mask.lumps.push_back(figures::carved(
        figures::rod(joints.head + glm::vec3(side * 0.02F, 0.005F, 0.135F),
                     joints.head + glm::vec3(side * 0.06F, 0.025F, 0.115F), 0.014F, 0.012F),
        0.006F));
  }
  figures::Part& eyes =
      add_part(sculpture, {paints::kEmber, figures::Finish::kFlat, figures::Tool::kSmooth, 0.005F});
  for (const float side : {-1.0F, 1.0F}) {
    eyes.lumps.push_back(
        figures::ball(joints.head + glm::vec3(side * 0.04F, 0.014F, 0.115F), 0.013F));
  }
  add_crown(sculpture, joints.head + glm::vec3(0, 0.03F, -0.02F), paints::kSteel, 0.42F, 0.165F);
  add_cloak(sculpture, joints,
            {.paint = night, .hem = 0.0F, .sweep = 0.14F, .width = 1.6F, .brooch = paints::kIron});
  add_mace(sculpture, joints.right_hand, {-0.76F, 1.84F, 0.3F}, 0.18F);
  add_sword(sculpture, joints.left_hand, {0.8F, -0.3F, 0.6F}, 0.55F, paints::kPallor);
  return {resized(std::move(sculpture), 1.36F, {0.0F, 0.0F, -0.18F}), minion_base("sauron")};
}

// On a black horse, his helm a tower with no eyes and a great mouth.
Miniature mouth_of_sauron() {
  Sculpture sculpture;
  const glm::mat4 saddle = add_horse(sculpture, {.coat = engine::paint_from_srgb(0x322C2A),
                                                 .mane = paints::kIron,
                                                 .cloth = paints::kWax,
                                                 .trim = paints::kIron,
                                                 .gait = Gait::kStanding});
  Sculpture rider;
  Body body;
  body.legs = Legs::kRiding;
  body.coat = figures::metal(paints::kBlack);
  body.skirt = figures::cloth(paints::kBlack);
  body.sleeves = figures::cloth(paints::kBlack);
  body.trousers = paints::kBlack;
  body.pauldrons = paints::kIron;
  body.skin = paints::kPallor;
  body.right_hand = {-0.5F, 1.06F, 0.36F};
  body.left_hand = {0.2F, 0.84F, 0.32F};
  const Joints joints = add_body(rider, body);
  add_mouths_helm(rider, joints.head);
  add_cloak(
      rider, joints,
      {.paint = paints::kWax, .hem = 0.35F, .sweep = 1.5F, .width = 1.7F, .brooch = paints::kIron});
  // The parley: a rod with the Eye's ring at its end.
  const glm::vec3 top{-0.95F, 1.5F, 0.74F};
  figures::Part& rod = add_part(rider, figures::metal(paints::kIron));
  rod.lumps.push_back(figures::rod({-0.4F, 0.6F, 0.12F}, top, 0.03F, 0.03F));
  figures::Part& eye = add_part(rider, {paints::kEmber, figures::Finish::kFlat});
  eye.lumps.push_back(figures::hoop(
      0.14F, 0.042F, figures::frame(top + glm::vec3(0, 0.16F, 0), {0, 0, 1}, {1, 0, 0})));
  figures::Part& pupil = add_part(rider, {paints::kInk, figures::Finish::kFlat});
  pupil.lumps.push_back(figures::ball(top + glm::vec3(0, 0.16F, 0), {0.03F, 0.11F, 0.03F}));
  add(sculpture, std::move(rider), saddle);
  return {three_quarters(resized(std::move(sculpture), 1.2F)), minion_base("sauron")};
}

}  // namespace wotr_figures
