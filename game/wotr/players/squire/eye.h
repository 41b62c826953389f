#pragma once

#include "game/wotr/players/squire/situation.h"

namespace wotr_players::squire {

// How the Shadow hunts.

Answer choose_allocation(const Situation& now);
Answer choose_hunt_reroll(const Situation& now);

}  // namespace wotr_players::squire
