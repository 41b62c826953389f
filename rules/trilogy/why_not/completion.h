#pragma once

#include "rules/trilogy/view/view.h"
#include "rules/trilogy/why_not/intent.h"

namespace trilogy {

/// What this answer says in the words of an intent: where a battle or a fortify move comes from and
/// goes, where battalions are placed.
Intent said_by(const State& state, const Decision& pending, Action action);
/// What was said before the pending question was reached.
Intent said_already(const State& state);

/// Takes out of the intent what was said. False if something else was said than it means.
bool take_out(const Intent& said, Intent& intent);

/// Whether the deciding seat can still say every word of the intent, one legal answer after the
/// other. The rules themselves are played to find out: what they offer is legal, and nothing else.
bool can_be_completed(const Rules& rules, const Guess& guess, const Intent& intent);

}  // namespace trilogy
