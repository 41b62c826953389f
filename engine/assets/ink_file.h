#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <glm/vec3.hpp>
#include <vector>

#include "base/result.h"

namespace engine {

/// A line drawn with a pen on the board: a curve, not a picture of one.
struct InkLine {
  std::vector<glm::vec3> points;  ///< x to the east, y to the south, z the pen's width there
  std::array<std::uint8_t, 4> pigment{};  ///< sRGB, and how strong
};

base::Result<void> write_ink_file(const std::filesystem::path& path,
                                  const std::vector<InkLine>& lines);
base::Result<std::vector<InkLine>> read_ink_file(const std::filesystem::path& path);

}  // namespace engine
