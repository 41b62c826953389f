#pragma once

#include "rules/trilogy/state/play.h"

namespace trilogy {

/// Where the battalions of a step "place" may stand: on any territory of the seat, or where its
/// mission says (T-036).
TerritorySet place_area(const Rules& rules, const Board& board, Seat seat, CardId mission);
/// The territories as answers to where to place; a single battalion is placed by the answer itself.
void offer_places(const TerritorySet& area, int to_place, Decision& decision);
/// Carries out such an answer, with the question for the number if one is needed, and with what is
/// left to place. True if it was one.
bool place_answered(Play& play, Seat seat, Cause cause, CardId mission, Action action);

void ask_place(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_place(Play& play, const Step& step, Action action);
void ask_place_count(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_place_count(Play& play, const Step& step, Action action);

}  // namespace trilogy
