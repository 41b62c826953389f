#pragma once

#include <array>

#include "game/table/pieces/mirror.h"
#include "game/wotr/table/regions.h"
#include "rules/wotr/view/view.h"

namespace wotr_table {

/// How many cards lie in each pile, by side and deck.
struct CardStacks {
  std::array<wotr::CountByDeck, 2> decks{};
  std::array<wotr::CountByDeck, 2> discards{};
};
CardStacks card_stacks(const wotr::View& view, const wotr::Rules& rules);

/// Everything that stands on the map and its frame, exactly as the board says.
table::Mirror mirror(const World& world, const wotr::Board& board, const CardStacks& cards = {});

// mirror_map.cpp: figures, settlements, control.
void mirror_map(const World& world, const wotr::Board& board, table::Mirror& into);
// frame/mirror_frame.cpp: tracks, trays, the hunt box, rings, decks.
void mirror_frame(const World& world, const wotr::Board& board, const CardStacks& cards,
                  table::Mirror& into);
// ring.cpp: how it stands with the Fellowship, and where it may have come unseen.
table::RingState ring_of(const table::Layout& layout, const wotr::Fellowship& fellowship);
// battle.cpp
table::Battle battle_of(const wotr::Board& board);

}  // namespace wotr_table
