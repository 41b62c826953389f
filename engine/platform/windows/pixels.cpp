#include "engine/platform/windows/pixels.h"

#include <string>

#include <png.h>

#include "base/replace_file.h"

namespace engine {

/// Quickly rather than as small as can be: a picture is often one of hundreds.
base::Result<void> write_png(const std::filesystem::path& path, const Pixels& pixels) {
  png_image header{};
  header.version = PNG_IMAGE_VERSION;
  header.width = static_cast<png_uint_32>(pixels.size.x);
  header.height = static_cast<png_uint_32>(pixels.size.y);
  header.format = PNG_FORMAT_RGBA;
  header.flags = PNG_IMAGE_FLAG_FAST;
  png_alloc_size_t most = PNG_IMAGE_PNG_SIZE_MAX(header);
  std::string bytes(most, '\0');
  if (png_image_write_to_memory(&header, bytes.data(), &most, 0, pixels.rgba.data(), 0, nullptr) ==
      0)
    return base::Error{path.string() + ": " + header.message};
  bytes.resize(most);
  const auto written = base::replace_file(path.string(), bytes);
  if (!written) return written.failure();
  return {};
}

}  // namespace engine
