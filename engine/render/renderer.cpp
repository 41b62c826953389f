#include "engine/render/renderer.h"

#include "engine/gl/capabilities.h"
#include "engine/render/renderer_parts.h"

namespace engine {
namespace {

constexpr int kHardShadowSide = 1024;
constexpr int kHeldShadowSide = 2048;  // of the whole board
constexpr int kSoftShadowSide = 4096;
constexpr int kSoftSoftwareShadowSide = 2048;

int shadow_side(const Effects& effects) {
  if (lightmap_has_shadows(effects)) return kHeldShadowSide;
  if (!effects.soft_shadows) return kHardShadowSide;
  return gl::is_software_rasteriser() ? kSoftSoftwareShadowSide : kSoftShadowSide;
}

/// Four samples of a soft shadow's edge are enough where each one is expensive.
bool is_smooth(const Effects& effects) {
  return effects.soft_shadows && !gl::is_software_rasteriser();
}

}  // namespace

Renderer::Renderer(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
Renderer::Renderer(Renderer&&) noexcept = default;
Renderer& Renderer::operator=(Renderer&&) noexcept = default;
Renderer::~Renderer() = default;

base::Result<Renderer> Renderer::create(const RendererSettings& settings) {
  auto figures = FigurePass::create(settings.shader_folder, settings.effects);
  if (!figures) return figures.failure();
  auto terrain = TerrainPass::create(settings.shader_folder, settings.effects);
  if (!terrain) return terrain.failure();
  auto ink = InkPass::create(settings.shader_folder);
  if (!ink) return ink.failure();
  auto decals = DecalPass::create(settings.shader_folder);
  if (!decals) return decals.failure();
  auto labels = LabelPass::create(settings.shader_folder);
  if (!labels) return labels.failure();
  auto target = SceneTarget::create(settings.shader_folder);
  if (!target) return target.failure();
  auto colours = ColourFilter::create(settings.shader_folder);
  if (!colours) return colours.failure();
  auto parts = std::make_unique<Parts>(
      Parts{.settings = settings,
            .meshes = {},
            .figures = figures.take(),
            .terrain = terrain.take(),
            .ink = ink.take(),
            .decals = decals.take(),
            .labels = labels.take(),
            .shadows = ShadowMap(shadow_side(settings.effects), is_smooth(settings.effects)),
            .eyes = {},
            .colours = colours.take(),
            .counts = {}});
  parts->eyes.push_back(std::make_unique<Eye>(Eye{.target = target.take()}));
  return Renderer(std::move(parts));
}

base::Result<std::size_t> Renderer::add_eye() {
  auto target = SceneTarget::create(parts_->settings.shader_folder);
  if (!target) return target.failure();
  parts_->eyes.push_back(std::make_unique<Eye>(Eye{.target = target.take()}));
  return parts_->eyes.size() - 1;
}

void Renderer::see_with(std::size_t eye) {
  if (eye == parts_->seeing) return;
  parts_->terrain.exchange_shade(parts_->eye().shade);
  parts_->seeing = eye;
  parts_->terrain.exchange_shade(parts_->eye().shade);
}

void Renderer::Parts::forget_pictures() {
  for (const auto& one : eyes) one->static_scene.invalidate();
}

MeshId Renderer::add_mesh(const Mesh& mesh, const Mesh& coarse) {
  return parts_->meshes.add(mesh, coarse);
}

MeshId Renderer::add_mesh(const Model& model) { return parts_->meshes.add(model); }

MeshId Renderer::add_furniture(const Mesh& mesh) {
  return parts_->meshes.add(mesh, {}, MeshUse::kFurniture);
}

void Renderer::set_terrain(const HeightField& heights, const Image& colour) {
  parts_->terrain.set_heights(heights);
  parts_->terrain.set_colour(colour);
  parts_->labels.set_ground(heights);
  parts_->shadows.invalidate();
  parts_->forget_pictures();
}

void Renderer::set_ground_kinds(const Image& kinds) {
  parts_->terrain.set_kinds(kinds);
  parts_->forget_pictures();
}

void Renderer::set_ground_shade(const std::optional<GroundShade>& shade) {
  parts_->terrain.set_shade(shade);
  parts_->eye().static_scene.invalidate();
}

void Renderer::set_terrain_detail(TileFile tiles, std::span<const InkLine> lines) {
  parts_->terrain.detail().set_source(std::move(tiles));
  parts_->ink.set_lines(lines, parts_->terrain.ground());
  parts_->forget_pictures();
}

bool Renderer::is_refining() const {
  const bool awaits_tiles =
      parts_->settings.effects.fine_ground && parts_->terrain.detail().is_refining();
  return awaits_tiles || parts_->eye().static_scene.is_behind();
}

void Renderer::drop_static_cache() { parts_->forget_pictures(); }

void Renderer::set_labels(std::span<const Label> labels) { parts_->labels.set_labels(labels); }

base::Result<void> Renderer::set_effects(const Effects& effects) {
  Parts& parts = *parts_;
  Effects same_shapes = parts.settings.effects;
  same_shapes.resolution_scale = effects.resolution_scale;
  same_shapes.depth_of_field = effects.depth_of_field;
  if (effects != same_shapes) {
    auto figures = FigurePass::create(parts.settings.shader_folder, effects);
    if (!figures) return figures.failure();
    auto done = parts.terrain.set_effects(parts.settings.shader_folder, effects);
    if (!done) return done;
    parts.figures = figures.take();
    parts.shadows = ShadowMap(shadow_side(effects), is_smooth(effects));
  }
  parts.settings.effects = effects;
  parts.forget_pictures();
  return {};
}

const Effects& Renderer::effects() const { return parts_->settings.effects; }

void Renderer::set_pass_timer(PassTimer* timer) { parts_->timer = timer; }

void Renderer::filter_colours(const glm::mat3& colours, glm::ivec2 pixels) {
  parts_->colours.apply(colours, pixels);
}

const FrameCounts& Renderer::counts() const { return parts_->counts; }

}  // namespace engine
