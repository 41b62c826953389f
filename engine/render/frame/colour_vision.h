#pragma once

#include <array>
#include <cstdint>
#include <glm/mat3x3.hpp>
#include <string_view>

namespace engine {

/// Whose eyes a picture is for: which of the three cones they lack.
enum class ColourVision : std::uint8_t { kFull, kProtan, kDeutan, kTritan };

inline constexpr std::array<std::string_view, 4> kColourVisionNames{"full", "protan", "deutan",
                                                                    "tritan"};

/// What such eyes make of a colour. Colours are linear light.
glm::mat3 seen_by(ColourVision vision);

/// Moves differences that such eyes do not see to hues and lightness that they do; greys stay as
/// they are. Colours are linear light.
glm::mat3 correction_for(ColourVision vision);

}  // namespace engine
