#include "engine/render/renderer.h"

#include "engine/gl/capabilities.h"
#include "engine/gl/textures.h"
#include "engine/gl/vertex_layout.h"
#include "engine/render/decal_pass.h"
#include "engine/render/edge_filter.h"
#include "engine/render/figure_pass.h"
#include "engine/render/frame_block.h"
#include "engine/render/label_pass.h"
#include "engine/render/mesh_store.h"
#include "engine/render/shadow_map.h"
#include "engine/render/smooth_target.h"
#include "engine/render/terrain_pass.h"

namespace engine {
namespace {

constexpr int kLowShadowSide = 1024;
constexpr int kHighShadowSide = 4096;
constexpr int kHighSoftwareShadowSide = 2048;
constexpr int kShadowSlot = 0;

int shadow_side(Quality quality) {
  if (quality == Quality::Low) return kLowShadowSide;
  return gl::is_software_rasteriser() ? kHighSoftwareShadowSide : kHighShadowSide;
}

GLuint current_target() {
  GLint id = 0;
  glGetIntegerv(GL_DRAW_FRAMEBUFFER_BINDING, &id);
  return static_cast<GLuint>(id);
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

}  // namespace

struct Renderer::Parts {
  RendererSettings settings;
  MeshStore meshes;
  FigurePass figures;
  TerrainPass terrain;
  DecalPass decals;
  LabelPass labels;
  ShadowMap shadows;
  SmoothTarget smooth;
  EdgeFilter edges;
  bool is_software = gl::is_software_rasteriser();
  gl::Buffer frame_buffer = gl::Buffer::make();
  FrameCounts counts;

