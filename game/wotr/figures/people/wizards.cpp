#include "engine/geometry/shapes.h"
#include "game/figures/generator/arms.h"
#include "game/figures/generator/dress.h"
#include "game/figures/generator/headgear.h"
#include "game/wotr/figures/figure_bases.h"
#include "game/wotr/figures/people/people.h"

// The wizards: robes to the ground, staffs, beards.
namespace wotr_figures {

namespace paints = figures::paints;
using figures::Body;
using figures::Clay;
using figures::Detail;
using figures::Joints;
using figures::Legs;

namespace {

constexpr float kScale = 1.3F;
constexpr glm::vec3 kBack{0.0F, 0.0F, -0.06F};

Body robed(const glm::vec4& robe) {
  Body body;
  body.legs = Legs::kRobe;
  body.coat = robe;
  body.sleeves = engine::shaded(robe, 0.9F);
  return body;
}

// A staff with a fork that holds a light.
void add_staff(Clay& clay, const glm::vec3& foot, const glm::vec3& top, const glm::vec4& wood,
               const glm::vec4& light) {
  add_stick(clay, foot, top, 0.04F, 0.055F, wood);
  add_stick(clay, top, top + glm::vec3(0.0F, 0.2F, 0.0F), 0.1F, 0.04F, light, 5);
}

}  // namespace

engine::Mesh gandalf_the_grey(Detail detail) {
  Clay clay{detail};
  Body body = robed(paints::kGrey);
  body.lean = 6.0F;
  body.right_hand = {-0.44F, 1.0F, 0.3F};
  body.left_hand = {0.4F, 0.76F, 0.2F};
  const Joints joints = add_body(clay, body);
  add_pointed_hat(clay, joints.head, paints::kSlate);
  add_beard(clay, joints.head, paints::kBone, 0.42F);
  add_cloak(clay, joints, {engine::shaded(paints::kGrey, 0.8F), 0.04F, 0.26F, 1.3F});
  add_staff(clay, {-0.46F, 0.0F, 0.34F}, {-0.44F, 1.6F, 0.28F}, paints::kOak, paints::kPine);
  add_sword(clay, joints.left_hand, {0.25F, -0.75F, 0.5F}, 0.7F);
  return finished(resized(clay, kScale, kBack), companion_base());
}

// Bareheaded, all in white, the staff lifted in command.
engine::Mesh gandalf_the_white(Detail detail) {
  Clay clay{detail};
  Body body = robed(paints::kWhite);
  body.right_hand = {-0.5F, 1.44F, 0.12F};
  body.left_hand = {0.48F, 0.82F, 0.24F};
  const Joints joints = add_body(clay, body);
  add_hair(clay, joints.head, paints::kWhite, 0.3F);
  add_beard(clay, joints.head, paints::kWhite, 0.36F);
  add_cloak(clay, joints, {paints::kWhite, 0.02F, 0.4F, 1.8F});
  add_staff(clay, {-0.3F, 0.62F, 0.4F}, {-0.66F, 2.05F, -0.1F}, paints::kWhite, paints::kGold);
  add_sword(clay, joints.left_hand, {0.45F, -0.8F, 0.2F}, 0.7F);
  return finished(resized(clay, kScale, kBack), companion_base());
}

// The robe of many colours: white, with a different cloth in every fold. His arms are spread, for
// it is his voice that one must beware of.
engine::Mesh saruman(Detail detail) {
  Clay clay{detail};
  Body body = robed(paints::kVellum);
  body.right_hand = {-0.62F, 1.16F, 0.22F};
  body.left_hand = {0.64F, 1.42F, 0.2F};
  const Joints joints = add_body(clay, body);
  add_hair(clay, joints.head, paints::kWhite, 0.5F);
  add_beard(clay, joints.head, paints::kWhite, 0.5F);
  add_cloak(clay, joints, {paints::kVellum, 0.02F, 0.2F, 1.9F});
  if (is_fine(clay)) {
    const std::uint32_t folds[]{0x9C5B76, 0x4E8C86, 0xC19A3B, 0x5B6FA0, 0x8A5A9A, 0xB5651D};
    float x = -0.3F;
    for (const std::uint32_t fold : folds) {
      const float z = 0.3F - x * x * 1.5F;
      add_stick(clay, {x * 1.1F, 0.02F, z + 0.01F}, {x * 0.5F, 0.78F, z * 0.5F + 0.02F}, 0.075F,
                0.03F, engine::paint_from_srgb(fold), 4);
      x += 0.12F;
    }
  }
  // A black staff with four horns, like his tower.
  const glm::vec3 top{-0.72F, 1.8F, 0.1F};
  add_stick(clay, {-0.52F, 0.0F, 0.3F}, top, 0.04F, 0.05F, paints::kBlack);
  for (const float x : {-1.0F, 1.0F}) {
    add_stick(clay, top, top + glm::vec3(x * 0.13F, 0.24F, 0.0F), 0.05F, 0.0F, paints::kBlack, 3);
    if (!is_fine(clay)) continue;
    add_stick(clay, top, top + glm::vec3(0.0F, 0.24F, x * 0.13F), 0.05F, 0.0F, paints::kBlack, 3);
  }
  return finished(resized(clay, kScale, kBack), minion_base("isengard"));
}

}  // namespace wotr_figures
