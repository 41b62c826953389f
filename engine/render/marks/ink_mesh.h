#pragma once

#include <span>

#include "engine/assets/ink_file.h"
#include "engine/render/meshes/chunked_mesh.h"
#include "engine/scene/height_field.h"

namespace engine {

struct InkVertex {
  glm::vec3 position;
  glm::vec2 in_stroke;  ///< in half widths: beyond the line's end, and across; 1 is the edge
  glm::vec4 pigment;    ///< sRGB, and how strong
  float nearer;         ///< to the eye than it lies, for the depth test: ground between the corners
                        ///< of its mesh is not where the relief has it
};

struct InkMesh {
  std::vector<InkVertex> vertices;
  std::vector<std::uint32_t> indices;
  std::vector<MeshChunk> chunks;
};

/// Ribbons that lie on the ground, a little wider than their lines so that edges can be smoothed,
/// with round ends.
InkMesh build_ink_mesh(std::span<const InkLine> lines, const HeightField& ground);

}  // namespace engine
