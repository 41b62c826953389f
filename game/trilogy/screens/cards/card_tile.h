#pragma once

#include "game/trilogy/screens/context/context.h"
#include "rules/trilogy/state/ids.h"

namespace trilogy_screens {

/// How a tile is shown among others.
struct TileLook {
  bool is_lit = false;     ///< it may be chosen
  bool is_chosen = false;  ///< it is
};

/// A card's head to press: its sign, its name and what it is. Beside what came before it, where it
/// fits. True when it was pressed.
bool card_tile(const Context& context, trilogy::CardId card, TileLook look);
/// No word on it is cut.
glm::vec2 tile_size(const Context& context, trilogy::CardId card);
float tile_words(const Context& context, trilogy::CardId card);

}  // namespace trilogy_screens
