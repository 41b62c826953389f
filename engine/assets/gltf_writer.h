#pragma once

#include <filesystem>
#include <string>

#include "engine/geometry/mesh.h"

namespace engine {

/// Writes a .glb that read_gltf reads back: a node `name` and, if there is a coarse mesh,
/// "<name>.lod1". Equal corners become one; paint keeps sixteen bits a channel. The answer is empty
/// or one sentence, "file: reason".
std::string write_gltf(const std::filesystem::path& file, const std::string& name,
                       const Model& model);

}  // namespace engine
