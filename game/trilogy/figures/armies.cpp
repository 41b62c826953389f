#include "game/trilogy/figures/armies.h"

#include <array>
#include <string>
#include <vector>

#include "game/figures/palette.h"
#include "game/trilogy/figures/palette.h"

namespace trilogy_figures {
namespace {

using trilogy::Colour;

using Army = std::array<std::string_view, kRanks>;
constexpr std::array<Army, trilogy::kColourCount> kArmies{{
    {"gondor-regular", "gondor-elite", "dwarves-elite", "aragorn"},
    {"elves-regular", "rohan-regular", "north-elite", "gandalf-the-white"},
    {"southrons-regular", "isengard-elite", "southrons-elite", "mouth-of-sauron"},
    {"sauron-regular", "nazgul", "sauron-elite", "witch-king"},
}};

}  // namespace

std::string_view figure_id(Colour colour, Rank rank) {
  return kArmies[trilogy::byte_of(colour)][static_cast<std::size_t>(rank)];
}

figures::FigureModels load_figures(const std::filesystem::path& folder) {
  std::vector<figures::FigureKind> kinds;
  for (std::size_t colour = 0; colour < kArmies.size(); ++colour) {
    const glm::vec4 rim =
        colour_paint(static_cast<Colour>(colour), figures::kTinted);
    for (const std::string_view id : kArmies[colour]) {
      kinds.push_back({std::string(id), figures::Base{.rim = rim}});
    }
  }
  return figures::load_figures(folder, kinds);
}

}  // namespace trilogy_figures
