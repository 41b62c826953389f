#include "engine/platform/pixels.h"

#include <stb_image_write.h>

namespace engine {

std::optional<std::string> write_png(const std::filesystem::path& path, const Pixels& pixels) {
  constexpr int kChannels = 4;
  const int written = stbi_write_png(path.c_str(), pixels.size.x, pixels.size.y, kChannels,
                                     pixels.rgba.data(), pixels.size.x * kChannels);
  if (written != 0) return std::nullopt;
  return "The picture " + path.string() + " could not be written.";
}

}  // namespace engine
