#include "engine/render/renderer.h"

#include "engine/gl/capabilities.h"
#include "engine/gl/textures.h"
#include "engine/gl/vertex_layout.h"
#include "engine/render/contact_shadows.h"
#include "engine/render/covered.h"
#include "engine/render/decal_pass.h"
#include "engine/render/figure_pass.h"
#include "engine/render/frame_block.h"
#include "engine/render/ink_pass.h"
#include "engine/render/label_pass.h"
#include "engine/render/mesh_store.h"
#include "engine/render/pass_watch.h"
#include "engine/render/scene_target.h"
#include "engine/render/shadow_map.h"
#include "engine/render/terrain_pass.h"

namespace engine {
namespace {

constexpr int kHardShadowSide = 1024;
constexpr int kSoftShadowSide = 4096;
constexpr int kSoftSoftwareShadowSide = 2048;
constexpr int kShadowSlot = 0;
constexpr float kDecalsNearer = 0.3F;    // board units
constexpr float kContactNearer = 0.07F;  // less than the base of a figure is high

int shadow_side(const Effects& effects) {
  if (!effects.soft_shadows) return kHardShadowSide;
  return gl::is_software_rasteriser() ? kSoftSoftwareShadowSide : kSoftShadowSide;
}

/// The four looks at a soft shadow's edge smooth it well enough where each one is dear.
bool is_smooth(const Effects& effects) {
  return effects.soft_shadows && !gl::is_software_rasteriser();
}

/// Every pass starts from this state and says what it needs differently.
void set_opaque_state() {
  glEnable(GL_DEPTH_TEST);
  glDepthFunc(GL_LEQUAL);
  glDepthMask(GL_TRUE);
  glEnable(GL_CULL_FACE);
  glCullFace(GL_BACK);
  glDisable(GL_BLEND);
  glDisable(GL_SCISSOR_TEST);
  glDisable(GL_POLYGON_OFFSET_FILL);
}

/// For what lies on the board, with colours that are multiplied by their alpha already.
void set_laid_on_state() {
  set_opaque_state();
  glEnable(GL_BLEND);
  glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
  glDepthMask(GL_FALSE);
  glDisable(GL_CULL_FACE);
}

}  // namespace

struct Renderer::Parts {
  RendererSettings settings;
  MeshStore meshes;
  FigurePass figures;
  TerrainPass terrain;
  InkPass ink;
  DecalPass decals;
  LabelPass labels;
  ShadowMap shadows;
  SceneTarget target;
  gl::Buffer frame_buffer = gl::Buffer::make();
  FrameCounts counts;
  PassWatch* watch = nullptr;

