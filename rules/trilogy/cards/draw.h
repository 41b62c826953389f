#pragma once

#include "rules/trilogy/state/play.h"

namespace trilogy {

/// Which cards belong to a deck, wherever they are.
const CardSet& cards_of(const Rules& rules, Deck deck);
/// A card can be drawn: the deck or its discards hold one (T-025, T-046).
bool can_draw(const Rules& rules, const Piles& piles, Deck deck);

/// Draws a card, for `why`, once the deck has one; nothing is drawn where there is none.
void run_draw(Play& play, const Step& step);
void ask_draw_card(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_draw_card(Play& play, const Step& step, Action action);

/// From the hand, or a secret one, to the discards.
void discard(Play& play, Seat seat, CardId card);
/// All that were turned over go to the discards.
void discard_turned(Play& play);

}  // namespace trilogy
