#include "engine/assets/image_file.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <fstream>

namespace engine {
namespace {

static_assert(std::endian::native == std::endian::little, "image files are little-endian");

// A file is this header, then every level's bytes without gaps.
struct Header {
  std::array<char, 4> magic;
  std::uint32_t version;
  std::uint32_t width;
  std::uint32_t height;
  std::uint32_t format;
  std::uint32_t levels;
};
constexpr std::array<char, 4> kMagic{'A', 'H', 'I', 'M'};
constexpr std::uint32_t kVersion = 1;
constexpr std::uint32_t kMaxSide = 16384;

bool is_known(std::uint32_t format) {
  return format == 1 || format == 2 || format == 4 || format == 16;
}

std::uint32_t side_at(std::uint32_t side, std::size_t level) {
  return std::max(1u, level < 32 ? side >> level : 0u);
}

std::size_t level_size(const Image& image, std::size_t level) {
  return std::size_t{side_at(image.width, level)} * side_at(image.height, level) *
         static_cast<std::size_t>(pixel_size(image.format));
}

base::Error fault(const std::filesystem::path& path, const std::string& reason) {
  return {path.string() + ": " + reason + "."};
}

base::Result<void> check(const Header& header) {
  if (header.magic != kMagic) return base::Error{"this is not an image file of this game"};
  if (header.version != kVersion)
    return base::Error{"it has version " + std::to_string(header.version)};
  if (header.width == 0 || header.height == 0 || header.width > kMaxSide ||
      header.height > kMaxSide) {
    return base::Error{"its size is out of range"};
  }
  if (!is_known(header.format)) return base::Error{"its pixel format is unknown"};
  const auto most =
      static_cast<std::uint32_t>(std::bit_width(std::max(header.width, header.height)));
  if (header.levels == 0 || header.levels > most)
    return base::Error{"its number of mip levels is out of range"};
  return {};
}

template <typename Channel>
std::vector<std::uint8_t> halved(const std::vector<std::uint8_t>& bytes, std::uint32_t width,
                                 std::uint32_t height, std::size_t channels) {
  const std::uint32_t half_width = std::max(1u, width / 2);
  const std::uint32_t half_height = std::max(1u, height / 2);
  std::vector<std::uint8_t> out(std::size_t{half_width} * half_height * channels * sizeof(Channel));
  const auto value = [&](std::size_t x, std::size_t y, std::size_t c) {
    Channel v;
    std::memcpy(&v, &bytes[((y * width + x) * channels + c) * sizeof(Channel)], sizeof(Channel));
    return static_cast<std::uint32_t>(v);
  };
  for (std::size_t y = 0; y < half_height; ++y) {
    const std::size_t y0 = std::min<std::size_t>(y * 2, height - 1);
    const std::size_t y1 = std::min<std::size_t>(y * 2 + 1, height - 1);
    for (std::size_t x = 0; x < half_width; ++x) {
      const std::size_t x0 = std::min<std::size_t>(x * 2, width - 1);
      const std::size_t x1 = std::min<std::size_t>(x * 2 + 1, width - 1);
      for (std::size_t c = 0; c < channels; ++c) {
        const auto mean = static_cast<Channel>(
            (value(x0, y0, c) + value(x1, y0, c) + value(x0, y1, c) + value(x1, y1, c) + 2) / 4);
        std::memcpy(&out[((y * half_width + x) * channels + c) * sizeof(Channel)], &mean,
                    sizeof(Channel));
      }
    }
  }
  return out;
}

}  // namespace

int pixel_size(PixelFormat format) {
  switch (format) {
    case PixelFormat::kR8: return 1;
    case PixelFormat::kRg8: return 2;
    case PixelFormat::kRgba8: return 4;
    case PixelFormat::kR16: return 2;
  }
  return 0;
}

void build_mip_levels(Image& image) {
  image.levels.resize(1);
  for (std::size_t level = 0; side_at(image.width, level) > 1 || side_at(image.height, level) > 1;
       ++level) {
    const std::uint32_t width = side_at(image.width, level);
    const std::uint32_t height = side_at(image.height, level);
    const auto channels = static_cast<std::size_t>(pixel_size(image.format));
    image.levels.push_back(
        image.format == PixelFormat::kR16
            ? halved<std::uint16_t>(image.levels[level], width, height, 1)
            : halved<std::uint8_t>(image.levels[level], width, height, channels));
  }
}

base::Result<void> write_image_file(const std::filesystem::path& path, const Image& image) {
  for (std::size_t level = 0; level < image.levels.size(); ++level) {
    if (image.levels[level].size() != level_size(image, level)) {
      return fault(path, "mip level " + std::to_string(level) + " has the wrong size");
    }
  }
  const Header header{kMagic,
                      kVersion,
                      image.width,
                      image.height,
                      static_cast<std::uint32_t>(image.format),
                      static_cast<std::uint32_t>(image.levels.size())};
  if (const auto sound = check(header); !sound) return fault(path, sound.error());
  std::ofstream file(path, std::ios::binary);
  file.write(reinterpret_cast<const char*>(&header), sizeof header);
  for (const auto& level : image.levels) {
    file.write(reinterpret_cast<const char*>(level.data()),
               static_cast<std::streamsize>(level.size()));
  }
  file.close();
  if (!file) return fault(path, "it could not be written");
  return {};
}

base::Result<Image> read_image_file(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) return fault(path, "it could not be opened");
  Header header{};
  file.read(reinterpret_cast<char*>(&header), sizeof header);
  if (!file) return fault(path, "it ends before its header does");
  if (const auto sound = check(header); !sound) return fault(path, sound.error());
  Image read{header.width, header.height, static_cast<PixelFormat>(header.format), {}};
  for (std::size_t level = 0; level < header.levels; ++level) {
    auto& bytes = read.levels.emplace_back(level_size(read, level));
    file.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    if (!file) return fault(path, "it ends inside mip level " + std::to_string(level));
  }
  if (file.peek() != std::ifstream::traits_type::eof()) return fault(path, "bytes follow its end");
  return read;
}

}  // namespace engine
