#pragma once

#include "base/json_reader.h"
#include "rules/wotr/cards/card_step.h"

namespace wotr {

/// {"draw-tile": "hunt"}: a Hunt tile is drawn and resolved; Eyes and blue tiles have no effect
/// . "unreduced": nothing lowers its damage; "random-casualty": a random Companion must be
/// lost for it; "number": only its number is asked for, by the effects after this one.
DrawTile read_draw_tile(const Rules& rules, const base::JsonReader& entry, CardProgram& program);
void run_draw_tile(Play& play, const DrawTile& data, const CardStep& step);

/// {"scatter": "tile-number"}: as many Companions leave the Fellowship, and stand where it is
Scatter read_scatter(const Rules& rules, const base::JsonReader& entry, CardProgram& program);
void run_scatter(Play& play, const Scatter& data, const CardStep& step);
void ask_scatter(const Rules& rules, const State& state, const Scatter& data, const CardStep& step,
                 Decision& decision);
void answer_scatter(Play& play, const Scatter& data, const CardStep& step, Action action);

}  // namespace wotr
