#include "engine/render/targets/colour_filter.h"

#include <array>
#include <glm/mat4x4.hpp>

#include "engine/gl/textures.h"
#include "engine/gl/vertex_layout.h"

namespace engine {

base::Result<ColourFilter> ColourFilter::create(const std::filesystem::path& shaders) {
  ColourFilter filter;
  auto program = gl::load_program(shaders, "colour_filter");
  if (!program) return program.failure();
  filter.program_ = program.take();
  constexpr std::array<float, 8> kCorners{-1, -1, 1, -1, -1, 1, 1, 1};
  glBindVertexArray(filter.square_.id());
  gl::fill_vertices<float>(filter.corners_, kCorners, GL_STATIC_DRAW);
  gl::describe(filter.corners_, 2 * sizeof(float), std::array{gl::Attribute{0, 2, 0}});
  glBindVertexArray(0);
  return filter;
}

void ColourFilter::apply(const glm::mat3& colours, glm::ivec2 size) {
  if (size != frame_size_) {
    frame_ = gl::target_texture(size);
    frame_size_ = size;
  }
  gl::bind_texture(0, frame_);
  glCopyTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, 0, 0, size.x, size.y);
  glViewport(0, 0, size.x, size.y);
  for (const GLenum state :
       std::to_array<GLenum>({GL_DEPTH_TEST, GL_CULL_FACE, GL_BLEND, GL_SCISSOR_TEST})) {
    glDisable(state);
  }
  program_.use();
  program_.set("picture", 0);
  program_.set("colours", glm::mat4(colours));
  glBindVertexArray(square_.id());
  glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
  glBindVertexArray(0);
}

}  // namespace engine
