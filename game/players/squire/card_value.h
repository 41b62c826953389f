#pragma once

#include "game/players/squire/situation.h"

namespace players::squire {

// What cards are worth. Until they can be played, a card is worth what its icon promises.

/// Playing the card now, with the die that its icon asks for.
double worth_of_playing(const Situation& now, CardId card);
/// Having the card in hand.
double worth_of_keeping(const Situation& now, CardId card);
/// One more card from that deck.
double worth_of_drawing(const Situation& now, Deck deck);
/// The best deck that has a card left.
double worth_of_drawing(const Situation& now);

Answer choose_discard(const Situation& now);
Answer choose_deck(const Situation& now);
Answer choose_swap(const Situation& now);

}  // namespace players::squire
