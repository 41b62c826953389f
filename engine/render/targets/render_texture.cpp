#include "engine/render/targets/render_texture.h"

#include "engine/gl/textures.h"

namespace engine {

void RenderTexture::resize(glm::ivec2 size) {
  if (framebuffer_ && size == size_) return;
  size_ = size;
  colour_ = gl::target_texture(size);
  depth_ = gl::depth_texture(size);
  framebuffer_ = gl::Framebuffer::make();
  const gl::TargetScope target(framebuffer_.id(), size);
  glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, colour_.id(), 0);
  glFramebufferTexture2D(GL_FRAMEBUFFER, GL_DEPTH_ATTACHMENT, GL_TEXTURE_2D, depth_.id(), 0);
}

void RenderTexture::copy_colour_to(GLuint framebuffer) const {
  copy(framebuffer, GL_COLOR_BUFFER_BIT);
}

void RenderTexture::copy_to(GLuint framebuffer) const {
  copy(framebuffer, GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
}

void RenderTexture::copy(GLuint framebuffer, GLbitfield what) const {
  glDisable(GL_SCISSOR_TEST);
  glBindFramebuffer(GL_READ_FRAMEBUFFER, framebuffer_.id());
  glBindFramebuffer(GL_DRAW_FRAMEBUFFER, framebuffer);
  glBlitFramebuffer(0, 0, size_.x, size_.y, 0, 0, size_.x, size_.y, what, GL_NEAREST);
  glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
}

}  // namespace engine
