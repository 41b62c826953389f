#include "game/app/features/saves/save_pictures.h"

#include <algorithm>
#include <array>
#include <glm/common.hpp>
#include <system_error>

#include "engine/assets/image_file.h"
#include "game/match/folders/files.h"

namespace app {
namespace {

namespace fs = std::filesystem;

constexpr glm::ivec2 kSize{320, 180};

/// The colour of a small pixel: the mean of those that it covers, of the middle 16 by 9.
std::array<std::uint8_t, 4> mean_of(const engine::Pixels& table, glm::vec2 from, glm::vec2 step) {
  std::array<unsigned, 3> sum{};
  unsigned count = 0;
  const glm::ivec2 first(from);
  const glm::ivec2 last = glm::max(glm::ivec2(from + step), first + 1);
  for (int y = first.y; y < std::min(last.y, table.size.y); ++y) {
    for (int x = first.x; x < std::min(last.x, table.size.x); ++x, ++count) {
      const std::uint8_t* pixel = table.at({x, y});
      for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += pixel[i];
    }
  }
  const auto mean = [&](std::size_t i) {
    return static_cast<std::uint8_t>(sum[i] / std::max(count, 1U));
  };
  return {mean(0), mean(1), mean(2), 255};
}

engine::Image small_picture(const engine::Pixels& table) {
  engine::Image image{.width = kSize.x, .height = kSize.y, .levels = {}};
  std::vector<std::uint8_t>& bytes = image.levels.emplace_back();
  const glm::vec2 all(table.size);
  const float scale = std::min(all.x / kSize.x, all.y / kSize.y);
  const glm::vec2 from = (all - scale * glm::vec2(kSize)) / 2.0F;
  for (int y = 0; y < kSize.y; ++y) {
    for (int x = 0; x < kSize.x; ++x) {
      const auto pixel = mean_of(table, from + scale * glm::vec2(x, y), glm::vec2(scale));
      bytes.insert(bytes.end(), pixel.begin(), pixel.end());
    }
  }
  engine::build_mip_levels(image);
  return image;
}

fs::path file_of(const std::string& saves, const std::string& save_path) {
  return folder_of_pictures(saves) / (picture_name(save_path) + ".img");
}

}  // namespace

fs::path folder_of_pictures(const std::string& saves) { return fs::path(saves) / "pictures"; }

std::string picture_name(const std::string& save_path) {
  return fs::path(save_path).stem().string();
}

base::Result<void> keep_picture(const std::string& saves, const std::string& save_path,
                                const engine::Pixels& table) {
  const auto folder = match::make_folder(folder_of_pictures(saves).string());
  if (!folder) return base::Error{folder.error() + "."};
  return engine::write_image_file(file_of(saves, save_path), small_picture(table));
}

void drop_picture(const std::string& saves, const std::string& save_path) {
  std::error_code ignored;
  fs::remove(file_of(saves, save_path), ignored);
}

}  // namespace app
