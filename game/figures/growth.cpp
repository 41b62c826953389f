#include <array>
#include <glm/gtc/matrix_transform.hpp>
#include <glm/trigonometric.hpp>

#include "engine/geometry/mesh_edit.h"
#include "engine/geometry/polygon.h"
#include "engine/geometry/shapes.h"
#include "game/figures/land.h"
#include "game/figures/masonry.h"

// Trees, boulders and ships.
namespace figures {
namespace {

using engine::Mesh;
using engine::Section;
using glm::vec3;

const glm::vec4 kDeadWood = engine::paint_from_srgb(0x4E453A);
const glm::vec4 kPalmLeaf = engine::paint_from_srgb(0x6F7F45);

void add_crown(Clay& site, const vec3& at, const vec3& radius, const glm::vec4& leaves) {
  Mesh crown = engine::ellipsoid(radius, round_sides(site, 7), is_fine(site) ? 4 : 2, leaves);
  engine::smooth_normals(crown, 60.0F);
  add(site, engine::moved(std::move(crown), at));
}

}  // namespace

void add_leaf_tree(Clay& site, const vec3& at, float height, const glm::vec4& leaves) {
  const float h = height;
  add_stick(site, at - vec3(0, kFooting, 0), at + vec3(0, h * 0.5F, 0), h * 0.07F, h * 0.045F,
            paints::kOak);
  add_crown(site, at + vec3(0, h * 0.64F, 0), {h * 0.32F, h * 0.3F, h * 0.32F}, leaves);
  if (!is_fine(site)) return;
  add_crown(site, at + vec3(h * 0.15F, h * 0.82F, -h * 0.06F), {h * 0.2F, h * 0.19F, h * 0.2F},
            engine::shaded(leaves, 1.12F));
}

void add_pine(Clay& site, const vec3& at, float height, const glm::vec4& needles) {
  const int round = is_fine(site) ? 6 : 4;
  const auto skirt = [&](float low, float high, float radius, const glm::vec4& paint) {
    const std::array<Section, 2> cone{{{{0, height * low, 0}, glm::vec2(height * radius)},
                                       {{0, height * high, 0}, glm::vec2(0)}}};
    add(site, engine::moved(engine::loft(cone, round, paint), at));
  };
  skirt(0.08F, 0.75F, 0.27F, needles);
  if (is_fine(site)) skirt(0.42F, 1.0F, 0.19F, engine::shaded(needles, 1.15F));
}

void add_dead_tree(Clay& site, const vec3& at, float height) {
  const vec3 top = at + vec3(0.05F, height, -0.03F);
  add_stick(site, at - vec3(0, kFooting, 0), top, height * 0.08F, 0.0F, kDeadWood);
  if (!is_fine(site)) return;
  for (const float turn : {40.0F, 160.0F, 280.0F}) {
    const vec3 fork = at + vec3(0.02F, height * (0.4F + turn * 0.0009F), 0);
    add_stick(site, fork, fork + on_ring(height * 0.3F, turn, height * 0.25F), height * 0.04F, 0.0F,
              kDeadWood, 3);
  }
}

void add_palm(Clay& site, const vec3& at, float height) {
  const vec3 top = at + vec3(height * 0.12F, height, 0.0F);
  add_stick(site, at - vec3(0, kFooting, 0), top, height * 0.05F, height * 0.035F, paints::kPine);
  const int leaves = is_fine(site) ? 7 : 4;
  const std::array<glm::vec2, 3> leaf{{{-0.09F, 0.0F}, {0.09F, 0.0F}, {0.0F, 0.5F}}};
  for (int i = 0; i < leaves; ++i) {
    glm::mat4 placed = glm::translate(glm::mat4(1.0F), top);
    placed = glm::rotate(placed,
                         glm::radians(360.0F * static_cast<float>(i) / static_cast<float>(leaves)),
                         vec3(0, 1, 0));
    placed = glm::rotate(placed, glm::radians(105.0F), vec3(1, 0, 0));
    add(site, engine::plate(leaf, 0.02F, kPalmLeaf, engine::ExtrudeSides::kWithout), placed);
  }
}

void add_boulder(Clay& site, const vec3& at, float size, const glm::vec4& paint) {
  const Mesh stone = engine::ellipsoid({size, size * 0.7F, size * 0.85F}, round_sides(site, 6),
                                       is_fine(site) ? 3 : 2, paint);
  add(site, engine::moved(engine::turned(stone, at.x * 90.0F, {0, 1, 0}), at));
}

void add_ship(Clay& site, const vec3& at, float turn, const glm::vec4& hull, const glm::vec4& sail,
              float size) {
  Clay ship{site.detail};
  const std::array<Section, 3> planks{{{{0, -0.06F, 0}, {0.05F, 0.24F}},
                                       {{0, 0.06F, 0}, {0.13F, 0.36F}},
                                       {{0, 0.15F, 0}, {0.15F, 0.42F}}}};
  add(ship, engine::loft(planks, round_sides(site, 8), hull));
  if (is_fine(site)) {
    add_stick(ship, {0, 0.1F, 0.34F}, {0, 0.42F, 0.52F}, 0.05F, 0.015F, hull);
    add_stick(ship, {0, 0.1F, -0.34F}, {0, 0.32F, -0.46F}, 0.05F, 0.02F, hull);
    add_stick(ship, {0, 0.1F, 0}, {0, 0.82F, 0}, 0.025F, 0.015F, paints::kOak);
  }
  const std::array<vec3, 6> canvas{{{-0.25F, 0.72F, 0.0F},
                                    {-0.28F, 0.48F, 0.1F},
                                    {-0.22F, 0.26F, 0.03F},
                                    {0.25F, 0.72F, 0.0F},
                                    {0.28F, 0.48F, 0.1F},
                                    {0.22F, 0.26F, 0.03F}}};
  add(ship, engine::cloth(canvas, 3, 0.02F, sail));
  glm::mat4 placed = glm::translate(glm::mat4(1.0F), at);
  placed = glm::rotate(placed, glm::radians(turn), vec3(0, 1, 0));
  add(site, ship.mesh, glm::scale(placed, vec3(size)));
}

}  // namespace figures
