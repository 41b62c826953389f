#pragma once

#include "game/wotr/players/squire/situation/situation.h"

namespace wotr_players::squire {

// What the Hunt may do to the Ring-bearers, and how it is borne.

/// What so many points of Corruption are worth to be spared, on top of what there is.
double cost_of_corruption(const Situation& now, int corruption, int points);
/// Chance that moving now brings a Hunt tile.
double chance_of_tile(const Situation& now);
/// Damage of a tile drawn now, on average, if an Eye does `eye_damage`.
double damage_of_tile(const Situation& now, int eye_damage);
/// Chance that one tile drawn on the Mordor Track ends the game.
double chance_of_death(const Situation& now, int eye_damage);

Answer choose_hunt_damage(const Situation& now);

}  // namespace wotr_players::squire
