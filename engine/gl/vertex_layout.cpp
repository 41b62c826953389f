#include "engine/gl/vertex_layout.h"

namespace engine::gl {

void describe(const Buffer& buffer, std::size_t stride, std::span<const Attribute> attributes,
              Step step) {
  glBindBuffer(GL_ARRAY_BUFFER, buffer.id());
  for (const Attribute& attribute : attributes) {
    glEnableVertexAttribArray(attribute.slot);
    glVertexAttribPointer(attribute.slot, attribute.floats, GL_FLOAT, GL_FALSE,
                          static_cast<GLsizei>(stride),
                          reinterpret_cast<const void*>(attribute.offset));
    glVertexAttribDivisor(attribute.slot, step == Step::PerInstance ? 1 : 0);
  }
}

void fill(const Buffer& buffer, GLenum target, const void* bytes, std::size_t size, GLenum use) {
  glBindBuffer(target, buffer.id());
  glBufferData(target, static_cast<GLsizeiptr>(size), bytes, use);
}

}  // namespace engine::gl
