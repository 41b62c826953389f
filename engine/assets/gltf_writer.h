#pragma once

#include <filesystem>
#include <string>

#include "base/result.h"
#include "engine/geometry/mesh.h"

namespace engine {

/// Writes a .glb that read_gltf reads back: a node `name` and, for the models of half way and
/// afar that are there, "<name>.lod1" and "<name>.lod2". Equal corners become one; paint keeps
/// sixteen bits a channel. An Error is one sentence, "file: reason".
base::Result<void> write_gltf(const std::filesystem::path& file, const std::string& name,
                              const Model& model);

}  // namespace engine
