#include "engine/platform/windows/pixels.h"

#include <stb_image_write.h>

#include "base/replace_file.h"

namespace engine {

base::Result<void> write_png(const std::filesystem::path& path, const Pixels& pixels) {
  constexpr int kChannels = 4;
  std::string bytes;
  const auto add = [](void* all, void* more, int size) {
    static_cast<std::string*>(all)->append(static_cast<const char*>(more),
                                           static_cast<std::size_t>(size));
  };
  const int made = stbi_write_png_to_func(add, &bytes, pixels.size.x, pixels.size.y, kChannels,
                                          pixels.rgba.data(), pixels.size.x * kChannels);
  if (made == 0) return base::Error{path.string() + ": the picture is too large"};
  const auto written = base::replace_file(path.string(), bytes);
  if (!written) return written.failure();
  return {};
}

}  // namespace engine
