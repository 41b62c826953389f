#include "game/wotr/figures/palette.h"

#include <algorithm>
#include <array>

namespace wotr_figures {
namespace {

struct Row {
  std::string_view id;
  std::uint32_t colour;
};

constexpr std::array<Row, 8> kNations{{{"gondor", 0x2F5D8C},
                                       {"rohan", 0x3F7D3A},
                                       {"elves", 0x4E9C94},
                                       {"dwarves", 0x8A5A2B},
                                       {"north", 0x6C7FA8},
                                       {"isengard", 0xC9A227},
                                       {"sauron", 0xA02B22},
                                       {"southrons", 0xB5651D}}};

constexpr std::array<Row, 4> kServants{{{"saruman", 0x8E2B22},
                                        {"witch-king", 0x8E2B22},
                                        {"mouth-of-sauron", 0x8E2B22},
                                        {"gollum", 0x5F6B3A}}};

constexpr std::uint32_t kOakBrown = 0x6B4A2E;
constexpr std::uint32_t kBrass = 0xB08D4A;

template <std::size_t kCount>
std::uint32_t colour_of(const std::array<Row, kCount>& rows, std::string_view id,
                        std::uint32_t otherwise) {
  const auto* row =
      std::find_if(rows.begin(), rows.end(), [&](const Row& each) { return each.id == id; });
  return row == rows.end() ? otherwise : row->colour;
}

}  // namespace

glm::vec4 nation_paint(std::string_view nation, float tint) {
  return engine::paint_from_srgb(colour_of(kNations, nation, kOakBrown), tint);
}

glm::vec4 character_paint(std::string_view id, float tint) {
  return engine::paint_from_srgb(colour_of(kServants, id, kBrass), tint);
}

}  // namespace wotr_figures
