#pragma once

#include <array>
#include <deque>
#include <glm/vec3.hpp>

#include "engine/geometry/mesh.h"
#include "engine/gl/handles.h"
#include "engine/render/frame/scene.h"

namespace engine {

/// How finely a mesh is drawn.
enum class Detail : std::uint8_t { kFull, kMiddle, kCoarse };
inline constexpr int kDetails = 3;

/// A part of a mesh's indices.
struct IndexRange {
  std::size_t first_byte = 0;
  int count = 0;
};

/// A mesh on the graphics card, in all its details.
struct StoredMesh {
  gl::VertexArray layout;
  gl::Buffer vertices;
  gl::Buffer indices;
  std::array<IndexRange, kDetails> details;
  glm::vec3 centre{0};  ///< of a sphere and a box around it all
  glm::vec3 half{0};    ///< of the box
  float radius = 0;
  float foot = 0;  ///< how far it reaches from its axis where it stands
  bool is_lit_at_corners = false;
};

/// A figure may be drawn coarser where it is small, and is lit for each pixel where levels do so.
/// Furniture is drawn exactly, and lit at its corners: it is large, flat, and always in view.
enum class MeshUse : std::uint8_t { kFigure, kFurniture };

class MeshStore {
 public:
  /// Without a coarse mesh it makes its own.
  MeshId add(const Mesh& mesh, const Mesh& coarse = {}, MeshUse use = MeshUse::kFigure);
  MeshId add(const Model& model, MeshUse use = MeshUse::kFigure);
  const StoredMesh& get(MeshId id) const { return meshes_[static_cast<std::size_t>(id)]; }
  std::size_t size() const { return meshes_.size(); }

 private:
  std::deque<StoredMesh> meshes_;
};

}  // namespace engine
