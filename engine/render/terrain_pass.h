#pragma once

#include <optional>

#include "engine/gl/program.h"
#include "engine/render/renderer.h"
#include "engine/render/terrain_mesh.h"

namespace engine {

/// Draws the board's ground, its rim, and the table top it lies on.
class TerrainPass {
 public:
  static Result<TerrainPass> create(const std::filesystem::path& shaders, Quality quality);

  void set_heights(const HeightField& heights);
  void set_colour(const Image& colour);
  void set_detail(const Image& colour, glm::vec2 north_west, glm::vec2 south_east);
  void set_grain(const Image& grain, float size_on_board);
  /// Builds what depends on the quality: programs, grid and normals.
  std::optional<Error> set_quality(const std::filesystem::path& shaders, Quality quality);

  /// Both answer how many triangles were drawn.
  int draw_lit(const Scene& scene) const;
  int draw_depth(const glm::mat4& to_shadow_clip) const;
  void draw_table(const Scene& scene) const;

  bool has_ground() const { return heights_.has_value(); }
  glm::vec2 board_size() const;

 private:
  struct Detail {
    gl::Texture colour;
    glm::vec4 place{2, 2, 1, 1};  // outside of the board
  };

  void upload_ground();
  int draw_chunks(const glm::mat4& to_clip) const;

  Quality quality_ = Quality::Low;
  gl::Program far_, near_, table_, depth_;
  std::optional<HeightField> heights_;
  std::vector<TerrainChunk> chunks_;
  gl::VertexArray ground_ = gl::VertexArray::make();
  gl::Buffer vertices_ = gl::Buffer::make();
  gl::Buffer indices_ = gl::Buffer::make();
  gl::VertexArray square_ = gl::VertexArray::make();
  gl::Buffer square_corners_ = gl::Buffer::make();
  gl::Texture colour_, normals_, grain_;
  Detail detail_;
  float grain_size_ = 0;
};

}  // namespace engine
