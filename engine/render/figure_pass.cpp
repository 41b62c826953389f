#include "engine/render/figure_pass.h"

#include <array>

#include "engine/gl/vertex_layout.h"

namespace engine {
namespace {

constexpr double kAboveAll = 0.02;  // of the depth: nothing on the board is so near to the eye

}  // namespace

base::Result<FigurePass> FigurePass::create(const std::filesystem::path& shaders,
                                            const Effects& effects) {
  FigurePass pass;
  for (std::size_t i = 0; i < kLits.size(); ++i) {
    Effects shown = effects;
    shown.pixel_light = effects.pixel_light && !kLits[i].at_corners;
    std::vector<std::string_view> defines = shader_defines(shown);
    if (kLits[i].near_glow) defines.push_back("GLOW_LIGHT");
    auto lit = gl::load_program(shaders, "figure", defines);
    if (!lit) return lit.failure();
    pass.lit_[i] = lit.take();
  }
  auto depth = gl::load_program(shaders, "figure_depth");
  if (!depth) return depth.failure();
  pass.depth_ = depth.take();
  return pass;
}

void FigurePass::draw_lit(const Batches& batches, const MeshStore& meshes) const {
  if (batches.data.empty()) return;
  upload(batches);
  for (std::size_t i = 0; i < kLits.size(); ++i) {
    lit_[i].use();
    lit_[i].set("shadow_map", 0);
    for (const Batch& batch : batches.batches) {
      const StoredMesh& mesh = meshes.get(batch.mesh);
      const bool is_lit_so =
          mesh.is_lit_at_corners == kLits[i].at_corners && batch.is_near_glow == kLits[i].near_glow;
      if (!is_lit_so) continue;
      glDepthRange(0, batch.is_above_all ? kAboveAll : 1);
      draw(batch, mesh);
    }
  }
  glDepthRange(0, 1);
  glBindVertexArray(0);
}

void FigurePass::draw_depth(const Batches& batches, const MeshStore& meshes) const {
  if (batches.data.empty()) return;
  upload(batches);
  depth_.use();
  for (const Batch& batch : batches.batches) draw(batch, meshes.get(batch.mesh));
  glBindVertexArray(0);
}

void FigurePass::upload(const Batches& batches) const {
  gl::fill_vertices<InstanceData>(stream_, batches.data, GL_STREAM_DRAW);
}

void FigurePass::draw(const Batch& batch, const StoredMesh& mesh) const {
  const std::size_t base = batch.first * sizeof(InstanceData);
  const std::array attributes{gl::Attribute{3, 4, base + offsetof(InstanceData, row_x)},
                              gl::Attribute{4, 4, base + offsetof(InstanceData, row_y)},
                              gl::Attribute{5, 4, base + offsetof(InstanceData, row_z)},
                              gl::Attribute{6, 4, base + offsetof(InstanceData, tint)},
                              gl::Attribute{7, 4, base + offsetof(InstanceData, glow)}};
  glBindVertexArray(mesh.layout.id());
  gl::describe(stream_, sizeof(InstanceData), attributes, gl::InputRate::kPerInstance);
  const IndexRange& range = mesh.details[static_cast<std::size_t>(batch.detail)];
  glDrawElementsInstanced(GL_TRIANGLES, range.count, GL_UNSIGNED_INT,
                          gl::in_buffer(range.first_byte), static_cast<GLsizei>(batch.count));
}

}  // namespace engine
