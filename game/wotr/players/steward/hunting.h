#pragma once

#include "game/wotr/players/steward/matter.h"

namespace wotr_players::steward {

/// How many dice hunt: more as the Company nears Mordor, and where the Ring already weighs.
Answer choose_allocation(const Matter& matter);

}  // namespace wotr_players::steward
