#include <array>
#include <glm/geometric.hpp>
#include <glm/gtc/matrix_transform.hpp>
#include <vector>

#include "engine/geometry/mesh_edit.h"
#include "engine/geometry/polygon.h"
#include "engine/geometry/shapes.h"
#include "game/figures/contours.h"
#include "game/figures/emblem.h"
#include "game/figures/generator/arms.h"

namespace figures {
namespace {

// Turns a slab drawn in x/y so that its face looks along `facing` and its top stays up.
glm::mat4 facing(const glm::vec3& at, const glm::vec3& direction) {
  const glm::vec3 out = glm::normalize(direction);
  const glm::vec3 right = glm::normalize(glm::cross(glm::vec3(0, 1, 0), out));
  const glm::vec3 up = glm::cross(out, right);
  return glm::mat4(glm::vec4(right, 0.0F), glm::vec4(up, 0.0F), glm::vec4(out, 0.0F),
                   glm::vec4(at, 1.0F));
}

void add_emblem(Clay& clay, const Shield& shield, float lift, const glm::vec3& offset) {
  if (!is_fine(clay) || shield.emblem == nullptr) return;
  engine::Mesh sign =
      emblem_mesh(*shield.emblem, shield.size * 0.62F, lift, paints::kVellum, Relief::kFlat);
  sign = engine::moved(engine::turned(std::move(sign), 90.0F, {1.0F, 0.0F, 0.0F}), offset);
  add(clay, sign, facing(shield.at, shield.facing));
}

// A face bulging from the rim to a low boss, and a plain back.
engine::Mesh domed(const std::vector<glm::vec2>& outline, float thickness, const glm::vec4& face,
                   const glm::vec4& rim) {
  engine::Mesh mesh;
  const glm::vec3 boss{0.0F, 0.0F, thickness};
  const std::size_t count = outline.size();
  for (std::size_t i = 0; i < count; ++i) {
    const glm::vec2& a = outline[i];
    const glm::vec2& b = outline[(i + 1) % count];
    const glm::vec3 in_a{a * 0.84F, thickness * 0.55F};
    const glm::vec3 in_b{b * 0.84F, thickness * 0.55F};
    const glm::vec3 edge_a{a, 0.0F};
    const glm::vec3 edge_b{b, 0.0F};
    engine::add_triangle(mesh, in_a, in_b, boss, face);
    engine::add_quad(mesh, edge_a, edge_b, in_b, in_a, rim);
    engine::add_triangle(mesh, {0.0F, 0.0F, -0.02F}, edge_b, edge_a, rim);
  }
  return mesh;
}

}  // namespace

void add_round_shield(Clay& clay, const Shield& shield) {
  const std::vector<glm::vec2> outline = disc({0, 0}, shield.size, is_fine(clay) ? 8 : 5);
  const glm::mat4 placed = facing(shield.at, shield.facing);
  if (is_fine(clay)) {
    add(clay, domed(outline, 0.1F, shield.paint, shield.rim), placed);
  } else {
    add_plate(clay, outline, 0.06F, shield.paint, placed);
  }
  add_emblem(clay, shield, 0.115F, {0, 0, 0});
}

void add_tall_shield(Clay& clay, const Shield& shield) {
  const float w = shield.size;
  const std::vector<glm::vec2> outline{
      {0.0F, -w * 1.5F}, {w * 0.72F, -w * 0.8F},  {w * 0.9F, w * 0.7F},  {w * 0.62F, w * 1.12F},
      {0.0F, w * 1.28F}, {-w * 0.62F, w * 1.12F}, {-w * 0.9F, w * 0.7F}, {-w * 0.72F, -w * 0.8F}};
  const std::vector<glm::vec2> few{
      {0.0F, -w * 1.5F}, {w * 0.9F, w * 0.7F}, {0.0F, w * 1.28F}, {-w * 0.9F, w * 0.7F}};
  const glm::mat4 placed = facing(shield.at, shield.facing);
  if (is_fine(clay)) {
    add(clay, domed(outline, 0.09F, shield.paint, shield.rim), placed);
  } else {
    add_plate(clay, few, 0.06F, shield.paint, placed);
  }
  add_emblem(clay, shield, 0.105F, {0.0F, w * 0.15F, 0.0F});
}

}  // namespace figures
