#include <cmath>
#include <glm/geometric.hpp>
#include <glm/gtc/constants.hpp>
#include <vector>

#include "engine/geometry/mesh_edit.h"
#include "engine/geometry/shapes.h"

namespace engine {
namespace {

using Ring = std::vector<glm::vec3>;

bool is_point(const Ring& ring) { return glm::distance(ring[0], ring[1]) < 1e-5F; }

// Rings are stacked along their normal; seen against it their corners run counter-clockwise.
Mesh skin(const std::vector<Ring>& rings, const glm::vec4& paint, Ends ends = Ends::kClosed) {
  Mesh mesh;
  const std::size_t sides = rings.front().size();
  for (std::size_t r = 0; r + 1 < rings.size(); ++r) {
    for (std::size_t i = 0; i < sides; ++i) {
      const std::size_t j = (i + 1) % sides;
      add_quad(mesh, rings[r][i], rings[r][j], rings[r + 1][j], rings[r + 1][i], paint);
    }
  }
  if (ends == Ends::kOpen) return mesh;
  for (std::size_t i = 1; i + 1 < sides; ++i) {
    const Ring& low = rings.front();
    const Ring& high = rings.back();
    if (!is_point(low)) add_triangle(mesh, low[0], low[i + 1], low[i], paint);
    if (!is_point(high)) add_triangle(mesh, high[0], high[i], high[i + 1], paint);
  }
  return mesh;
}

float corner_angle(int corner, int sides) {
  return glm::two_pi<float>() * (static_cast<float>(corner) + 0.5F) / static_cast<float>(sides);
}

// The direction of a path at one of its points: halfway between its two neighbours'.
glm::vec3 heading(std::span<const glm::vec3> path, std::size_t i) {
  const glm::vec3& from = path[i == 0 ? 0 : i - 1];
  const glm::vec3& to = path[i + 1 == path.size() ? i : i + 1];
  return glm::normalize(to - from);
}

glm::vec3 any_across(const glm::vec3& along) {
  const glm::vec3 other = std::abs(along.x) < 0.8F ? glm::vec3(1, 0, 0) : glm::vec3(0, 0, 1);
  return glm::normalize(other - along * glm::dot(other, along));
}

}  // namespace

Mesh loft(std::span<const Section> sections, int sides, const glm::vec4& paint) {
  std::vector<Ring> rings;
  for (const Section& section : sections) {
    Ring ring;
    for (int i = 0; i < sides; ++i) {
      const float angle = corner_angle(i, sides);
      ring.push_back(section.centre + glm::vec3(section.radius.x * std::sin(angle), 0.0F,
                                                section.radius.y * std::cos(angle)));
    }
    rings.push_back(std::move(ring));
  }
  return skin(rings, paint);
}

Mesh lathe(std::span<const glm::vec2> profile, int sides, const glm::vec4& paint) {
  std::vector<Section> sections;
  for (const glm::vec2& p : profile) sections.push_back({{0.0F, p.y, 0.0F}, glm::vec2(p.x)});
  return loft(sections, sides, paint);
}

Mesh tube(std::span<const glm::vec3> path, std::span<const float> radius, int sides,
          const glm::vec4& paint, Ends ends) {
  std::vector<Ring> rings;
  glm::vec3 across = any_across(heading(path, 0));
  for (std::size_t i = 0; i < path.size(); ++i) {
    const glm::vec3 along = heading(path, i);
    across = glm::normalize(across - along * glm::dot(across, along));
    const glm::vec3 other = glm::cross(along, across);
    Ring ring;
    for (int side = 0; side < sides; ++side) {
      const float angle = corner_angle(side, sides);
      ring.push_back(path[i] + radius[i] * (std::cos(angle) * across + std::sin(angle) * other));
    }
    rings.push_back(std::move(ring));
  }
  return skin(rings, paint, ends);
}

Mesh stick(const glm::vec3& a, const glm::vec3& b, float radius_a, float radius_b, int sides,
           const glm::vec4& paint, Ends ends) {
  return tube(std::vector{a, b}, std::vector{radius_a, radius_b}, sides, paint, ends);
}

Mesh cloth(std::span<const glm::vec3> points, int columns, float thickness,
           const glm::vec4& paint) {
  const auto width = static_cast<std::size_t>(columns);
  Mesh mesh;
  const auto add_side = [&](std::size_t at, float offset) {
    const std::size_t a = at, b = at + 1, c = at + width + 1, d = at + width;
    const glm::vec3 normal = glm::normalize(
        glm::cross(points[c] - points[a], points[d] - points[b]) * (offset > 0.0F ? 1.0F : -1.0F));
    const glm::vec3 push = normal * std::abs(offset);
    if (offset > 0.0F) {
      add_quad(mesh, points[a] + push, points[b] + push, points[c] + push, points[d] + push, paint);
    } else {
      add_quad(mesh, points[d] + push, points[c] + push, points[b] + push, points[a] + push, paint);
    }
  };
  for (std::size_t row = 0; (row + 1) * width < points.size(); ++row) {
    for (std::size_t column = 0; column + 1 < width; ++column) {
      add_side(row * width + column, thickness / 2.0F);
      add_side(row * width + column, -thickness / 2.0F);
    }
  }
  return mesh;
}

}  // namespace engine
