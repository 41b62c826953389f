#pragma once

#include "rules/wotr/view/determinize.h"
#include "rules/wotr/why_not/intent.h"

namespace wotr {

/// Whether the deciding seat can still say every word of the intent, one legal answer after the
/// other, within the action that is under way or that begins now. The rules themselves are played
/// to find out: what they offer is legal, and nothing else is.
bool can_be_completed(const Rules& rules, const Guess& guess, const Intent& intent);

}  // namespace wotr
