#pragma once

#include <array>
#include <cstdint>

#include "rules/wotr/state/rules.h"
#include "rules/wotr/state/state.h"

namespace wotr {

/// Everything as section 3 of the rulings puts it; nothing is pending.
State standard_setup(const Rules& rules);

/// the leading players' tokens as they lie in that turn.
void give_leading_tokens(const Rules& rules, Board& board, int turn);

/// The beginning of a game: the standard set-up, waiting for its first decision.
State new_state(const Rules& rules);

/// How many dice each side has in a new turn.
std::array<std::uint8_t, 2> full_pools(const Rules& rules, const State& state);

/// Makes pending what is left of a turn when its phase begins.
void push_turn_from(const Rules& rules, State& state, Phase phase);

}  // namespace wotr
