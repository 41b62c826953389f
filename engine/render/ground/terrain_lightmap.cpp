#include "engine/render/ground/terrain_lightmap.h"

#include <string_view>
#include <vector>

#include "engine/gl/capabilities.h"
#include "engine/gl/textures.h"

namespace engine {
namespace {

constexpr glm::ivec2 kSize{1024, 706};
constexpr glm::ivec2 kSizeForShadows{1536, 1059};  // where they are to be fine
constexpr int kShadowMapSlot = 0;
constexpr int kNormalMapSlot = 2;
constexpr int kOcclusionMapSlot = 7;

bool is_same_light(const FrameBlock& a, const FrameBlock& b) {
  return a.to_sun == b.to_sun && glm::vec3(a.sun) == glm::vec3(b.sun) && a.sky == b.sky &&
         a.ground == b.ground && a.screen.w == b.screen.w && a.glow_places == b.glow_places &&
         a.glow_colours == b.glow_colours;
}

}  // namespace

bool lightmap_has_shadows(const Effects& effects) {
  return effects.shadows && !effects.pixel_light && gl::is_software_rasteriser();
}

base::Result<TerrainLightmap> TerrainLightmap::create(const std::filesystem::path& shaders,
                                                      const Effects& effects) {
  std::vector<std::string_view> defines{"GLOW_LIGHT"};
  if (lightmap_has_shadows(effects)) defines.insert(defines.end(), {"SHADOWS", "SOFT_SHADOWS"});
  auto program = gl::load_program(shaders, "terrain_lightmap", defines);
  if (!program) return program.failure();
  TerrainLightmap lightmap;
  lightmap.size_ = lightmap_has_shadows(effects) && effects.soft_shadows ? kSizeForShadows : kSize;
  lightmap.program_ = program.take();
  lightmap.light_ = gl::target_texture(lightmap.size_);
  const gl::TargetScope target(lightmap.framebuffer_.id(), lightmap.size_);
  glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, lightmap.light_.id(),
                         0);
  return lightmap;
}

bool TerrainLightmap::update(const FrameBlock& block, const HeightField& heights,
                             const Shape& shape, const gl::VertexArray& square) {
  if (shown_ && is_same_light(*shown_, block)) return false;
  shown_ = block;
  const gl::TargetScope target(framebuffer_.id(), size_);
  glDisable(GL_DEPTH_TEST);
  glDisable(GL_CULL_FACE);
  glDisable(GL_BLEND);
  glDisable(GL_SCISSOR_TEST);
  program_.use();
  program_.set("shadow_map", kShadowMapSlot);
  program_.set("normal_map", kNormalMapSlot);
  program_.set("board_size", heights.size());
  program_.set("height_range", glm::vec2(heights.lowest(), heights.highest()));
  program_.set("occlusion_map", kOcclusionMapSlot);
  gl::bind_texture(kShadowMapSlot, shape.shadows);
  gl::bind_texture(kNormalMapSlot, shape.normals);
  gl::bind_texture(kOcclusionMapSlot, shape.occlusion);
  glBindVertexArray(square.id());
  glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
  glBindVertexArray(0);
  return true;
}

}  // namespace engine
