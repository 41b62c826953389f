#pragma once

#include <cmath>
#include <cstdint>
#include <glm/vec3.hpp>

namespace engine {

/// Palette values are written as 0xRRGGBB; the renderer wants linear light. The renderer encodes
/// with gamma 2 (a square root is cheap on a software rasteriser), so this is its inverse.
constexpr glm::vec3 from_srgb(std::uint32_t rgb) {
  const auto channel = [rgb](int shift) {
    const float value = static_cast<float>((rgb >> shift) & 0xFFU) / 255.0F;
    return value * value;
  };
  return {channel(16), channel(8), channel(0)};
}

}  // namespace engine
