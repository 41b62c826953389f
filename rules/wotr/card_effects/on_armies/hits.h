#pragma once

#include "base/json_reader.h"
#include "rules/wotr/cards/card_step.h"

namespace wotr {

// {"hits": 3, "success": 4, "on": "shadow", "in": "orthanc", "as-attack": true}. Instead of a
// number "nazgul", a die for each of the player's Nazgûl there or beside it, or a Nation, a die for
// each of its units there; five at most.

DealHits read_hits(const Rules& rules, const base::JsonReader& entry, CardProgram& program);
void run_hits(Play& play, const DealHits& data, const CardStep& step);
void ask_hits(const Rules& rules, const State& state, const DealHits& data, const CardStep& step,
              Decision& decision);
void answer_hits(Play& play, const DealHits& data, const CardStep& step, Action action);

/// The Army in board.event.place takes hits by the card; then the rules look at the siege.
void strike_army(Play& play, Side side, int hits, bool minions_die);
void run_after_hits(Play& play, const Step& step);

}  // namespace wotr
