#pragma once

#include <glm/vec3.hpp>
#include <glm/vec4.hpp>

#include "game/makers/figures/sculpture.h"

// The painter's work: a wash that gathers in hollows, worn edges, light from above, all baked into
// the paint of the corners.
namespace figures {

/// How open a place is to the light: 1 in the open, 0 in the deepest fold.
float openness(const Sculpture& sculpture, const glm::vec3& at, const glm::vec3& normal);

/// How the surface of a part bends: above 0 at an edge, below it in a hollow.
float bending(const Part& part, const glm::vec3& at, const glm::vec3& normal);

/// Worn edges need the true surface; a rough one is washed and lit alone.
enum class Surface { kTrue, kRough };
glm::vec4 weathered(const Sculpture& sculpture, const Part& part, const glm::vec3& at,
                    const glm::vec3& normal, Surface surface = Surface::kTrue);

}  // namespace figures
