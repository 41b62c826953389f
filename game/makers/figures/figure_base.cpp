#include "game/makers/figures/figure_base.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/gtc/constants.hpp>
#include <vector>

#include "engine/geometry/mesh_edit.h"
#include "game/figures/emblem.h"
#include "game/makers/figures/field.h"
#include "game/makers/figures/weathering.h"

namespace figures {
namespace {

using glm::vec2;
using glm::vec3;

constexpr float kRimWidth = 0.12F;
constexpr float kEdgeWidth = 0.045F;
constexpr float kSignRadius = 0.21F;  // as near to the edge as it goes, clear of robes and hooves
constexpr float kSignLift = 0.015F;

struct Roundness {
  int sides;
  int rings;  ///< of the ground
};

Roundness roundness_of(Level level) {
  switch (level) {
    case Level::kFull: return {36, 7};
    case Level::kMiddle: return {16, 2};
    case Level::kCoarse: break;
  }
  return {8, 1};
}

vec3 on_circle(vec2 p, int corner, int sides) {
  const float angle = glm::two_pi<float>() * static_cast<float>(corner) / static_cast<float>(sides);
  return {p.x * std::sin(angle), p.y, p.x * std::cos(angle)};
}

/// A band around the axis from (radius, height) to (radius, height).
void add_band(engine::Mesh& mesh, int sides, vec2 low, vec2 high, const glm::vec4& paint) {
  for (int i = 0; i < sides; ++i) {
    engine::add_quad(mesh, on_circle(low, i, sides), on_circle(low, i + 1, sides),
                     on_circle(high, i + 1, sides), on_circle(high, i, sides), paint);
  }
}

/// Worn bright along the bevel, washed where the rim meets the ground. Its side keeps the colour as
/// it is.
void wear_rim(engine::Mesh& mesh, const Base& base) {
  for (engine::Vertex& vertex : mesh.vertices) {
    const float out = std::hypot(vertex.position.x, vertex.position.z);
    const float worn = vertex.position.y < 0.12F || vertex.position.y > 0.16F ? 0.0F : 0.3F;
    const float scuffs = soft_noise(vertex.position * 11.0F);
    const bool is_inside = vertex.position.y > 0.16F && out < base.radius - kRimWidth * 0.5F;
    const vec3 paint(vertex.paint);
    const vec3 colour =
        is_inside ? paint * 0.45F : glm::mix(paint, paint * 1.25F + 0.06F, worn * 2.0F * scuffs);
    vertex.paint = glm::vec4(glm::min(colour, vec3(1)), vertex.paint.a);
  }
}

engine::Vertex ground_at(const Base& base, const Sculpture& standing, vec3 at, Level level) {
  const float open = level == Level::kCoarse ? 0.9F : openness(standing, at, vec3(0, 1, 0));
  const float shade = 0.12F + 0.88F * glm::smoothstep(0.15F, 0.95F, open);
  const float clod =
      soft_noise(at * vec3(9, 1, 9)) * 0.6F + soft_noise(at * vec3(31, 1, 31)) * 0.4F;
  const vec3 grass(0.11F, 0.13F, 0.045F);
  const float green = glm::smoothstep(0.55F, 0.75F, soft_noise(at * vec3(5, 1, 5) + 7.0F)) * 0.6F;
  // Dark earth, and its clods brushed with pale dust.
  const vec3 dust = vec3(0.36F, 0.28F, 0.18F) * glm::smoothstep(0.5F, 0.85F, clod) * 0.5F;
  const vec3 earth = glm::mix(vec3(base.ground), grass, green) * (0.4F + 0.9F * clod);
  const vec3 colour = (earth + dust) * (shade * 0.85F);
  at.y += kBaseHeight + (level == Level::kFull ? 0.008F * (clod - 0.8F) : 0.0F);
  return {at, vec3(0, 1, 0), glm::vec4(glm::clamp(colour, vec3(0), vec3(1)), 0)};
}

void add_ground(engine::Mesh& mesh, const Base& base, const Sculpture& standing, float radius,
                Level level) {
  const Roundness round = roundness_of(level);
  const int sides = round.sides;
  const int rings = round.rings;
  const auto at = [&](int ring, int corner) {
    const float out = radius * std::pow(static_cast<float>(ring) / static_cast<float>(rings), 0.8F);
    vec3 place = on_circle({out, 0}, corner, sides);
    return ground_at(base, standing, place, level);
  };
  for (int ring = 0; ring < rings; ++ring) {
    for (int i = 0; i < sides; ++i) {
      const std::array quad{at(ring, i), at(ring + 1, i), at(ring + 1, i + 1), at(ring, i + 1)};
      const auto first = static_cast<std::uint32_t>(mesh.vertices.size());
      mesh.vertices.insert(mesh.vertices.end(), quad.begin(), quad.end());
      mesh.indices.insert(mesh.indices.end(), {first, first + 1, first + 2});
      if (ring > 0) mesh.indices.insert(mesh.indices.end(), {first, first + 2, first + 3});
    }
  }
}

}  // namespace

engine::Mesh figure_base(const Base& base, const Sculpture& standing, Level level) {
  const int sides = roundness_of(level).sides;
  const float r = base.radius;
  const float inner = r - kRimWidth;
  const bool has_edge = base.edge != base.rim;
  const float field = has_edge ? inner - kEdgeWidth : inner;
  engine::Mesh mesh;
  if (level == Level::kCoarse) {
    add_band(mesh, sides, {r, 0}, {inner, kBaseHeight}, base.rim);
  } else {
    add_band(mesh, sides, {r, 0}, {r, 0.09F}, base.rim);
    add_band(mesh, sides, {r, 0.09F}, {r - 0.03F, 0.14F}, base.rim);
    add_band(mesh, sides, {r - 0.03F, 0.14F}, {inner, kBaseHeight}, base.rim);
  }
  if (level != Level::kCoarse) wear_rim(mesh, base);
  if (has_edge) add_band(mesh, sides, {inner, kBaseHeight}, {field, kBaseHeight}, base.edge);
  engine::smooth_normals(mesh, 50);
  add_ground(mesh, base, standing, field, level);
  if (level != Level::kCoarse && base.sign != nullptr) {
    engine::append(mesh, engine::moved(emblem_mesh(*base.sign, kSignRadius, kSignLift,
                                                   paints::kVellum, Relief::kFlat),
                                       {0.0F, kBaseHeight, r - kRimWidth - kSignRadius}));
  }
  return mesh;
}

}  // namespace figures
