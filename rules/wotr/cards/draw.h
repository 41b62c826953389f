#pragma once

#include "rules/wotr/state/play.h"

namespace wotr {

// Drawing, hand limits and the swap between teammates.

/// What a seat draws at the beginning of a turn, then the next seat, and the swap after a team's
/// second. args: seat
void run_turn_draws(Play& play, const Step& step);
/// Draws one card of the deck for the seat, then discards to the hand limit.
void push_draw(Play& play, Seat seat, Deck deck);

void ask_draw_card(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_draw_card(Play& play, const Step& step, Action action);
/// One card from a deck of choice. args: seat
void ask_draw_deck(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_draw_deck(Play& play, const Step& step, Action action);
void ask_discard_to_limit(const Rules& rules, const State& state, const Step& step,
                          Decision& decision);
void answer_discard_to_limit(Play& play, const Step& step, Action action);

/// the first of a team may offer a card. args: seat
void ask_offer_swap(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_offer_swap(Play& play, const Step& step, Action action);
/// The teammate gives one back, unseen, or declines. args: seat that answers, card offered
void ask_answer_swap(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_answer_swap(Play& play, const Step& step, Action action);

int hand_size(const State& state, Seat seat);
int hand_limit(const Rules& rules, Seat seat);
bool has_card_left(const Rules& rules, const State& state, Side side, Deck deck);

}  // namespace wotr
