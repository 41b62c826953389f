#pragma once

#include "base/json_reader.h"
#include "rules/wotr/cards/card_step.h"

namespace wotr {

// What cards do to the Fellowship and its Hunt. No die goes to the Hunt box for it.

/// {"hide-fellowship": true}: a Revealed one
HideFellowship read_hide(const Rules& rules, const base::JsonReader& entry, CardProgram& program);
bool can_hide_by_card(const Rules& rules, const State& state, const HideFellowship& data,
                      const CardStep& step);
void run_hide(Play& play, const HideFellowship& data, const CardStep& step);

/// {"move-fellowship": true}: a Hidden one, as with a die
MoveFellowship read_move_fellowship(const Rules& rules, const base::JsonReader& entry,
                                    CardProgram& program);
bool can_move_by_card(const Rules& rules, const State& state, const MoveFellowship& data,
                      const CardStep& step);
void run_move_fellowship(Play& play, const MoveFellowship& data, const CardStep& step);

/// {"reveal-fellowship": true}: in full
RevealFellowship read_reveal(const Rules& rules, const base::JsonReader& entry,
                             CardProgram& program);
void run_reveal(Play& play, const RevealFellowship& data, const CardStep& step);

/// {"move-figure": 1}: the figure goes so many regions, the counter stays as it is
MoveFigure read_move_figure(const Rules& rules, const base::JsonReader& entry,
                            CardProgram& program);
void run_move_figure(Play& play, const MoveFigure& data, const CardStep& step);
void ask_move_figure(const Rules& rules, const State& state, const MoveFigure& data,
                     const CardStep& step, Decision& decision);
void answer_move_figure(Play& play, const MoveFigure& data, const CardStep& step, Action action);

/// {"hunt-roll": true}: a Hunt as if the Fellowship had moved
HuntRoll read_hunt_roll(const Rules& rules, const base::JsonReader& entry, CardProgram& program);
bool can_roll_hunt(const Rules& rules, const State& state, const HuntRoll& data,
                   const CardStep& step);
void run_hunt_roll(Play& play, const HuntRoll& data, const CardStep& step);

}  // namespace wotr
