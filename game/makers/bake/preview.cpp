#include <algorithm>

#include "game/makers/bake/bake.h"

// The library's own code is not ours to warn about.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wsign-conversion"
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"
#define STB_IMAGE_WRITE_IMPLEMENTATION
#define STB_IMAGE_WRITE_STATIC
#include <stb/stb_image_write.h>
#pragma GCC diagnostic pop

namespace bake {

base::Result<void> write_preview(const BakedMap& baked, const View& view,
                                 const std::filesystem::path& path) {
  const auto full = static_cast<int>(baked.colour.width);
  const auto full_height = static_cast<int>(baked.colour.height);
  const bool is_part = view.part_width > 0;
  const int left = is_part ? std::clamp(view.left, 0, full - 1) : 0;
  const int top = is_part ? std::clamp(view.top, 0, full_height - 1) : 0;
  const int width =
      is_part ? std::min(view.part_width, full - left) : std::clamp(view.width, 16, full);
  const int height =
      is_part ? std::min(view.part_height, full_height - top) : width * full_height / full;
  const std::uint8_t* pixels = baked.colour.levels[0].data();
  std::vector<std::uint8_t> out(static_cast<std::size_t>(width) * static_cast<std::size_t>(height) *
                                3);
  for (int y = 0; y < height; ++y) {
    for (int x = 0; x < width; ++x) {
      // Each pixel is the mean of those it covers.
      const int x0 = is_part ? left + x : x * full / width;
      const int x1 = is_part ? x0 + 1 : std::max(x0 + 1, (x + 1) * full / width);
      const int y0 = is_part ? top + y : y * full_height / height;
      const int y1 = is_part ? y0 + 1 : std::max(y0 + 1, (y + 1) * full_height / height);
      for (int c = 0; c < 3; ++c) {
        int sum = 0;
        for (int sy = y0; sy < y1; ++sy) {
          for (int sx = x0; sx < x1; ++sx)
            sum += pixels[(static_cast<std::ptrdiff_t>(sy) * full + sx) * 4 + c];
        }
        out[(static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
             static_cast<std::size_t>(x)) *
                3 +
            static_cast<std::size_t>(c)] = static_cast<std::uint8_t>(sum / ((y1 - y0) * (x1 - x0)));
      }
    }
  }
  if (stbi_write_png(path.c_str(), width, height, 3, out.data(), width * 3) == 0) {
    return base::Error{path.string() + ": it could not be written."};
  }
  return {};
}

}  // namespace bake
