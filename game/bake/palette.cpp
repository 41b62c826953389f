#include "game/bake/palette.h"

#include <array>
#include <utility>

namespace bake {

Rgb nation_colour(const std::string& nation) {
  static const std::array<std::pair<const char*, Rgb>, 8> kNations{
      {{"gondor", paint(0x2F5D8C)},
       {"rohan", paint(0x3F7D3A)},
       {"elves", paint(0x4E9C94)},
       {"dwarves", paint(0x8A5A2B)},
       {"north", paint(0x6C7FA8)},
       {"isengard", paint(0xC9A227)},
       {"sauron", paint(0xA02B22)},
       {"southrons", paint(0xB5651D)}}};
  for (const auto& [name, colour] : kNations) {
    if (nation == name) return colour;
  }
  return kVellum;
}

}  // namespace bake
