#pragma once

#include <cstddef>
#include <cstdint>
#include <glm/mat4x4.hpp>
#include <glm/vec3.hpp>
#include <glm/vec4.hpp>

#include "engine/geometry/mesh.h"

// Everything that is done to a mesh once it has a shape.
namespace engine {

struct Bounds {
  glm::vec3 low;
  glm::vec3 high;
};

/// Linear paint from an sRGB colour written as in a style sheet: 0xRRGGBB.
glm::vec4 paint_from_srgb(std::uint32_t rgb, float tint = 0.0F);

/// The same paint, lighter (amount > 1) or darker.
glm::vec4 shaded(const glm::vec4& paint, float amount);

/// A flat-shaded triangle, counter-clockwise from outside. One without area is left out.
void add_triangle(Mesh& mesh, const glm::vec3& a, const glm::vec3& b, const glm::vec3& c,
                  const glm::vec4& paint);
void add_quad(Mesh& mesh, const glm::vec3& a, const glm::vec3& b, const glm::vec3& c,
              const glm::vec3& d, const glm::vec4& paint);

void append(Mesh& mesh, const Mesh& part);

/// Normals follow; a mirroring transform turns the triangles round as well.
void transform(Mesh& mesh, const glm::mat4& by);
Mesh transformed(Mesh mesh, const glm::mat4& by);
Mesh moved(Mesh mesh, const glm::vec3& by);
Mesh turned(Mesh mesh, float degrees, const glm::vec3& axis);
Mesh scaled(Mesh mesh, const glm::vec3& by);

/// Turns +y into `direction`, the shortest way round, then moves the origin to `at`.
glm::mat4 place_along(const glm::vec3& at, const glm::vec3& direction);

void repaint(Mesh& mesh, const glm::vec4& paint);

/// Rounds off edges that bend by less than `crease_degrees`, leaving the sharper ones carved.
void smooth_normals(Mesh& mesh, float crease_degrees);

Bounds bounds(const Mesh& mesh);
std::size_t triangle_count(const Mesh& mesh);

}  // namespace engine
