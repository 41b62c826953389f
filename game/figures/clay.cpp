#include "game/figures/clay.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/common.hpp>
#include <glm/vec2.hpp>

#include "engine/geometry/mesh_edit.h"
#include "engine/geometry/polygon.h"
#include "engine/geometry/shapes.h"
#include "game/figures/palette.h"

namespace figures {
namespace {

constexpr int kBaseSides = 14;
constexpr int kReducedBaseSides = 8;
constexpr float kRim = 0.13F;
constexpr float kEdge = 0.045F;
constexpr float kSignRadius = 0.21F;  // as near to the edge as it goes, clear of robes and hooves
constexpr float kEmblemLift = 0.015F;

engine::Mesh base_mesh(const Base& base, Detail detail) {
  const int round = detail == Detail::kFull ? kBaseSides : kReducedBaseSides;
  const float r = base.radius;
  const float inner = r - kRim;
  engine::Mesh mesh;
  const auto band = [&](glm::vec2 low, glm::vec2 high, const glm::vec4& paint) {
    for (int i = 0; i < round; ++i) {
      const auto at = [&](glm::vec2 p, int corner) {
        const float angle = 6.2831853F * static_cast<float>(corner) / static_cast<float>(round);
        return glm::vec3(p.x * std::sin(angle), p.y, p.x * std::cos(angle));
      };
      engine::add_quad(mesh, at(low, i), at(low, i + 1), at(high, i + 1), at(high, i), paint);
    }
  };
  if (detail == Detail::kFull) {
    band({r, 0.0F}, {r, 0.1F}, base.rim);
    band({r, 0.1F}, {inner, kBaseHeight}, base.rim);
  } else {
    band({r, 0.0F}, {inner, kBaseHeight}, base.rim);
  }
  const bool has_edge = base.edge != base.rim;
  const float field = has_edge ? inner - kEdge : inner;
  if (has_edge) band({inner, kBaseHeight}, {field, kBaseHeight}, base.edge);
  band({field, kBaseHeight}, {0.0F, kBaseHeight}, base.ground);
  return mesh;
}

// A steady pseudo-random number in 0..1 for a place, so that the grain never changes.
float grain(const glm::vec3& at) {
  const float wave = std::sin(at.x * 127.1F + at.y * 311.7F + at.z * 74.7F) * 43758.547F;
  return wave - std::floor(wave);
}

}  // namespace

int sides(const Clay& clay, int full) {
  return is_fine(clay) ? full : std::min(full, full > 5 ? 4 : 3);
}

void add(Clay& clay, const engine::Mesh& part) { engine::append(clay.mesh, part); }

void add(Clay& clay, const engine::Mesh& part, const glm::mat4& placed) {
  engine::append(clay.mesh, engine::transformed(part, placed));
}

void add_stick(Clay& clay, const glm::vec3& a, const glm::vec3& b, float radius_a, float radius_b,
               const glm::vec4& paint, int full_sides) {
  const auto ends = is_fine(clay) ? engine::Ends::kClosed : engine::Ends::kOpen;
  add(clay, engine::stick(a, b, radius_a, radius_b, sides(clay, full_sides), paint, ends));
}

void add_plate(Clay& clay, std::span<const glm::vec2> outline, float thickness,
               const glm::vec4& paint, const glm::mat4& placed) {
  const auto edges = is_fine(clay) ? engine::ExtrudeSides::kWith : engine::ExtrudeSides::kWithout;
  add(clay, engine::plate(outline, thickness, paint, edges), placed);
}

Clay resized(Clay clay, float scale, const glm::vec3& shift) {
  for (engine::Vertex& vertex : clay.mesh.vertices) {
    vertex.position = vertex.position * scale + shift;
  }
  return clay;
}

Clay three_quarters(Clay clay) {
  clay.mesh = engine::turned(std::move(clay.mesh), -52.0F, {0.0F, 1.0F, 0.0F});
  return clay;
}

void add_last_coat(engine::Mesh& mesh) {
  const engine::Bounds box = engine::bounds(mesh);
  const float height = std::max(box.high.y - box.low.y, 0.01F);
  for (std::size_t i = 0; i + 2 < mesh.vertices.size(); i += 3) {
    const glm::vec3 middle = (mesh.vertices[i].position + mesh.vertices[i + 1].position +
                              mesh.vertices[i + 2].position) /
                             3.0F;
    const float stroke = 0.93F + 0.14F * grain(glm::round(middle * 16.0F));
    for (std::size_t corner = i; corner < std::min(i + 3, mesh.vertices.size()); ++corner) {
      engine::Vertex& vertex = mesh.vertices[corner];
      const float up = (vertex.position.y - box.low.y) / height;
      const float foot = 0.72F + 0.28F * glm::smoothstep(0.0F, 0.45F, up);
      const float brushed = 1.0F + 0.24F * vertex.normal.y;
      const glm::vec3 warmed = glm::mix(glm::vec3(vertex.paint), glm::vec3(paints::kPine), 0.05F);
      vertex.paint = {glm::min(warmed * stroke * foot * brushed, glm::vec3(1.0F)), vertex.paint.a};
    }
  }
}

engine::Mesh finished(Clay clay, const Base& base) {
  engine::Mesh mesh = std::move(clay.mesh);
  add_last_coat(mesh);
  mesh = engine::moved(std::move(mesh), {0.0F, kBaseHeight, 0.0F});
  engine::append(mesh, base_mesh(base, clay.detail));
  if (clay.detail == Detail::kFull && base.sign != nullptr) {
    engine::append(mesh, engine::moved(emblem_mesh(*base.sign, kSignRadius, kEmblemLift,
                                                   paints::kVellum, Relief::kFlat),
                                       {0.0F, kBaseHeight, base.radius - kRim - kSignRadius}));
  }
  return mesh;
}

}  // namespace figures
