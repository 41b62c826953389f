#include "engine/gl/textures.h"

#include <algorithm>
#include <array>

namespace engine::gl {
namespace {

struct Layout {
  GLint stored;
  GLenum channels;
  GLenum type;
};

Layout layout_of(PixelFormat format) {
  switch (format) {
    case PixelFormat::kR8: return {GL_R8, GL_RED, GL_UNSIGNED_BYTE};
    case PixelFormat::kRg8: return {GL_RG8, GL_RG, GL_UNSIGNED_BYTE};
    case PixelFormat::kR16: return {GL_R16, GL_RED, GL_UNSIGNED_SHORT};
    case PixelFormat::kRgba8: break;
  }
  return {GL_RGBA8, GL_RGBA, GL_UNSIGNED_BYTE};
}

void set_filter(bool has_levels, Wrap wrap) {
  const GLint edge = wrap == Wrap::kClamp ? GL_CLAMP_TO_EDGE : GL_REPEAT;
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, edge);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, edge);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER,
                  has_levels ? GL_LINEAR_MIPMAP_NEAREST : GL_LINEAR);
}

}  // namespace

Texture upload_image(const Image& image, Wrap wrap) {
  Texture texture = Texture::make();
  glBindTexture(GL_TEXTURE_2D, texture.id());
  const Layout layout = layout_of(image.format);
  glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
  GLint level = 0;
  for (const auto& bytes : image.levels) {
    const auto width = static_cast<GLsizei>(std::max(1U, image.width >> level));
    const auto height = static_cast<GLsizei>(std::max(1U, image.height >> level));
    glTexImage2D(GL_TEXTURE_2D, level, layout.stored, width, height, 0, layout.channels,
                 layout.type, bytes.data());
    ++level;
  }
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, std::max(0, level - 1));
  set_filter(level > 1, wrap);
  return texture;
}

Texture solid_texture(unsigned char red, unsigned char green, unsigned char blue,
                      unsigned char alpha) {
  Image image{.width = 1, .height = 1, .format = PixelFormat::kRgba8, .levels = {}};
  image.levels = {{red, green, blue, alpha}};
  return upload_image(image, Wrap::kClamp);
}

Texture target_texture(glm::ivec2 size, int levels) {
  Texture texture = Texture::make();
  glBindTexture(GL_TEXTURE_2D, texture.id());
  for (int level = 0; level < levels; ++level) {
    glTexImage2D(GL_TEXTURE_2D, level, GL_RGBA8, std::max(1, size.x >> level),
                 std::max(1, size.y >> level), 0, GL_RGBA, GL_UNSIGNED_BYTE, nullptr);
  }
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, levels - 1);
  set_filter(levels > 1, Wrap::kClamp);
  return texture;
}

Texture repeating_texture(glm::ivec2 size) {
  Texture texture = target_texture(size);
  set_filter(false, Wrap::kRepeat);
  return texture;
}

void replace_part(const Texture& texture, glm::ivec2 corner, glm::ivec2 size, PixelFormat format,
                  std::span<const std::uint8_t> bytes) {
  const Layout layout = layout_of(format);
  glBindTexture(GL_TEXTURE_2D, texture.id());
  glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
  glTexSubImage2D(GL_TEXTURE_2D, 0, corner.x, corner.y, size.x, size.y, layout.channels,
                  layout.type, bytes.data());
}

Texture depth_texture(glm::ivec2 size) {
  Texture texture = Texture::make();
  glBindTexture(GL_TEXTURE_2D, texture.id());
  glTexImage2D(GL_TEXTURE_2D, 0, GL_DEPTH_COMPONENT24, size.x, size.y, 0, GL_DEPTH_COMPONENT,
               GL_UNSIGNED_INT, nullptr);
  set_filter(false, Wrap::kClamp);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
  return texture;
}

Texture shadow_texture(int side, bool is_smooth) {
  Texture texture = depth_texture({side, side});
  if (is_smooth) set_filter(false, Wrap::kClamp);
  constexpr std::array<GLfloat, 4> kFarthest{1, 1, 1, 1};  // beyond the map nothing is in shadow
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_BORDER);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_BORDER);
  glTexParameterfv(GL_TEXTURE_2D, GL_TEXTURE_BORDER_COLOR, kFarthest.data());
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_COMPARE_MODE, GL_COMPARE_REF_TO_TEXTURE);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_COMPARE_FUNC, GL_LEQUAL);
  return texture;
}

void bind_texture(int slot, const Texture& texture) {
  glActiveTexture(GL_TEXTURE0 + static_cast<GLenum>(slot));
  glBindTexture(GL_TEXTURE_2D, texture.id());
}

}  // namespace engine::gl