  void upload_frame(const FrameBlock& block) const;
  void draw_shadows(const Scene& scene, const ShadowFrame& frame);
  void draw_opaque(const Scene& scene, const Batches& visible, std::span<const PixelRect> covered);
  void draw_ground_light(const Scene& scene) const;
  void draw_names(const Scene& scene);
  void draw_fading(const Batches& fading);
  void count(const Batches& batches);
  void finished(std::string_view pass) const;
};

Renderer::Renderer(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
Renderer::Renderer(Renderer&&) noexcept = default;
Renderer& Renderer::operator=(Renderer&&) noexcept = default;
Renderer::~Renderer() = default;

Result<Renderer> Renderer::create(const RendererSettings& settings) {
  auto figures = FigurePass::create(settings.shader_folder, settings.effects);
  if (!figures) return Error{figures.error()};
  auto terrain = TerrainPass::create(settings.shader_folder, settings.effects);
  if (!terrain) return Error{terrain.error()};
  auto ink = InkPass::create(settings.shader_folder);
  if (!ink) return Error{ink.error()};
  auto decals = DecalPass::create(settings.shader_folder);
  if (!decals) return Error{decals.error()};
  auto labels = LabelPass::create(settings.shader_folder);
  if (!labels) return Error{labels.error()};
  auto target = SceneTarget::create(settings.shader_folder);
  if (!target) return Error{target.error()};
  return Renderer(std::make_unique<Parts>(
      Parts{.settings = settings,
            .meshes = {},
            .figures = figures.take(),
            .terrain = terrain.take(),
            .ink = ink.take(),
            .decals = decals.take(),
            .labels = labels.take(),
            .shadows = ShadowMap(shadow_side(settings.effects), is_smooth(settings.effects)),
            .target = target.take(),
            .counts = {}}));
}

MeshId Renderer::add_mesh(const Mesh& mesh, const Mesh& coarse) {
  return parts_->meshes.add(mesh, coarse);
}

MeshId Renderer::add_furniture(const Mesh& mesh) {
  return parts_->meshes.add(mesh, {}, MeshUse::Furniture);
}

void Renderer::set_terrain(const HeightField& heights, const Image& colour) {
  parts_->terrain.set_heights(heights);
  parts_->terrain.set_colour(colour);
  parts_->labels.set_ground(heights);
  parts_->shadows.forget();
}

void Renderer::set_terrain_detail(TileFile tiles, std::span<const InkLine> lines) {
  parts_->terrain.detail().set_source(std::move(tiles));
  parts_->ink.set_lines(lines, parts_->terrain.ground());
}

bool Renderer::is_refining() const {
  return parts_->settings.effects.fine_ground && parts_->terrain.detail().is_refining();
}

void Renderer::set_labels(std::span<const Label> labels) { parts_->labels.set_labels(labels); }

std::optional<Error> Renderer::set_effects(const Effects& effects) {
  Parts& parts = *parts_;
  Effects same_shapes = parts.settings.effects;
  same_shapes.resolution_scale = effects.resolution_scale;
  if (effects != same_shapes) {
    auto figures = FigurePass::create(parts.settings.shader_folder, effects);
    if (!figures) return Error{figures.error()};
    if (auto error = parts.terrain.set_effects(parts.settings.shader_folder, effects)) return error;
    parts.figures = figures.take();
    parts.shadows = ShadowMap(shadow_side(effects), is_smooth(effects));
  }
  parts.settings.effects = effects;
  return std::nullopt;
}

const Effects& Renderer::effects() const { return parts_->settings.effects; }

void Renderer::set_watch(PassWatch* watch) { parts_->watch = watch; }

const FrameCounts& Renderer::counts() const { return parts_->counts; }

/// One frame. The order of the passes is the order of these lines; the interface (Ui::end_frame)
/// comes after them. Tone and vignette, the post step, are part of each material: see light.glsl.
void Renderer::draw(const Scene& scene, glm::ivec2 pixels) {
  if (pixels.x <= 0 || pixels.y <= 0) return;
  Parts& parts = *parts_;
  const Effects& effects = parts.settings.effects;
  parts.counts = {};
  if (parts.watch != nullptr) parts.watch->start();

  const ShadowFrame shadow_frame = fit_shadow_frame(
      scene.camera, scene.light.to_sun, parts.terrain.board_size(), parts.shadows.side());
  const VisibleInstances visible =
      visible_instances(scene, parts.meshes, effects.fine_shapes, static_cast<float>(pixels.y));
  const glm::ivec2 size = scaled_size(effects, pixels);
  const FrameBlock block = frame_block(scene, shadow_frame.to_texture, size, effects);
  parts.upload_frame(block);
  parts.terrain.prepare(block);
  if (parts.terrain.has_ground() && effects.fine_ground)
    parts.terrain.detail().follow(scene.camera, parts.terrain.board_size(), size.y);
  parts.finished("preparation");
  if (effects.shadows) parts.draw_shadows(scene, shadow_frame);
  parts.finished("shadows");

  parts.target.begin(effects, pixels);
  parts.draw_opaque(scene, visible.opaque, to_pixels(scene.covered, scene.camera.screen, size));
  parts.draw_ground_light(scene);
  const bool are_names_sharp = size != pixels;  // though the rest is enlarged
  if (!are_names_sharp) parts.draw_names(scene);
  parts.draw_fading(visible.fading);
  parts.target.end(to_pixels(scene.covered, scene.camera.screen, pixels));
  parts.finished("smoothing");
  if (are_names_sharp) parts.draw_names(scene);
}

void Renderer::Parts::finished(std::string_view pass) const {
  if (watch != nullptr) watch->end(pass);
}

void Renderer::Parts::upload_frame(const FrameBlock& block) const {
  gl::fill(frame_buffer, GL_UNIFORM_BUFFER, &block, sizeof block, GL_STREAM_DRAW);
  glBindBufferBase(GL_UNIFORM_BUFFER, gl::kFrameBlock, frame_buffer.id());
}

void Renderer::Parts::draw_shadows(const Scene& scene, const ShadowFrame& frame) {
  const Batches casters =
      shadow_casters(scene.instances, meshes, frame.to_clip, settings.effects.fine_shapes);
  if (!shadows.needs(frame, casters)) return;
  const gl::TargetScope map(shadows.framebuffer(), {shadows.side(), shadows.side()});
  set_opaque_state();
  glDisable(GL_CULL_FACE);  // figures may be thin, or open below
  glEnable(GL_POLYGON_OFFSET_FILL);
  glPolygonOffset(1.5F, 4);
  glClear(GL_DEPTH_BUFFER_BIT);
  figures.draw_depth(casters, meshes);
  if (settings.effects.mountain_shadows && terrain.has_ground())
    terrain.draw_depth(scene, frame.to_clip);
  counts.shadows_redrawn = true;
}

void Renderer::Parts::draw_opaque(const Scene& scene, const Batches& visible,
                                  std::span<const PixelRect> covered) {
  set_opaque_state();
  glClearColor(0, 0, 0, 1);
  glClear(GL_COLOR_BUFFER_BIT);
  clear_depth_around(covered);
  gl::bind_texture(kShadowSlot, shadows.texture());
  figures.draw_lit(visible, meshes);  // near things first: what they hide is not shaded
  count(visible);
  finished("figures");
  if (scene.draw_terrain && terrain.has_ground()) {
    counts.triangles += terrain.draw_lit(scene);
    ++counts.draw_calls;
  }
  finished("land");
  terrain.draw_table(scene);
  ++counts.draw_calls;
  finished("table top");
}

void Renderer::Parts::draw_ground_light(const Scene& scene) const {
  set_laid_on_state();
  if (settings.effects.fine_ground && terrain.detail().is_seen()) {
    ink.draw(terrain.detail(), scene.camera.matrix(), terrain.board_size());
    finished("ink");
  }
  if (settings.effects.occlusion && terrain.has_ground()) {
    decals.draw(contact_shadows(scene, meshes, terrain.ground()), kContactNearer);
    finished("contact shadows");
  }
  decals.draw(scene.decals, kDecalsNearer);
  finished("light");
}

void Renderer::Parts::draw_names(const Scene& scene) {
  set_laid_on_state();
  labels.draw(scene.labels, scene.camera.distance);
  finished("names");
}

/// A fading figure keeps its own depth, so that its far side does not show through its near one.
void Renderer::Parts::draw_fading(const Batches& fading) {
  set_opaque_state();
  glEnable(GL_BLEND);
  glBlendFunc(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA);
  gl::bind_texture(kShadowSlot, shadows.texture());
  figures.draw_lit(fading, meshes);
  count(fading);
  finished("fading figures");
}

void Renderer::Parts::count(const Batches& batches) {
  counts.instances += static_cast<int>(batches.data.size());
  counts.triangles += batches.triangles;
  counts.draw_calls += static_cast<int>(batches.batches.size());
}

}  // namespace engine
