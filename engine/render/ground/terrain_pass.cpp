#include "engine/render/ground/terrain_pass.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <future>
#include <glm/exponential.hpp>
#include <glm/geometric.hpp>
#include <limits>
#include <numbers>
#include <span>
#include <string_view>
#include <vector>

#include "engine/gl/capabilities.h"
#include "engine/gl/textures.h"
#include "engine/gl/vertex_layout.h"
#include "engine/render/ground/ripple_texture.h"
#include "engine/render/ground/stroke_texture.h"
#include "engine/render/ground/table_top_mesh.h"
#include "engine/render/ground/terrain_mesh.h"
#include "engine/render/ground/wood_texture.h"
#include "engine/render/light/ambient_occlusion.h"

namespace engine {
namespace {

struct Grids {
  glm::ivec2 far;
  glm::ivec2 near;
};
constexpr Grids kCoarseGrids{{64, 44}, {200, 138}};
constexpr Grids kFineGrids{{160, 110}, {320, 220}};
constexpr float kNearGridBelow = 55;  // camera distance
constexpr int kWidestNormalMap = 1024;
constexpr int kOcclusionWidth = 512;
constexpr int kWoodSide = 512;
constexpr int kRippleSide = 256;
constexpr int kStrokeSide = 512;
constexpr float kStrokePixels = 56;  // of the screen for a board unit: from there strokes are whole
constexpr float kTexelsOfSecondLevel = 1.15F;  // on a pixel
constexpr float kSteepestShare = 2.5F;  // slopes are so much steeper than their chunk as a whole
constexpr float kRightAngle = std::numbers::pi_v<float> / 2;
constexpr float kRimLevel = -1.2F;  // below any table top

enum Slot {
  kShadowSlot,
  kColourSlot,
  kNormalSlot,
  kDetailSlot,
  kThereSlot,
  kLightmapSlot,
  kWoodSlot,
  kOcclusionSlot,
  kRippleSlot,
  kShadeSlot,
  kStrokeSlot,
  kKindSlot
};

void upload(ChunkedMesh& ground, const TerrainMesh& mesh) {
  constexpr std::array kAttributes{gl::Attribute{0, 3, offsetof(TerrainVertex, position)},
                                   gl::Attribute{1, 3, offsetof(TerrainVertex, normal)},
                                   gl::Attribute{2, 1, offsetof(TerrainVertex, is_edge)}};
  ground.upload<TerrainVertex>(mesh.vertices, kAttributes, mesh.indices, mesh.chunks);
}

/// The width of the ground that a pixel shows at the least: where the chunk is nearest, and where a
/// slope of it turns to the eye most.
float units_on_pixel(const MeshChunk& chunk, const CameraView& camera, int pixels_high) {
  const glm::mat4 to_clip = camera.matrix();
  float away = std::numeric_limits<float>::max();
  for (const float x : {chunk.low.x, chunk.high.x}) {
    for (const float z : {chunk.low.z, chunk.high.z}) {
      const glm::vec4 corner(x, chunk.high.y, z, 1);
      away = std::min(away, (to_clip * corner).w);
    }
  }
  const float across = 2 * away / (camera.projection[1][1] * static_cast<float>(pixels_high));
  const glm::vec3 way = camera.eye - (chunk.low + chunk.high) * 0.5F;
  const glm::vec3 extent = chunk.high - chunk.low;
  const float slope = std::atan2(kSteepestShare * extent.y, extent.z);
  const float seen_under = std::asin(way.y / glm::length(way)) + slope;
  return across / std::sin(std::clamp(seen_under, 0.01F, kRightAngle));
}

}  // namespace

base::Result<TerrainPass> TerrainPass::create(const std::filesystem::path& shaders,
                                              const Effects& effects) {
  TerrainPass pass;
  auto wood = std::async(std::launch::async, wood_texture, kWoodSide);
  auto ripples = std::async(std::launch::async, ripple_texture, kRippleSide);
  pass.colour_ = gl::solid_texture(0xCD, 0xB9, 0x8F, 0);
  pass.normals_ = gl::solid_texture(128, 255, 128, 255);
  pass.occlusion_ = gl::solid_texture(255, 255, 255, 255);

  constexpr std::array<float, 8> kCorners{-1, -1, -1, 1, 1, -1, 1, 1};
  glBindVertexArray(pass.square_.id());
  gl::fill_vertices<float>(pass.square_corners_, kCorners, GL_STATIC_DRAW);
  gl::describe(pass.square_corners_, 2 * sizeof(float), std::array{gl::Attribute{0, 2, 0}});
  pass.upload_table();

  auto lit_ground = LitGround::create(shaders);
  if (!lit_ground) return lit_ground.failure();
  pass.lit_ground_ = lit_ground.take();
  if (auto done = pass.set_effects(shaders, effects); !done) return done.failure();
  pass.wood_ = gl::upload_image(wood.get(), gl::Wrap::kRepeat);
  pass.ripples_ = gl::upload_image(ripples.get(), gl::Wrap::kRepeat);
  return pass;
}

base::Result<void> TerrainPass::set_effects(const std::filesystem::path& shaders,
                                            const Effects& effects) {
  effects_ = effects;
  lightmap_has_shadows_ = lightmap_has_shadows(effects);
  // A software rasteriser uses the lightmap even so: it looks almost the same.
  effects_.pixel_light = effects.pixel_light && !gl::is_software_rasteriser();
  Effects on_land = effects_;
  on_land.shadows = effects.shadows && !lightmap_has_shadows_;
  const auto load = [&](gl::Program& program, std::string_view name, const Effects& shown,
                        std::span<const std::string_view> variants) -> base::Result<void> {
    std::vector<std::string_view> defines = shader_defines(shown);
    defines.insert(defines.end(), variants.begin(), variants.end());
    defines.push_back("GLOW_LIGHT");
    auto loaded = gl::load_program(shaders, name, defines);
    if (!loaded) return loaded.failure();
    program = loaded.take();
    return {};
  };
  const auto load_land = [&](LandPrograms& land, std::string_view shade) {
    using Variants = std::vector<std::string_view>;
    auto done = load(land.far, "terrain", on_land, Variants{"FAR", shade});
    if (done) done = load(land.near, "terrain", on_land, Variants{"NEAR", shade});
    if (done) done = load(land.composed, "terrain", on_land, Variants{"COMPOSED", shade});
    Variants stroked{"STROKES", effects.fine_ground ? "NEAR" : "FAR", shade};
    if (effects.fine_ground) stroked.emplace_back("FINE_STROKES");
    if (done) done = load(land.stroked, "terrain", on_land, stroked);
    return done;
  };
  constexpr std::array<std::string_view, 1> kFar{"FAR"};
  if (auto done = load_land(bright_, "BRIGHT"); !done) return done;
  if (auto done = load_land(shaded_, "SHADED"); !done) return done;
  if (auto done = load(table_, "table", on_land, kFar); !done) return done;
  if (auto done = load(depth_, "terrain_depth", effects_, kFar); !done) return done;
  auto lightmap = TerrainLightmap::create(shaders, effects);
  if (!lightmap) return lightmap.failure();
  lightmap_ = lightmap.take();
  lit_ground_.invalidate();
  if (heights_) upload_ground();
  return {};
}

void TerrainPass::upload_table() {
  const TableTopMesh mesh = build_table_top();
  constexpr std::array kAttributes{gl::Attribute{0, 2, offsetof(TableTopVertex, share)},
                                   gl::Attribute{1, 2, offsetof(TableTopVertex, beyond)}};
  glBindVertexArray(table_top_.id());
  gl::fill_vertices<TableTopVertex>(table_corners_, mesh.vertices, GL_STATIC_DRAW);
  gl::describe(table_corners_, sizeof(TableTopVertex), kAttributes);
  gl::fill(table_indices_, GL_ELEMENT_ARRAY_BUFFER, mesh.indices.data(),
           mesh.indices.size() * sizeof(std::uint32_t), GL_STATIC_DRAW);
  table_index_count_ = static_cast<GLsizei>(mesh.indices.size());
  glBindVertexArray(0);
}

void TerrainPass::set_heights(const HeightField& heights) {
  heights_ = heights;
  upload_ground();
}

void TerrainPass::upload_ground() {
  const Grids& grids = effects_.fine_shapes ? kFineGrids : kCoarseGrids;
  const HeightField& heights = *heights_;
  auto normals =
      std::async(std::launch::async, build_normal_map, std::cref(heights), kWidestNormalMap);
  upload(far_ground_, build_terrain_mesh(heights, grids.far, kRimLevel));
  upload(near_ground_, build_terrain_mesh(heights, grids.near, kRimLevel));
  normals_ = gl::upload_image(normals.get(), gl::Wrap::kClamp);
  occlusion_ =
      effects_.occlusion
          ? gl::upload_image(bake_ambient_occlusion(*heights_, kOcclusionWidth), gl::Wrap::kClamp)
          : gl::solid_texture(255, 255, 255, 255);
  lightmap_.invalidate();
}

void TerrainPass::set_colour(const Image& colour) {
  paint_width_ = static_cast<int>(colour.width);
  lit_ground_.resize({colour.width, colour.height}, colour.levels.size());
  colour_ = gl::upload_image(colour, gl::Wrap::kClamp);
}

void TerrainPass::set_kinds(const Image& kinds) {
  kinds_.reset();
  if (kinds.levels.empty()) return;
  kinds_ = gl::upload_image(kinds, gl::Wrap::kClamp);
}

void TerrainPass::set_shade(const std::optional<GroundShade>& shade) {
  shade_.reset();
  if (!shade) return;
  shade_.emplace(HeldShade{gl::upload_image(shade->tint, gl::Wrap::kClamp)});
}

glm::vec2 TerrainPass::board_size() const { return heights_ ? heights_->size() : glm::vec2(1); }

void TerrainPass::prepare(const FrameBlock& block, const gl::Texture& shadows,
                          bool have_shadows_changed) {
  if (!heights_ || effects_.pixel_light) return;
  if (have_shadows_changed && lightmap_has_shadows_) lightmap_.invalidate();
  if (lightmap_.update(block, *heights_, {normals_, occlusion_, shadows}, square_))
    lit_ground_.invalidate();
}

const ChunkedMesh& TerrainPass::ground_for(const Scene& scene) const {
  return scene.camera.distance < kNearGridBelow ? near_ground_ : far_ground_;
}

void TerrainPass::set_up(const gl::Program& program) const {
  program.use();
  program.set("shadow_map", kShadowSlot);
  program.set("colour_map", kColourSlot);
  program.set("normal_map", kNormalSlot);
  program.set("lightmap", kLightmapSlot);
  program.set("occlusion_map", kOcclusionSlot);
  program.set("ripple_map", kRippleSlot);
  program.set("board_size", board_size());
  if (!shade_) return;
  program.set("shade_map", kShadeSlot);
  gl::bind_texture(kShadeSlot, shade_->map);
}

float TerrainPass::stroke_reach(const CameraView& camera, int pixels_high) const {
  if (!kinds_) return 0;
  const float seen = pixels_per_unit(camera, pixels_high);
  if (seen < kStrokePixels / 2) return 0;
  const glm::vec3 target(camera.target.x, 0, camera.target.y);
  return glm::distance(camera.eye, target) * seen / kStrokePixels;
}

void TerrainPass::bind_strokes(const gl::Program& program, float reach) {
  if (!strokes_) {
    paint_strokes();
    strokes_ = gl::upload_image(coming_strokes_.get(), gl::Wrap::kRepeat);
  }
  program.set("stroke_map", kStrokeSlot);
  program.set("kind_map", kKindSlot);
  program.set("stroke_reach", reach);
  gl::bind_texture(kStrokeSlot, strokes_);
  gl::bind_texture(kKindSlot, *kinds_);
}

std::vector<MeshChunk> TerrainPass::take_composed(std::vector<MeshChunk>& chunks,
                                                  const CameraView& camera, int pixels_high) {
  std::vector<MeshChunk> composed;
  if (!LitGround::serves(effects_)) return composed;
  const float texels = static_cast<float>(paint_width_) / board_size().x;
  std::erase_if(chunks, [&](const MeshChunk& chunk) {
    const bool is_coarse =
        texels * units_on_pixel(chunk, camera, pixels_high) > kTexelsOfSecondLevel;
    if (!is_coarse || !lit_ground_.has(chunk.low.z / board_size().y, chunk.high.z / board_size().y))
      return false;
    composed.push_back(chunk);
    return true;
  });
  return composed;
}

TerrainPass::Triangles TerrainPass::draw_lit(const Scene& scene, int pixels_high) {
  const ChunkedMesh& ground = ground_for(scene);
  std::vector<MeshChunk> plain = ground.in_view(scene.camera.matrix());
  const std::vector<MeshChunk> composed = take_composed(plain, scene.camera, pixels_high);
  Triangles drawn;
  const LandPrograms& land = shade_ ? shaded_ : bright_;
  if (!composed.empty()) {
    set_up(land.composed);
    gl::bind_texture(kColourSlot, lit_ground_.texture());
    drawn.all = drawn.composed = ground.draw(composed);
  }
  if (plain.empty()) return drawn;
  const bool is_fine = effects_.fine_ground && detail_.is_seen();
  const float reach = stroke_reach(scene.camera, pixels_high);
  const bool is_stroked = reach > 0 && is_fine == effects_.fine_ground;
  const gl::Program& program = is_stroked ? land.stroked : is_fine ? land.near : land.far;
  set_up(program);
  gl::bind_texture(kColourSlot, colour_);
  gl::bind_texture(kNormalSlot, normals_);
  gl::bind_texture(kLightmapSlot, lightmap_.texture());
  gl::bind_texture(kOcclusionSlot, occlusion_);
  gl::bind_texture(kRippleSlot, ripples_);
  if (is_stroked) bind_strokes(program, reach);
  detail_.bind(program, kDetailSlot, kThereSlot);
  drawn.all += ground.draw(plain);
  return drawn;
}

void TerrainPass::paint_strokes() {
  if (kinds_ && !strokes_ && !coming_strokes_.valid())
    coming_strokes_ = std::async(std::launch::async, stroke_texture, kStrokeSide);
}

void TerrainPass::refine() {
  lit_ground_.compose(colour_, lightmap_.texture(), square_);
  paint_strokes();
}

void TerrainPass::draw_depth(const Scene& scene, const glm::mat4& to_shadow_clip) const {
  depth_.use();
  ground_for(scene).draw(to_shadow_clip);
}

void TerrainPass::draw_table(const Scene& scene) const {
  table_.use();
  table_.set("shadow_map", kShadowSlot);
  table_.set("board_size", board_size());
  table_.set("level", scene.table_level);
  const glm::vec3 key = scene.light.sun * glm::normalize(scene.light.to_sun).y;
  const glm::vec3 light = key + scene.light.sky;
  const float left = scene.light.sky.g / light.g;
  table_.set("colour", glm::vec4(glm::sqrt(scene.table_colour * light), 1));
  table_.set("left_in_shadow", std::sqrt(std::lerp(1.0F, left, scene.light.shadow_strength)));
  table_.set("wood_map", kWoodSlot);
  gl::bind_texture(kWoodSlot, wood_);
  glBindVertexArray(table_top_.id());
  glDrawElements(GL_TRIANGLES, table_index_count_, GL_UNSIGNED_INT, gl::in_buffer(0));
  glBindVertexArray(0);
}

}  // namespace engine
