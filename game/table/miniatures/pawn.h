#pragma once

#include "engine/geometry/mesh.h"
#include "game/table/miniatures/clay.h"

namespace table {

/// The turned-wood pawn that stands for anything without a model of its own.
engine::Mesh pawn_mesh(const Base& base);

}  // namespace table
