#pragma once

#include "game/wotr/players/steward/matter.h"

namespace wotr_players::steward {

/// What the steward says; nothing where it has no opinion of its own.
Answer think(const Matter& matter);

}  // namespace wotr_players::steward
