#include <array>
#include <glm/geometric.hpp>

#include "game/makers/figures/arms.h"
#include "game/makers/figures/beasts.h"
#include "game/makers/figures/dress.h"
#include "game/makers/figures/headgear.h"
#include "game/wotr/figures/figure_bases.h"
#include "game/wotr/figures/palette.h"
#include "game/wotr/figures/people/people.h"

// The two young hobbits, in elven cloaks too long for them, and Gollum.
namespace wotr_figures {

namespace paints = figures::paints;
using figures::Body;
using figures::Joints;
using figures::Legs;
using figures::Miniature;
using figures::Sculpture;

namespace {

constexpr float kHeadSize = 1.22F;

/// Half as high as a man, with a large curly head and bare feet.
struct Hobbit {
  Body body;
  glm::vec4 hair;
};

Joints add_hobbit(Sculpture& sculpture, const Hobbit& hobbit) {
  Body headless = hobbit.body;
  headless.face.kind = figures::FaceKind::kNone;
  Joints joints = add_body(sculpture, headless);
  sculpture.parts.pop_back();  // a larger head takes the place of the plain one
  joints.head.y += 0.03F;
  Sculpture head;
  add_head(head, glm::vec3(0), hobbit.body.face, hobbit.body.skin);
  add_curls(head, glm::vec3(0), hobbit.hair);
  place(head, glm::mat4(glm::mat3(kHeadSize)));
  add(sculpture, std::move(head), figures::moved_to(joints.head));
  return joints;
}

Body halfling() {
  Body body;
  body.breadth = 1.15F;
  body.coat = figures::cloth(paints::kPine);
  body.skirt = figures::cloth(paints::kPine);
  body.sleeves = figures::cloth(paints::kVellum);
  body.trousers = paints::kLeather;
  body.boots = paints::kSkin;
  return body;
}

void add_gollums_limbs(figures::Part& skin, const glm::vec3& hips, const glm::vec3& chest) {
  for (const float side : {-1.0F, 1.0F}) {
    const glm::vec3 knee{side * 0.48F, 0.88F, 0.04F};
    const glm::vec3 foot{side * 0.34F, 0.42F, 0.1F};
    add_rope(skin, std::array{hips + glm::vec3(side * 0.08F, 0, 0), knee, foot},
             std::array{0.1F, 0.062F, 0.05F});
    skin.lumps.push_back(figures::blended(
        figures::rod(foot, foot + glm::vec3(side * 0.06F, -0.03F, 0.2F), 0.055F, 0.035F), 0.02F));
    for (const float toe : {-0.04F, 0.0F, 0.04F}) {
      skin.lumps.push_back(figures::blended(
          figures::rod(foot + glm::vec3(side * 0.06F + toe, -0.03F, 0.18F),
                       foot + glm::vec3(side * 0.07F + toe * 1.6F, -0.05F, 0.29F), 0.022F, 0.014F),
          0.012F));
    }
  }
  const std::array<glm::vec3, 3> right{chest + glm::vec3(-0.18F, 0.02F, 0.0F),
                                       glm::vec3(-0.46F, 0.72F, 0.26F),
                                       glm::vec3(-0.28F, 0.43F, 0.38F)};
  const std::array<glm::vec3, 3> left{chest + glm::vec3(0.18F, 0.02F, 0.0F),
                                      glm::vec3(0.42F, 0.74F, 0.42F),
                                      glm::vec3(0.44F, 0.98F, 0.76F)};
  for (const auto& arm : {right, left}) {
    add_rope(skin, arm, std::array{0.072F, 0.05F, 0.042F});
    skin.lumps.push_back(figures::blended(figures::ball(arm[2], 0.058F), 0.02F));
    for (const float finger : {-0.045F, -0.015F, 0.015F, 0.045F}) {
      const glm::vec3 knuckle = arm[2] + glm::vec3(finger, 0.02F, 0.07F);
      skin.lumps.push_back(figures::blended(figures::rod(arm[2], knuckle, 0.02F, 0.018F), 0.012F));
      skin.lumps.push_back(figures::blended(
          figures::rod(knuckle, knuckle + glm::vec3(finger * 0.4F, -0.05F, 0.06F), 0.018F, 0.011F),
          0.006F));
    }
  }
}

/// A great bald head on a thin neck: all eyes.
void add_gollums_head(Sculpture& sculpture, figures::Part& skin, const glm::vec3& at) {
  const auto put = [&](figures::Lump lump, float blend) {
    skin.lumps.push_back(figures::blended(std::move(lump), blend));
  };
  put(figures::ball(at + glm::vec3(0, 0.04F, 0), {0.19F, 0.19F, 0.2F}), 0.06F);
  put(figures::ball(at + glm::vec3(0, -0.09F, 0.09F), {0.12F, 0.1F, 0.11F}), 0.06F);
  put(figures::rod(at + glm::vec3(0, 0.0F, 0.18F), at + glm::vec3(0, -0.06F, 0.225F), 0.02F, 0.03F),
      0.02F);
  skin.lumps.push_back(
      figures::carved(figures::rod(at + glm::vec3(-0.075F, -0.115F, 0.17F),
                                   at + glm::vec3(0.075F, -0.115F, 0.17F), 0.016F, 0.016F),
                      0.012F));
  figures::Part& eyes = add_part(
      sculpture,
      {engine::paint_from_srgb(0xE8E3B0), figures::Finish::kFlat, figures::Tool::kSmooth, 0.006F});
  figures::Part& pupils =
      add_part(sculpture, {paints::kInk, figures::Finish::kFlat, figures::Tool::kSmooth, 0.006F});
  figures::Part& hair =
      add_part(sculpture, {paints::kBoot, figures::Finish::kHair, figures::Tool::kSmooth, 0.007F});
  for (const float side : {-1.0F, 1.0F}) {
    const auto on = [&](float x, float y, float z) { return at + glm::vec3(side * x, y, z); };
    skin.lumps.push_back(figures::carved(figures::ball(on(0.082F, 0.03F, 0.18F), 0.06F), 0.02F));
    put(figures::rod(on(0.03F, 0.1F, 0.17F), on(0.14F, 0.085F, 0.12F), 0.024F, 0.02F), 0.02F);
    put(figures::ball(on(0.2F, 0.0F, 0.0F), {0.025F, 0.07F, 0.05F}), 0.02F);
    put(figures::rod(on(0.2F, 0.03F, 0.0F), on(0.25F, 0.1F, -0.03F), 0.025F, 0.005F), 0.02F);
    eyes.lumps.push_back(figures::ball(on(0.08F, 0.032F, 0.155F), 0.05F));
    pupils.lumps.push_back(figures::ball(on(0.08F, 0.032F, 0.196F), {0.018F, 0.024F, 0.012F}));
    for (int lock = 0; lock < 3; ++lock) {
      const float back = 0.06F * static_cast<float>(lock);
      hair.lumps.push_back(figures::rod(on(0.1F, 0.185F - back * 0.3F, 0.06F - back),
                                        on(0.2F, 0.02F - back, -0.02F - back), 0.011F, 0.005F));
    }
  }
}

}  // namespace

// Merry: a sword lifted, the round shield of Rohan at his arm.
Miniature meriadoc() {
  Sculpture sculpture;
  Hobbit merry{halfling(), engine::paint_from_srgb(0xA9772F)};
  merry.body.legs = Legs::kStriding;
  merry.body.coat = figures::cloth(nation_paint("rohan"));
  merry.body.skirt = merry.body.coat;
  merry.body.right_hand = {-0.5F, 1.34F, 0.2F};
  merry.body.left_hand = {0.42F, 0.84F, 0.28F};
  const Joints joints = add_hobbit(sculpture, merry);
  add_cloak(sculpture, joints,
            {.paint = paints::kMoss, .hem = 0.02F, .sweep = 0.4F, .width = 1.4F});
  add_sword(sculpture, joints.right_hand, {-0.2F, 1.0F, 0.1F}, 0.6F);
  add_round_shield(sculpture, {.at = {0.44F, 0.8F, 0.36F},
                               .facing = {0.5F, 0.2F, 1.0F},
                               .paint = nation_paint("rohan"),
                               .rim = paints::kBrass,
                               .size = 0.33F});
  return {resized(std::move(sculpture), 0.86F, {0.0F, 0.0F, -0.06F}), companion_base()};
}

// Pippin: in the black of the Citadel, holding up the dark seeing-stone he should have left alone.
Miniature peregrin() {
  Sculpture sculpture;
  Hobbit pippin{halfling(), engine::paint_from_srgb(0x6B4424)};
  pippin.body.coat = figures::cloth(engine::paint_from_srgb(0x2C2E36));
  pippin.body.skirt = pippin.body.coat;
  pippin.body.sleeves = figures::mail(paints::kSteel);
  pippin.body.right_hand = {-0.22F, 1.68F, 0.12F};
  pippin.body.left_hand = {0.22F, 1.68F, 0.12F};
  const Joints joints = add_hobbit(sculpture, pippin);
  add_cloak(sculpture, joints,
            {.paint = paints::kMoss, .hem = 0.02F, .sweep = 0.3F, .width = 1.4F});
  figures::Part& stone = add_part(sculpture, figures::metal(engine::paint_from_srgb(0x4A3A52)));
  stone.lumps.push_back(figures::ball({0.0F, 1.87F, 0.06F}, 0.24F));
  figures::Part& fire = add_part(sculpture, {paints::kEmber, figures::Finish::kFlat});
  fire.lumps.push_back(figures::ball({0.0F, 1.89F, 0.265F}, {0.1F, 0.1F, 0.045F}));
  figures::Part& slit = add_part(sculpture, {paints::kInk, figures::Finish::kFlat});
  slit.lumps.push_back(figures::ball({0.0F, 1.89F, 0.295F}, {0.022F, 0.08F, 0.025F}));
  return {resized(std::move(sculpture), 0.86F, {0.0F, 0.0F, -0.1F}), companion_base()};
}

// All elbows and knees, on a rock, one hand out for what he has lost.
Miniature gollum() {
  Sculpture sculpture;
  figures::Part& rock =
      add_part(sculpture, {paints::kSlate, figures::Finish::kStone, figures::Tool::kKnife, 0.016F});
  rock.lumps.push_back(figures::ball({-0.02F, 0.06F, -0.04F}, {0.52F, 0.4F, 0.46F}));
  // Broken off on all sides, flat where he squats.
  for (const glm::vec3& cut :
       {glm::vec3(0.12F, 1.0F, 0.1F), glm::vec3(-0.8F, 0.5F, 0.4F), glm::vec3(0.9F, 0.35F, 0.3F),
        glm::vec3(0.2F, 0.55F, 0.9F), glm::vec3(-0.35F, 0.3F, 1.0F), glm::vec3(-0.5F, 0.5F, -0.8F),
        glm::vec3(0.6F, 0.6F, -0.7F), glm::vec3(-1.0F, 0.1F, -0.1F),
        glm::vec3(0.65F, 0.1F, 0.75F)}) {
    const glm::vec3 out = glm::normalize(cut);
    rock.lumps.push_back(figures::carved(
        figures::block({0.6F, 0.2F, 0.6F}, 0.01F,
                       figures::frame(out * (0.38F + 0.2F), out, {0.1F, 0.3F, 1.0F})),
        0.02F));
  }
  const glm::vec4 pale = engine::paint_from_srgb(0xC4C39A);
  figures::Material material = figures::skin(pale);
  figures::Part& skin = add_part(sculpture, material);
  const glm::vec3 hips{0.0F, 0.66F, -0.26F};
  const glm::vec3 chest{0.0F, 0.98F, 0.1F};
  add_rope(skin, std::array{hips, (hips + chest) / 2.0F + glm::vec3(0, 0.13F, -0.06F), chest},
           std::array{0.14F, 0.13F, 0.18F}, 0.08F);
  for (int rib = 0; rib < 4; ++rib) {  // every rib can be counted, and the knobs of his back
    const float t = 0.25F + 0.2F * static_cast<float>(rib);
    const glm::vec3 at = glm::vec3(0, 0.76F, -0.17F) + t * glm::vec3(0, 0.2F, 0.24F);
    skin.lumps.push_back(figures::carved(
        figures::hoop(0.155F, 0.012F, figures::frame(at, {0, 0.55F, 0.8F}, {1, 0, 0})), 0.02F));
    skin.lumps.push_back(
        figures::blended(figures::ball(at + glm::vec3(0, 0.15F, -0.05F), 0.035F), 0.02F));
  }
  add_rope(skin, std::array{chest, glm::vec3(0, 1.08F, 0.26F)}, std::array{0.1F, 0.07F});
  add_gollums_limbs(skin, hips, chest);
  add_gollums_head(sculpture, skin, {0.0F, 1.17F, 0.36F});
  figures::Part& cloth = add_part(sculpture, figures::leather(paints::kOak));
  cloth.lumps.push_back(figures::ball(hips + glm::vec3(0, 0.0F, 0.0F), {0.17F, 0.1F, 0.15F}));
  figures::Part& ring = add_part(sculpture, figures::metal(paints::kGold));
  ring.lumps.push_back(figures::hoop(
      0.085F, 0.024F, figures::frame({0.46F, 1.1F, 0.88F}, {0.2F, 0.35F, 1.0F}, {1, 0, 0})));
  return {resized(std::move(sculpture), 1.1F, {0.0F, 0.0F, -0.2F}), gollum_base()};
}

}  // namespace wotr_figures
