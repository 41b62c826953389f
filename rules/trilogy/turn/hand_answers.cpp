#include "rules/trilogy/turn/hand_answers.h"

#include "rules/trilogy/cards/playable.h"
#include "rules/trilogy/effects/effects.h"

namespace trilogy {

void offer_powers(const Rules& rules, const State& state, Seat seat, const CardSet& powers,
                  Decision& decision) {
  for (const CardId card : held_of(state, seat, powers)) {
    if (would_do_something(rules, state, seat, card)) {
      decision.offer(act(ActionKind::kPlayCard, card));
    }
  }
}

void offer_missions(const Rules& rules, const State& state, Seat seat, Decision& decision) {
  if (state.board.entered.empty()) return;
  for (const CardId card : held_of(state, seat, rules.missions)) {
    if (state.board.entered.contains(adventure_of(rules, card).territory)) {
      decision.offer(act(ActionKind::kMission, card));
    }
  }
}

void offer_uprisings(const Rules&, const State& state, Seat seat, Decision& decision) {
  for (const CardId card : state.piles.secrets[at(seat)]) {
    if (held_by(state.board, seat).contains(territory_of(card))) {
      decision.offer(act(ActionKind::kShowCard, card));
    }
  }
}

bool hand_answered(Play& play, Seat seat, Action action) {
  if (is(action, ActionKind::kPlayCard)) {
    play_power(play, seat, card_of(action));
  } else if (is(action, ActionKind::kMission)) {
    do_mission(play, seat, card_of(action));
  } else if (is(action, ActionKind::kShowCard)) {
    show_uprising(play, seat, card_of(action));
  } else {
    return false;
  }
  return true;
}

}  // namespace trilogy
