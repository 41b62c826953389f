#pragma once

#include <glm/vec2.hpp>
#include <glm/vec3.hpp>
#include <glm/vec4.hpp>
#include <span>

#include "engine/geometry/mesh.h"

// A small kit of solids. Those that stand (boxes, frusta, lofts) stand on y = 0 around the y axis;
// those that do not (ellipsoids, tori) are centred on the origin. All are flat-shaded and closed.
namespace engine {

Mesh box(const glm::vec3& size, const glm::vec4& paint);

/// A box whose twelve edges are cut away by `bevel`.
Mesh bevelled_box(const glm::vec3& size, float bevel, const glm::vec4& paint);

/// A roof: a box's footprint that rises to a ridge along z (`ridge` = 1) or to a point (0).
Mesh roof(const glm::vec3& size, float ridge, const glm::vec4& paint);

/// A cylinder (equal radii), cone (`top` = 0) or anything between, with n sides.
Mesh frustum(float bottom, float top, float height, int sides, const glm::vec4& paint);

/// A low-poly ellipsoid: `rings` bands from pole to pole, `sides` round.
Mesh ellipsoid(const glm::vec3& radius, int sides, int rings, const glm::vec4& paint);

/// Lies flat in x/z. `tube_sides` round the tube, `sides` round the ring.
Mesh torus(float radius, float tube, int sides, int tube_sides, const glm::vec4& paint);

/// One cross-section of a loft: an ellipse in x/z. A radius of 0 closes the loft to a point.
struct Section {
  glm::vec3 centre;
  glm::vec2 radius;
};

/// Skin over a stack of sections, bottom first, closed at both ends. The first corner of each
/// section lies half a side from +z, so that an even loft shows a flat front.
Mesh loft(std::span<const Section> sections, int sides, const glm::vec4& paint);

/// A turned shape: (radius, height) pairs, bottom first.
Mesh lathe(std::span<const glm::vec2> profile, int sides, const glm::vec4& paint);

/// Ends that are hidden in something else may stay open.
enum class Ends { kClosed, kOpen };

/// A round tube along a path; radius 0 at an end makes a point.
Mesh tube(std::span<const glm::vec3> path, std::span<const float> radius, int sides,
          const glm::vec4& paint, Ends ends = Ends::kClosed);

/// A straight tapered stick from a to b.
Mesh stick(const glm::vec3& a, const glm::vec3& b, float radius_a, float radius_b, int sides,
           const glm::vec4& paint, Ends ends = Ends::kClosed);

/// Cloth seen from both sides: a grid of points, `columns` to a row, with a thickness along its
/// normals so that both faces are lit rightly.
Mesh cloth(std::span<const glm::vec3> points, int columns, float thickness, const glm::vec4& paint);

}  // namespace engine
