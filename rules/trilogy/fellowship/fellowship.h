#pragma once

#include "rules/trilogy/state/play.h"

namespace trilogy {

/// A roll of so many, with all changes, lets the Ring go on (T-042).
inline constexpr int kRingGoesFrom = 4;

// Step 7: T-004 to T-008, T-040 to T-042.
void run_fellowship(Play& play, const Step& step);
void ask_fellowship_roll(const Rules& rules, const State& state, const Step& step,
                         Decision& decision);
void answer_fellowship_roll(Play& play, const Step& step, Action action);
void ask_fellowship_answers(const Rules& rules, const State& state, const Step& step,
                            Decision& decision);
void answer_fellowship_answers(Play& play, const Step& step, Action action);
void run_fellowship_outcome(Play& play, const Step& step);

/// T-040: the active player who drew in step 5 plays nothing more.
bool may_answer(const Board& board, Seat seat);

}  // namespace trilogy
