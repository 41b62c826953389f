#pragma once

#include "rules/wotr/state/play.h"

namespace wotr {

// Characters that enter the game: the Minions, Aragorn and Gandalf the
// White; and the Voice of Saruman.

/// A Minion of the seat's.
bool can_bring_minion(const Rules& rules, const Board& board, Seat seat);
/// Where the Minion may enter now; empty when his conditions do not hold.
RegionSet minion_entry_regions(const Rules& rules, const Board& board, Character who);

void ask_minion(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_minion(Play& play, const Step& step, Action action);
void ask_minion_region(const Rules& rules, const State& state, const Step& step,
                       Decision& decision);
void answer_minion_region(Play& play, const Step& step, Action action);

bool can_use_voice(const Rules& rules, const Board& board, Seat seat);
void ask_voice(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_voice(Play& play, const Step& step, Action action);

bool can_crown_aragorn(const Rules& rules, const Board& board);
void crown_aragorn(Play& play);
bool can_return_gandalf(const Rules& rules, const Board& board);
void return_gandalf(Play& play);
void ask_gandalf_region(const Rules& rules, const State& state, const Step& step,
                        Decision& decision);
void answer_gandalf_region(Play& play, const Step& step, Action action);

}  // namespace wotr
