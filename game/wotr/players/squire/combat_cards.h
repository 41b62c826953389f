#pragma once

#include "game/wotr/players/squire/situation/situation.h"
#include "rules/wotr/state/ids.h"

namespace wotr_players::squire {

// The lower halves of cards: whether one is worth a card of the hand, and what it asks.

/// In a battle of middling size, whatever its conditions.
double worth_of_lower_half(const Situation& now, CardId card);

Answer choose_combat_card(const Situation& now);
/// Whether one of the hand is worth its price, when that is said first.
Answer choose_to_declare_card(const Situation& now);
/// Hits on one's own units, or Leadership given up.
Answer choose_amount(const Situation& now, DecisionKind kind);
/// The Companion who gives up his Leadership, or is silenced.
Answer choose_companion(const Situation& now);
/// An enemy who leads falls.
Answer choose_victim(const Situation& now);
/// One's own Leader or Companion, for hits.
Answer choose_sacrifice(const Situation& now);
/// behind walls if there are any.
Answer choose_where_to_leave(const Situation& now);

}  // namespace wotr_players::squire
