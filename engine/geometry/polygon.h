#pragma once

#include <glm/vec2.hpp>
#include <glm/vec4.hpp>
#include <span>
#include <vector>

#include "engine/geometry/mesh.h"

// Simple polygons: cut into triangles, and given a thickness.
namespace engine {

using Polygon = std::vector<glm::vec2>;

float signed_area(std::span<const glm::vec2> outline);

/// Cuts a simple polygon into triangles, three corners each, counter-clockwise.
std::vector<glm::vec2> triangulate(std::span<const glm::vec2> outline);

enum class ExtrudeSides { kWith, kWithout };

/// A slab in the x/y plane: its face at z = depth looks to +z, the sides go down to z = 0.
/// There is no back: these slabs lie on something.
Mesh extrude(std::span<const glm::vec2> outline, float depth, const glm::vec4& paint,
             ExtrudeSides sides = ExtrudeSides::kWith);

/// The same with a back, for blades and shields; centred on z = 0.
Mesh plate(std::span<const glm::vec2> outline, float thickness, const glm::vec4& paint,
           ExtrudeSides sides = ExtrudeSides::kWith);

}  // namespace engine
