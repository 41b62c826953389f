#include "engine/gl/handles.h"

namespace engine::gl {

GLuint BufferKind::make() {
  GLuint id = 0;
  glGenBuffers(1, &id);
  return id;
}
void BufferKind::drop(GLuint id) { glDeleteBuffers(1, &id); }

GLuint VertexArrayKind::make() {
  GLuint id = 0;
  glGenVertexArrays(1, &id);
  return id;
}
void VertexArrayKind::drop(GLuint id) { glDeleteVertexArrays(1, &id); }

GLuint TextureKind::make() {
  GLuint id = 0;
  glGenTextures(1, &id);
  return id;
}
void TextureKind::drop(GLuint id) { glDeleteTextures(1, &id); }

GLuint FramebufferKind::make() {
  GLuint id = 0;
  glGenFramebuffers(1, &id);
  return id;
}
void FramebufferKind::drop(GLuint id) { glDeleteFramebuffers(1, &id); }

GLuint RenderbufferKind::make() {
  GLuint id = 0;
  glGenRenderbuffers(1, &id);
  return id;
}
void RenderbufferKind::drop(GLuint id) { glDeleteRenderbuffers(1, &id); }

GLuint ProgramKind::make() { return glCreateProgram(); }
void ProgramKind::drop(GLuint id) { glDeleteProgram(id); }

TargetScope::TargetScope(GLuint framebuffer, glm::ivec2 size) {
  glGetIntegerv(GL_DRAW_FRAMEBUFFER_BINDING, &framebuffer_);
  glGetIntegerv(GL_VIEWPORT, viewport_);
  glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
  glViewport(0, 0, size.x, size.y);
}

TargetScope::~TargetScope() {
  glBindFramebuffer(GL_FRAMEBUFFER, static_cast<GLuint>(framebuffer_));
  glViewport(viewport_[0], viewport_[1], viewport_[2], viewport_[3]);
}

}  // namespace engine::gl
