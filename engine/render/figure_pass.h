#pragma once

#include <optional>

#include "engine/gl/program.h"
#include "engine/render/batches.h"
#include "engine/render/effects.h"

namespace engine {

/// Draws batches of instances. One for each program: figures, and their shadows.
class FigurePass {
 public:
  static Result<FigurePass> create(const std::filesystem::path& shaders, const Effects& effects);

  void draw_lit(const Batches& batches, const MeshStore& meshes) const;
  void draw_depth(const Batches& batches, const MeshStore& meshes) const;

 private:
  /// Draws what is lit at its corners, or what is not.
  void draw(const Batches& batches, const MeshStore& meshes, std::optional<bool> at_corners) const;

  gl::Program lit_;
  gl::Program lit_at_corners_;
  gl::Program depth_;
  gl::Buffer stream_ = gl::Buffer::make();
};

}  // namespace engine
