// A model file that somebody made: shapes that can be drawn, or one sentence.
#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>

#include "engine/assets/gltf_file.h"
#include "tests/fuzz/target.h"

namespace fuzz {
namespace {

void check_mesh(const engine::Mesh& mesh) {
  require(mesh.indices.size() % 3 == 0, "triangles have three corners");
  for (const std::uint32_t index : mesh.indices) {
    require(index < mesh.vertices.size(), "a corner is one of the vertices");
  }
  for (const engine::Vertex& vertex : mesh.vertices) {
    const float sum = glm::dot(vertex.position, vertex.position) +
                      glm::dot(vertex.normal, vertex.normal) + glm::dot(vertex.paint, vertex.paint);
    require(std::isfinite(sum), "a vertex is made of usable numbers");
  }
}

}  // namespace
}  // namespace fuzz

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto model = engine::parse_gltf(fuzz::text_of(data, size), "fuzz.glb");
  if (!model) {
    fuzz::require_sentence(model.error());
    return 0;
  }
  fuzz::check_mesh(model->full);
  fuzz::check_mesh(model->coarse);
  return 0;
}
