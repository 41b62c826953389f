#pragma once

#include <cstdint>
#include <filesystem>
#include <glm/vec2.hpp>
#include <vector>

#include "base/result.h"

namespace engine {

/// A picture in memory: rows top to bottom, four bytes a pixel.
struct Pixels {
  glm::ivec2 size{0};
  std::vector<std::uint8_t> rgba{};

  const std::uint8_t* at(glm::ivec2 place) const {
    return &rgba[4 * (static_cast<std::size_t>(place.y) * static_cast<std::size_t>(size.x) +
                      static_cast<std::size_t>(place.x))];
  }
};

/// An Error names the file.
base::Result<void> write_png(const std::filesystem::path& path, const Pixels& pixels);

}  // namespace engine
