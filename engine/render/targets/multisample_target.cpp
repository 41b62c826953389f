#include "engine/render/targets/multisample_target.h"

#include <algorithm>

namespace engine {
namespace {

constexpr GLint kSamples = 4;

gl::Renderbuffer make_buffer(GLenum format, GLint samples, glm::ivec2 size) {
  auto buffer = gl::Renderbuffer::make();
  glBindRenderbuffer(GL_RENDERBUFFER, buffer.id());
  glRenderbufferStorageMultisample(GL_RENDERBUFFER, samples, format, size.x, size.y);
  return buffer;
}

}  // namespace

void MultisampleTarget::resize(glm::ivec2 size) {
  if (framebuffer_ && size == size_) return;
  size_ = size;
  GLint most = 1;
  glGetIntegerv(GL_MAX_SAMPLES, &most);
  const GLint samples = std::min(kSamples, most);
  colour_ = make_buffer(GL_RGBA8, samples, size);
  depth_ = make_buffer(GL_DEPTH_COMPONENT24, samples, size);
  framebuffer_ = gl::Framebuffer::make();
  const gl::TargetScope target(framebuffer_.id(), size);
  glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, colour_.id());
  glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_DEPTH_ATTACHMENT, GL_RENDERBUFFER, depth_.id());
}

void MultisampleTarget::resolve_into(GLuint framebuffer) const {
  glBindFramebuffer(GL_READ_FRAMEBUFFER, framebuffer_.id());
  glBindFramebuffer(GL_DRAW_FRAMEBUFFER, framebuffer);
  glBlitFramebuffer(0, 0, size_.x, size_.y, 0, 0, size_.x, size_.y, GL_COLOR_BUFFER_BIT,
                    GL_NEAREST);
  glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
}

}  // namespace engine
