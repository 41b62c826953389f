#pragma once

#include <filesystem>
#include <glm/mat3x3.hpp>
#include <glm/vec2.hpp>
#include <memory>
#include <optional>
#include <span>
#include <string>

#include "base/result.h"
#include "engine/assets/image_file.h"
#include "engine/assets/ink_file.h"
#include "engine/assets/tile_file.h"
#include "engine/geometry/mesh.h"
#include "engine/platform/windows/pixels.h"
#include "engine/render/frame/effects.h"
#include "engine/render/frame/scene.h"
#include "engine/render/ground/ground_shade.h"
#include "engine/scene/height_field.h"

namespace engine {

class PassTimer;

struct RendererSettings {
  std::filesystem::path shader_folder{};
  Effects effects = effects_of(Level::kLow);
};

/// What the last frame took, for the benchmark and tests.
struct FrameCounts {
  int instances = 0;
  int triangles = 0;
  int composed_triangles = 0;  ///< of the land, with paint and light in one: see lit_ground.h
  int draw_calls = 0;
  bool shadows_redrawn = false;
};

/// Draws scenes into the current window's context. Upload meshes, terrain and labels once; then
/// one `draw` per frame. The passes and their order are in render/draw_frame.cpp.
class Renderer {
 public:
  static base::Result<Renderer> create(const RendererSettings& settings);

  Renderer(Renderer&&) noexcept;
  Renderer& operator=(Renderer&&) noexcept;
  ~Renderer();

  /// Uploads a mesh, and a coarser copy for the distance. The mesh may be dropped afterwards.
  MeshId add_mesh(const Mesh& mesh, const Mesh& coarse = {});
  MeshId add_mesh(const Model& model);
  /// One that is drawn as it is at any distance.
  MeshId add_furniture(const Mesh& mesh);

  /// `colour` is Rgba8, covers the field's rectangle, and is uploaded with the levels it holds.
  /// The colour's alpha is shine (255 glitters like water, 0 is matt).
  void set_terrain(const HeightField& heights, const Image& colour);
  /// How much of each place is rock, grass, sand and ash, in the channels of `kinds` (kRgba8):
  /// strokes of a brush show there from very near. Without levels: none do.
  void set_ground_kinds(const Image& kinds);
  /// One more who looks at the scene from a place of their own: what lies still in their picture is
  /// kept for them. 0 is there from the beginning. Fails only if a shader does.
  base::Result<std::size_t> add_eye();
  /// Frames, and the shade of the ground, are that eye's from now on.
  void see_with(std::size_t eye);

  /// Nothing: all of the ground has full light.
  void set_ground_shade(const std::optional<GroundShade>& shade);
  /// A finer picture of the ground, shown near the camera, and the lines that it leaves out.
  void set_terrain_detail(TileFile tiles, std::span<const InkLine> lines);
  /// The next frame would be better than the last one even if nothing moved: tiles of that picture
  /// are being read, or what has come to rest has no shadow yet.
  bool is_refining() const;

  /// The names written on the board. Replaces the earlier ones.
  void set_labels(std::span<const Label> labels);

  /// Fails only if a shader does.
  base::Result<void> set_effects(const Effects& effects);
  const Effects& effects() const;

  /// The next frame renders everything again: for measuring.
  void drop_static_cache();

  /// Draws into the window's back buffer (or the offscreen one), `pixels` wide and high.
  void draw(const Scene& scene, glm::ivec2 pixels);

  /// Changes the colours of all that was drawn in this frame, interface and all; `colours` is of
  /// linear light (frame/colour_vision.h).
  void filter_colours(const glm::mat3& colours, glm::ivec2 pixels);

  const FrameCounts& counts() const;
  /// From now on each pass is timed; nullptr ends that.
  void set_pass_timer(PassTimer* timer);

 private:
  struct Parts;
  explicit Renderer(std::unique_ptr<Parts> parts);
  std::unique_ptr<Parts> parts_;
};

/// Reads back what was drawn into the current back buffer; call it before Window::present.
Pixels read_frame(glm::ivec2 pixels);

}  // namespace engine
