#include <array>
#include <glm/geometric.hpp>
#include <glm/gtc/matrix_transform.hpp>
#include <vector>

#include "engine/geometry/mesh_edit.h"
#include "engine/geometry/polygon.h"
#include "engine/geometry/shapes.h"
#include "game/figures/generator/arms.h"

namespace figures {
namespace {

constexpr float kShaft = 0.034F;

// A plate drawn in x/y whose +y runs from `at` along `direction`.
void add_plate_along(Clay& clay, std::span<const glm::vec2> outline, float thickness,
                     const glm::vec3& at, const glm::vec3& direction, const glm::vec4& paint) {
  add_plate(clay, outline, thickness, paint, engine::place_along(at, direction));
}

glm::mat4 about_haft(float degrees) {
  return glm::rotate(glm::mat4(1.0F), glm::radians(degrees), {0.0F, 1.0F, 0.0F});
}

}  // namespace

void add_spear(Clay& clay, const glm::vec3& butt, const glm::vec3& tip, const glm::vec4& head) {
  const glm::vec3 along = glm::normalize(tip - butt);
  const glm::vec3 neck = tip - along * 0.3F;
  add_stick(clay, butt, neck, kShaft, kShaft, paints::kPine);
  add_stick(clay, neck - along * 0.03F, tip, 0.085F, 0.0F, head);
}

void add_jagged_spear(Clay& clay, const glm::vec3& butt, const glm::vec3& tip) {
  const glm::vec3 along = glm::normalize(tip - butt);
  const glm::vec3 neck = tip - along * 0.42F;
  add_stick(clay, butt, neck, kShaft, kShaft, paints::kOak);
  const std::array<glm::vec2, 8> saw{{{0.03F, 0.0F},
                                      {0.16F, 0.02F},
                                      {0.07F, 0.14F},
                                      {0.14F, 0.2F},
                                      {0.0F, 0.45F},
                                      {-0.05F, 0.24F},
                                      {-0.17F, 0.22F},
                                      {-0.04F, 0.0F}}};
  const std::array<glm::vec2, 3> plain{{{0.13F, 0.0F}, {0.0F, 0.45F}, {-0.13F, 0.1F}}};
  if (is_fine(clay)) {
    add_plate_along(clay, saw, 0.05F, neck, along, paints::kIron);
  } else {
    add_plate_along(clay, plain, 0.05F, neck, along, paints::kIron);
  }
}

void add_sword(Clay& clay, const glm::vec3& hand, const glm::vec3& direction, float length,
               const glm::vec4& blade) {
  const glm::vec3 along = glm::normalize(direction);
  const glm::vec3 root = hand + along * 0.08F;
  const glm::mat4 flat =
      engine::place_along(root, along) * glm::scale(glm::mat4(1.0F), glm::vec3(1.0F, 1.0F, 0.5F));
  std::vector<engine::Section> edge{{{0, 0, 0}, glm::vec2(0.095F)}};
  if (is_fine(clay)) edge.push_back({{0, length * 0.8F, 0}, glm::vec2(0.075F)});
  edge.push_back({{0, length, 0}, glm::vec2(0.0F)});
  add(clay, engine::loft(edge, is_fine(clay) ? 4 : 3, blade), flat);
  if (!is_fine(clay)) return;
  add(clay, engine::moved(engine::box({0.3F, 0.06F, 0.08F}, paints::kBrass), {0, -0.03F, 0}),
      engine::place_along(root, along));
  add_stick(clay, hand - along * 0.12F, root, 0.04F, 0.035F, paints::kLeather, 3);
}

void add_broken_sword(Clay& clay, const glm::vec3& hand, const glm::vec3& direction) {
  const glm::vec3 along = glm::normalize(direction);
  const glm::vec3 root = hand + along * 0.08F;
  const std::array<glm::vec2, 6> stump{{{-0.11F, 0.0F},
                                        {0.11F, 0.0F},
                                        {0.11F, 0.4F},
                                        {0.04F, 0.54F},
                                        {-0.03F, 0.36F},
                                        {-0.11F, 0.46F}}};
  add_plate_along(clay, stump, 0.07F, root, along, paints::kSteel);
  if (!is_fine(clay)) return;
  add(clay, engine::moved(engine::box({0.42F, 0.08F, 0.1F}, paints::kGold), {0, -0.03F, 0}),
      engine::place_along(root, along));
  add_stick(clay, hand - along * 0.14F, root, 0.045F, 0.035F, paints::kLeather, 3);
}

void add_cleaver(Clay& clay, const glm::vec3& hand, const glm::vec3& direction, float length) {
  const glm::vec3 along = glm::normalize(direction);
  const std::array<glm::vec2, 6> blade{{{-0.05F, 0.0F},
                                        {0.06F, 0.0F},
                                        {0.12F, length * 0.8F},
                                        {0.24F, length},
                                        {-0.02F, length * 0.92F},
                                        {-0.1F, length * 0.5F}}};
  add_plate_along(clay, blade, 0.06F, hand + along * 0.06F, along, paints::kIron);
  if (is_fine(clay))
    add_stick(clay, hand - along * 0.14F, hand + along * 0.1F, 0.045F, 0.04F, paints::kOak, 3);
}

void add_axe(Clay& clay, const glm::vec3& butt, const glm::vec3& top, float blade, AxeHead head) {
  const glm::vec3 along = glm::normalize(top - butt);
  add_stick(clay, butt, top, kShaft * 1.2F, kShaft * 1.2F, paints::kPine);
  const std::array<glm::vec2, 6> crescent{{{0.0F, -0.12F},
                                           {blade, -0.34F},
                                           {blade * 1.2F, -0.06F},
                                           {blade, 0.2F},
                                           {0.0F, 0.06F},
                                           {-0.12F, -0.03F}}};
  const glm::mat4 placed = engine::place_along(top - along * 0.08F, along);
  add_plate(clay, crescent, 0.08F, paints::kSteel, placed * about_haft(-20.0F));
  if (head == AxeHead::kSingle) return;
  add_plate(clay, crescent, 0.08F, paints::kSteel, placed * about_haft(160.0F));
}

void add_mattock(Clay& clay, const glm::vec3& butt, const glm::vec3& top, float head) {
  const glm::vec3 along = glm::normalize(top - butt);
  add_stick(clay, butt, top, kShaft * 1.4F, kShaft * 1.4F, paints::kPine);
  const std::array<glm::vec2, 6> block{{{-head * 0.55F, -0.15F},
                                        {head * 0.2F, -0.13F},
                                        {head, -0.2F},
                                        {head * 0.3F, 0.1F},
                                        {-head * 0.55F, 0.15F},
                                        {-head * 0.7F, 0.0F}}};
  add_plate_along(clay, block, 0.22F, top - along * 0.05F, along, paints::kSteel);
}

void add_mace(Clay& clay, const glm::vec3& hand, const glm::vec3& top, float ball) {
  const glm::vec3 along = glm::normalize(top - hand);
  add_stick(clay, hand - along * 0.16F, top, 0.04F, 0.05F, paints::kIron);
  add(clay, engine::moved(engine::ellipsoid(glm::vec3(ball), sides(clay, 6), is_fine(clay) ? 4 : 2,
                                            paints::kIron),
                          top));
  if (!is_fine(clay)) return;
  for (const glm::vec3& out :
       {glm::vec3(1, 0, 0), glm::vec3(-1, 0, 0), glm::vec3(0, 0, 1), glm::vec3(0, 0, -1), along}) {
    add_stick(clay, top + out * ball * 0.8F, top + out * ball * 1.7F, 0.06F, 0.0F, paints::kSteel,
              3);
  }
}

void add_bow(Clay& clay, const glm::vec3& hand, const glm::vec3& string_hand, float length,
             BowPose pose) {
  const glm::vec3 aim = glm::normalize(hand - string_hand);
  const glm::vec3 side = glm::normalize(glm::cross(aim, glm::vec3(0, 1, 0)));
  const glm::vec3 up = glm::normalize(glm::cross(side, aim));
  const float half = length / 2.0F;
  const glm::vec3 top = hand + up * half - aim * half * 0.5F;
  const glm::vec3 low = hand - up * half - aim * half * 0.5F;
  if (is_fine(clay)) {
    const std::array path{low, hand - up * half * 0.5F - aim * 0.05F, hand + aim * 0.03F,
                          hand + up * half * 0.5F - aim * 0.05F, top};
    add(clay,
        engine::tube(path, std::array{0.02F, 0.045F, 0.05F, 0.045F, 0.02F}, 4, paints::kPine));
  } else {
    add_stick(clay, low, hand, 0.03F, 0.045F, paints::kPine);
    add_stick(clay, hand, top, 0.045F, 0.03F, paints::kPine);
  }
  if (pose == BowPose::kCarried || !is_fine(clay)) return;
  for (const glm::vec3& end : {low, top}) {
    add_stick(clay, end, string_hand, 0.012F, 0.012F, paints::kVellum, 3);
  }
  add_stick(clay, string_hand, hand + aim * 0.2F, 0.02F, 0.02F, paints::kVellum, 3);
}

void add_quiver(Clay& clay, const glm::vec3& back, const glm::vec4& fletching) {
  if (!is_fine(clay)) return;
  const glm::vec3 low = back + glm::vec3(0.08F, -0.3F, -0.02F);
  const glm::vec3 high = back + glm::vec3(-0.12F, 0.1F, -0.05F);
  add_stick(clay, low, high, 0.06F, 0.075F, paints::kLeather, 4);
  for (const float x : {-0.05F, 0.03F}) {
    const glm::vec3 nock = high + glm::vec3(x - 0.06F, 0.2F, x);
    add_stick(clay, high, nock, 0.02F, 0.035F, fletching, 3);
  }
}

}  // namespace figures
