#pragma once

#include "game/wotr/players/squire/situation/situation.h"
#include "rules/wotr/cards/table_card.h"

namespace wotr_players::squire {

// Cards that stay on the table: what they are worth there, when they are given up, and what is paid
// to be rid of the enemy's.

/// To the side that holds it.
double worth_on_table(const Situation& now, Lasting lasting);
/// The best of the enemy's cards of that deck, discarded.
double worth_of_ridding(const Situation& now, Deck deck);
/// R-074, as an action with a die of this face; nothing if there is nothing to be had.
double worth_of_ransom(const Situation& now, DieFace face);
/// More eyes would now be worth a die.
bool wants_more_eyes(const Situation& now);

/// Whether the card is given up for what it does: Staff, Coat, Horn, Crebain, Balrog.
Answer choose_table_use(const Situation& now);
Answer choose_ransom(const Situation& now);
/// One of the enemy's cards is discarded.
Answer choose_from_table(const Situation& now);
/// Worn with Sorrow and Toil.
Answer choose_loss_of_card(const Situation& now);

}  // namespace wotr_players::squire
