#pragma once

#include "base/json_reader.h"
#include "game/wotr/players/squire/situation/weights.h"

namespace wotr_players::squire {

/// All weights by name, those of cards below "cards"; where the sides differ, "free" and "shadow".
/// A weight that is missing, unknown or out of range is a fault at its place.
Weights read_weights(const base::JsonReader& from);

}  // namespace wotr_players::squire
