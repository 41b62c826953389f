#include "game/figures/generator/dress.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/mat4x4.hpp>
#include <glm/trigonometric.hpp>
#include <vector>

#include "engine/geometry/mesh_edit.h"
#include "engine/geometry/polygon.h"
#include "engine/geometry/shapes.h"
#include "game/figures/emblem.h"

namespace figures {
namespace {

constexpr float kClothThickness = 0.035F;

void add_both_emblems(Clay& clay, const Banner& banner, const glm::mat4& placed) {
  const float radius = std::min(banner.size.x, banner.size.y) * 0.4F;
  const engine::Mesh sign =
      engine::turned(emblem_mesh(banner.sign, radius, kClothThickness * 0.5F + 0.012F,
                                 paints::kVellum, Relief::kFlat),
                     90.0F, {1.0F, 0.0F, 0.0F});
  const glm::vec3 middle{banner.size.x * 0.46F, 0.0F, 0.0F};
  add(clay, engine::moved(sign, middle), placed);
  add(clay, engine::moved(engine::turned(sign, 180.0F, {0.0F, 1.0F, 0.0F}), middle), placed);
}

}  // namespace

// The cloak hangs in a shallow arc behind, spread wider than the arms, so that it frames the body
// from the front too; a deep sweep would lift its hem out of sight from above. Every other fold
// lies deeper and catches the light differently.
void add_cloak(Clay& clay, const Joints& joints, const Cloak& cloak) {
  const float shoulder = std::abs(joints.left_shoulder.x) + 0.04F;
  const int columns = is_fine(clay) ? 5 : 2;
  const int rows = is_fine(clay) ? 3 : 2;
  std::vector<glm::vec3> points;
  for (int row = 0; row < rows; ++row) {
    const float down = static_cast<float>(row) / static_cast<float>(rows - 1);
    const float wide = glm::mix(shoulder, 0.27F + 0.14F * cloak.width, down);
    for (int column = 0; column < columns; ++column) {
      const float u = 1.0F - 2.0F * static_cast<float>(column) / static_cast<float>(columns - 1);
      const float top = joints.neck.y + 0.03F - 0.1F * u * u;
      const float fold = column % 2 == 1 ? 0.08F * down : 0.0F;
      const float deep = 0.09F + 0.08F * (1.0F - u * u) + 0.36F * cloak.sweep * down;
      points.emplace_back(joints.neck.x + wide * u, glm::mix(top, cloak.hem, down),
                          joints.neck.z * (1.0F - down) - deep - fold);
    }
  }
  add(clay, engine::cloth(points, columns, kClothThickness, cloak.paint));
}

void add_banner(Clay& clay, const Banner& banner) {
  const glm::vec3 up = glm::normalize(banner.top - banner.butt);
  add_stick(clay, banner.butt, banner.top, 0.036F, 0.03F, paints::kPine);
  if (is_fine(clay)) {
    add_stick(clay, banner.top, banner.top + up * 0.14F, 0.06F, 0.0F, paints::kGold);
  }
  const float w = banner.size.x;
  const float h = banner.size.y / 2.0F;
  const std::array<glm::vec2, 5> tailed{
      {{0.0F, -h}, {w, -h * 0.9F}, {w * 0.8F, 0.0F}, {w, h * 0.9F}, {0.0F, h}}};
  const glm::vec3 across = glm::normalize(banner.flies - up * glm::dot(banner.flies, up));
  const glm::vec3 out = glm::cross(across, up);
  const glm::mat4 placed(glm::vec4(across, 0.0F), glm::vec4(up, 0.0F), glm::vec4(out, 0.0F),
                         glm::vec4(banner.top - up * (h + 0.02F), 1.0F));
  add_plate(clay, tailed, kClothThickness, banner.cloth, placed);
  if (is_fine(clay)) add_both_emblems(clay, banner, placed);
}

}  // namespace figures
