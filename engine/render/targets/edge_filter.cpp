#include "engine/render/targets/edge_filter.h"

#include <array>
#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <string_view>
#include <vector>

#include "engine/gl/textures.h"
#include "engine/gl/vertex_layout.h"

namespace engine {

namespace {

constexpr int kPictureSlot = 0;
constexpr int kDepthSlot = 1;
constexpr float kFocusNearest = 30;   // board units: here a lens blurs all that it can
constexpr float kFocusFarthest = 70;  // and from here nothing
constexpr float kAperture = 0.022F;   // of the picture's height

}  // namespace

base::Result<EdgeFilter> EdgeFilter::create(const std::filesystem::path& shaders) {
  EdgeFilter filter;
  const auto load = [&](gl::Program& program,
                        const std::vector<std::string_view>& defines) -> base::Result<void> {
    auto loaded = gl::load_program(shaders, "edge_filter", defines);
    if (!loaded) return loaded.failure();
    program = loaded.take();
    return {};
  };
  if (auto done = load(filter.plain_, {}); !done) return done.failure();
  if (auto done = load(filter.smooth_, {"SMOOTH"}); !done) return done.failure();
  if (auto done = load(filter.focused_, {"SMOOTH", "FOCUSED"}); !done) return done.failure();
  constexpr std::array<float, 8> kCorners{-1, -1, 1, -1, -1, 1, 1, 1};
  glBindVertexArray(filter.square_.id());
  gl::fill_vertices<float>(filter.corners_, kCorners, GL_STATIC_DRAW);
  gl::describe(filter.corners_, 2 * sizeof(float), std::array{gl::Attribute{0, 2, 0}});
  glBindVertexArray(0);
  return filter;
}

void EdgeFilter::bring(bool smooth) const {
  const gl::Program& program = smooth ? smooth_ : plain_;
  program.use();
  fill(program);
}

void EdgeFilter::bring_focused(const CameraView& camera) const {
  const float nearness = 1 - glm::smoothstep(kFocusNearest, kFocusFarthest, camera.distance);
  focused_.use();
  // A pixel is y / (depth + x) away, its depth from -1 to 1.
  focused_.set("to_distance", glm::vec2(camera.projection[2][2], camera.projection[3][2]));
  focused_.set("focus", glm::distance(camera.eye, {camera.target.x, 0, camera.target.y}));
  focused_.set("aperture", nearness * kAperture * static_cast<float>(picture_.size().y));
  fill(focused_);
}

void EdgeFilter::fill(const gl::Program& program) const {
  glDepthMask(GL_TRUE);
  glEnable(GL_DEPTH_TEST);
  glDisable(GL_CULL_FACE);
  glDisable(GL_BLEND);
  program.set("picture", kPictureSlot);
  program.set("depth_picture", kDepthSlot);
  program.set("texel", 1.0F / glm::vec2(picture_.size()));
  gl::bind_texture(kDepthSlot, picture_.depth());
  gl::bind_texture(kPictureSlot, picture_.colour());
  glBindVertexArray(square_.id());
  glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
  glBindVertexArray(0);
}

}  // namespace engine
