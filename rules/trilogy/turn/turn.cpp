// The seven steps of a turn, and those that are short: T-024, T-036 to T-039, T-047.

#include "rules/trilogy/turn/turn.h"

#include "rules/trilogy/board/figures.h"
#include "rules/trilogy/board/seats.h"
#include "rules/trilogy/cards/draw.h"
#include "rules/trilogy/cards/sets.h"
#include "rules/trilogy/turn/fortify.h"
#include "rules/trilogy/turn/reinforce.h"

namespace trilogy {
namespace {

constexpr int kSteps = 7;
constexpr int kAdventureLimit = 4;

/// What the seat's cards have brought until now.
void end_lasting(Play& play, Seat seat) {
  Lasting& lasting = play.board().lasting;
  const std::size_t s = at(seat);
  const bool none =
      lasting.no_invasions[s].empty() && lasting.closed_bridges[s] == 0 && lasting.sea_toll[s] == 0;
  if (none) return;
  lasting.no_invasions[s] = {};
  lasting.closed_bridges[s] = 0;
  lasting.sea_toll[s] = 0;
  report<EventKind::kLastingEnded>(play, {seat});
}

/// Step 4: T-036. What missions promised comes while the hand is below five.
void draw_territory_cards(Play& play) {
  TurnMemory& memory = play.board().memory;
  const Seat seat = play.board().to_act;
  if (memory.extra_cards > 0) push(play, StepKind::kExtraCards);
  if (memory.conquered > 0) {
    push<StepKind::kDraw>(play, {seat, Deck::kTerritory, Draw::kHand, kNoCard});
  }
}

/// Step 5: T-037, T-038.
void draw_adventure_card(Play& play) {
  Board& board = play.board();
  if (board.memory.site_taken == 0) return;
  board.memory.drew_adventure = 1;  // T-040
  push<StepKind::kDiscard>(play, {board.to_act});
  push<StepKind::kDraw>(play, {board.to_act, Deck::kAdventure, Draw::kStep5, kNoCard});
}

}  // namespace

void run_extra_cards(Play& play, const Step&) {
  TurnMemory& memory = play.board().memory;
  const Seat seat = play.board().to_act;
  const int hand = territory_hand(play.rules, play.state.piles, seat).size();
  if (hand >= kForcedHand || memory.extra_cards == 0) return;
  --memory.extra_cards;
  push(play, StepKind::kExtraCards);
  push<StepKind::kDraw>(play, {seat, Deck::kTerritory, Draw::kHand, kNoCard});
}

void push_turn_from(Play& play, TurnStep step) {
  push(play, StepKind::kEndTurn);
  for (int s = kSteps - 1; s >= static_cast<int>(step); --s) {
    push<StepKind::kBeginStep>(play, {static_cast<TurnStep>(s)});
  }
}

void run_begin_turn(Play& play, const Step& step) {
  const auto [seat] = fields_of<StepKind::kBeginTurn>(step);
  Board& board = play.board();
  if (board.phase != Phase::kTurn) {
    board.phase = Phase::kTurn;
    report<EventKind::kPhaseBegan>(play, {Phase::kTurn});
  }
  ++board.turn;
  board.to_act = seat;
  board.memory = {};
  board.entered = {};
  report<EventKind::kTurnBegan>(play, {seat, std::min(int{board.turn}, kMostTold)});
  end_lasting(play, seat);
  push_turn_from(play, TurnStep::kReinforce);
}

void run_begin_step(Play& play, const Step& step) {
  const auto [begun] = fields_of<StepKind::kBeginStep>(step);
  play.board().step = begun;
  report<EventKind::kStepBegan>(play, {begun});
  switch (begun) {
    case TurnStep::kReinforce: return begin_reinforcements(play);
    case TurnStep::kCombat: return push(play, StepKind::kAttackFrom);
    case TurnStep::kFortify: return begin_fortifying(play);
    case TurnStep::kTerritoryCard: return draw_territory_cards(play);
    case TurnStep::kAdventureCard: return draw_adventure_card(play);
    case TurnStep::kReplaceLeader: return push(play, StepKind::kReplaceLeader);
    case TurnStep::kFellowship: return push(play, StepKind::kFellowship);
  }
}

void run_end_turn(Play& play, const Step&) {
  push<StepKind::kBeginTurn>(play, {next_in_play(play.rules, play.board(), play.board().to_act)});
}

void ask_discard(const Rules& rules, const State& state, const Step& step, Decision& decision) {
  const auto [seat] = fields_of<StepKind::kDiscard>(step);
  ask(decision, seat, DecisionKind::kDiscard, 39);
  const CardSet hand = state.piles.hands[at(seat)] & rules.adventure_cards;
  if (hand.size() <= kAdventureLimit) return;
  for (const CardId card : hand) decision.offer(act(ActionKind::kDiscard, card));
}

void answer_discard(Play& play, const Step& step, Action action) {
  const auto [seat] = fields_of<StepKind::kDiscard>(step);
  push<StepKind::kDiscard>(play, {seat});
  discard(play, seat, card_of(action));
}

/// T-047.
void ask_replace_leader(const Rules&, const State& state, const Step&, Decision& decision) {
  const Seat seat = state.board.to_act;
  ask(decision, seat, DecisionKind::kReplaceLeader, 47);
  if (!state.board.leaders[at(seat)].empty()) return;
  for (const Territory territory : held_by(state.board, seat)) {
    decision.offer(act(ActionKind::kPlaceLeader, territory));
  }
}

void answer_replace_leader(Play& play, const Step&, Action action) {
  place_leader(play, play.board().to_act, territory_of(action), Cause::kReplacement);
}

}  // namespace trilogy
