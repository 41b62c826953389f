#include <glm/gtc/matrix_transform.hpp>

#include "engine/geometry/mesh_edit.h"
#include "engine/geometry/shapes.h"
#include "game/figures/generator/arms.h"
#include "game/figures/generator/beasts.h"
#include "game/figures/generator/dress.h"
#include "game/figures/generator/headgear.h"
#include "game/wotr/figures/figure_bases.h"
#include "game/wotr/figures/people/people.h"

// The captains of Sauron. (Saruman stands with the wizards.)
namespace wotr_figures {

namespace paints = figures::paints;
using figures::Body;
using figures::Clay;
using figures::Detail;
using figures::Gait;
using figures::Joints;
using figures::Legs;

// No face under the crown, and a mace too large for a man.
engine::Mesh witch_king(Detail detail) {
  Clay clay{detail};
  Body body;
  body.legs = Legs::kRobe;
  body.breadth = 1.15F;
  body.coat = paints::kBlack;
  body.sleeves = paints::kIron;
  body.skin = paints::kInk;
  body.right_hand = {-0.52F, 1.3F, 0.24F};
  body.left_hand = {0.46F, 0.8F, 0.28F};
  const Joints joints = add_body(clay, body);
  add_helm(clay, joints.head, paints::kIron, 0.0F);
  add_crown(clay, joints.head, paints::kSteel, 0.44F);
  add_cloak(clay, joints, {paints::kBlack, 0.0F, 0.3F, 1.7F});
  add_mace(clay, joints.right_hand, {-0.76F, 1.84F, 0.3F}, 0.18F);
  add_sword(clay, joints.left_hand, {0.8F, -0.3F, 0.6F}, 0.55F, paints::kPallor);
  return finished(resized(clay, 1.36F, {0.0F, 0.0F, -0.04F}), minion_base("sauron"));
}

// On a black horse, his helm a tower with no eyes and a great mouth.
engine::Mesh mouth_of_sauron(Detail detail) {
  Clay clay{detail};
  const glm::mat4 saddle =
      add_horse(clay, {paints::kBlack, paints::kIron, paints::kWax, Gait::kStanding});
  Clay rider{detail};
  Body body;
  body.legs = Legs::kRiding;
  body.coat = paints::kBlack;
  body.sleeves = paints::kBlack;
  body.skin = paints::kPallor;
  body.right_hand = {-0.5F, 1.06F, 0.36F};
  body.left_hand = {0.2F, 0.84F, 0.32F};
  const Joints joints = add_body(rider, body);
  const glm::vec3 head = joints.head;
  add(rider, engine::moved(engine::frustum(0.23F, 0.28F, 0.36F, sides(rider, 6), paints::kIron),
                           head - glm::vec3(0.0F, 0.06F, 0.0F)));
  add(rider, engine::moved(engine::frustum(0.28F, 0.0F, 0.16F, sides(rider, 6), paints::kIron),
                           head + glm::vec3(0.0F, 0.3F, 0.0F)));
  if (is_fine(rider)) {
    add_horns(rider, head + glm::vec3(0.0F, 0.2F, 0.0F), paints::kIron, 0.3F);
    add(rider, engine::moved(engine::box({0.2F, 0.07F, 0.06F}, paints::kBone),
                             head + glm::vec3(0.0F, -0.13F, 0.2F)));
  }
  if (is_fine(rider)) add_cloak(rider, joints, {paints::kWax, 0.35F, 1.1F, 1.5F});
  // The parley: a rod with the Eye's ring at its end.
  const glm::vec3 top{-0.74F, 1.66F, 0.72F};
  add_stick(rider, {-0.4F, 0.6F, 0.12F}, top, 0.036F, 0.036F, paints::kIron);
  if (is_fine(rider)) {
    const engine::Mesh eye = engine::turned(engine::torus(0.14F, 0.045F, 8, 4, paints::kEmber),
                                            90.0F, {1.0F, 0.0F, 0.0F});
    add(rider, engine::moved(eye, top + glm::vec3(0.0F, 0.16F, 0.0F)));
  }
  add(clay, rider.mesh, saddle);
  return finished(three_quarters(resized(clay, 1.2F)), minion_base("sauron"));
}

}  // namespace wotr_figures
