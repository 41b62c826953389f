#include "game/wotr/table/mirror.h"

namespace wotr_table {

table::Mirror mirror(const World& world, const wotr::Board& board, const CardStacks& cards) {
  table::Mirror mirror{.pieces = {},
                       .formations = {},
                       .battle = battle_of(board),
                       .ring = ring_of(world.layout, board.fellowship)};
  mirror_map(world, board, mirror);
  mirror_frame(world, board, cards, mirror);
  return mirror;
}

}  // namespace wotr_table
