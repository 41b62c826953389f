#include "engine/ui/high_contrast.h"

#include <array>
#include <utility>

#include "engine/ui/theme.h"

namespace engine {
namespace {

constexpr ImU32 kOpacity = IM_COL32_A_MASK;

constexpr std::array kInstead{
    std::pair{ink::kVellum, IM_COL32(0xFF, 0xFF, 0xFF, 0xFF)},
    std::pair{ink::kVellumShade, IM_COL32(0xE6, 0xE6, 0xE2, 0xFF)},
    std::pair{ink::kInk, IM_COL32(0x00, 0x00, 0x00, 0xFF)},
    std::pair{ink::kSoftInk, IM_COL32(0x10, 0x10, 0x10, 0xFF)},
    std::pair{ink::kWax, IM_COL32(0x68, 0x08, 0x04, 0xFF)},
    std::pair{ink::kBrass, IM_COL32(0x7A, 0x58, 0x10, 0xFF)},
    std::pair{ink::kOak, IM_COL32(0x00, 0x00, 0x00, 0xFF)},
};

}  // namespace

ImU32 in_high_contrast(ImU32 colour) {
  for (const auto& [usual, instead] : kInstead) {
    if ((colour & ~kOpacity) == (usual & ~kOpacity)) {
      return (instead & ~kOpacity) | (colour & kOpacity);
    }
  }
  return colour;
}

void put_in_high_contrast(ImDrawData& data) {
  for (int i = 0; i < data.CmdListsCount; ++i) {
    for (ImDrawVert& corner : data.CmdLists[i]->VtxBuffer)
      corner.col = in_high_contrast(corner.col);
  }
}

}  // namespace engine
