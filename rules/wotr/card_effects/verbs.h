#pragma once

#include "base/json_reader.h"
#include "rules/wotr/cards/card_step.h"
#include "rules/wotr/cards/program.h"

namespace wotr {

// The verbs of cards: who reads each from the data, who carries it out, who asks and answers its
// questions. verbs.cpp lists them; a verb lives in a file of its own.

/// One entry of a card's list, "recruit" … with its fields and an optional "if".
Effect read_effect(const Rules& rules, const base::JsonReader& entry, CardProgram& program);
/// All effects of a list, one after another at the end of card.effects.
void read_effects(const Rules& rules, const base::JsonReader& list, CardProgram& program);

/// Carries out the effect; what it has to ask it pushes.
void run_effect(Play& play, const CardStep& step);
/// The question that the effect pushed.
void ask_effect(const Rules& rules, const State& state, const CardStep& step, Decision& decision);
void answer_effect(Play& play, const CardStep& step, Action action);

/// The conditions of the effect hold, and it would do something, as far as that can be told.
bool can_begin(const Rules& rules, const State& state, const CardStep& step);

/// The Nations that the effect names and acts for.
NationSet nations_of(const Effect& effect);

}  // namespace wotr
