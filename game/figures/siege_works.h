#pragma once

#include "engine/geometry/mesh.h"

// What an army brings to a siege.
namespace figures {

/// A tower on wheels, a ram under its roof and a ladder; their front looks to +z.
engine::Mesh siege_marker_mesh();

/// Charred logs, and the flames on them, blown to -z.
engine::Mesh watch_fire_mesh();

}  // namespace figures
