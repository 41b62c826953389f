#pragma once

#include <span>
#include <string_view>

#include "game/makers/figures/figure_recipe.h"

// Every figure that can stand on the board, made by code. The game itself reads the files that
// amonhen-figures writes, and an artist may replace any of them.
//
// Board units, y up, standing on y = 0 with the middle of the base at the origin, facing +z
// (south); riders and beasts, being long, are turned three quarters to the south-west, so that
// their outline shows. Paint alpha is 1 on base rims and banners, where the instance's tint takes
// over; the paint under it is the nation's own colour.
namespace wotr_figures {

enum class Rank { kRegular, kElite, kLeader, kCharacter, kFellowship };

struct Recipe : figures::FigureRecipe {
  std::string_view nation;  ///< whose colour and sign it wears; empty for none
  Rank rank = Rank::kRegular;
};

/// In the order of the contact sheets.
std::span<const Recipe> recipes();

}  // namespace wotr_figures
