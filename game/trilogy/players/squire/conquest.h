#pragma once

#include "game/trilogy/players/squire/situation.h"
#include "game/trilogy/players/squire/worth.h"
#include "rules/trilogy/odds/invasion_odds.h"

namespace trilogy_players::squire {

/// Battalions of the squire's that could march, there or not yet.
struct Stack {
  Territory at;
  int battalions;
  bool leader;
};
Stack stack_in(const Situation& now, Territory territory);

/// What the best attack brings, and those that follow from where it leads.
struct March {
  double worth = 0;
  Territory to = kNoTerritory;  ///< its first target; kNoTerritory: better stay
};
March best_march(const Situation& now, const Stack& stack, int depth);

/// What an attack on this territory brings with what may follow; it may be less than nothing.
double worth_of_attack(const Situation& now, const Stack& stack, Territory target, int depth);

/// The present invasion with more attackers, fewer defenders or a better bonus than there are.
struct Aid {
  int attackers = 0;
  int defenders = 0;
  int bonus = 0;
};
Forces forces_of(const Situation& now, const Stack& stack, Territory target);
/// The worth of winning the invasion under way, by what it would be with such aid.
double worth_of_aid(const Situation& now, const Aid& aid);

/// What standing there promises for the next turn and risks until then.
double worth_of_standing(const Situation& now, const Stack& stack);

}  // namespace trilogy_players::squire
