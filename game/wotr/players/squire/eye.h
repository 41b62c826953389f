#pragma once

#include "game/wotr/players/squire/situation/situation.h"

namespace wotr_players::squire {

// How the Shadow hunts.

inline constexpr int kNearMordor = 6;  ///< steps from which on one more die hunts
inline constexpr int kBurdened = 6;    ///< Corruption from which on one more die hunts

Answer choose_allocation(const Situation& now);
Answer choose_hunt_reroll(const Situation& now);

}  // namespace wotr_players::squire
