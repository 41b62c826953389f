#include "engine/render/canvas.h"

#include "engine/gl/handles.h"
#include "engine/render/renderer.h"

namespace engine {
namespace {

gl::Renderbuffer make_buffer(GLenum format, glm::ivec2 size) {
  auto buffer = gl::Renderbuffer::make();
  glBindRenderbuffer(GL_RENDERBUFFER, buffer.id());
  glRenderbufferStorage(GL_RENDERBUFFER, format, size.x, size.y);
  return buffer;
}

}  // namespace

struct Canvas::Parts {
  explicit Parts(glm::ivec2 size)
      : colour(make_buffer(GL_RGBA8, size)),
        depth(make_buffer(GL_DEPTH_COMPONENT24, size)),
        framebuffer(gl::Framebuffer::make()),
        target(framebuffer.id(), size) {
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, colour.id());
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_DEPTH_ATTACHMENT, GL_RENDERBUFFER, depth.id());
  }

  gl::Renderbuffer colour;
  gl::Renderbuffer depth;
  gl::Framebuffer framebuffer;
  gl::TargetScope target;  // last: it gives the old target back before the rest goes
};

Canvas::Canvas(glm::ivec2 pixels) : size_(pixels), parts_(std::make_unique<Parts>(pixels)) {}
Canvas::~Canvas() = default;

Pixels Canvas::read() const { return read_frame(size_); }

}  // namespace engine
