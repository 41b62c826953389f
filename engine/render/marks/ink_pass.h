#pragma once

#include <span>

#include "engine/assets/ink_file.h"
#include "engine/gl/program.h"
#include "engine/render/ground/ground_detail.h"
#include "engine/render/meshes/chunked_mesh.h"
#include "engine/scene/height_field.h"

namespace engine {

/// Draws the map's line art as vector curves where the finer picture of the ground is seen, which
/// leaves them out: they stay sharp at any distance.
class InkPass {
 public:
  static base::Result<InkPass> create(const std::filesystem::path& shaders);

  void set_lines(std::span<const InkLine> lines, const HeightField& ground);
  void draw(const GroundDetail& detail, const glm::mat4& to_clip, glm::vec2 board_size) const;

 private:
  gl::Program program_;
  ChunkedMesh mesh_;
};

}  // namespace engine
