#include "engine/render/marks/label_pass.h"

#include <algorithm>
#include <array>

#include "engine/gl/textures.h"
#include "engine/gl/vertex_layout.h"

namespace engine {
namespace {

constexpr int kAtlasSlot = 1;
constexpr std::array kAttributes{gl::Attribute{0, 3, offsetof(LabelVertex, position)},
                                 gl::Attribute{1, 2, offsetof(LabelVertex, letter)},
                                 gl::Attribute{2, 4, offsetof(LabelVertex, ink)},
                                 gl::Attribute{3, 4, offsetof(LabelVertex, halo)},
                                 gl::Attribute{4, 2, offsetof(LabelVertex, seen)},
                                 gl::Attribute{5, 1, offsetof(LabelVertex, nearer)}};

}  // namespace

LabelQuads::LabelQuads() {
  glBindVertexArray(layout.id());
  gl::describe(buffer, sizeof(LabelVertex), kAttributes);
  glBindVertexArray(0);
}

LabelPass::LabelPass(GlyphAtlas atlas) : atlas_(std::make_shared<GlyphAtlas>(std::move(atlas))) {}

base::Result<LabelPass> LabelPass::create(const std::filesystem::path& shaders) {
  // Two programs: a software rasteriser would compute both of a branch, for each pixel.
  auto halo = gl::load_program(shaders, "label", {"HALO"});
  if (!halo) return halo.failure();
  auto ink = gl::load_program(shaders, "label");
  if (!ink) return ink.failure();
  base::Result<FontFiles> files = find_fonts();
  if (!files) return files.failure();
  base::Result<GlyphAtlas> atlas = GlyphAtlas::open(*files);
  if (!atlas) return atlas.failure();
  LabelPass pass(atlas.take());
  pass.halo_ = halo.take();
  pass.ink_ = ink.take();
  return pass;
}

void LabelPass::set_labels(std::span<const Label> labels) {
  labels_.assign(labels.begin(), labels.end());
  lay_out();
}

void LabelPass::set_ground(const HeightField& ground) {
  ground_ = ground;
  lay_out();
}

void LabelPass::lay_out() {
  if (laid_out_.valid()) laid_out_.wait();
  laid_out_ = std::async(std::launch::async, [labels = labels_, atlas = atlas_, ground = ground_] {
    return build_label_mesh(labels, *atlas, ground);
  });
}

void LabelPass::fill(LabelQuads& quads, const LabelMesh& mesh, GLenum use) {
  quads.ranges = mesh.ranges;
  gl::fill_vertices<LabelVertex>(quads.buffer, mesh.vertices, use);
}

void LabelPass::refresh_atlas() {
  if (uploaded_version_ == atlas_->version()) return;
  uploaded_version_ = atlas_->version();
  const Image image{.width = static_cast<std::uint32_t>(atlas_->size().x),
                    .height = static_cast<std::uint32_t>(atlas_->size().y),
                    .format = PixelFormat::kR8,
                    .levels = {atlas_->distances()}};
  glActiveTexture(GL_TEXTURE0 + kAtlasSlot);
  atlas_texture_ = gl::upload_image(image, gl::Wrap::kClamp);
}

void LabelPass::draw(std::span<const Label> moving, float distance, LabelQuads& quads_of_moving) {
  if (labels_.empty() && moving.empty()) return;
  if (laid_out_.valid()) fill(kept_, laid_out_.get(), GL_STATIC_DRAW);
  if (!std::ranges::equal(moving, quads_of_moving.labels)) {
    fill(quads_of_moving, build_label_mesh(moving, *atlas_, ground_), GL_STREAM_DRAW);
    quads_of_moving.labels.assign(moving.begin(), moving.end());
  }
  refresh_atlas();

  gl::bind_texture(kAtlasSlot, atlas_texture_);
  for (const gl::Program* program : {&halo_, &ink_}) {  // no halo may lie on a neighbour's ink
    program->use();
    program->set("atlas", kAtlasSlot);
    for (const LabelQuads* quads : {&kept_, &quads_of_moving}) {
      glBindVertexArray(quads->layout.id());
      for (const LabelRange& range : quads->ranges) {
        if (range.is_seen_from(distance)) glDrawArrays(GL_TRIANGLES, range.first, range.count);
      }
    }
  }
  glBindVertexArray(0);
}

}  // namespace engine
