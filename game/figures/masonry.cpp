#include "game/figures/masonry.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/gtc/matrix_transform.hpp>
#include <glm/trigonometric.hpp>

#include "engine/geometry/mesh_edit.h"
#include "engine/geometry/polygon.h"
#include "engine/geometry/shapes.h"

namespace figures {
namespace {

using engine::Mesh;
using engine::Section;
using glm::vec3;

constexpr float kEaves = 0.045F;      // how far a roof hangs over its walls
constexpr float kDirtHeight = 0.22F;  // board units

const glm::vec4 kWindow = engine::paint_from_srgb(0x3A3128);

glm::mat4 stand(const vec3& at, float turn) {
  return glm::rotate(glm::translate(glm::mat4(1.0F), at), glm::radians(turn), {0.0F, 1.0F, 0.0F});
}

/// The four sides of a box from under the ground up, without its top.
Mesh walls(const vec3& size, const glm::vec4& paint) {
  const float x = size.x / 2.0F;
  const float z = size.z / 2.0F;
  const std::array<vec3, 4> round{
      {{-x, -kFooting, z}, {x, -kFooting, z}, {x, -kFooting, -z}, {-x, -kFooting, -z}}};
  const vec3 up{0.0F, size.y + kFooting, 0.0F};
  Mesh mesh;
  for (std::size_t i = 0; i < 4; ++i) {
    const vec3& a = round[i];
    const vec3& b = round[(i + 1) % 4];
    engine::add_quad(mesh, a, b, b + up, a + up, paint);
  }
  return mesh;
}

/// Without its underside, which nobody sees.
Mesh house_roof(const House& house) {
  const float x = house.size.x / 2.0F + kEaves;
  const float z = house.size.z / 2.0F + kEaves;
  const float low = house.size.y - kEaves * 0.8F;
  const float high = house.size.y + house.gable;
  const vec3 south{0.0F, high, z * house.ridge};
  const vec3 north{0.0F, high, -z * house.ridge};
  Mesh mesh;
  // Painted light from the north-west: pitched roofs are read from straight above, too.
  const float lit = 0.2F * std::sin(glm::radians(house.turn - 45.0F));
  const glm::vec4 east = engine::shaded(house.roof, 1.06F + lit);
  const glm::vec4 west = engine::shaded(house.roof, 1.06F - lit);
  engine::add_quad(mesh, {x, low, z}, {x, low, -z}, north, south, east);
  engine::add_quad(mesh, {-x, low, -z}, {-x, low, z}, south, north, west);
  const glm::vec4 gable = house.ridge > 0.9F ? house.wall : house.roof;
  engine::add_triangle(mesh, {-x, low, z}, {x, low, z}, south, gable);
  engine::add_triangle(mesh, {x, low, -z}, {-x, low, -z}, north, gable);
  return mesh;
}

Mesh dark_opening(float width, float height, float low, float out, const glm::vec4& paint) {
  const float x = width / 2.0F;
  Mesh mesh;
  engine::add_quad(mesh, {-x, low, out}, {x, low, out}, {x, low + height, out},
                   {-x, low + height, out}, paint);
  return mesh;
}

/// Teeth on the rim of a round tower.
void add_crown(Clay& site, const Tower& tower) {
  const float r = tower.radius;
  const float ring = std::min(0.12F, r * 0.5F);
  add(site, engine::frustum(r * 0.95F, r * 1.16F, ring, round_sides(site, tower.sides), tower.wall),
      stand(tower.at + vec3(0, tower.height - ring, 0), 0));
  if (!is_fine(site)) return;
  const int count = std::max(5, tower.sides * 2 / 3);
  for (int i = 0; i < count; ++i) {
    const float angle = 360.0F * static_cast<float>(i) / static_cast<float>(count);
    add(site, engine::box({r * 0.42F, ring, r * 0.26F}, tower.wall),
        stand(tower.at + on_ring(r * 1.02F, angle, tower.height), angle));
  }
}

/// A cap that hangs over and sweeps up to its point.
void add_spire(Clay& site, const Tower& tower) {
  const float r = tower.radius;
  const float h = tower.spire;
  std::vector<Section> cap{{{0, 0, 0}, glm::vec2(r * 1.28F)}};
  if (is_fine(site)) cap.push_back({{0, h * 0.3F, 0}, glm::vec2(r * 0.72F)});
  cap.push_back({{0, h, 0}, glm::vec2(0.0F)});
  add(site, engine::loft(cap, round_sides(site, tower.sides), tower.cap),
      stand(tower.at + vec3(0, tower.height - 0.02F, 0), 0));
}

/// A steady pseudo-random number in 0..1 for a place, so that the grain never changes.
float grain(const vec3& at) {
  const float wave = std::sin(at.x * 91.7F + at.y * 47.3F + at.z * 173.1F) * 43758.547F;
  return wave - std::floor(wave);
}

}  // namespace

int round_sides(const Clay& site, int full) { return is_fine(site) ? full : std::max(4, full / 2); }

vec3 on_ring(float radius, float degrees, float y) {
  const float angle = glm::radians(degrees);
  return {radius * std::sin(angle), y, radius * std::cos(angle)};
}

std::vector<vec3> arc(float radius, float from, float to, int pieces, float y) {
  std::vector<vec3> points;
  for (int i = 0; i <= pieces; ++i) {
    const float share = static_cast<float>(i) / static_cast<float>(pieces);
    points.push_back(on_ring(radius, from + (to - from) * share, y));
  }
  return points;
}

void add_block(Clay& site, const Block& block) {
  const float x = block.size.x / 2.0F;
  const float z = block.size.z / 2.0F;
  const float y = block.size.y;
  Mesh mesh = walls(block.size, block.paint);
  engine::add_quad(mesh, {-x, y, z}, {x, y, z}, {x, y, -z}, {-x, y, -z}, block.paint);
  add(site, mesh, stand(block.at, block.turn));
}

void add_house(Clay& site, const House& house) {
  const glm::mat4 placed = stand(house.at, house.turn);
  add(site, walls(house.size, house.wall), placed);
  add(site, house_roof(house), placed);
  if (!is_fine(site)) return;
  const float door = std::min(house.size.y * 0.75F, 0.18F);
  add(site, dark_opening(door * 0.6F, door, 0.0F, house.size.z / 2.0F + 0.006F, kWindow), placed);
  if (!house.chimney) return;
  const vec3 flue{house.size.x * 0.24F, house.size.y + house.gable * 0.25F, -house.size.z * 0.24F};
  add(site, engine::box({0.06F, house.gable, 0.06F}, engine::shaded(house.wall, 0.7F)),
      glm::translate(placed, flue));
}

void add_hut(Clay& site, const Hut& hut) {
  const int round = round_sides(site, 7);
  add(site, engine::frustum(hut.radius, hut.radius, hut.wall_height + kFooting, round, hut.wall),
      stand(hut.at - vec3(0, kFooting, 0), 0));
  const std::array<Section, 2> roof{
      {{{0, 0, 0}, glm::vec2(hut.radius * 1.3F)}, {{0, hut.roof_height, 0}, glm::vec2(0.0F)}}};
  add(site, engine::loft(roof, round, hut.roof),
      stand(hut.at + vec3(0, hut.wall_height - 0.03F, 0), 0));
}

void add_tower(Clay& site, const Tower& tower) {
  const float r = tower.radius;
  add(site,
      engine::frustum(r * 1.16F, r * 0.94F, tower.height + kFooting, round_sides(site, tower.sides),
                      tower.wall),
      stand(tower.at - vec3(0, kFooting, 0), 0));
  if (tower.spire > 0.0F) {
    add_spire(site, tower);
  } else {
    add_crown(site, tower);
  }
  if (!is_fine(site)) return;
  for (const float turn : {-25.0F, 30.0F}) {
    add(site, dark_opening(0.045F, 0.12F, tower.height * 0.62F, r * 1.05F, kWindow),
        stand(tower.at, turn));
  }
}

void add_dome(Clay& site, const vec3& at, float radius, const glm::vec4& paint) {
  const float r = radius;
  std::vector<glm::vec2> profile{{r, 0.0F}, {r * 1.06F, r * 0.3F}, {r * 0.78F, r * 0.8F}};
  if (is_fine(site)) profile.push_back({r * 0.3F, r * 1.12F});
  profile.push_back({0.0F, r * 1.3F});
  Mesh mesh = engine::lathe(profile, round_sides(site, 10), paint);
  engine::smooth_normals(mesh, 60.0F);
  add(site, mesh, stand(at, 0));
  if (!is_fine(site)) return;
  add_stick(site, at + vec3(0, r * 1.2F, 0), at + vec3(0, r * 1.9F, 0), r * 0.1F, 0.0F,
            paints::kBrass);
}

void add_tent(Clay& site, const vec3& at, float size, const glm::vec4& cloth) {
  const int panels = is_fine(site) ? 10 : 5;
  const auto rim = [&](int i, float radius, float up) {
    return at + on_ring(radius * size, 360.0F * static_cast<float>(i) / static_cast<float>(panels),
                        up * size);
  };
  const vec3 top = at + vec3(0, size * 0.9F, 0);
  Mesh mesh;
  for (int i = 0; i < panels; ++i) {
    const glm::vec4 stripe = i % 2 == 0 || !is_fine(site) ? cloth : paints::kVellum;
    engine::add_quad(mesh, rim(i, 0.42F, -0.2F), rim(i + 1, 0.42F, -0.2F), rim(i + 1, 0.42F, 0.3F),
                     rim(i, 0.42F, 0.3F), stripe);
    engine::add_triangle(mesh, rim(i, 0.52F, 0.26F), rim(i + 1, 0.52F, 0.26F), top, stripe);
  }
  add(site, mesh);
  if (!is_fine(site)) return;
  add_stick(site, top - vec3(0, size * 0.1F, 0), top + vec3(0, size * 0.2F, 0), size * 0.04F, 0.0F,
            paints::kBrass);
}

void add_pennant(Clay& site, const vec3& at, float height, const glm::vec4& paint) {
  add_stick(site, at, at + vec3(0.0F, height, 0.0F), 0.03F, 0.02F, paints::kOak);
  const std::array<glm::vec2, 4> flag{
      {{0.0F, -0.16F}, {0.58F, -0.07F}, {0.5F, 0.04F}, {0.0F, 0.16F}}};
  glm::vec4 cloth = paint;
  cloth.a = kTinted;
  add(site, engine::plate(flag, 0.03F, cloth),
      stand(at + vec3(0.0F, height - 0.19F, 0.0F), -20.0F));
}

void add_weather(Mesh& mesh) {
  for (std::size_t i = 0; i + 2 < mesh.vertices.size(); i += 3) {
    const vec3 middle = (mesh.vertices[i].position + mesh.vertices[i + 1].position +
                         mesh.vertices[i + 2].position) /
                        3.0F;
    const float stroke = 0.95F + 0.1F * grain(glm::round(middle * 16.0F));
    for (std::size_t corner = i; corner < i + 3; ++corner) {
      engine::Vertex& vertex = mesh.vertices[corner];
      const bool stands = std::abs(vertex.normal.y) < 0.5F;
      const float foot = glm::smoothstep(0.0F, kDirtHeight, vertex.position.y);
      const float dirt = stands ? 0.8F + 0.2F * foot : 1.0F;
      const vec3 coat = vec3(vertex.paint) * (stroke * dirt * (1.0F + 0.08F * vertex.normal.y));
      vertex.paint = {glm::min(coat, vec3(1.0F)), vertex.paint.a};
    }
  }
}

}  // namespace figures
