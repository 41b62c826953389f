#include "game/trilogy/figures/palette.h"

#include <array>

#include "engine/geometry/mesh_edit.h"

namespace trilogy_figures {
namespace {

/// Told apart in grey too: within a side one is light and one is dark.
constexpr std::array<std::uint32_t, trilogy::kColourCount> kColours{0xD9A92E, 0x2F6B38, 0xB23A2A,
                                                                    0x544E5A};

/// The banners' gold, green and red of the map, and the ash of Mordor.
constexpr std::array<std::uint32_t, trilogy::kColourCount> kGrounds{0xC9A227, 0x3F7D3A, 0xA02B22,
                                                                    0x4A4240};

}  // namespace

glm::vec3 ground_colour(trilogy::Colour colour) {
  return engine::paint_from_srgb(kGrounds[trilogy::byte_of(colour)]);
}

glm::vec4 colour_paint(trilogy::Colour colour, float tint) {
  return engine::paint_from_srgb(kColours[trilogy::byte_of(colour)], tint);
}

}  // namespace trilogy_figures
