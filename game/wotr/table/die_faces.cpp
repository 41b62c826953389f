#include "game/wotr/table/die_faces.h"

#include <algorithm>
#include <array>

#include "game/table/dice/dice_tray.h"
#include "game/wotr/figures/dice.h"

namespace wotr_table {
namespace {

using table::DieSymbol;

static_assert(table::kDieSize == table::kDieEdge, "the tray is made for these dice");

constexpr std::array<DieSymbol, wotr::kFaceCount> kSymbols{
    DieSymbol::kCharacter, DieSymbol::kArmy, DieSymbol::kMuster, DieSymbol::kMusterArmy,
    DieSymbol::kEvent,     DieSymbol::kWill, DieSymbol::kEye};

}  // namespace

glm::quat action_die_rest(wotr::Side side, wotr::DieFace face) {
  const table::DiceSet set =
      side == wotr::Side::kFree ? table::DiceSet::kFree : table::DiceSet::kShadow;
  const int found = table::face_with(set, kSymbols[static_cast<std::size_t>(face)]);
  return table::die_rest_rotation(std::max(found, 0));
}

glm::quat pip_die_rest(int pips) { return table::die_rest_rotation(std::clamp(pips - 1, 0, 5)); }

}  // namespace wotr_table
