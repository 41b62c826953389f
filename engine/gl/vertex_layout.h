#pragma once

#include <cstddef>
#include <span>

#include "engine/gl/handles.h"

namespace engine::gl {

/// A place in the bound buffer, as OpenGL wants it: a pointer that points nowhere.
const void* in_buffer(std::size_t bytes);

/// One attribute of a vertex made of floats.
struct Attribute {
  GLuint slot;
  GLint floats;
  std::size_t offset;
};

enum class InputRate { kPerVertex, kPerInstance };

/// Describes a buffer to the bound vertex array.
void describe(const Buffer& buffer, std::size_t stride, std::span<const Attribute> attributes,
              InputRate rate = InputRate::kPerVertex);

/// Replaces a buffer's content. `use` is GL_STATIC_DRAW or GL_STREAM_DRAW.
void fill(const Buffer& buffer, GLenum target, const void* bytes, std::size_t size, GLenum use);

template <class Item>
void fill_vertices(const Buffer& buffer, std::span<const Item> items, GLenum use) {
  fill(buffer, GL_ARRAY_BUFFER, items.data(), items.size_bytes(), use);
}

}  // namespace engine::gl
