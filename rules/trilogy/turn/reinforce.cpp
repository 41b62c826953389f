// Step 1, and the sets of captured cards: T-019 to T-026.

#include "rules/trilogy/turn/reinforce.h"

#include "rules/trilogy/board/figures.h"
#include "rules/trilogy/board/scores.h"
#include "rules/trilogy/cards/sets.h"
#include "rules/trilogy/turn/hand_answers.h"
#include "rules/trilogy/turn/placing.h"

namespace trilogy {
namespace {

/// How far step 1 is, in its step's field: powers of the start of a turn come before anything else.
constexpr int kStart = 0;
constexpr int kSetsBegun = 1;

}  // namespace

void begin_reinforcements(Play& play) {
  const Seat seat = play.board().to_act;
  for (const Territory stronghold : held_by(play.board(), seat) & play.rules.strongholds) {
    place_battalions(play, stronghold, 1, Cause::kStronghold);  // T-019
  }
  add_to_place(play, seat, income_of(play.rules, play.board(), seat));
  push<StepKind::kReinforce>(play, {kStart});
}

void ask_reinforce(const Rules& rules, const State& state, const Step& step, Decision& decision) {
  const auto [stage] = fields_of<StepKind::kReinforce>(step);
  const Seat seat = state.board.to_act;
  const int to_place = state.board.to_place[at(seat)];
  ask(decision, seat, DecisionKind::kReinforce, 19);
  if (stage == kStart) {
    offer_powers(rules, state, seat, powers_at(rules, Moment::kStartOfTurn), decision);
  }
  offer_uprisings(rules, state, seat, decision);
  offer_sets(rules, territory_hand(rules, state.piles, seat), decision);  // T-022
  if (must_turn_in(rules, state.piles, seat)) return;                     // T-023
  if (to_place == 0) return decision.offer(act(ActionKind::kEndStep));
  offer_places(held_by(state.board, seat), to_place, decision);
}

void answer_reinforce(Play& play, const Step& step, Action action) {
  const Seat seat = play.board().to_act;
  if (is(action, ActionKind::kEndStep)) return;
  if (place_answered(play, seat, Cause::kReinforcement, kNoCard, action)) return;
  if (is(action, ActionKind::kTurnIn)) {
    push<StepKind::kReinforce>(play, {kSetsBegun});
    return turn_in(play, seat, action);
  }
  push<StepKind::kReinforce>(play, fields_of<StepKind::kReinforce>(step));
  hand_answered(play, seat, action);
}

void ask_captured_sets(const Rules& rules, const State& state, const Step& step,
                       Decision& decision) {
  const auto [seat] = fields_of<StepKind::kCapturedSets>(step);
  ask(decision, seat, DecisionKind::kCapturedSets, 26);
  offer_sets(rules, territory_hand(rules, state.piles, seat), decision);
}

void answer_captured_sets(Play& play, const Step& step, Action action) {
  const auto [seat] = fields_of<StepKind::kCapturedSets>(step);
  turn_in(play, seat, action);
  if (must_turn_in(play.rules, play.state.piles, seat)) {
    push<StepKind::kCapturedSets>(play, {seat});
  } else {
    push<StepKind::kPlace>(play, {seat, Cause::kSets, kNoCard});
  }
}

}  // namespace trilogy
