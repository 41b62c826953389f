#pragma once

#include "game/wotr/players/squire/situation/situation.h"

namespace wotr_players::squire {

/// What the rules of thumb say to the question, each in its place; nothing if they do not care.
Answer think(const Situation& now);

}  // namespace wotr_players::squire
