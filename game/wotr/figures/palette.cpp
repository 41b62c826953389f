#include "game/wotr/figures/palette.h"

namespace wotr_figures {
namespace {

constexpr std::uint32_t kWaxRed = 0x8E2B22;
constexpr std::uint32_t kMoss = 0x5F6B3A;
constexpr std::uint32_t kBrass = 0xB08D4A;

std::uint32_t colour_of(std::string_view id) {
  if (id == "gollum") return kMoss;
  const bool serves = id == "saruman" || id == "witch-king" || id == "mouth-of-sauron";
  return serves ? kWaxRed : kBrass;
}

}  // namespace

glm::vec4 character_paint(std::string_view id, float tint) {
  return engine::paint_from_srgb(colour_of(id), tint);
}

}  // namespace wotr_figures
