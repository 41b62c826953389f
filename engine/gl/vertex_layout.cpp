#include "engine/gl/vertex_layout.h"

namespace engine::gl {

const void* in_buffer(std::size_t bytes) {
  return reinterpret_cast<const void*>(bytes);  // NOLINT(performance-no-int-to-ptr)
}

void describe(const Buffer& buffer, std::size_t stride, std::span<const Attribute> attributes,
              InputRate rate) {
  glBindBuffer(GL_ARRAY_BUFFER, buffer.id());
  for (const Attribute& attribute : attributes) {
    glEnableVertexAttribArray(attribute.slot);
    glVertexAttribPointer(attribute.slot, attribute.floats, GL_FLOAT, GL_FALSE,
                          static_cast<GLsizei>(stride), in_buffer(attribute.offset));
    glVertexAttribDivisor(attribute.slot, rate == InputRate::kPerInstance ? 1 : 0);
  }
}

void fill(const Buffer& buffer, GLenum target, const void* bytes, std::size_t size, GLenum use) {
  glBindBuffer(target, buffer.id());
  glBufferData(target, static_cast<GLsizeiptr>(size), bytes, use);
}

}  // namespace engine::gl
