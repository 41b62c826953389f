#pragma once

#include <span>

#include "game/wotr/screens/cards/card_face.h"
#include "rules/wotr/state/ids.h"

namespace wotr_screens {

/// Cards side by side in rows of equal tiles.
struct CardRow {
  glm::vec2 tile{0};
  int columns = 1;
  int rows = 0;
};

/// As few rows, as low as possible, in the room of the current sheet.
CardRow card_row_for(const Context& context, std::span<const wotr::CardId> cards, float width,
                     TileLook look = {});

/// Call before each tile: the place of the next one.
void place_tile(const Context& context, const CardRow& row, std::size_t number);

}  // namespace wotr_screens
