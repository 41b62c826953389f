#pragma once

#include <filesystem>
#include <string>

#include "engine/geometry/mesh.h"

namespace engine {

/// Writes a .glb that read_gltf reads back: a node `name` and, for the models of half way and
/// afar that are there, "<name>.lod1" and "<name>.lod2". Equal corners become one; paint keeps
/// sixteen bits a channel. The answer is empty or one sentence, "file: reason".
std::string write_gltf(const std::filesystem::path& file, const std::string& name,
                       const Model& model);

}  // namespace engine
