#include "game/trilogy/figures/palette.h"

#include <array>

#include "engine/geometry/mesh_edit.h"

namespace trilogy_figures {
namespace {

/// Told apart in grey too: within a side one is light and one is dark.
constexpr std::array<std::uint32_t, trilogy::kColourCount> kColours{0xD9A92E, 0x2F6B38, 0xB23A2A,
                                                                    0x544E5A};

}  // namespace

glm::vec4 colour_paint(trilogy::Colour colour, float tint) {
  return engine::paint_from_srgb(kColours[trilogy::byte_of(colour)], tint);
}

}  // namespace trilogy_figures
