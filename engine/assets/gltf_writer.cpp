#include "engine/assets/gltf_writer.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <fstream>
#include <glm/common.hpp>
#include <limits>
#include <map>
#include <utility>
#include <vector>

#include <tiny_gltf.h>

#include "engine/assets/gltf_names.h"

namespace engine {
namespace {

using Paint = std::array<std::uint16_t, 4>;

/// A vertex as it lies in the file.
struct Corner {
  glm::vec3 position;
  glm::vec3 normal;
  Paint paint;
};

struct Corners {
  std::vector<Corner> corners;
  std::vector<std::uint16_t> indices;
};

Paint paint_of(const Vertex& vertex) {
  Paint paint{};
  for (int channel = 0; channel < 4; ++channel) {
    const float value = glm::clamp(vertex.paint[channel], 0.0F, 1.0F);
    paint[static_cast<std::size_t>(channel)] =
        static_cast<std::uint16_t>(std::lround(value * 65535.0F));
  }
  return paint;
}

Corners shared_corners(const Mesh& mesh) {
  const auto key = [](const Corner& corner) {
    const auto& [p, n, paint] = corner;
    return std::pair(std::array{p.x, p.y, p.z, n.x, n.y, n.z}, paint);
  };
  std::map<decltype(key(Corner{})), std::uint16_t> place_of;
  Corners shared;
  for (const std::uint32_t index : mesh.indices) {
    const Vertex& vertex = mesh.vertices[index];
    const Corner corner{vertex.position, vertex.normal, paint_of(vertex)};
    const auto next = static_cast<std::uint16_t>(shared.corners.size());
    const auto [found, is_new] = place_of.try_emplace(key(corner), next);
    if (is_new) shared.corners.push_back(corner);
    shared.indices.push_back(found->second);
  }
  return shared;
}

/// Appends `bytes` and answers the new view of them.
int add_view(tinygltf::Model& file, const void* bytes, std::size_t size, int target,
             std::size_t stride = 0) {
  std::vector<unsigned char>& data = file.buffers.front().data;
  tinygltf::BufferView view;
  view.buffer = 0;
  view.byteOffset = data.size();
  view.byteLength = size;
  view.byteStride = stride;
  view.target = target;
  const auto* first = static_cast<const unsigned char*>(bytes);
  data.insert(data.end(), first, first + size);
  data.resize((data.size() + 3) / 4 * 4);  // views begin at multiples of four
  file.bufferViews.push_back(view);
  return static_cast<int>(file.bufferViews.size() - 1);
}

int add_accessor(tinygltf::Model& file, int view, std::size_t offset, int component, int type,
                 std::size_t count) {
  tinygltf::Accessor accessor;
  accessor.bufferView = view;
  accessor.byteOffset = offset;
  accessor.componentType = component;
  accessor.type = type;
  accessor.count = count;
  accessor.normalized =
      component == TINYGLTF_COMPONENT_TYPE_UNSIGNED_SHORT && type != TINYGLTF_TYPE_SCALAR;
  file.accessors.push_back(accessor);
  return static_cast<int>(file.accessors.size() - 1);
}

/// The format asks for the extent of the positions.
void add_extent(tinygltf::Accessor& positions, const Corners& shared) {
  glm::vec3 low = shared.corners.front().position;
  glm::vec3 high = low;
  for (const Corner& corner : shared.corners) {
    low = glm::min(low, corner.position);
    high = glm::max(high, corner.position);
  }
  positions.minValues = {low.x, low.y, low.z};
  positions.maxValues = {high.x, high.y, high.z};
}

void add_node(tinygltf::Model& file, const std::string& name, const Mesh& mesh) {
  const Corners shared = shared_corners(mesh);
  const std::size_t count = shared.corners.size();
  const int corners = add_view(file, shared.corners.data(), count * sizeof(Corner),
                               TINYGLTF_TARGET_ARRAY_BUFFER, sizeof(Corner));
  const int indices =
      add_view(file, shared.indices.data(), shared.indices.size() * sizeof(std::uint16_t),
               TINYGLTF_TARGET_ELEMENT_ARRAY_BUFFER);

  tinygltf::Primitive triangles;
  triangles.mode = TINYGLTF_MODE_TRIANGLES;
  triangles.material = 0;
  triangles.attributes["POSITION"] =
      add_accessor(file, corners, offsetof(Corner, position), TINYGLTF_COMPONENT_TYPE_FLOAT,
                   TINYGLTF_TYPE_VEC3, count);
  add_extent(file.accessors.back(), shared);
  triangles.attributes["NORMAL"] =
      add_accessor(file, corners, offsetof(Corner, normal), TINYGLTF_COMPONENT_TYPE_FLOAT,
                   TINYGLTF_TYPE_VEC3, count);
  triangles.attributes["COLOR_0"] =
      add_accessor(file, corners, offsetof(Corner, paint), TINYGLTF_COMPONENT_TYPE_UNSIGNED_SHORT,
                   TINYGLTF_TYPE_VEC4, count);
  triangles.indices = add_accessor(file, indices, 0, TINYGLTF_COMPONENT_TYPE_UNSIGNED_SHORT,
                                   TINYGLTF_TYPE_SCALAR, shared.indices.size());

  tinygltf::Mesh part;
  part.name = name;
  part.primitives.push_back(triangles);
  file.meshes.push_back(part);
  tinygltf::Node node;
  node.name = name;
  node.mesh = static_cast<int>(file.meshes.size() - 1);
  file.nodes.push_back(node);
  file.scenes.front().nodes.push_back(static_cast<int>(file.nodes.size() - 1));
}

/// White, so that editors show the paint of the corners as it is.
tinygltf::Material plain_wood() {
  tinygltf::Material material;
  material.name = "paint";
  material.pbrMetallicRoughness.metallicFactor = 0;
  material.pbrMetallicRoughness.roughnessFactor = 0.8;
  return material;
}

}  // namespace

base::Result<void> write_gltf(const std::filesystem::path& file, const std::string& name,
                              const Model& model) {
  if (model.full.indices.empty())
    return base::Error{file.string() + ": there is no triangle to write."};
  if (std::max({model.full.vertices.size(), model.middle.vertices.size(),
                model.coarse.vertices.size()}) > kMostGltfVertices) {
    return base::Error{file.string() + ": it would have too many vertices."};
  }
  tinygltf::Model whole;
  whole.asset.version = "2.0";
  whole.asset.generator = "amonhen-carve";
  whole.buffers.emplace_back();
  whole.materials.push_back(plain_wood());
  whole.scenes.emplace_back();
  whole.defaultScene = 0;
  add_node(whole, name, model.full);
  if (!model.middle.indices.empty()) {
    add_node(whole, name + std::string(kMiddleSuffix), model.middle);
  }
  if (!model.coarse.indices.empty()) {
    add_node(whole, name + std::string(kCoarseSuffix), model.coarse);
  }
  std::ofstream out(file, std::ios::binary);
  tinygltf::TinyGLTF writer;
  writer.WriteGltfSceneToStream(&whole, out, false, true);
  out.flush();
  if (!out) return base::Error{file.string() + ": it cannot be written."};
  return {};
}

}  // namespace engine
