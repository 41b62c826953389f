#include "engine/geometry/polygon.h"

#include <algorithm>
#include <glm/vec3.hpp>

#include "engine/geometry/mesh_edit.h"

namespace engine {
namespace {

float turn(const glm::vec2& a, const glm::vec2& b, const glm::vec2& c) {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

bool inside(const glm::vec2& p, const glm::vec2& a, const glm::vec2& b, const glm::vec2& c) {
  return turn(a, b, p) > 1e-7F && turn(b, c, p) > 1e-7F && turn(c, a, p) > 1e-7F;
}

Polygon counter_clockwise(std::span<const glm::vec2> outline) {
  Polygon loop(outline.begin(), outline.end());
  if (signed_area(outline) < 0.0F) std::reverse(loop.begin(), loop.end());
  return loop;
}

bool is_ear(const Polygon& loop, std::size_t tip) {
  const std::size_t count = loop.size();
  const glm::vec2& before = loop[(tip + count - 1) % count];
  const glm::vec2& at = loop[tip];
  const glm::vec2& after = loop[(tip + 1) % count];
  if (turn(before, at, after) <= 1e-8F) return false;
  return std::none_of(loop.begin(), loop.end(),
                      [&](const glm::vec2& p) { return inside(p, before, at, after); });
}

glm::vec3 raised(const glm::vec2& p, float z) { return {p.x, p.y, z}; }

void add_sides(Mesh& mesh, const Polygon& loop, float low, float high, const glm::vec4& paint) {
  for (std::size_t i = 0; i < loop.size(); ++i) {
    const glm::vec2& a = loop[i];
    const glm::vec2& b = loop[(i + 1) % loop.size()];
    add_quad(mesh, raised(a, low), raised(b, low), raised(b, high), raised(a, high), paint);
  }
}

}  // namespace

float signed_area(std::span<const glm::vec2> outline) {
  float twice = 0.0F;
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const glm::vec2& a = outline[i];
    const glm::vec2& b = outline[(i + 1) % outline.size()];
    twice += a.x * b.y - a.y * b.x;
  }
  return twice / 2.0F;
}

std::vector<glm::vec2> triangulate(std::span<const glm::vec2> outline) {
  Polygon loop = counter_clockwise(outline);
  std::vector<glm::vec2> corners;
  while (loop.size() >= 3) {
    std::size_t tip = 0;
    while (tip < loop.size() && !is_ear(loop, tip)) ++tip;
    if (tip == loop.size()) break;  // what is left has no area
    const std::size_t count = loop.size();
    corners.insert(corners.end(),
                   {loop[(tip + count - 1) % count], loop[tip], loop[(tip + 1) % count]});
    loop.erase(loop.begin() + static_cast<std::ptrdiff_t>(tip));
  }
  return corners;
}

Mesh extrude(std::span<const glm::vec2> outline, float depth, const glm::vec4& paint,
             ExtrudeSides sides) {
  Mesh mesh;
  const std::vector<glm::vec2> face = triangulate(outline);
  for (std::size_t i = 0; i + 2 < face.size(); i += 3) {
    add_triangle(mesh, raised(face[i], depth), raised(face[i + 1], depth),
                 raised(face[i + 2], depth), paint);
  }
  if (sides == ExtrudeSides::kWith) add_sides(mesh, counter_clockwise(outline), 0.0F, depth, paint);
  return mesh;
}

Mesh plate(std::span<const glm::vec2> outline, float thickness, const glm::vec4& paint,
           ExtrudeSides sides) {
  Mesh mesh;
  const float half = thickness / 2.0F;
  const std::vector<glm::vec2> face = triangulate(outline);
  for (std::size_t i = 0; i + 2 < face.size(); i += 3) {
    const glm::vec2 &a = face[i], &b = face[i + 1], &c = face[i + 2];
    add_triangle(mesh, raised(a, half), raised(b, half), raised(c, half), paint);
    add_triangle(mesh, raised(a, -half), raised(c, -half), raised(b, -half), paint);
  }
  if (sides == ExtrudeSides::kWith) {
    add_sides(mesh, counter_clockwise(outline), -half, half, paint);
  }
  return mesh;
}

}  // namespace engine
