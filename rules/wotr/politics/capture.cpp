#include "rules/wotr/politics/capture.h"

#include "rules/wotr/board/control.h"
#include "rules/wotr/board/mixed_armies.h"
#include "rules/wotr/politics/politics.h"

namespace wotr {

namespace {

/// to the owner of the units that entered; of a mixed Army to its controller.
void credit_capture(Play& play, Side side, RegionId region) {
  if (!is_team(play.rules, side)) return;
  Board& board = play.board();
  const Seat captor = controller_of_army(play.rules, board, side, figures_in(board, region));
  if (captor == first_seat_of(play.rules, side)) {
    board.by_second.erase(region);
  } else {
    board.by_second.insert(region);
  }
}

}  // namespace

void take_control(Play& play, Side side, RegionId region) {
  Board& board = play.board();
  if (!controls(play.rules, board, enemy_of(side), region)) return;
  if (is_besieged(play.rules, board, region)) return;
  const Nation owner = region_of(play.rules, region).nation;
  if (side_of(owner) == side) {
    board.by_second.erase(region);
    board.captured.erase(region);  // taken back; advances nobody (R-264b)
    report<EventKind::kCaptured>(play, {region, side, true});
    return;
  }
  board.captured.insert(region);
  credit_capture(play, side, region);
  report<EventKind::kCaptured>(play, {region, side, false});
  advance_politics(play, owner);
}

}  // namespace wotr
