#pragma once

#include "game/wotr/players/squire/plan.h"
#include "game/wotr/players/steward/matter.h"

namespace wotr_players::steward {

/// What dice and Elven Rings are spent on, as the plan has it. It points into the matter.
squire::Counsel counsel_of(const Matter& matter);

}  // namespace wotr_players::steward
