#include "game/figures/generator/body.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>
#include <vector>

#include "engine/geometry/mesh_edit.h"
#include "engine/geometry/shapes.h"

namespace figures {
namespace {

using engine::Section;

// Leans a point of the upper body forward about the hips.
glm::vec3 leaned(const Body& body, const glm::vec3& p) {
  const float angle = glm::radians(body.lean);
  const float up = p.y - kHipHeight;
  return {p.x, kHipHeight + up * std::cos(angle) - p.z * std::sin(angle),
          p.z * std::cos(angle) + up * std::sin(angle)};
}

Section section(const Body& body, float y, float x_radius, float z_radius) {
  return {leaned(body, {0.0F, y, 0.0F}), glm::vec2(x_radius, z_radius) * body.breadth};
}

void add_torso(Clay& clay, const Body& body) {
  std::vector<Section> sections;
  if (is_fine(clay))
    sections.push_back(section(body, body.legs == Legs::kRiding ? 0.56F : 0.72F, 0.17F, 0.14F));
  if (!is_fine(clay)) sections.push_back(section(body, 0.6F, 0.2F, 0.16F));
  sections.push_back(section(body, 1.0F, 0.27F, 0.18F));
  if (is_fine(clay) || body.legs != Legs::kRiding) {
    sections.push_back(section(body, 1.14F, 0.23F, 0.14F));
  }
  if (is_fine(clay)) sections.push_back(section(body, 1.22F, 0.09F, 0.09F));
  add(clay, engine::loft(sections, sides(clay, body.legs == Legs::kRiding ? 6 : 7), body.coat));
}

// The skirt of the coat, or the whole of a robe.
void add_skirt(Clay& clay, const Body& body) {
  const bool robe = body.legs == Legs::kRobe;
  if (!robe && (!is_fine(clay) || body.legs == Legs::kRiding)) return;
  std::vector<Section> sections;
  if (robe) {
    sections.push_back({{0.0F, 0.0F, -0.02F}, glm::vec2(0.34F, 0.3F) * body.breadth});
    if (is_fine(clay)) {
      sections.push_back({{0.0F, 0.35F, 0.0F}, glm::vec2(0.25F, 0.21F) * body.breadth});
    }
  } else {
    sections.push_back({{0.0F, 0.36F, 0.0F}, glm::vec2(0.26F, 0.22F) * body.breadth});
  }
  sections.push_back(section(body, 0.76F, 0.16F, 0.13F));
  add(clay, engine::loft(sections, sides(clay, 7), engine::shaded(body.coat, 0.88F)));
}

void add_boot(Clay& clay, const glm::vec3& ankle) {
  if (!is_fine(clay)) return;
  add(clay,
      engine::moved(engine::box({0.15F, 0.11F, 0.26F}, engine::shaded(paints::kLeather, 0.6F)),
                    {ankle.x, ankle.y - 0.05F, ankle.z + 0.05F}));
}

void add_walking_legs(Clay& clay, const Body& body) {
  const float stride = body.legs == Legs::kStriding ? 0.17F : 0.04F;
  for (const float side : {-1.0F, 1.0F}) {
    const glm::vec3 hip{side * 0.1F * body.breadth, kHipHeight, 0.0F};
    const glm::vec3 ankle{side * 0.14F * body.breadth, 0.05F, -side * stride};
    add_stick(clay, ankle, hip, 0.075F * body.breadth, 0.12F * body.breadth, body.trousers, 5);
    add_boot(clay, ankle);
  }
}

void add_riding_legs(Clay& clay, const Body& body) {
  for (const float side : {-1.0F, 1.0F}) {
    const glm::vec3 hip{side * 0.1F, kHipHeight, 0.02F};
    const glm::vec3 ankle{side * 0.29F, 0.2F, 0.06F};
    add_limb(clay, hip, ankle, {side * 0.1F, 0.1F, 0.16F}, 0.1F, body.trousers, 3);
  }
}

void add_arm(Clay& clay, const Body& body, const glm::vec3& shoulder, const glm::vec3& hand) {
  const float side = shoulder.x < 0.0F ? -1.0F : 1.0F;
  add_limb(clay, shoulder, hand, {side * 0.14F, -0.1F, -0.1F}, 0.085F * body.breadth, body.sleeves);
  if (is_fine(clay)) {
    add(clay, engine::moved(engine::ellipsoid(glm::vec3(0.075F), 4, 2, body.skin), hand));
  }
}

}  // namespace

void add_limb(Clay& clay, const glm::vec3& from, const glm::vec3& to, const glm::vec3& bend,
              float thickness, const glm::vec4& paint, int full_sides) {
  if (!is_fine(clay)) {
    add_stick(clay, from, to, thickness * 1.1F, thickness, paint);
    return;
  }
  // A limb bends the more the closer its ends are.
  const float reach = glm::distance(from, to);
  const float slack = std::max(0.15F, 1.0F - reach / 0.62F);
  const glm::vec3 middle = (from + to) / 2.0F + bend * (0.6F + slack);
  add(clay,
      engine::tube(std::array{from, middle, to},
                   std::array{thickness * 1.15F, thickness, thickness * 0.8F}, full_sides, paint));
}

Joints add_body(Clay& clay, const Body& body) {
  add_torso(clay, body);
  add_skirt(clay, body);
  if (body.legs == Legs::kRiding && is_fine(clay)) add_riding_legs(clay, body);
  if (body.legs == Legs::kStanding || body.legs == Legs::kStriding) add_walking_legs(clay, body);

  const float shoulder = 0.26F * body.breadth;
  const Joints joints{leaned(body, {0.0F, 1.33F, 0.02F}),
                      leaned(body, {0.0F, 1.18F, 0.0F}),
                      leaned(body, {-shoulder, 1.08F, 0.0F}),
                      leaned(body, {shoulder, 1.08F, 0.0F}),
                      body.right_hand,
                      body.left_hand};
  add_arm(clay, body, joints.right_shoulder, joints.right_hand);
  add_arm(clay, body, joints.left_shoulder, joints.left_hand);
  const glm::vec3 skull{kHeadRadius * 0.88F, kHeadRadius * 1.05F, kHeadRadius};
  add(clay,
      engine::moved(engine::ellipsoid(skull, sides(clay, 6), is_fine(clay) ? 3 : 2, body.skin),
                    joints.head));
  return joints;
}

}  // namespace figures
