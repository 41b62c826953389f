#include "engine/render/ground/lit_ground.h"

#include <algorithm>

#include "engine/gl/capabilities.h"
#include "engine/gl/textures.h"

namespace engine {
namespace {

constexpr int kPaintMapSlot = 1;
constexpr int kLightMapSlot = 5;
constexpr int kMostLevels = 6;
constexpr int kBeyond = 1;  // rows that a lookup at a strip's edge reads of the next

int strip_at(float share) {
  return std::clamp(static_cast<int>(share * LitGround::kStrips), 0, LitGround::kStrips - 1);
}

}  // namespace

base::Result<LitGround> LitGround::create(const std::filesystem::path& shaders) {
  auto program = gl::load_program(shaders, "lit_ground");
  if (!program) return program.failure();
  LitGround ground;
  ground.program_ = program.take();
  return ground;
}

bool LitGround::serves(const Effects& effects) {
  return gl::is_software_rasteriser() && !effects.pixel_light && !effects.fine_ground &&
         !effects.water_shine;
}

void LitGround::resize(glm::ivec2 paint, std::size_t levels) {
  size_ = paint / 2;
  levels_ = std::min(static_cast<int>(levels) - 1, kMostLevels);
  picture_ = {};
  invalidate();
}

bool LitGround::has(float from, float to) {
  if (levels_ < 1) return false;
  bool all = true;
  for (int strip = strip_at(from); strip <= strip_at(to); ++strip) {
    const auto place = static_cast<std::size_t>(strip);
    if (fresh_[place]) continue;
    missed_.set(place);
    all = false;
  }
  return all;
}

void LitGround::compose(const gl::Texture& paint, const gl::Texture& light,
                        const gl::VertexArray& square) {
  missed_ &= ~fresh_;
  if (missed_.none()) return;
  std::size_t strip = 0;
  while (!missed_[strip]) ++strip;
  if (!picture_) picture_ = gl::target_texture(size_, levels_);
  glDisable(GL_DEPTH_TEST);
  glDisable(GL_CULL_FACE);
  glDisable(GL_BLEND);
  program_.use();
  program_.set("colour_map", kPaintMapSlot);
  program_.set("lightmap", kLightMapSlot);
  gl::bind_texture(kPaintMapSlot, paint);
  gl::bind_texture(kLightMapSlot, light);
  glBindVertexArray(square.id());
  glEnable(GL_SCISSOR_TEST);
  for (int level = 0; level < levels_; ++level) compose(strip, level);
  glDisable(GL_SCISSOR_TEST);
  glBindVertexArray(0);
  fresh_.set(strip);
}

void LitGround::compose(std::size_t strip, int level) const {
  const glm::ivec2 size{std::max(1, size_.x >> level), std::max(1, size_.y >> level)};
  const int place = static_cast<int>(strip);
  const int from = size.y * place / kStrips - kBeyond;
  const int to = (size.y * (place + 1) + kStrips - 1) / kStrips + kBeyond;
  const gl::TargetScope target(framebuffer_.id(), size);
  glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, picture_.id(), level);
  glScissor(0, std::max(0, from), size.x, to - std::max(0, from));
  program_.set("level", static_cast<float>(level + 1));
  glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
}

}  // namespace engine