  void upload_frame(const FrameBlock& block) const;
  void draw_shadows(const Scene& scene, const ShadowFrame& frame, const Batches& casters);
  void draw_opaque(const Scene& scene, const Batches& visible);
  void draw_transparent(const Scene& scene, const Batches& fading);
  void count(const Batches& batches);
  GLuint smoothed_target(glm::ivec2 pixels);
  void smooth_into(GLuint target) const;
};

Renderer::Renderer(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
Renderer::Renderer(Renderer&&) noexcept = default;
Renderer& Renderer::operator=(Renderer&&) noexcept = default;
Renderer::~Renderer() = default;

Result<Renderer> Renderer::create(const RendererSettings& settings) {
  auto figures = FigurePass::create(settings.shader_folder, settings.quality);
  if (!figures) return Error{figures.error()};
  auto terrain = TerrainPass::create(settings.shader_folder, settings.quality);
  if (!terrain) return Error{terrain.error()};
  auto decals = DecalPass::create(settings.shader_folder);
  if (!decals) return Error{decals.error()};
  auto labels = LabelPass::create(settings.shader_folder);
  if (!labels) return Error{labels.error()};
  auto edges = EdgeFilter::create(settings.shader_folder);
  if (!edges) return Error{edges.error()};
  return Renderer(std::make_unique<Parts>(Parts{.settings = settings,
                                                .meshes = {},
                                                .figures = figures.take(),
                                                .terrain = terrain.take(),
                                                .decals = decals.take(),
                                                .labels = labels.take(),
                                                .shadows = ShadowMap(shadow_side(settings.quality)),
                                                .smooth = {},
                                                .edges = edges.take(),
                                                .counts = {}}));
}

MeshId Renderer::add_mesh(const Mesh& mesh, Reduction reduction) {
  return parts_->meshes.add(mesh, reduction);
}

void Renderer::set_terrain(const HeightField& heights, const Image& colour) {
  parts_->terrain.set_heights(heights);
  parts_->terrain.set_colour(colour);
  parts_->labels.set_ground(heights);
  parts_->shadows.forget();
}

void Renderer::set_terrain_detail(const Image& colour, glm::vec2 north_west, glm::vec2 south_east) {
  parts_->terrain.set_detail(colour, north_west, south_east);
}

void Renderer::set_grain(const Image& grain, float size_on_board) {
  parts_->terrain.set_grain(grain, size_on_board);
}

void Renderer::set_labels(std::span<const Label> labels) { parts_->labels.set_labels(labels); }

std::optional<Error> Renderer::set_quality(Quality quality) {
  Parts& parts = *parts_;
  if (quality == parts.settings.quality) return std::nullopt;
  auto figures = FigurePass::create(parts.settings.shader_folder, quality);
  if (!figures) return Error{figures.error()};
  if (auto error = parts.terrain.set_quality(parts.settings.shader_folder, quality)) return error;
  parts.figures = figures.take();
  parts.shadows = ShadowMap(shadow_side(quality));
  parts.smooth = {};
  parts.settings.quality = quality;
  return std::nullopt;
}

Quality Renderer::quality() const { return parts_->settings.quality; }

const FrameCounts& Renderer::counts() const { return parts_->counts; }

/// One frame. The order of the passes is the order of these lines; the interface (Ui::end_frame)
/// comes after them. Tone and vignette, the post step, are part of each material: see light.glsl.
void Renderer::draw(const Scene& scene, glm::ivec2 pixels) {
  if (pixels.x <= 0 || pixels.y <= 0) return;
  Parts& parts = *parts_;
  const bool is_high = parts.settings.quality == Quality::High;
  const GLuint target = current_target();
  parts.counts = {};

  const ShadowFrame shadow_frame = fit_shadow_frame(
      scene.camera, scene.light.to_sun, parts.terrain.board_size(), parts.shadows.side());
  const Batches casters =
      shadow_casters(scene.instances, parts.meshes, shadow_frame.to_clip, parts.settings.quality);
  const VisibleInstances visible =
      visible_instances(scene, parts.meshes, parts.settings.quality, static_cast<float>(pixels.y));
  const FrameBlock block = frame_block(scene, shadow_frame.to_texture, pixels);
  parts.upload_frame(block);
  parts.terrain.prepare(block);

  if (parts.shadows.needs(shadow_frame, casters)) parts.draw_shadows(scene, shadow_frame, casters);

  glBindFramebuffer(GL_FRAMEBUFFER, is_high ? parts.smoothed_target(pixels) : target);
  glViewport(0, 0, pixels.x, pixels.y);
  parts.draw_opaque(scene, visible.opaque);
  parts.draw_transparent(scene, visible.fading);
  if (is_high) parts.smooth_into(target);
}

/// Where a frame with smooth edges is drawn first.
GLuint Renderer::Parts::smoothed_target(glm::ivec2 pixels) {
  if (is_software) {
    edges.resize(pixels);
    return edges.framebuffer();
  }
  smooth.resize(pixels);
  return smooth.framebuffer();
}

void Renderer::Parts::smooth_into(GLuint target) const {
  if (is_software) {
    edges.filter_into(target);
  } else {
    smooth.resolve_into(target);
  }
}

void Renderer::Parts::upload_frame(const FrameBlock& block) const {
  gl::fill(frame_buffer, GL_UNIFORM_BUFFER, &block, sizeof block, GL_STREAM_DRAW);
  glBindBufferBase(GL_UNIFORM_BUFFER, gl::kFrameBlock, frame_buffer.id());
}

void Renderer::Parts::draw_shadows(const Scene& scene, const ShadowFrame& frame,
                                   const Batches& casters) {
  const gl::TargetScope target(shadows.framebuffer(), {shadows.side(), shadows.side()});
  set_opaque_state();
  glDisable(GL_CULL_FACE);  // figures may be thin, or open below
  glEnable(GL_POLYGON_OFFSET_FILL);
  glPolygonOffset(1.5F, 4);
  glClear(GL_DEPTH_BUFFER_BIT);
  figures.draw_depth(casters, meshes);
  // On low, mountains do not cast: their shading is enough, and drawing them twice is not free.
  if (settings.quality == Quality::High && terrain.has_ground())
    terrain.draw_depth(scene, frame.to_clip);
  counts.shadows_redrawn = true;
}

void Renderer::Parts::draw_opaque(const Scene& scene, const Batches& visible) {
  set_opaque_state();
  glClearColor(0, 0, 0, 1);
  glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
  gl::bind_texture(kShadowSlot, shadows.texture());
  figures.draw_lit(visible, meshes);  // near things first: what they hide is not shaded
  count(visible);
  if (scene.draw_terrain && terrain.has_ground()) {
    counts.triangles += terrain.draw_lit(scene);
    ++counts.draw_calls;
  }
  terrain.draw_table(scene);
  ++counts.draw_calls;
}

void Renderer::Parts::draw_transparent(const Scene& scene, const Batches& fading) {
  glEnable(GL_BLEND);
  glDepthMask(GL_FALSE);
  glDisable(GL_CULL_FACE);
  glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
  decals.draw(scene.decals);
  labels.draw(scene.labels);
  // A fading figure keeps its own depth, so that its far side does not show through its near one.
  glDepthMask(GL_TRUE);
  glEnable(GL_CULL_FACE);
  glBlendFunc(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA);
  gl::bind_texture(kShadowSlot, shadows.texture());
  figures.draw_lit(fading, meshes);
  count(fading);
}

void Renderer::Parts::count(const Batches& batches) {
  counts.instances += static_cast<int>(batches.data.size());
  counts.triangles += batches.triangles;
  counts.draw_calls += static_cast<int>(batches.batches.size());
}

}  // namespace engine
