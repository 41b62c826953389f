#pragma once

#include <cstdint>
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>
#include <vector>

#include "engine/assets/image_file.h"
#include "engine/render/meshes/chunked_mesh.h"
#include "engine/scene/height_field.h"

namespace engine {

struct TerrainVertex {
  glm::vec3 position;
  glm::vec3 normal;
  float is_edge;  ///< 1 on the board's rim, which is not painted
};

struct TerrainMesh {
  std::vector<TerrainVertex> vertices;
  std::vector<std::uint32_t> indices;
  std::vector<MeshChunk> chunks;
};

/// The field as triangles, cut in chunks, and its rim down to `rim_level`. Where it is rough it is
/// about as fine as so many quads; where it is flat its triangles are large: a software rasteriser
/// shades the pixels along their sides twice.
TerrainMesh build_terrain_mesh(const HeightField& heights, glm::ivec2 quads, float rim_level);

/// The relief's normals as colours and its heights as alpha (0..1 of lowest..highest), at most
/// `widest` pixels across.
Image build_normal_map(const HeightField& heights, int widest);

}  // namespace engine
