#include <array>
#include <cmath>

#include "game/makers/figures/arms.h"
#include "game/makers/figures/beasts.h"
#include "game/makers/figures/dress.h"
#include "game/makers/figures/headgear.h"
#include "game/wotr/figures/figure_bases.h"
#include "game/wotr/figures/palette.h"
#include "game/wotr/figures/people/people.h"

// The wizards: robes to the ground, staffs, beards.
namespace wotr_figures {

namespace paints = figures::paints;
using figures::Body;
using figures::Joints;
using figures::Legs;
using figures::Miniature;
using figures::Sculpture;

namespace {

constexpr float kScale = 1.3F;
constexpr glm::vec3 kBack{0.0F, 0.0F, -0.16F};

Body robed(const glm::vec4& robe, const glm::vec4& brows) {
  Body body;
  body.legs = Legs::kRobe;
  body.coat = figures::cloth(robe);
  body.skirt = figures::cloth(robe);
  body.sleeves = figures::cloth(engine::shaded(robe, 0.92F));
  body.bracers = engine::shaded(robe, 0.8F);
  body.face = {.kind = figures::FaceKind::kDwarf, .brows = brows};
  return body;
}

/// Wide sleeves that hang from the wrist.
void add_wide_sleeves(Sculpture& sculpture, const Joints& joints, const glm::vec4& robe) {
  figures::Part& sleeves = add_part(sculpture, figures::cloth(robe));
  const auto hang = [&](const glm::vec3& shoulder, const glm::vec3& hand) {
    const glm::vec3 cuff = hand + (shoulder - hand) * 0.2F;
    sleeves.lumps.push_back(
        figures::blended(figures::rod(glm::mix(shoulder, hand, 0.4F) - glm::vec3(0, 0.06F, 0.04F),
                                      cuff - glm::vec3(0, 0.12F, 0.0F), 0.075F, 0.085F),
                         0.06F));
    sleeves.lumps.push_back(
        figures::blended(figures::rod(cuff - glm::vec3(0, 0.02F, 0),
                                      cuff - glm::vec3(0, 0.22F, 0.02F), 0.075F, 0.03F),
                         0.06F));
  };
  hang(joints.right_shoulder, joints.right_hand);
  hang(joints.left_shoulder, joints.left_hand);
}

/// A staff whose gnarled roots close on a light.
void add_staff(Sculpture& sculpture, const glm::vec3& foot, const glm::vec3& top,
               const glm::vec4& wood, const glm::vec4& light) {
  figures::Part& staff = add_part(sculpture, figures::wood(wood));
  staff.lumps.push_back(figures::rod(foot, top, 0.03F, 0.036F));
  for (int root = 0; root < 4; ++root) {
    const float angle = 1.5708F * static_cast<float>(root) + 0.4F;
    const glm::vec3 out{std::sin(angle), 0, std::cos(angle)};
    add_rope(staff,
             std::array{top - glm::vec3(0, 0.06F, 0), top + out * 0.085F + glm::vec3(0, 0.05F, 0),
                        top + out * 0.06F + glm::vec3(0, 0.16F, 0),
                        top + out * 0.015F + glm::vec3(0, 0.22F, 0)},
             std::array{0.034F, 0.024F, 0.018F, 0.008F}, 0.012F);
  }
  figures::Part& glow = add_part(sculpture, {light, figures::Finish::kFlat});
  glow.lumps.push_back(figures::ball(top + glm::vec3(0, 0.09F, 0), {0.05F, 0.07F, 0.05F}));
}

}  // namespace

Miniature gandalf_the_grey() {
  Sculpture sculpture;
  Body body = robed(paints::kGrey, paints::kBone);
  body.lean = 6.0F;
  body.right_hand = {-0.44F, 1.0F, 0.3F};
  body.left_hand = {0.4F, 0.76F, 0.2F};
  const Joints joints = add_body(sculpture, body);
  add_wide_sleeves(sculpture, joints, paints::kGrey);
  add_hair(sculpture, joints.head, paints::kBone, 0.26F);
  add_pointed_hat(sculpture, joints.head, paints::kSlate);
  add_beard(sculpture, joints.head, paints::kBone, 0.4F, 1.05F);
  add_cloak(
      sculpture, joints,
      {.paint = engine::shaded(paints::kGrey, 0.8F), .hem = 0.04F, .sweep = 0.2F, .width = 1.3F});
  add_staff(sculpture, {-0.46F, 0.0F, 0.34F}, {-0.44F, 1.6F, 0.28F}, paints::kOak, paints::kWhite);
  add_sword(sculpture, joints.left_hand, {0.25F, -0.75F, 0.5F}, 0.7F);
  return {resized(std::move(sculpture), kScale, kBack), companion_base()};
}

// Bareheaded, all in white, the staff lifted in command.
Miniature gandalf_the_white() {
  Sculpture sculpture;
  Body body = robed(paints::kWhite, paints::kWhite);
  body.right_hand = {-0.5F, 1.44F, 0.12F};
  body.left_hand = {0.48F, 0.82F, 0.24F};
  body.belt = paints::kSteel;
  const Joints joints = add_body(sculpture, body);
  add_wide_sleeves(sculpture, joints, paints::kWhite);
  add_hair(sculpture, joints.head, paints::kWhite, 0.3F);
  add_beard(sculpture, joints.head, paints::kWhite, 0.34F, 1.05F);
  add_cloak(sculpture, joints,
            {.paint = paints::kWhite,
             .hem = 0.02F,
             .sweep = 0.26F,
             .width = 1.15F,
             .brooch = paints::kSteel});
  add_staff(sculpture, {-0.3F, 0.62F, 0.4F}, {-0.84F, 1.95F, -0.05F}, paints::kWhite,
            paints::kGold);
  add_sword(sculpture, joints.left_hand, {0.7F, -0.5F, 0.55F}, 0.74F);
  return {resized(std::move(sculpture), kScale, kBack), companion_base()};
}

// The robe of many colours: white, with a different cloth in every fold. His arms are spread, for
// it is his voice that one must beware of.
Miniature saruman() {
  Sculpture sculpture;
  Body body = robed(paints::kVellum, paints::kInk);
  body.right_hand = {-0.62F, 1.16F, 0.22F};
  body.left_hand = {0.64F, 1.42F, 0.2F};
  const Joints joints = add_body(sculpture, body);
  add_wide_sleeves(sculpture, joints, paints::kVellum);
  add_hair(sculpture, joints.head, paints::kWhite, 0.5F);
  add_beard(sculpture, joints.head, paints::kWhite, 0.48F, 0.95F);
  add_cloak(sculpture, joints,
            {.paint = paints::kVellum, .hem = 0.02F, .sweep = 0.16F, .width = 2.05F});
  const std::array<std::uint32_t, 6> folds{0x9C5B76, 0x4E8C86, 0xC19A3B,
                                           0x5B6FA0, 0x8A5A9A, 0xB5651D};
  float angle = -0.95F;
  for (const std::uint32_t fold : folds) {
    const glm::vec3 out{std::sin(angle), 0, std::cos(angle)};
    figures::Part& strip = add_part(sculpture, figures::cloth(engine::paint_from_srgb(fold)));
    strip.lumps.push_back(figures::rod(out * glm::vec3(0.3F, 0, 0.245F) + glm::vec3(0, 0.04F, 0),
                                       out * glm::vec3(0.15F, 0, 0.12F) + glm::vec3(0, 0.74F, 0),
                                       0.05F, 0.026F));
    angle += 0.38F;
  }
  // A black staff with four horns, like his tower.
  const glm::vec3 top{-0.72F, 1.8F, 0.1F};
  figures::Part& staff = add_part(sculpture, figures::metal(paints::kBlack));
  staff.lumps.push_back(figures::rod({-0.52F, 0.0F, 0.3F}, top, 0.032F, 0.04F));
  for (int horn = 0; horn < 4; ++horn) {
    const float turn = 1.5708F * static_cast<float>(horn);
    const glm::vec3 out{std::sin(turn), 0, std::cos(turn)};
    add_rope(staff,
             std::array{top, top + out * 0.11F + glm::vec3(0, 0.09F, 0),
                        top + out * 0.12F + glm::vec3(0, 0.26F, 0)},
             std::array{0.04F, 0.034F, 0.005F}, 0.02F);
  }
  figures::Part& glow = add_part(sculpture, {paints::kWhite, figures::Finish::kFlat});
  glow.lumps.push_back(figures::ball(top + glm::vec3(0, 0.1F, 0), 0.055F));
  return {resized(std::move(sculpture), kScale, kBack), minion_base("isengard")};
}

}  // namespace wotr_figures
