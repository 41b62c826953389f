#pragma once

#include <glm/vec4.hpp>

#include "engine/geometry/mesh.h"
#include "game/figures/emblem.h"

// Parts of things that lie on the board. All rest on y = 0, centred on the origin, with their
// drawn side up and its top to the north (-z).
namespace figures {

/// A turned disc: a rim that stands a little above the field it encloses. It has no underside, for
/// it never leaves the table.
engine::Mesh rimmed_disc(float radius, float height, const glm::vec4& rim, const glm::vec4& field);

/// A flat sign that lies `lift` above the table.
engine::Mesh lying_sign(const Emblem& sign, float radius, float lift, const glm::vec4& paint);

}  // namespace figures
