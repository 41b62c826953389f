#pragma once

#include <future>
#include <memory>
#include <span>
#include <vector>

#include "engine/gl/program.h"
#include "engine/render/marks/label_mesh.h"

namespace engine {

/// Labels laid out on the ground, and drawn again as long as they are the same.
struct LabelQuads {
  LabelQuads();

  gl::VertexArray layout = gl::VertexArray::make();
  gl::Buffer buffer = gl::Buffer::make();
  std::vector<LabelRange> ranges;
  std::vector<Label> labels;
};

/// Draws the names on the board: the map's own, kept, and a frame's moving ones.
class LabelPass {
 public:
  static base::Result<LabelPass> create(const std::filesystem::path& shaders);

  /// Both begin to lay the labels out on the ground, beside what else there is to do: drawing the
  /// letters takes a good part of a start.
  void set_labels(std::span<const Label> labels);
  void set_ground(const HeightField& ground);
  /// `distance` of the camera: what is not seen from there is passed over. `quads` are those of the
  /// frame before for who looks on.
  void draw(std::span<const Label> moving, float distance, LabelQuads& quads);

 private:
  explicit LabelPass(GlyphAtlas atlas);
  void lay_out();
  static void fill(LabelQuads& quads, const LabelMesh& mesh, GLenum use);
  void refresh_atlas();

  gl::Program halo_;
  gl::Program ink_;
  std::shared_ptr<GlyphAtlas>
      atlas_;  ///< used by the layout thread alone while laid_out_ is pending
  gl::Texture atlas_texture_;
  int uploaded_version_ = -1;
  HeightField ground_;
  std::vector<Label> labels_;
  std::future<LabelMesh> laid_out_;
  LabelQuads kept_;
};

}  // namespace engine
