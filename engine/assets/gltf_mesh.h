#pragma once

#include <tiny_gltf.h>

#include "base/result.h"
#include "engine/geometry/mesh.h"

namespace engine {

/// One mesh of a file as it lies there, not yet moved by its node. An Error is "place: reason".
base::Result<Mesh> gltf_mesh(const tinygltf::Model& file, int mesh);

}  // namespace engine
