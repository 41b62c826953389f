#pragma once

#include <glm/vec2.hpp>
#include <utility>

#include <glad/gl.h>

namespace engine::gl {

/// Owns one OpenGL object. Empty until made; freed with the value.
template <class Kind>
class Handle {
 public:
  Handle() = default;
  static Handle make() {
    Handle handle;
    handle.id_ = Kind::make();
    return handle;
  }

  Handle(Handle&& other) noexcept : id_(std::exchange(other.id_, 0)) {}
  Handle& operator=(Handle&& other) noexcept {
    std::swap(id_, other.id_);
    return *this;
  }
  ~Handle() {
    if (id_ != 0) Kind::drop(id_);
  }

  GLuint id() const { return id_; }
  explicit operator bool() const { return id_ != 0; }

 private:
  GLuint id_ = 0;
};

struct BufferKind {
  static GLuint make();
  static void drop(GLuint id);
};
struct VertexArrayKind {
  static GLuint make();
  static void drop(GLuint id);
};
struct TextureKind {
  static GLuint make();
  static void drop(GLuint id);
};
struct FramebufferKind {
  static GLuint make();
  static void drop(GLuint id);
};
struct RenderbufferKind {
  static GLuint make();
  static void drop(GLuint id);
};
struct ProgramKind {
  static GLuint make();
  static void drop(GLuint id);
};

using Buffer = Handle<BufferKind>;
using VertexArray = Handle<VertexArrayKind>;
using Texture = Handle<TextureKind>;
using Framebuffer = Handle<FramebufferKind>;
using Renderbuffer = Handle<RenderbufferKind>;

/// Puts the framebuffer and viewport back that were in use before.
class TargetScope {
 public:
  TargetScope(GLuint framebuffer, glm::ivec2 size);
  TargetScope(const TargetScope&) = delete;
  TargetScope& operator=(const TargetScope&) = delete;
  ~TargetScope();

 private:
  GLint framebuffer_ = 0;
  GLint viewport_[4] = {};
};

}  // namespace engine::gl
