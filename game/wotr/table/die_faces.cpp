#include "game/wotr/table/die_faces.h"

#include <algorithm>
#include <array>

#include "game/table/dice/dice_tray.h"
#include "game/wotr/figures/dice.h"

namespace wotr_table {
namespace {

using wotr_figures::DieSymbol;

static_assert(table::kDieSize == figures::kDieEdge, "the tray is made for these dice");

constexpr std::array<wotr_figures::DieSymbol, wotr::kFaceCount> kSymbols{
    wotr_figures::DieSymbol::kCharacter, wotr_figures::DieSymbol::kArmy,
    wotr_figures::DieSymbol::kMuster,    wotr_figures::DieSymbol::kMusterArmy,
    wotr_figures::DieSymbol::kEvent,     wotr_figures::DieSymbol::kWill,
    wotr_figures::DieSymbol::kEye};

}  // namespace

glm::quat action_die_rest(wotr::Side side, wotr::DieFace face) {
  const wotr_figures::DiceSet set =
      side == wotr::Side::kFree ? wotr_figures::DiceSet::kFree : wotr_figures::DiceSet::kShadow;
  const int found = wotr_figures::face_with(set, kSymbols[static_cast<std::size_t>(face)]);
  return figures::die_rest_rotation(std::max(found, 0));
}

glm::quat pip_die_rest(int pips) { return figures::die_rest_rotation(std::clamp(pips - 1, 0, 5)); }

}  // namespace wotr_table
