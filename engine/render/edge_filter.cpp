#include "engine/render/edge_filter.h"

#include <array>

#include "engine/gl/textures.h"
#include "engine/gl/vertex_layout.h"

namespace engine {

Result<EdgeFilter> EdgeFilter::create(const std::filesystem::path& shaders) {
  auto program = gl::load_program(shaders, "edge_filter");
  if (!program) return Error{program.error()};
  EdgeFilter filter;
  filter.program_ = program.take();
  constexpr std::array<float, 8> kCorners{-1, -1, 1, -1, -1, 1, 1, 1};
  glBindVertexArray(filter.square_.id());
  gl::fill_vertices<float>(filter.corners_, kCorners, GL_STATIC_DRAW);
  gl::describe(filter.corners_, 2 * sizeof(float), std::array{gl::Attribute{0, 2, 0}});
  glBindVertexArray(0);
  return filter;
}

void EdgeFilter::resize(glm::ivec2 size) {
  if (framebuffer_ && size == size_) return;
  size_ = size;
  colour_ = gl::target_texture(size);
  depth_ = gl::Renderbuffer::make();
  glBindRenderbuffer(GL_RENDERBUFFER, depth_.id());
  glRenderbufferStorage(GL_RENDERBUFFER, GL_DEPTH_COMPONENT24, size.x, size.y);
  framebuffer_ = gl::Framebuffer::make();
  const gl::TargetScope target(framebuffer_.id(), size);
  glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, colour_.id(), 0);
  glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_DEPTH_ATTACHMENT, GL_RENDERBUFFER, depth_.id());
}

void EdgeFilter::filter_into(GLuint framebuffer) const {
  glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
  glDisable(GL_DEPTH_TEST);
  glDisable(GL_CULL_FACE);
  glDisable(GL_BLEND);
  program_.use();
  program_.set("picture", 0);
  program_.set("texel", 1.0F / glm::vec2(size_));
  gl::bind_texture(0, colour_);
  glBindVertexArray(square_.id());
  glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
  glBindVertexArray(0);
}

void EdgeFilter::enlarge_into(GLuint framebuffer, glm::ivec2 pixels) const {
  glBindFramebuffer(GL_READ_FRAMEBUFFER, framebuffer_.id());
  glBindFramebuffer(GL_DRAW_FRAMEBUFFER, framebuffer);
  glBlitFramebuffer(0, 0, size_.x, size_.y, 0, 0, pixels.x, pixels.y, GL_COLOR_BUFFER_BIT,
                    GL_LINEAR);
  glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
}

}  // namespace engine
