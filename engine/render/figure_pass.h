#pragma once

#include <array>

#include "engine/gl/program.h"
#include "engine/render/frame/effects.h"
#include "engine/render/meshes/batches.h"

namespace engine {

/// Draws batches of instances: lit, or only their depth for a shadow map.
class FigurePass {
 public:
  static base::Result<FigurePass> create(const std::filesystem::path& shaders,
                                         const Effects& effects);

  void draw_lit(const Batches& batches, const MeshStore& meshes) const;
  void draw_depth(const Batches& batches, const MeshStore& meshes) const;

 private:
  /// What a batch is lit by. Loops over lights are expensive, even over none: each has its own
  /// program.
  struct Lit {
    bool at_corners;
    bool near_glow;
  };
  static constexpr std::array kLits{Lit{false, false}, Lit{false, true}, Lit{true, false},
                                    Lit{true, true}};

  void upload(const Batches& batches) const;
  void draw(const Batch& batch, const StoredMesh& mesh) const;

  std::array<gl::Program, kLits.size()> lit_;
  gl::Program depth_;
  gl::Buffer stream_ = gl::Buffer::make();
};

}  // namespace engine
