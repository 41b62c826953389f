#pragma once

#include "rules/trilogy/state/board.h"
#include "rules/trilogy/state/rules.h"

namespace trilogy {

/// Clockwise, who is out of the game too.
inline Seat left_of(const Rules& rules, Seat seat) {
  return Seat{static_cast<std::uint8_t>((at(seat) + 1) % seat_count(rules))};
}
/// The next who is still in play (T-050); the seat itself when it is alone.
inline Seat next_in_play(const Rules& rules, const Board& board, Seat seat) {
  Seat next = left_of(rules, seat);
  while (!is_in_play(board, next)) next = left_of(rules, next);
  return next;
}
inline SeatSet all_seats(const Rules& rules) {
  return static_cast<SeatSet>((1u << seat_count(rules)) - 1u);
}
inline SeatSet seats_in_play(const Rules& rules, const Board& board) {
  return static_cast<SeatSet>(all_seats(rules) & ~board.eliminated);
}

}  // namespace trilogy
