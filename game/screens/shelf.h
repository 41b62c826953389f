#pragma once

#include <span>

#include "game/screens/card_face.h"

namespace screens {

/// Cards side by side in rows of equal tiles.
struct Shelf {
  glm::vec2 tile{0};
  int columns = 1;
  int rows = 0;
};

/// As few rows, as low as possible, in the room of the current sheet.
Shelf shelf_for(const Sheet& sheet, std::span<const wotr::CardId> cards, float width,
                TileLook look = {});

/// Call before each tile: the place of the next one.
void place_tile(const Sheet& sheet, const Shelf& shelf, std::size_t number);

}  // namespace screens
