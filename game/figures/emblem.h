#pragma once

#include <glm/vec2.hpp>
#include <glm/vec4.hpp>
#include <vector>

#include "engine/geometry/mesh.h"

namespace figures {

/// A flat sign, drawn once and used twice: raised on wood and bone, and inked on panels.
/// Every contour is a simple polygon without holes, counter-clockwise, inside [-1, 1] x [-1, 1],
/// y up; contours may touch or overlap.
struct Emblem {
  std::vector<std::vector<glm::vec2>> contours;
};

/// A sign that is inked again and again: its faces are cut once.
struct InkedEmblem {
  InkedEmblem(Emblem sign);

  Emblem emblem;
  std::vector<glm::vec2> triangles;  ///< three corners each
};

enum class Relief { kFlat, kRaised };

/// The sign lying on the plane y = 0, its top to the north (-z), `radius` units from the middle to
/// the edge of its square. Flat: one skin at y = depth. Raised: with sides down to y = 0.
engine::Mesh emblem_mesh(const Emblem& emblem, float radius, float depth, const glm::vec4& paint,
                         Relief relief = Relief::kRaised);

}  // namespace figures
