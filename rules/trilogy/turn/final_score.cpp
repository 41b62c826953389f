// How the game ends: T-008, T-051 to T-053.

#include "rules/trilogy/turn/final_score.h"

#include <bit>

#include "rules/trilogy/board/scores.h"
#include "rules/trilogy/board/seats.h"
#include "rules/trilogy/setup/setup.h"

namespace trilogy {
namespace {

void end_game(Play& play, Victory victory) {
  Board& board = play.board();
  play.state.pending.clear();
  board.phase = Phase::kOver;
  board.step = {};  // only a turn has steps
  board.victory = victory;
  report<EventKind::kPhaseBegan>(play, {Phase::kOver});
  for (std::size_t s = 0; s < seat_count(play.rules); ++s) {
    const Seat seat{static_cast<std::uint8_t>(s)};
    report<EventKind::kScored>(play, {seat, score_of(play.rules, play.state, seat)});
  }
  report<EventKind::kWon>(play, {board.winner, victory});
}

}  // namespace

void begin_final_score(Play& play) {
  play.state.pending.clear();
  play.board().to_place = {};
  const SeatSet best = best_seats(play.rules, play.state);
  if (std::popcount(unsigned{best}) > 1) return push_roll_off(play, RollOff::kTie, best);
  play.board().winner = Seat{static_cast<std::uint8_t>(std::countr_zero(unsigned{best}))};
  push(play, StepKind::kFinalScore);
}

void run_final_score(Play& play, const Step&) { end_game(play, Victory::kPoints); }

void win_as_last(Play& play, Seat seat) {
  play.board().winner = seat;
  end_game(play, Victory::kLastStanding);
}

}  // namespace trilogy
