#pragma once

#include "game/trilogy/players/squire/situation.h"

namespace trilogy_players::squire {

/// What the rules of thumb say to the question, each in its place; nothing if they do not care.
Answer think(const Situation& now);

}  // namespace trilogy_players::squire
