#pragma once

#include "game/trilogy/players/squire/situation.h"
#include "rules/trilogy/state/card.h"

namespace trilogy_players::squire {

/// One adventure card more.
double worth_of_a_draw(const Situation& now);

/// Its points, and what its reward brings once the territory is held.
double worth_of_mission(const Situation& now, const AdventureCard& mission);
/// Of the missions in hand, those that a Leader does by entering the territory (T-035).
double worth_of_entering(const Situation& now, Territory territory);

/// The adventure cards that the squire holds.
CardSet adventures_in_hand(const Situation& now);

}  // namespace trilogy_players::squire
