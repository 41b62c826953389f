#pragma once

#include "game/players/squire/situation.h"

namespace players::squire {

// How the Shadow hunts.

Answer choose_allocation(const Situation& now);
Answer choose_hunt_reroll(const Situation& now);

}  // namespace players::squire
