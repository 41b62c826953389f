#include "game/wotr/figures/card_stacks.h"

#include "game/figures/card_stacks.h"
#include "game/figures/palette.h"
#include "game/wotr/figures/emblems.h"

namespace wotr_figures {
namespace {

figures::CardBack back_of(DiceSet side) {
  if (side == DiceSet::kFree) return {figures::paints::kBlue, die_symbol(DieSymbol::kWill)};
  return {figures::paints::kWax, die_symbol(DieSymbol::kEye)};
}

}  // namespace

engine::Mesh deck_mesh(DiceSet side, const glm::vec2& size, float height) {
  return figures::deck_mesh(back_of(side), size, height);
}

engine::Mesh discards_mesh(DiceSet side, const glm::vec2& size, float height) {
  return figures::discards_mesh(back_of(side), size, height);
}

}  // namespace wotr_figures
