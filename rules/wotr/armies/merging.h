#pragma once

#include "rules/wotr/state/play.h"

namespace wotr {

// Teammates make one Army of two.

/// Places on the map where the seat may offer its teammate to mix their Armies.
RegionSet regions_to_merge(const Rules& rules, const Board& board, Seat seat);

/// The offer, before the action of the seat that is to act.
void ask_merge_region(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_merge_region(Play& play, const Step& step, Action action);
void ask_answer_merge(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_answer_merge(Play& play, const Step& step, Action action);

}  // namespace wotr
