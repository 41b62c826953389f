#include "engine/ui/ink_pictures.h"

#include <array>
#include <cstdint>
#include <cstdio>
#include <map>
#include <string>

#include "engine/assets/image_file.h"
#include "engine/gl/textures.h"

namespace engine {
namespace {

gl::Texture read_picture(const std::filesystem::path& file, InkPictures::Kind kind) {
  const base::Result<Image> image = read_image_file(file);
  if (!image) {
    std::fprintf(stderr, "%s\n", image.error().c_str());
    return {};
  }
  gl::Texture texture = gl::upload_image(*image, gl::Wrap::kClamp);
  if (kind == InkPictures::Kind::kInk) {
    constexpr std::array<GLint, 4> kInk{GL_ONE, GL_ONE, GL_ONE, GL_RED};
    glTexParameteriv(GL_TEXTURE_2D, GL_TEXTURE_SWIZZLE_RGBA, kInk.data());
  }
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR_MIPMAP_LINEAR);
  return texture;
}

}  // namespace

struct InkPictures::Parts {
  std::filesystem::path folder;
  Kind kind;
  std::map<std::string, gl::Texture, std::less<>> textures;
};

InkPictures::InkPictures(std::filesystem::path folder, Kind kind)
    : parts_(std::make_unique<Parts>(Parts{std::move(folder), kind, {}})) {}
InkPictures::InkPictures(InkPictures&&) noexcept = default;
InkPictures& InkPictures::operator=(InkPictures&&) noexcept = default;
InkPictures::~InkPictures() = default;

ImTextureID InkPictures::find(std::string_view name) {
  auto found = parts_->textures.find(name);
  if (found == parts_->textures.end()) {
    const std::string file = std::string(name) + ".img";
    found = parts_->textures.emplace(name, read_picture(parts_->folder / file, parts_->kind)).first;
  }
  // ImGui names a texture by a pointer.
  return reinterpret_cast<ImTextureID>(  // NOLINT(performance-no-int-to-ptr)
      static_cast<std::uintptr_t>(found->second.id()));
}

}  // namespace engine
