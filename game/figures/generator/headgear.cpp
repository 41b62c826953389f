#include "game/figures/generator/headgear.h"

#include <array>
#include <cmath>
#include <glm/gtc/constants.hpp>
#include <glm/gtc/matrix_transform.hpp>
#include <vector>

#include "engine/geometry/mesh_edit.h"
#include "engine/geometry/polygon.h"
#include "engine/geometry/shapes.h"
#include "game/figures/generator/body.h"

namespace figures {
namespace {

using engine::Section;

constexpr float kR = kHeadRadius;

Section around(const glm::vec3& head, float up, float back, float radius) {
  return {head + glm::vec3(0.0F, up, -back), glm::vec2(radius)};
}

// Stands a plate drawn in x/y on its edge, its +x forward, and leans it sideways.
glm::mat4 in_profile(const glm::vec3& at, float lean) {
  glm::mat4 placed = glm::translate(glm::mat4(1.0F), at);
  placed = glm::rotate(placed, glm::radians(lean), glm::vec3(0.0F, 0.0F, 1.0F));
  return glm::rotate(placed, glm::radians(-90.0F), glm::vec3(0.0F, 1.0F, 0.0F));
}

}  // namespace

void add_helm(Clay& clay, const glm::vec3& head, const glm::vec4& paint, float point) {
  std::vector<Section> sections{around(head, 0.0F, 0.02F, kR * 1.18F)};
  if (is_fine(clay)) sections.push_back(around(head, kR * 0.65F, 0.02F, kR * 0.98F));
  sections.push_back(around(head, kR * 1.1F + point, 0.02F, 0.0F));
  add(clay, engine::loft(sections, sides(clay, 6), paint));
}

void add_helm_wings(Clay& clay, const glm::vec3& head, const glm::vec4& paint) {
  // In profile: the wing springs from the temple and sweeps back, three feathers at its end.
  const std::array<glm::vec2, 7> wing{{{0.02F, -0.06F},
                                       {0.12F, 0.1F},
                                       {0.06F, 0.42F},
                                       {-0.04F, 0.3F},
                                       {-0.12F, 0.34F},
                                       {-0.16F, 0.18F},
                                       {-0.12F, 0.0F}}};
  const std::array<glm::vec2, 3> plain{{{0.1F, 0.0F}, {0.02F, 0.42F}, {-0.14F, 0.05F}}};
  for (const float side : {-1.0F, 1.0F}) {
    const glm::vec3 temple = head + glm::vec3(side * kR * 1.05F, 0.05F, 0.0F);
    const glm::mat4 placed = in_profile(temple, side * -24.0F);
    if (is_fine(clay)) add_plate(clay, wing, 0.05F, paint, placed);
    if (!is_fine(clay)) add_plate(clay, plain, 0.05F, paint, placed);
  }
}

void add_horse_tail(Clay& clay, const glm::vec3& head, const glm::vec4& paint) {
  const std::array<glm::vec3, 4> path{
      head + glm::vec3(0.0F, kR, 0.02F), head + glm::vec3(0.0F, kR + 0.2F, -0.06F),
      head + glm::vec3(0.0F, kR + 0.1F, -0.28F), head + glm::vec3(0.0F, -0.25F, -0.4F)};
  if (is_fine(clay)) {
    add(clay, engine::tube(path, std::array{0.04F, 0.08F, 0.09F, 0.0F}, 4, paint));
  } else {
    add_stick(clay, path[1], path[3], 0.1F, 0.0F, paint);
  }
}

void add_crest(Clay& clay, const glm::vec3& head, const glm::vec4& paint, float height) {
  const std::array<glm::vec2, 5> fin{{{kR * 1.1F, 0.02F},
                                      {kR * 0.9F, height * 0.8F},
                                      {-kR * 0.3F, height},
                                      {-kR * 1.5F, height * 0.5F},
                                      {-kR * 1.2F, -0.05F}}};
  add_plate(clay, fin, 0.06F, paint, in_profile(head + glm::vec3(0.0F, kR * 0.75F, 0.0F), 0.0F));
}

void add_horns(Clay& clay, const glm::vec3& head, const glm::vec4& paint, float length) {
  for (const float side : {-1.0F, 1.0F}) {
    const glm::vec3 root = head + glm::vec3(side * kR * 0.9F, kR * 0.3F, 0.0F);
    const glm::vec3 knee = root + glm::vec3(side * length * 0.55F, length * 0.25F, 0.0F);
    const glm::vec3 tip = knee + glm::vec3(side * length * 0.15F, length * 0.6F, 0.02F);
    if (is_fine(clay)) {
      add(clay,
          engine::tube(std::array{root, knee, tip}, std::array{0.07F, 0.055F, 0.0F}, 4, paint));
    } else {
      add_stick(clay, root, tip, 0.07F, 0.0F, paint);
    }
  }
}

void add_hood(Clay& clay, const glm::vec3& head, const glm::vec4& paint, const glm::vec4& face) {
  std::vector<Section> sections{around(head, -kR * 1.15F, 0.02F, kR * 1.5F)};
  if (is_fine(clay)) sections.push_back(around(head, kR * 0.1F, 0.05F, kR * 1.14F));
  sections.push_back(around(head, kR * 0.85F, 0.04F, kR * 1.0F));
  sections.push_back(around(head, kR * 1.6F, 0.14F, 0.0F));
  add(clay, engine::loft(sections, sides(clay, 6), paint));
  if (!is_fine(clay)) return;
  const engine::Mesh opening = engine::ellipsoid({kR * 0.7F, kR * 0.8F, 0.06F}, 6, 2, face);
  add(clay, engine::moved(opening, head + glm::vec3(0.0F, -0.02F, kR * 0.9F)));
}

void add_pointed_hat(Clay& clay, const glm::vec3& head, const glm::vec4& paint) {
  const std::vector<Section> brim{around(head, kR * 0.35F, 0.0F, kR * 2.3F),
                                  around(head, kR * 0.6F, 0.0F, kR * 1.2F)};
  add(clay, engine::loft(brim, is_fine(clay) ? 9 : 5, paint));
  std::vector<Section> cone{around(head, kR * 0.5F, 0.0F, kR * 1.15F)};
  if (is_fine(clay)) cone.push_back(around(head, kR * 1.8F, 0.03F, kR * 0.7F));
  if (is_fine(clay)) cone.push_back(around(head, kR * 2.7F, 0.1F, kR * 0.34F));
  cone.push_back(around(head, kR * 3.2F, 0.24F, 0.0F));
  add(clay, engine::loft(cone, sides(clay, 6), engine::shaded(paint, 1.15F)));
}

void add_crown(Clay& clay, const glm::vec3& head, const glm::vec4& paint, float height) {
  const int points = is_fine(clay) ? 7 : 3;
  const float radius = kR * 1.16F;
  if (is_fine(clay)) {
    add(clay, engine::moved(engine::frustum(radius, radius * 1.06F, 0.09F, 7, paint),
                            head + glm::vec3(0.0F, kR * 0.4F, 0.0F)));
  }
  for (int i = 0; i < points; ++i) {
    const float angle = glm::two_pi<float>() * static_cast<float>(i) / static_cast<float>(points);
    const glm::vec3 out{std::sin(angle), 0.0F, std::cos(angle)};
    const glm::vec3 root = head + out * radius * 0.95F + glm::vec3(0.0F, kR * 0.75F, 0.0F);
    add_stick(clay, root, root + out * 0.06F + glm::vec3(0.0F, height, 0.0F), 0.055F, 0.0F, paint,
              3);
  }
}

void add_hair(Clay& clay, const glm::vec3& head, const glm::vec4& paint, float length) {
  std::vector<Section> sections{
      {head + glm::vec3(0.0F, -length, -0.12F), {kR * 0.8F, kR * 0.5F}},
      {head + glm::vec3(0.0F, kR * 0.1F, -0.06F), {kR * 1.12F, kR * 1.0F}}};
  if (is_fine(clay)) {
    sections.push_back({head + glm::vec3(0.0F, kR * 0.8F, -0.02F), glm::vec2(kR * 0.85F)});
  }
  sections.push_back({head + glm::vec3(0.0F, kR * 1.18F, 0.0F), glm::vec2(0.0F)});
  add(clay, engine::loft(sections, sides(clay, 6), paint));
}

void add_beard(Clay& clay, const glm::vec3& head, const glm::vec4& paint, float length) {
  std::vector<Section> sections{
      {head + glm::vec3(0.0F, -kR * 0.3F - length, kR * 1.25F), glm::vec2(0.0F)}};
  if (is_fine(clay)) {
    sections.push_back({head + glm::vec3(0.0F, -kR * 0.8F, kR), {kR * 0.85F, kR * 0.5F}});
  }
  sections.push_back({head + glm::vec3(0.0F, -kR * 0.1F, kR * 0.75F), {kR * 0.75F, kR * 0.4F}});
  add(clay, engine::loft(sections, is_fine(clay) ? 5 : 3, paint));
}

void add_turban(Clay& clay, const glm::vec3& head, const glm::vec4& cloth, const glm::vec4& spike) {
  const std::vector<Section> wound{around(head, 0.0F, 0.02F, kR * 1.1F),
                                   around(head, kR * 0.45F, 0.02F, kR * 1.45F),
                                   around(head, kR * 1.0F, 0.02F, kR * 0.85F)};
  add(clay, engine::loft(wound, sides(clay, 7), cloth));
  add_stick(clay, head + glm::vec3(0.0F, kR * 0.9F, -0.02F),
            head + glm::vec3(0.0F, kR * 2.1F, -0.02F), kR * 0.7F, 0.0F, spike, 5);
}

}  // namespace figures
