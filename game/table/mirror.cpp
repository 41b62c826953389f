#include "game/table/mirror.h"

namespace table {

Mirror mirror(const Surroundings& world, const wotr::Board& board, const CardStacks& cards) {
  Mirror result;
  mirror_map(world, board, result);
  mirror_frame(world, board, cards, result);
  result.clash = clash_of(board);
  return result;
}

}  // namespace table
