#pragma once

#include "game/wotr/players/squire/situation/campaign.h"
#include "rules/wotr/state/ids.h"

namespace wotr_players::squire {

// What cards are worth: what their effects would achieve, and a little for the lower half.

/// Playing the card now, whether or not its conditions hold.
double worth_of_event(const Situation& now, const Campaign& campaign, CardId card);
/// The same, nothing unless the card may be played.
double worth_of_playing(const Situation& now, const Campaign& campaign, CardId card);
/// The best card of the hand that a die with this face plays; below nothing if there is none.
double worth_of_best_card(const Situation& now, const Campaign& campaign, DieFace face);
/// Having the card in hand.
double worth_of_keeping(const Situation& now, const Campaign& campaign, CardId card);
/// One more card from that deck.
double worth_of_drawing(const Situation& now, Deck deck);
/// The best deck that has a card left.
double worth_of_drawing(const Situation& now);

Answer choose_card(const Situation& now);
/// The card that is missed least: discarded, or paid with.
Answer choose_discard(const Situation& now);
Answer choose_deck(const Situation& now);
Answer choose_swap(const Situation& now);

}  // namespace wotr_players::squire
