#include "engine/render/ground/textured_quad.h"

#include <array>

#include "engine/gl/program.h"
#include "engine/gl/textures.h"
#include "engine/gl/vertex_layout.h"
#include "engine/render/ground/wood_texture.h"

namespace engine {
namespace {

constexpr int kPictureSide = 256;

}  // namespace

struct TexturedQuad::Parts {
  gl::Program program;
  gl::Texture picture = gl::upload_image(wood_texture(kPictureSide), gl::Wrap::kRepeat);
  gl::VertexArray square = gl::VertexArray::make();
  gl::Buffer corners = gl::Buffer::make();
};

TexturedQuad::TexturedQuad(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
TexturedQuad::TexturedQuad(TexturedQuad&&) noexcept = default;
TexturedQuad& TexturedQuad::operator=(TexturedQuad&&) noexcept = default;
TexturedQuad::~TexturedQuad() = default;

base::Result<TexturedQuad> TexturedQuad::create(const std::filesystem::path& shaders) {
  auto program = gl::load_program(shaders, "quad");
  if (!program) return program.failure();
  auto parts = std::make_unique<Parts>();
  parts->program = program.take();
  constexpr std::array<float, 8> kCorners{-1, -1, 1, -1, -1, 1, 1, 1};
  glBindVertexArray(parts->square.id());
  gl::fill_vertices<float>(parts->corners, kCorners, GL_STATIC_DRAW);
  gl::describe(parts->corners, 2 * sizeof(float), std::array{gl::Attribute{0, 2, 0}});
  glBindVertexArray(0);
  return TexturedQuad(std::move(parts));
}

void TexturedQuad::draw(glm::ivec2 pixels) const {
  glViewport(0, 0, pixels.x, pixels.y);
  glDisable(GL_DEPTH_TEST);
  glDisable(GL_CULL_FACE);
  glDisable(GL_BLEND);
  parts_->program.use();
  parts_->program.set("picture", 0);
  gl::bind_texture(0, parts_->picture);
  glBindVertexArray(parts_->square.id());
  glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
  glBindVertexArray(0);
}

}  // namespace engine
