// Step 7: T-004 to T-008, T-040 to T-042.

#include "rules/trilogy/fellowship/fellowship.h"

#include "rules/trilogy/board/seats.h"
#include "rules/trilogy/cards/playable.h"
#include "rules/trilogy/effects/hunt.h"
#include "rules/trilogy/turn/final_score.h"
#include "rules/trilogy/turn/hand_answers.h"

namespace trilogy {
namespace {

Territory place_of(const Rules& rules, const Board& board) {
  return rules.path[board.fellowship.place];
}

bool is_at_mount_doom(const Board& board) { return board.fellowship.place + 1u == kPathSteps; }

/// From the active player's left, until all have passed in a row (T-041).
void push_answers(Play& play) {
  push<StepKind::kFellowshipAnswers>(play, {left_of(play.rules, play.board().to_act), 0});
}

void push_roll(Play& play) {
  push(play, StepKind::kFellowshipOutcome);
  push_answers(play);
  push(play, StepKind::kFellowshipRoll);
}

void forget_roll(Board& board) {
  const Fellowship& before = board.fellowship;
  board.fellowship = {.place = before.place, .destroyed = before.destroyed};
}

/// Arriving at Mount Doom it rolls in the same step (T-007).
void arrive(Play& play) {
  advance_fellowship(play);
  forget_roll(play.board());
  if (is_at_mount_doom(play.board()) && play.rules.options.roll_on_arrival) push_roll(play);
}

void stay(Play& play) {
  report<EventKind::kFellowshipStayed>(play, {place_of(play.rules, play.board())});
  forget_roll(play.board());
}

bool is_successful(const Fellowship& fellowship) {
  return fellowship.roll + fellowship.change >= kRingGoesFrom;  // T-042
}

}  // namespace

bool may_answer(const Board& board, Seat seat) {
  return seat != board.to_act || board.memory.drew_adventure == 0;
}

/// T-006: one attempt each turn.
void run_fellowship(Play& play, const Step&) {
  Board& board = play.board();
  forget_roll(board);
  const bool rolls = play.rules.path_die[board.fellowship.place];  // T-005
  if (rolls) return push_roll(play);
  push(play, StepKind::kFellowshipOutcome);
  push_answers(play);
}

void ask_fellowship_roll(const Rules&, const State& state, const Step&, Decision& decision) {
  ask_chance(decision, DecisionKind::kFellowshipRoll, is_at_mount_doom(state.board) ? 7 : 5, 1);
  for (int value = 1; value <= kDieSides; ++value) {
    decision.outcome(act(ActionKind::kRoll, value), 1);
  }
}

void answer_fellowship_roll(Play& play, const Step&, Action action) {
  play.board().fellowship.roll = action.a;
  report<EventKind::kFellowshipDie>(play, {action.a});
}

void ask_fellowship_answers(const Rules& rules, const State& state, const Step& step,
                            Decision& decision) {
  const auto [seat, passes] = fields_of<StepKind::kFellowshipAnswers>(step);
  ask(decision, seat, DecisionKind::kFellowshipAnswer, 41);
  const bool answers = is_in_play(state.board, seat) && may_answer(state.board, seat);
  if (answers) {
    offer_powers(rules, state, seat, fellowship_powers(rules, state.board.fellowship), decision);
  }
  decision.offer(act(ActionKind::kPass));
}

void answer_fellowship_answers(Play& play, const Step& step, Action action) {
  const auto [seat, passes] = fields_of<StepKind::kFellowshipAnswers>(step);
  const int passed = is(action, ActionKind::kPass) ? passes + 1 : 0;
  if (passed < static_cast<int>(seat_count(play.rules))) {
    push<StepKind::kFellowshipAnswers>(play, {left_of(play.rules, seat), passed});
  }
  hand_answered(play, seat, action);
}

void run_fellowship_outcome(Play& play, const Step&) {
  Board& board = play.board();
  const Fellowship& fellowship = board.fellowship;
  if (fellowship.held != 0) return stay(play);  // T-042: beats any roll
  const bool must_roll = play.rules.path_die[fellowship.place] || fellowship.roll_required != 0;
  if (fellowship.roll == 0 && must_roll) return push_roll(play);
  if (fellowship.roll != 0 && !is_successful(fellowship)) return stay(play);
  if (!is_at_mount_doom(board)) return arrive(play);
  board.fellowship.destroyed = 1;
  report(play, EventKind::kRingDestroyed);
  forget_roll(board);
  begin_final_score(play);  // T-008
}

}  // namespace trilogy
