#include "game/figures/land.h"

#include <algorithm>
#include <cmath>
#include <glm/common.hpp>
#include <glm/exponential.hpp>
#include <glm/gtc/constants.hpp>
#include <vector>

#include "engine/geometry/mesh_edit.h"

namespace figures {
namespace {

using engine::Mesh;
using glm::vec3;
using glm::vec4;

constexpr float kUnderground = 0.06F;
constexpr float kStraightUp = 0.9999F;
constexpr float kRockCrease = 38.0F;
constexpr float kHillCrease = 80.0F;

const vec4 kSnow = engine::paint_from_srgb(0xF3F0E6);

float noise(float a, float b, float seed) {
  const float wave = std::sin(a * 12.9898F + b * 78.233F + seed * 37.719F) * 43758.547F;
  return wave - std::floor(wave);
}

/// Something round that rises from the ground: `height` and `paint` for a share of the way in
/// (0 at the rim, 1 in the middle) and an angle in radians, 0 = south.
template <class Place, class Paint>
Mesh mound(int sides, int rings, Place place, Paint paint) {
  Mesh mesh;
  const auto corner = [&](int ring, int side) {
    const float in = static_cast<float>(ring) / static_cast<float>(rings);
    const float angle =
        glm::two_pi<float>() * static_cast<float>(side % sides) / static_cast<float>(sides);
    const vec3 at = place(in, angle);
    return engine::Vertex{at, {0, 1, 0}, paint(in, angle, at)};
  };
  const auto face = [&](const engine::Vertex& a, const engine::Vertex& b, const engine::Vertex& c) {
    const std::size_t first = mesh.vertices.size();
    engine::add_triangle(mesh, a.position, b.position, c.position, a.paint);
    if (mesh.vertices.size() == first) return;
    mesh.vertices[first + 1].paint = b.paint;
    mesh.vertices[first + 2].paint = c.paint;
  };
  for (int ring = 0; ring < rings; ++ring) {
    for (int side = 0; side < sides; ++side) {
      const engine::Vertex a = corner(ring, side);
      const engine::Vertex b = corner(ring, side + 1);
      const engine::Vertex c = corner(ring + 1, side + 1);
      const engine::Vertex d = corner(ring + 1, side);
      face(a, b, c);
      if (ring + 1 < rings) face(a, c, d);
    }
  }
  return mesh;
}

/// Under the ground a normal looks straight up, as the land's own does: so the rim is lit alike.
void level_the_rim(Mesh& mesh) {
  for (engine::Vertex& vertex : mesh.vertices) {
    if (vertex.position.y <= 0.0F) vertex.normal = {0.0F, 1.0F, 0.0F};
  }
}

/// 1 on the ridges that run down from a summit, 0 in the gullies between.
float ridge_at(const Crag& crag, float in, float angle) {
  const float bend = 0.5F * std::sin(angle * 2.0F + crag.seed) + 0.5F * std::sin(in * 5.0F + angle);
  const float wave = std::cos(angle * 0.5F * static_cast<float>(crag.ridges) + crag.seed * 5.1F +
                              1.6F * bend * in);
  return 1.0F - std::abs(wave);
}

vec3 place_on(const Crag& crag, float in, float angle) {
  const float ridge = ridge_at(crag, in, angle);
  const float reach = crag.radius * (0.8F + 0.14F * ridge + 0.12F * noise(angle, in, crag.seed));
  const float steep = 0.68F * std::pow(in, 0.85F) + 0.32F * in * in;
  const float cut = 1.0F - 0.24F * (1.0F - ridge) * std::sin(in * glm::pi<float>());
  const float rough = 1.0F + 0.22F * (noise(angle, in, crag.seed) - 0.5F) * (in < 1 ? 1.0F : 0.0F);
  const float up = in <= 0.0F ? -kUnderground : crag.height * steep * cut * rough;
  const float jut = 1.0F + 0.3F * (noise(in, angle, crag.seed) - 0.5F) * std::min(1.0F, in * 4.0F);
  const float out = reach * (1.0F - in) * jut;
  const float bend = in * in;
  return {out * std::sin(angle) + crag.lean.x * bend, up,
          out * std::cos(angle) + crag.lean.y * bend};
}

vec4 paint_on(const Crag& crag, float in, float angle, const vec3& at) {
  const float ridge = ridge_at(crag, in, angle);
  const float edge = crag.height * (1.0F - crag.snow) * (1.0F + 0.25F * (0.5F - ridge));
  if (crag.snow > 0.0F && at.y > edge) return kSnow;
  return engine::shaded(crag.rock, 0.5F + 0.55F * ridge);
}

}  // namespace

bool is_rim(const engine::Vertex& corner) {
  return corner.position.y <= -kUnderground && corner.normal.y > kStraightUp;
}

void add_crag(Clay& site, const Crag& crag) {
  const int sides = is_fine(site) ? std::clamp(crag.ridges * 4, 14, 24) : 6;
  const int rings = is_fine(site) ? 5 : 2;
  Mesh mesh = mound(
      sides, rings, [&](float in, float angle) { return place_on(crag, in, angle); },
      [&](float in, float angle, const vec3& at) { return paint_on(crag, in, angle, at); });
  engine::smooth_normals(mesh, kRockCrease);
  level_the_rim(mesh);
  add(site, engine::moved(std::move(mesh), crag.at));
}

void add_hill(Clay& site, const Hill& hill) {
  const int sides = is_fine(site) ? 22 : 7;
  const int rings = is_fine(site) ? 5 : 2;
  const auto place = [&](float in, float angle) {
    const float wobble = 1.0F + 0.05F * std::sin(angle * 3.0F + hill.at.x * 7.0F) +
                         0.04F * std::sin(angle * 5.0F + hill.at.z * 3.0F);
    const float slope = std::min(1.0F, in / (1.0F - hill.flat_top));
    const float up = glm::smoothstep(0.0F, 1.0F, slope) * hill.radius.y;
    const float out = (1.0F - in) * wobble;
    return vec3(out * hill.radius.x * std::sin(angle), in <= 0.0F ? -kUnderground : up,
                out * hill.radius.z * std::cos(angle));
  };
  const auto paint = [&](float, float, const vec3&) { return hill.paint; };
  Mesh mesh = mound(sides, rings, place, paint);
  engine::smooth_normals(mesh, kHillCrease);
  level_the_rim(mesh);
  add(site, engine::moved(std::move(mesh), hill.at));
}

}  // namespace figures
