#include "game/table/miniatures/dress.h"

#include <algorithm>
#include <array>
#include <glm/geometric.hpp>
#include <glm/mat4x4.hpp>
#include <vector>

#include "engine/geometry/mesh_edit.h"
#include "engine/geometry/polygon.h"
#include "engine/geometry/shapes.h"
#include "game/table/emblems/emblems.h"

namespace table {
namespace {

constexpr float kClothThickness = 0.035F;

void add_both_emblems(Clay& clay, const Banner& banner, const glm::mat4& placed) {
  const float radius = std::min(banner.size.x, banner.size.y) * 0.4F;
  const engine::Mesh sign =
      engine::turned(emblem_mesh(nation_emblem(banner.nation), radius,
                                 kClothThickness * 0.5F + 0.012F, paints::kVellum, Relief::Flat),
                     90.0F, {1.0F, 0.0F, 0.0F});
  const glm::vec3 middle{banner.size.x * 0.46F, 0.0F, 0.0F};
  add(clay, engine::moved(sign, middle), placed);
  add(clay, engine::moved(engine::turned(sign, 180.0F, {0.0F, 1.0F, 0.0F}), middle), placed);
}

}  // namespace

void add_cloak(Clay& clay, const Joints& joints, const Cloak& cloak) {
  const glm::vec3 right = joints.right_shoulder + glm::vec3(0.02F, 0.06F, -0.06F);
  const glm::vec3 left = joints.left_shoulder + glm::vec3(-0.02F, 0.06F, -0.06F);
  const glm::vec3 nape = joints.neck + glm::vec3(0.0F, 0.04F, -0.14F);
  const float spread = 0.12F * cloak.width;
  std::vector<glm::vec3> points;
  const int rows = is_fine(clay) ? 3 : 2;
  for (int row = 0; row < rows; ++row) {
    const float down = static_cast<float>(row) / static_cast<float>(rows - 1);
    const float y = glm::mix(nape.y, cloak.hem, down);
    const float back = cloak.sweep * down * (0.6F + 0.4F * down) + 0.12F * down;
    const float out = spread * down * 2.0F;
    // Folded: the middle hangs deeper than the edges, and catches the light differently.
    points.emplace_back(left.x + out, glm::mix(left.y, cloak.hem, down), left.z - back * 0.8F);
    if (is_fine(clay)) points.emplace_back(nape.x, y, nape.z - back - 0.1F * down);
    points.emplace_back(right.x - out, glm::mix(right.y, cloak.hem, down), right.z - back * 0.8F);
  }
  add(clay, engine::cloth(points, is_fine(clay) ? 3 : 2, kClothThickness, cloak.paint));
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
  add(clay, engine::plate(tailed, kClothThickness, nation_paint(banner.nation, kTinted)), placed);
  if (is_fine(clay)) add_both_emblems(clay, banner, placed);
}

}  // namespace table
