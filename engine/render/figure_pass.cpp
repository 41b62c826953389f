#include "engine/render/figure_pass.h"

#include <array>

#include "engine/gl/vertex_layout.h"

namespace engine {

Result<FigurePass> FigurePass::create(const std::filesystem::path& shaders,
                                      const Effects& effects) {
  FigurePass pass;
  auto lit = gl::load_program(shaders, "figure", shader_defines(effects));
  if (!lit) return Error{lit.error()};
  Effects at_corners = effects;
  at_corners.pixel_light = false;
  auto corners = gl::load_program(shaders, "figure", shader_defines(at_corners));
  if (!corners) return Error{corners.error()};
  auto depth = gl::load_program(shaders, "figure_depth");
  if (!depth) return Error{depth.error()};
  pass.lit_ = lit.take();
  pass.lit_at_corners_ = corners.take();
  pass.depth_ = depth.take();
  return pass;
}

void FigurePass::draw_lit(const Batches& batches, const MeshStore& meshes) const {
  lit_.use();
  lit_.set("shadow_map", 0);
  draw(batches, meshes, false);
  lit_at_corners_.use();
  draw(batches, meshes, true);
}

void FigurePass::draw_depth(const Batches& batches, const MeshStore& meshes) const {
  depth_.use();
  draw(batches, meshes, std::nullopt);
}

void FigurePass::draw(const Batches& batches, const MeshStore& meshes,
                      std::optional<bool> at_corners) const {
  if (batches.data.empty()) return;
  gl::fill_vertices<InstanceData>(stream_, batches.data, GL_STREAM_DRAW);
  for (const Batch& batch : batches.batches) {
    const StoredMesh& mesh = meshes.get(batch.mesh);
    if (at_corners && *at_corners != mesh.is_lit_at_corners) continue;
    const std::size_t base = batch.first * sizeof(InstanceData);
    const std::array attributes{gl::Attribute{3, 4, base + offsetof(InstanceData, row_x)},
                                gl::Attribute{4, 4, base + offsetof(InstanceData, row_y)},
                                gl::Attribute{5, 4, base + offsetof(InstanceData, row_z)},
                                gl::Attribute{6, 4, base + offsetof(InstanceData, tint)},
                                gl::Attribute{7, 4, base + offsetof(InstanceData, glow)}};
    glBindVertexArray(mesh.layout.id());
    gl::describe(stream_, sizeof(InstanceData), attributes, gl::Step::PerInstance);
    const IndexRange& range = mesh.details[static_cast<std::size_t>(batch.detail)];
    glDrawElementsInstanced(GL_TRIANGLES, range.count, GL_UNSIGNED_INT,
                            gl::in_buffer(range.first_byte), static_cast<GLsizei>(batch.count));
  }
  glBindVertexArray(0);
}

}  // namespace engine
