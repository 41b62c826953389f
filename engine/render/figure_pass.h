#pragma once

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
  void draw(const Batches& batches, const MeshStore& meshes) const;

  gl::Program lit_;
  gl::Program depth_;
  gl::Buffer stream_ = gl::Buffer::make();
};

}  // namespace engine
