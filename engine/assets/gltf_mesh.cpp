#include "engine/assets/gltf_mesh.h"

#include <array>
#include <cmath>
#include <glm/geometric.hpp>
#include <optional>
#include <string>

#include "engine/assets/gltf_names.h"
#include "engine/assets/gltf_rows.h"
#include "engine/geometry/mesh_edit.h"

namespace engine {
namespace {

constexpr std::size_t kMostIndices = 6 * kMostGltfVertices;

/// The rows of one attribute; none if the triangles lack it.
base::Result<std::optional<Rows>> rows_of(const tinygltf::Model& file,
                                          const tinygltf::Primitive& part, const char* attribute) {
  const auto found = part.attributes.find(attribute);
  if (found == part.attributes.end()) return std::optional<Rows>();
  base::Result<Rows> rows = find_rows(file, found->second);
  if (!rows) return rows.failure();
  return std::optional<Rows>(*rows);
}

bool is_floats(const Rows& rows, int width) {
  return rows.component == TINYGLTF_COMPONENT_TYPE_FLOAT && rows.width == width;
}

bool is_colours(const Rows& rows) {
  return (rows.width == 3 || rows.width == 4) &&
         (rows.component == TINYGLTF_COMPONENT_TYPE_FLOAT ||
          rows.component == TINYGLTF_COMPONENT_TYPE_UNSIGNED_BYTE ||
          rows.component == TINYGLTF_COMPONENT_TYPE_UNSIGNED_SHORT);
}

bool is_indices(const Rows& rows) {
  return rows.width == 1 && (rows.component == TINYGLTF_COMPONENT_TYPE_UNSIGNED_BYTE ||
                             rows.component == TINYGLTF_COMPONENT_TYPE_UNSIGNED_SHORT ||
                             rows.component == TINYGLTF_COMPONENT_TYPE_UNSIGNED_INT);
}

glm::vec3 vector_at(const Rows& rows, std::size_t row) {
  return {number_at(rows, row, 0), number_at(rows, row, 1), number_at(rows, row, 2)};
}

glm::vec3 base_colour(const tinygltf::Model& file, int material) {
  if (material < 0 || static_cast<std::size_t>(material) >= file.materials.size()) {
    return glm::vec3(1);
  }
  const std::vector<double>& factor =
      file.materials[static_cast<std::size_t>(material)].pbrMetallicRoughness.baseColorFactor;
  if (factor.size() < 3) return glm::vec3(1);
  return {static_cast<float>(factor[0]), static_cast<float>(factor[1]),
          static_cast<float>(factor[2])};
}

/// What a set of triangles is made of, found and of the right types.
struct Attributes {
  Rows positions;
  std::optional<Rows> normals;
  std::optional<Rows> colours;
};

base::Result<Attributes> attributes_of(const tinygltf::Model& file,
                                       const tinygltf::Primitive& part) {
  auto positions = rows_of(file, part, "POSITION");
  if (!positions) return positions.failure();
  auto normals = rows_of(file, part, "NORMAL");
  if (!normals) return normals.failure();
  auto colours = rows_of(file, part, "COLOR_0");
  if (!colours) return colours.failure();
  if (!positions->has_value()) return base::Error{"there are no positions"};
  const Attributes all{**positions, *normals, *colours};
  if (!is_floats(all.positions, 3)) return base::Error{"positions must be three floats"};
  if (all.normals && !is_floats(*all.normals, 3))
    return base::Error{"normals must be three floats"};
  if (all.colours && !is_colours(*all.colours)) {
    return base::Error{"colours must be three or four floats, bytes or 16-bit numbers"};
  }
  if ((all.normals && all.normals->count != all.positions.count) ||
      (all.colours && all.colours->count != all.positions.count)) {
    return base::Error{"positions, normals and colours differ in number"};
  }
  if (all.positions.count > kMostGltfVertices)
    return base::Error{"there are more than 65535 vertices"};
  return all;
}

Vertex vertex_at(const Attributes& all, std::size_t row, const glm::vec3& colour) {
  Vertex vertex{vector_at(all.positions, row), glm::vec3(0), glm::vec4(colour, 0)};
  if (all.normals) vertex.normal = vector_at(*all.normals, row);
  if (all.colours) {
    const float tint = all.colours->width == 4 ? number_at(*all.colours, row, 3) : 0;
    vertex.paint = glm::vec4(vector_at(*all.colours, row) * colour, tint);
  }
  return vertex;
}

bool is_finite(const Vertex& vertex) {
  constexpr float kFar = 1e6F;  // and so also no infinity
  for (int axis = 0; axis < 3; ++axis) {
    if (!(std::abs(vertex.position[axis]) < kFar) || !(std::abs(vertex.normal[axis]) < kFar)) {
      return false;
    }
  }
  for (int channel = 0; channel < 4; ++channel) {
    if (!(vertex.paint[channel] >= 0 && vertex.paint[channel] <= 1)) return false;
  }
  return true;
}

base::Result<std::vector<std::uint32_t>> indices_of(const tinygltf::Model& file,
                                                    const tinygltf::Primitive& part,
                                                    std::size_t vertices) {
  std::vector<std::uint32_t> indices;
  if (part.indices < 0) {
    for (std::size_t i = 0; i < vertices; ++i) indices.push_back(static_cast<std::uint32_t>(i));
  } else {
    const base::Result<Rows> rows = find_rows(file, part.indices);
    if (!rows) return rows.failure();
    if (!is_indices(*rows)) return base::Error{"indices must be unsigned integers"};
    if (rows->count > kMostIndices) return base::Error{"there are too many triangles"};
    for (std::size_t i = 0; i < rows->count; ++i) indices.push_back(index_at(*rows, i));
  }
  if (indices.size() % 3 != 0) return base::Error{"a triangle lacks a corner"};
  for (const std::uint32_t index : indices) {
    if (index >= vertices) return base::Error{"index " + std::to_string(index) + " has no vertex"};
  }
  return indices;
}

/// Corners of their own for every triangle, square to its face.
Mesh with_flat_normals(const Mesh& mesh) {
  Mesh flat;
  for (std::size_t i = 0; i + 2 < mesh.indices.size(); i += 3) {
    std::array<Vertex, 3> corners{mesh.vertices[mesh.indices[i]],
                                  mesh.vertices[mesh.indices[i + 1]],
                                  mesh.vertices[mesh.indices[i + 2]]};
    const glm::vec3 across = glm::cross(corners[1].position - corners[0].position,
                                        corners[2].position - corners[0].position);
    const float area = glm::length(across);
    for (Vertex& corner : corners) {
      corner.normal = area > 0 ? across / area : glm::vec3(0, 1, 0);
      flat.indices.push_back(static_cast<std::uint32_t>(flat.vertices.size()));
      flat.vertices.push_back(corner);
    }
  }
  return flat;
}

base::Result<Mesh> triangles_of(const tinygltf::Model& file, const tinygltf::Primitive& part) {
  if (part.mode != TINYGLTF_MODE_TRIANGLES && part.mode != -1) {
    return base::Error{"only triangles are read"};
  }
  const base::Result<Attributes> all = attributes_of(file, part);
  if (!all) return all.failure();
  Mesh mesh;
  const glm::vec3 colour = base_colour(file, part.material);
  for (std::size_t row = 0; row < all->positions.count; ++row) {
    mesh.vertices.push_back(vertex_at(*all, row, colour));
    if (!is_finite(mesh.vertices.back())) {
      return base::Error{"vertex " + std::to_string(row) + " is out of range"};
    }
  }
  auto indices = indices_of(file, part, mesh.vertices.size());
  if (!indices) return indices.failure();
  mesh.indices = indices.take();
  return all->normals ? mesh : with_flat_normals(mesh);
}

}  // namespace

base::Result<Mesh> gltf_mesh(const tinygltf::Model& file, int mesh) {
  const std::string place = "mesh " + std::to_string(mesh);
  if (mesh < 0 || static_cast<std::size_t>(mesh) >= file.meshes.size()) {
    return base::Error{place + ": there is none"};
  }
  Mesh whole;
  for (const tinygltf::Primitive& part : file.meshes[static_cast<std::size_t>(mesh)].primitives) {
    const base::Result<Mesh> triangles = triangles_of(file, part);
    if (!triangles) return base::Error{place + ": " + triangles.error()};
    append(whole, *triangles);
    if (whole.vertices.size() > kMostGltfVertices) {
      return base::Error{place + ": there are more than 65535 vertices"};
    }
  }
  return whole;
}

}  // namespace engine
