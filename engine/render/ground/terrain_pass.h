#pragma once

#include <future>
#include <optional>
#include <utility>

#include "engine/gl/program.h"
#include "engine/render/frame/effects.h"
#include "engine/render/frame/frame_block.h"
#include "engine/render/frame/scene.h"
#include "engine/render/ground/ground_detail.h"
#include "engine/render/ground/ground_shade.h"
#include "engine/render/ground/lit_ground.h"
#include "engine/render/ground/terrain_lightmap.h"
#include "engine/render/meshes/chunked_mesh.h"

namespace engine {

/// A GroundShade that was uploaded.
struct HeldShade {
  gl::Texture map;
};

/// Draws the board's ground, its rim, and the table top it lies on.
class TerrainPass {
 public:
  static base::Result<TerrainPass> create(const std::filesystem::path& shaders,
                                          const Effects& effects);

  void set_heights(const HeightField& heights);
  void set_colour(const Image& colour);
  /// See Renderer::set_ground_kinds.
  void set_kinds(const Image& kinds);
  /// See Renderer::set_ground_shade.
  void set_shade(const std::optional<GroundShade>& shade);
  /// Each eye has its own shade: what lies on the ground is exchanged for what another one has.
  void exchange_shade(std::optional<HeldShade>& shade) { std::swap(shade_, shade); }
  GroundDetail& detail() { return detail_; }
  const GroundDetail& detail() const { return detail_; }
  /// Builds what depends on them: programs, grid and normals.
  base::Result<void> set_effects(const std::filesystem::path& shaders, const Effects& effects);

  /// Lights the relief, if the light has changed, or the shadows did.
  void prepare(const FrameBlock& block, const gl::Texture& shadows, bool have_shadows_changed);
  struct Triangles {
    int all = 0;
    int composed = 0;  ///< with the picture of LitGround
  };
  Triangles draw_lit(const Scene& scene, int pixels_high);
  void draw_depth(const Scene& scene, const glm::mat4& to_shadow_clip) const;
  /// A part of what makes the next frames cheaper, if draw_lit missed it.
  void refine();
  void draw_table(const Scene& scene) const;

  bool has_ground() const { return heights_.has_value(); }
  const HeightField& ground() const { return *heights_; }
  glm::vec2 board_size() const;

 private:
  void upload_ground();
  void upload_table();
  const ChunkedMesh& ground_for(const Scene& scene) const;
  void set_up(const gl::Program& program) const;
  /// Where the camera is so near that strokes are seen: how far they reach from it; 0 elsewhere.
  float stroke_reach(const CameraView& camera, int pixels_high) const;
  void bind_strokes(const gl::Program& program, float reach);
  /// Begins to, beside the frames: the first one does not wait for what only a near one shows.
  void paint_strokes();
  /// Takes what can be drawn with the composed picture out of `chunks`; empty if nothing can.
  std::vector<MeshChunk> take_composed(std::vector<MeshChunk>& chunks, const CameraView& camera,
                                       int pixels_high);

  Effects effects_;
  bool lightmap_has_shadows_ = false;
  struct LandPrograms {
    gl::Program far, near, composed;
    gl::Program stroked;  // with strokes, and with the finer picture if near shows it
  };
  LandPrograms bright_, shaded_;  // shaded_ while there is a shade
  gl::Program table_, depth_;
  std::optional<HeightField> heights_;
  ChunkedMesh far_ground_;  // fewer triangles, for the whole board
  ChunkedMesh near_ground_;
  TerrainLightmap lightmap_;
  LitGround lit_ground_;
  gl::VertexArray square_ = gl::VertexArray::make();
  gl::Buffer square_corners_ = gl::Buffer::make();
  gl::VertexArray table_top_ = gl::VertexArray::make();
  gl::Buffer table_corners_ = gl::Buffer::make();
  gl::Buffer table_indices_ = gl::Buffer::make();
  GLsizei table_index_count_ = 0;
  gl::Texture colour_, normals_, occlusion_, ripples_, wood_, strokes_;
  std::future<Image> coming_strokes_;
  std::optional<gl::Texture> kinds_;
  int paint_width_ = 1;
  std::optional<HeldShade> shade_;
  GroundDetail detail_;
};

}  // namespace engine
