#include "engine/gl/capabilities.h"
#include "engine/gl/textures.h"
#include "engine/render/light/contact_shadows.h"
#include "engine/render/pass_timer.h"
#include "engine/render/renderer_parts.h"
#include "engine/render/targets/screen_mask.h"

namespace engine {
namespace {

constexpr int kShadowSlot = 0;
constexpr float kDecalsNearer = 0.3F;    // board units
constexpr float kContactNearer = 0.07F;  // less than the base of a figure is high

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

/// One frame. The order of the passes is the order of these lines; the interface (Ui::end_frame)
/// comes after them. Tone and vignette, the post step, are part of each material: see light.glsl.
void Renderer::draw(const Scene& scene, glm::ivec2 pixels) {
  if (pixels.x <= 0 || pixels.y <= 0) return;
  Parts& parts = *parts_;
  const Effects& effects = parts.settings.effects;
  parts.counts = {};
  if (parts.timer != nullptr) parts.timer->start();

  const ShadowFrame shadow_frame = parts.shadow_frame(scene);
  const glm::ivec2 size = scaled_size(effects, pixels);
  const FrameBlock block = frame_block(scene, shadow_frame.to_texture, size, effects);
  const std::vector<PixelRect> covered = to_pixels(scene.covered, scene.camera.screen, size);
  parts.upload_frame(block);
  if (parts.terrain.has_ground() && effects.fine_ground)
    parts.terrain.detail().follow(scene.camera, parts.terrain.board_size(), size.y);
  const SplitScene split = parts.split(scene, block, covered);
  const auto seen = [&](std::span<const Instance> instances) {
    return visible_instances(instances, scene, parts.meshes, effects.fine_shapes,
                             static_cast<float>(pixels.y));
  };
  parts.finished("preparation");

  if (split.use != CacheUse::kReuse) parts.prepare_light(scene, block, split, shadow_frame);
  if (split.use == CacheUse::kRender) {
    parts.eye().static_scene.picture().resize(size);
    const gl::TargetScope cache(parts.eye().static_scene.picture().framebuffer(), size);
    parts.draw_board(scene, split.still, seen(split.still).opaque, covered, size);
  }
  parts.eye().target.begin(effects, pixels, split.use != CacheUse::kNone);
  const bool is_all_new = split.use == CacheUse::kNone;
  const VisibleInstances visible = seen(is_all_new ? split.still : split.moving);
  if (is_all_new) {
    parts.draw_board(scene, split.still, visible.opaque, covered, size);
  } else {
    parts.eye().static_scene.picture().copy_to(parts.eye().target.framebuffer());
    parts.finished("static scene");
    parts.draw_moving(scene, split.moving, visible.opaque);
  }
  parts.draw_light(scene);
  if (!parts.eye().target.blurs()) parts.draw_names(scene);
  parts.draw_fading(visible.fading);
  parts.eye().target.end(scene.camera, to_pixels(scene.covered, scene.camera.screen, pixels));
  parts.finished("smoothing");
  if (parts.eye().target.blurs()) parts.draw_names(scene);
  if (split.use != CacheUse::kRender && split.moving.empty()) parts.terrain.refine();
}

void Renderer::Parts::finished(std::string_view pass) const {
  if (timer != nullptr) timer->end(pass);
}

void Renderer::Parts::upload_frame(const FrameBlock& block) const {
  gl::fill(frame_buffer, GL_UNIFORM_BUFFER, &block, sizeof block, GL_STREAM_DRAW);
  glBindBufferBase(GL_UNIFORM_BUFFER, gl::kFrameBlock, frame_buffer.id());
}

SplitScene Renderer::Parts::split(const Scene& scene, const FrameBlock& block,
                                  std::span<const PixelRect> covered) {
  if (!gl::is_software_rasteriser()) return {CacheUse::kNone, scene.instances, {}, {}};
  CachedView view{.block = block,
                  .covered = {covered.begin(), covered.end()},
                  .table_colour = scene.table_colour,
                  .table_level = scene.table_level,
                  .draw_terrain = scene.draw_terrain,
                  .ground_version = terrain.detail().version()};
  const bool moving_throw_shadows =
      settings.effects.shadows && !lightmap_has_shadows(settings.effects);
  return eye().static_scene.split(scene.instances, std::move(view), moving_throw_shadows);
}

ShadowFrame Renderer::Parts::shadow_frame(const Scene& scene) const {
  const glm::vec2 board = terrain.board_size();
  if (lightmap_has_shadows(settings.effects)) return whole_shadow_frame(scene.light.to_sun, board);
  return fit_shadow_frame(scene.camera, scene.light.to_sun, board, shadows.side());
}

/// A lightmap that includes shadows has only those of resting things: otherwise every step of a
/// march would draw it again.
void Renderer::Parts::prepare_light(const Scene& scene, const FrameBlock& block,
                                    const SplitScene& split, const ShadowFrame& frame) {
  const bool only_at_rest = lightmap_has_shadows(settings.effects);
  if (settings.effects.shadows)
    draw_shadows(scene, only_at_rest ? split.at_rest : split.still, frame);
  finished("shadows");
  terrain.prepare(block, shadows.texture(), counts.shadows_redrawn);
  finished("light of the land");
}

void Renderer::Parts::draw_shadows(const Scene& scene, std::span<const Instance> casting,
                                   const ShadowFrame& frame) {
  const Batches casters =
      shadow_casters(casting, meshes, frame.to_clip, settings.effects.fine_shapes);
  if (!shadows.needs(frame, casters)) return;
  const gl::TargetScope map(shadows.framebuffer(), {shadows.side(), shadows.side()});
  set_opaque_state();
  glDisable(GL_CULL_FACE);  // figures may be thin, or open below
  if (settings.effects.pixel_light || settings.effects.mountain_shadows) {
    glEnable(GL_POLYGON_OFFSET_FILL);  // else what is in the map would throw shadows on itself
    glPolygonOffset(1.5F, 4);
  }
  glClear(GL_DEPTH_BUFFER_BIT);
  figures.draw_depth(casters, meshes);
  if (settings.effects.mountain_shadows && terrain.has_ground())
    terrain.draw_depth(scene, frame.to_clip);
  counts.shadows_redrawn = true;
}

void Renderer::Parts::draw_board(const Scene& scene, std::span<const Instance> standing,
                                 const Batches& visible, std::span<const PixelRect> covered,
                                 glm::ivec2 size) {
  set_opaque_state();
  glClearColor(0, 0, 0, 1);
  glClear(GL_COLOR_BUFFER_BIT);
  clear_depth_except(covered);
  draw_figures(visible);  // near things first: what they hide is not shaded
  // A software rasteriser begins to fill them while the land's triangles are still on their way.
  if (gl::is_software_rasteriser()) glFlush();
  finished("figures");
  if (scene.draw_terrain && terrain.has_ground()) {
    const TerrainPass::Triangles drawn = terrain.draw_lit(scene, size.y);
    counts.triangles += drawn.all;
    counts.composed_triangles = drawn.composed;
    ++counts.draw_calls;
  }
  finished("land");
  terrain.draw_table(scene);
  ++counts.draw_calls;
  finished("table top");
  if (settings.effects.fine_ground && terrain.detail().is_seen()) {
    set_laid_on_state();
    ink.draw(terrain.detail(), scene.camera.matrix(), terrain.board_size());
    finished("ink");
  }
  draw_contact_shadows(scene, standing);
}

void Renderer::Parts::draw_moving(const Scene& scene, std::span<const Instance> moving,
                                  const Batches& visible) {
  set_opaque_state();
  draw_figures(visible);
  finished("moving figures");
  draw_contact_shadows(scene, moving);
}

void Renderer::Parts::draw_figures(const Batches& batches) {
  gl::bind_texture(kShadowSlot, shadows.texture());
  figures.draw_lit(batches, meshes);
  counts.instances += static_cast<int>(batches.data.size());
  counts.triangles += batches.triangles;
  counts.draw_calls += static_cast<int>(batches.batches.size());
}

void Renderer::Parts::draw_contact_shadows(const Scene& scene,
                                           std::span<const Instance> standing) const {
  if (!settings.effects.occlusion || !terrain.has_ground()) return;
  set_laid_on_state();
  decals.draw(contact_shadows(standing, scene.camera, meshes, terrain.ground()), kContactNearer);
  finished("contact shadows");
}

void Renderer::Parts::draw_light(const Scene& scene) const {
  set_laid_on_state();
  decals.draw(scene.decals, kDecalsNearer);
  finished("light");
}

void Renderer::Parts::draw_names(const Scene& scene) {
  set_laid_on_state();
  labels.draw(scene.labels, scene.camera.distance, eye().moving_labels);
  finished("names");
}

/// A fading figure keeps its own depth, so that its far side does not show through its near one.
void Renderer::Parts::draw_fading(const Batches& fading) {
  set_opaque_state();
  glEnable(GL_BLEND);
  glBlendFunc(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA);
  draw_figures(fading);
  finished("fading figures");
}

}  // namespace engine
