// The Mordor Track: rulings 10.

#include "rules/wotr/fellowship/mordor.h"

#include "rules/wotr/board/hunt_pool.h"
#include "rules/wotr/board/victory.h"
#include "rules/wotr/fellowship/fellowship.h"

namespace wotr {

bool can_enter_mordor(const Rules& rules, const Board& board) {
  const Fellowship& fellowship = board.fellowship;
  const bool at_gate =
      fellowship.region == rules.places.morannon || fellowship.region == rules.places.minas_morgul;
  return at_gate && !in_mordor(fellowship);
}

void enter_mordor(Play& play) {
  Board& board = play.board();
  board.fellowship.mordor_step = 0;
  board.fellowship.progress = 0;
  renew_pool_for_mordor(play.rules, board);
  report(play, EventKind::kEnteredMordor);
}

void advance_on_track(Play& play) {
  Fellowship& fellowship = play.board().fellowship;
  ++fellowship.mordor_step;
  report<EventKind::kFellowshipMoved>(play, {fellowship.mordor_step});
}

void check_crack_of_doom(Play& play) {
  // 12 Corruption has ended the game before this is reached.
  if (play.board().fellowship.mordor_step == kCrackOfDoom) win(play, Victory::kRingDestroyed);
}

void take_inactivity_corruption(Play& play) {
  const Board& board = play.board();
  const Fellowship& fellowship = board.fellowship;
  if (!in_mordor(fellowship) || board.mordor_attempt != 0) return;
  if (play.rules.options.inactivity_only_if_revealed && fellowship.hidden != 0) return;
  change_corruption(play, 1);
}

}  // namespace wotr
