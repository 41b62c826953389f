#pragma once

#include "base/json_reader.h"
#include "rules/wotr/cards/card_step.h"

namespace wotr {

// Character cards that one side makes the other lose.

/// Worn with Sorrow and Toil: its owner may make the Free Peoples lose a card for a casualty of the
/// Hunt.
void offer_loss_of_card(Play& play);
void ask_loss_of_card(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_loss_of_card(Play& play, const Step& step, Action action);
/// Which of the cards in hand.
void ask_random_card(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_random_card(Play& play, const Step& step, Action action);

/// {"discard-from-table": "character"}: a card of this deck that lies on the enemy's table
DiscardFromTable read_discard_from_table(const Rules& rules, const base::JsonReader& entry,
                                         CardProgram& program);
bool can_discard_from_table(const Rules& rules, const State& state, const DiscardFromTable& data,
                            const CardStep& step);
void run_discard_from_table(Play& play, const DiscardFromTable& data, const CardStep& step);
void ask_discard_from_table(const Rules& rules, const State& state, const DiscardFromTable& data,
                            const CardStep& step, Decision& decision);
void answer_discard_from_table(Play& play, const DiscardFromTable& data, const CardStep& step,
                               Action action);

}  // namespace wotr
