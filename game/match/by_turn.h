#pragma once

#include <cstddef>
#include <span>

#include "game/match/apply_offered.h"
#include "game/match/match.h"

namespace match {

/// A turn of a match as it lies behind: the table when it was over, and all that had happened
/// since the match began. The next turn has begun by then, if there is one.
template <core::Game G>
struct TurnOver {
  int turn = 0;
  const typename G::State& after;
  std::span<const core::Event> events;
};

/// Plays the match again and calls `visit` at the end of each of its turns, the last one included.
template <core::Game G, class Visit>
void for_each_turn(const Match<G>& match, Visit visit) {
  typename G::State state = match.start();
  std::size_t told = 0;
  for (const JournalStep& step : match.journal().steps()) {
    const int turn = G::turn(state);
    apply_offered<G>(match.rules(), state, step.action, nullptr);
    told = step.events;
    if (G::turn(state) != turn) visit(TurnOver<G>{turn, state, match.events().first(told)});
  }
  visit(TurnOver<G>{G::turn(state), state, match.events().first(told)});
}

}  // namespace match
