#include "engine/render/marks/ink_pass.h"

#include "engine/render/marks/ink_mesh.h"

namespace engine {
namespace {

constexpr int kInkThereSlot = 1;

}  // namespace

base::Result<InkPass> InkPass::create(const std::filesystem::path& shaders) {
  auto program = gl::load_program(shaders, "ink");
  if (!program) return program.failure();
  InkPass pass;
  pass.program_ = program.take();
  return pass;
}

void InkPass::set_lines(std::span<const InkLine> lines, const HeightField& ground) {
  constexpr std::array kAttributes{gl::Attribute{0, 3, offsetof(InkVertex, position)},
                                   gl::Attribute{1, 2, offsetof(InkVertex, in_stroke)},
                                   gl::Attribute{2, 4, offsetof(InkVertex, pigment)},
                                   gl::Attribute{3, 1, offsetof(InkVertex, nearer)}};
  InkMesh mesh = build_ink_mesh(lines, ground);
  mesh_.upload<InkVertex>(mesh.vertices, kAttributes, mesh.indices, std::move(mesh.chunks));
}

void InkPass::draw(const GroundDetail& detail, const glm::mat4& to_clip,
                   glm::vec2 board_size) const {
  program_.use();
  program_.set("board_size", board_size);
  detail.bind_reach(program_, kInkThereSlot);
  mesh_.draw(to_clip);
}

}  // namespace engine
