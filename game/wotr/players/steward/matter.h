#pragma once

#include "game/wotr/players/squire/situation/situation.h"
#include "game/wotr/players/steward/beliefs.h"
#include "game/wotr/players/steward/prospects.h"

namespace wotr_players::steward {

using players::Answer;
using squire::Situation;

/// A question that is put to the steward, and what it thinks with.
struct Matter {
  const Situation& now;
  const Beliefs& beliefs;
  const Prospects& prospects;  ///< of the Ring
};

}  // namespace wotr_players::steward
