#pragma once

#include <string>

#include "game/match/match.h"

namespace match {

/// A match of its own that has gone as far as the first `steps` steps of another, and is marked as
/// its branch. The generator stands where it stood: the same luck follows. An Error where it
/// cannot be played again.
template <core::Game G>
base::Result<Match<G>> branch_of(const Match<G>& match, std::size_t steps) {
  Setup setup = match.setup();
  setup.marks = match.marks();
  setup.marks.branched = true;
  base::Result<Match<G>> branch = Match<G>::begin(match.tables(), std::move(setup));
  if (!branch) return branch;
  for (std::size_t i = 0; i < steps; ++i) {
    const JournalStep& step = match.journal().steps()[i];
    Drawn given;
    const core::Refusal refusal =
        step.stream.empty() ? branch->play(step.action, step.why, step.answer)
                            : branch->replay({step.action, step.stream, step.drawn}, given);
    if (refusal.refused()) {
      return base::Error{"Step " + std::to_string(i + 1) + " of the game cannot be played again."};
    }
  }
  return branch;
}

}  // namespace match
