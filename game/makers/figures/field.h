#pragma once

#include <glm/vec3.hpp>
#include <span>
#include <vector>

#include "engine/geometry/mesh_edit.h"
#include "game/makers/figures/sculpture.h"

// How far a point is from the surface of what was sculpted: below zero inside.
namespace figures {

/// Around everything that a part adds.
engine::Bounds bounds_of(const Part& part);

using Lumps = std::vector<const Lump*>;

/// Those of a part that matter within `radius` of a place.
Lumps lumps_near(const Part& part, const glm::vec3& at, float radius);

/// Pressed together and cut away in their order; what the tool leaves is on it.
float distance_to(std::span<const Lump* const> lumps, Tool tool, const glm::vec3& at);
float distance_to(const Part& part, const glm::vec3& at);

glm::vec3 slope_of(std::span<const Lump* const> lumps, Tool tool, const glm::vec3& at, float step);

/// A steady pseudo-random number in 0..1 that changes softly with the place.
float soft_noise(const glm::vec3& at);

}  // namespace figures
