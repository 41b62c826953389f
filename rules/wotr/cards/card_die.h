#pragma once

#include "rules/wotr/state/play.h"

namespace wotr {

/// The next die that a card makes somebody throw; `remaining` with it.
inline void ask_card_die(Decision& decision, int remaining) {
  ask_chance(decision, DecisionKind::kCardDie, 72, remaining);
  for (int value = 1; value <= 6; ++value) decision.outcome(act(ActionKind::kRoll, value), 1);
}

/// Reports the die; true when it shows `success` or more.
inline bool throw_card_die(Play& play, CardId card, int value, int success) {
  report<EventKind::kCardDie>(play, {card, value, value >= success});
  return value >= success;
}

}  // namespace wotr
