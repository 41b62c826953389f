#pragma once

#include <span>

#include "engine/gl/program.h"
#include "engine/render/label_mesh.h"

namespace engine {

/// Draws the names on the board: the map's own, kept, and a frame's moving ones.
class LabelPass {
 public:
  static Result<LabelPass> create(const std::filesystem::path& shaders);

  void set_labels(std::span<const Label> labels);
  /// The labels lie on this ground; they are laid out again on the next draw.
  void set_ground(const HeightField& ground);
  void draw(std::span<const Label> moving);

 private:
  struct Quads {
    gl::VertexArray layout = gl::VertexArray::make();
    gl::Buffer buffer = gl::Buffer::make();
    int vertices = 0;
  };

  explicit LabelPass(GlyphAtlas atlas);
  void fill(Quads& quads, std::span<const Label> labels, GLenum use);
  void refresh_atlas();

  gl::Program program_;
  GlyphAtlas atlas_;
  gl::Texture atlas_texture_;
  int uploaded_version_ = -1;
  HeightField ground_;
  std::vector<Label> labels_;
  bool is_laid_out_ = false;
  Quads kept_;
  Quads moving_;
};

}  // namespace engine
