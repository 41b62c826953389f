#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "engine/render/figure_pass.h"
#include "engine/render/frame/frame_block.h"
#include "engine/render/ground/terrain_pass.h"
#include "engine/render/light/shadow_map.h"
#include "engine/render/marks/decal_pass.h"
#include "engine/render/marks/ink_pass.h"
#include "engine/render/marks/label_pass.h"
#include "engine/render/meshes/mesh_store.h"
#include "engine/render/renderer.h"
#include "engine/render/static_scene_cache.h"
#include "engine/render/targets/colour_filter.h"
#include "engine/render/targets/scene_target.h"

namespace engine {

/// What is kept for each who looks at the scene from a place of their own.
struct Eye {
  StaticSceneCache static_scene{};
  SceneTarget target;
  LabelQuads moving_labels{};
  std::optional<HeldShade> shade{};  ///< while another eye sees
};

/// What a renderer holds, and the passes of one frame: see render/draw_frame.cpp.
struct Renderer::Parts {
  RendererSettings settings;
  MeshStore meshes;
  FigurePass figures;
  TerrainPass terrain;
  InkPass ink;
  DecalPass decals;
  LabelPass labels;
  ShadowMap shadows;
  std::vector<std::unique_ptr<Eye>> eyes;
  std::size_t seeing = 0;  ///< the one that frames are drawn for
  ColourFilter colours;
  gl::Buffer frame_buffer = gl::Buffer::make();
  FrameCounts counts;
  PassTimer* timer = nullptr;

  Eye& eye() { return *eyes[seeing]; }
  void forget_pictures();
  SplitScene split(const Scene& scene, const FrameBlock& block, std::span<const PixelRect> covered);
  void upload_frame(const FrameBlock& block) const;
  ShadowFrame shadow_frame(const Scene& scene) const;
  void prepare_light(const Scene& scene, const FrameBlock& block, const SplitScene& split,
                     const ShadowFrame& frame);
  void draw_shadows(const Scene& scene, std::span<const Instance> casting,
                    const ShadowFrame& frame);
  /// Everything on and around the land but what lies on it as light: into the current target.
  void draw_board(const Scene& scene, std::span<const Instance> standing, const Batches& visible,
                  std::span<const PixelRect> covered, glm::ivec2 size);
  void draw_moving(const Scene& scene, std::span<const Instance> moving, const Batches& visible);
  void draw_figures(const Batches& batches);
  void draw_contact_shadows(const Scene& scene, std::span<const Instance> standing) const;
  void draw_light(const Scene& scene) const;
  void draw_names(const Scene& scene);
  void draw_fading(const Batches& fading);
  void finished(std::string_view pass) const;
};

}  // namespace engine
