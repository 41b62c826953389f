#pragma once

#include <cstdint>
#include <filesystem>
#include <vector>

#include "base/result.h"

namespace engine {

enum class PixelFormat : std::uint32_t { kR8 = 1, kRg8 = 2, kRgba8 = 4, kR16 = 16 };

/// Bytes of one pixel.
int pixel_size(PixelFormat format);

/// An image stored ready to upload: rows top to bottom, tightly packed, mip levels largest first.
/// Level n is max(1, width >> n) by max(1, height >> n) pixels.
struct Image {
  std::uint32_t width = 0;
  std::uint32_t height = 0;
  PixelFormat format = PixelFormat::kRgba8;
  std::vector<std::vector<std::uint8_t>> levels;
};

/// Fills `image.levels` down to 1x1 from its first level (box filter).
void build_mip_levels(Image& image);

base::Result<void> write_image_file(const std::filesystem::path& path, const Image& image);
base::Result<Image> read_image_file(const std::filesystem::path& path);

}  // namespace engine
