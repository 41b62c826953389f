#pragma once

#include <filesystem>
#include <string>

#include "base/result.h"
#include "engine/geometry/mesh.h"

// Models as files that any 3D editor writes: glTF 2.0, best as .glb.
namespace engine {

/// All triangles of the default scene, moved as its nodes say. A node whose name ends with ".lod1",
/// with all below it, is the model for half way, one with ".lod2" that for afar. Paint is COLOR_0
/// times the material's base colour; its alpha, which says how much the instance's tint replaces
/// it, comes from COLOR_0 alone and is 0 without one. Missing normals are made flat. Textures,
/// animations and skins are left out, and buffers must lie in the file itself.
///
/// Any file may be handed in. An Error is one sentence, "file, place: reason".
base::Result<Model> read_gltf(const std::filesystem::path& file);

/// The same of bytes that are there already; `name` begins the sentence of an Error.
base::Result<Model> parse_gltf(const std::string& bytes, const std::string& name);

}  // namespace engine
