#include "game/places/peoples.h"

#include <algorithm>
#include <array>

namespace places {
namespace {

struct PeopleColour {
  std::string_view id;
  std::uint32_t colour;
};

constexpr std::array<PeopleColour, 8> kPeoples{{{"gondor", 0x2F5D8C},
                                                {"rohan", 0x3F7D3A},
                                                {"elves", 0x4E9C94},
                                                {"dwarves", 0x8A5A2B},
                                                {"north", 0x6C7FA8},
                                                {"isengard", 0xC9A227},
                                                {"sauron", 0xA02B22},
                                                {"southrons", 0xB5651D}}};
constexpr std::uint32_t kOakBrown = 0x6B4A2E;

}  // namespace

glm::vec4 nation_paint(std::string_view nation, float tint) {
  const auto* row = std::find_if(kPeoples.begin(), kPeoples.end(),
                                 [&](const PeopleColour& each) { return each.id == nation; });
  return engine::paint_from_srgb(row == kPeoples.end() ? kOakBrown : row->colour, tint);
}

}  // namespace places
