#pragma once

#include "rules/wotr/state/play.h"

namespace wotr {

/// Worn with Sorrow and Toil: its owner may make the Free Peoples lose a card for a casualty of the
/// Hunt.
void offer_loss_of_card(Play& play);
void ask_loss_of_card(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_loss_of_card(Play& play, const Step& step, Action action);
/// Which of the cards in hand.
void ask_random_card(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_random_card(Play& play, const Step& step, Action action);

}  // namespace wotr
