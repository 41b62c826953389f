#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <glm/vec3.hpp>
#include <optional>
#include <string>
#include <vector>

namespace engine {

/// A line drawn with a pen on the board: a curve, not a picture of one.
struct InkLine {
  std::vector<glm::vec3> points;  ///< x to the east, y to the south, z the pen's width there
  std::array<std::uint8_t, 4> pigment{};  ///< sRGB, and how strong
};

/// Both return a sentence that names the file and the reason when they fail.
std::optional<std::string> write_ink_file(const std::filesystem::path& path,
                                          const std::vector<InkLine>& lines);
std::optional<std::string> read_ink_file(const std::filesystem::path& path,
                                         std::vector<InkLine>& lines);

}  // namespace engine
