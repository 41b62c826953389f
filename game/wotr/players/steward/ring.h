#pragma once

#include "game/wotr/players/steward/matter.h"

namespace wotr_players::steward {

// The Company with the Ring: its steps, its rest, and how it bears the Hunt.

double worth_of_step(const Matter& matter);
double worth_of_hiding(const Matter& matter);

/// In the Fellowship phase: where it shows itself, if anywhere.
Answer choose_declaration(const Matter& matter);
/// Companions are given for the Ring-bearers where that is worth most at the end of the way.
Answer choose_hunt_damage(const Matter& matter);

}  // namespace wotr_players::steward
