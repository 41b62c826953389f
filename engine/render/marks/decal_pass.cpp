#include "engine/render/marks/decal_pass.h"

#include <array>

#include "engine/gl/vertex_layout.h"

namespace engine {

base::Result<DecalPass> DecalPass::create(const std::filesystem::path& shaders) {
  DecalPass pass;
  auto program = gl::load_program(shaders, "decal");
  if (!program) return program.failure();
  pass.program_ = program.take();
  constexpr std::array kAttributes{gl::Attribute{0, 3, offsetof(DecalVertex, position)},
                                   gl::Attribute{1, 4, offsetof(DecalVertex, colour)},
                                   gl::Attribute{2, 1, offsetof(DecalVertex, light)}};
  glBindVertexArray(pass.layout_.id());
  gl::describe(pass.stream_, sizeof(DecalVertex), kAttributes);
  glBindVertexArray(0);
  return pass;
}

void DecalPass::draw(std::span<const DecalVertex> decals, float nearer) const {
  if (decals.empty()) return;
  program_.use();
  program_.set("nearer", nearer);
  gl::fill_vertices(stream_, decals, GL_STREAM_DRAW);
  glBindVertexArray(layout_.id());
  glDrawArrays(GL_TRIANGLES, 0, static_cast<GLsizei>(decals.size()));
  glBindVertexArray(0);
}

}  // namespace engine
