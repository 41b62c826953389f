// A player without a territory: T-026, T-049 to T-051.

#include <bit>

#include "rules/trilogy/board/seats.h"
#include "rules/trilogy/cards/draw.h"
#include "rules/trilogy/cards/sets.h"
#include "rules/trilogy/combat/battle.h"
#include "rules/trilogy/turn/final_score.h"

namespace trilogy {
namespace {

/// T-050: the adventure hand goes to the discards, and what was looked at in secret too.
void discard_all(Play& play, Seat victim) {
  const Piles piles = play.state.piles;
  const CardSet hand = piles.hands[at(victim)] & play.rules.adventure_cards;
  for (const CardId card : hand | piles.secrets[at(victim)]) discard(play, victim, card);
}

void capture_cards(Play& play, Seat victor, Seat victim) {
  Piles& piles = play.state.piles;
  const CardSet captured = piles.hands[at(victim)];
  for (const CardId card : captured) {
    report<EventKind::kCardCaptured>(play, {victor, victim, card});
  }
  piles.hands[at(victim)] = {};
  piles.hands[at(victor)] = piles.hands[at(victor)] | captured;
}

void end_what_it_brought(Play& play, Seat victim) {
  Lasting& lasting = play.board().lasting;
  lasting.no_invasions[at(victim)] = {};
  lasting.closed_bridges[at(victim)] = 0;
  lasting.sea_toll[at(victim)] = 0;
  report<EventKind::kLastingEnded>(play, {victim});
}

}  // namespace

void run_after_conquest(Play& play, const Step& step) {
  const auto [victim] = fields_of<StepKind::kAfterConquest>(step);
  Board& board = play.board();
  const Seat victor = board.to_act;
  if (victim == kNeutralArmy || !held_by(board, victim).empty()) return;  // T-049
  board.eliminated |= only(victim);
  report<EventKind::kEliminated>(play, {victim, victor});
  discard_all(play, victim);
  capture_cards(play, victor, victim);
  end_what_it_brought(play, victim);
  if (std::popcount(unsigned{seats_in_play(play.rules, board)}) == 1) {
    return win_as_last(play, victor);  // T-051
  }
  const bool at_once = play.rules.options.captured_cards == CapturedCards::kAtOnce;
  if (at_once && must_turn_in(play.rules, play.state.piles, victor)) {  // T-026
    push<StepKind::kCapturedSets>(play, {victor});
  }
}

}  // namespace trilogy
