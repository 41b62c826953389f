#pragma once

#include "engine/geometry/mesh.h"
#include "game/figures/clay.h"

namespace figures {

/// The turned-wood pawn that stands for anything without a model of its own.
engine::Mesh pawn_mesh(const Base& base);

}  // namespace figures
