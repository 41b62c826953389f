#include "rules/wotr/board/dice_results.h"

#include "rules/wotr/board/place.h"

namespace wotr {

int unused_dice(const Board& board, Side side) {
  int sum = 0;
  for (const std::uint8_t dice : board.dice[at(side)].faces) sum += dice;
  return sum;
}

bool is_messenger(const Rules& rules, const Board& board, Seat seat, DieFace face) {
  return face == DieFace::kMuster && board.messenger_used == 0 &&
         owner_of(rules, Character::kMouthOfSauron) == seat &&
         is_on_map(board, Character::kMouthOfSauron);
}

bool was_played_as_event(const Board& board) {
  return serves_as(board.acting_die, DieFace::kEvent);
}

}  // namespace wotr
