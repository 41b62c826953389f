#pragma once

#include "base/json_reader.h"
#include "rules/wotr/battle/combat_moments.h"
#include "rules/wotr/combat/effect.h"
#include "rules/wotr/state/play.h"

namespace wotr {

// When and in which order the lower halves of cards take effect.

/// {"if": […], "do": […]} of a lower half.
CombatProgram read_combat_program(const Rules& rules, const base::JsonReader& entry);

/// For positions written by hand: there is such a moment; the effect of the card asks something.
bool is_moment(int number);
bool asks_something(const Rules& rules, CardId card, int effect);

/// The effects of a moment, one card after the other. args: moment, turn
void run_combat_moment(Play& play, const Step& step);
/// The effects of one card from this one on. args: side, effect, whether they are its second
void run_combat_effect(Play& play, const Step& step);
/// What an effect asks. args: a CombatStep
void ask_combat_question(const Rules& rules, const State& state, const Step& step,
                         Decision& decision);
void answer_combat_question(Play& play, const Step& step, Action action);

}  // namespace wotr
