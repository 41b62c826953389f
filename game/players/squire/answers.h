#pragma once

#include "game/players/squire/situation.h"

namespace players::squire {

/// What the rules of thumb say to the question, each in its place; nothing if they do not care.
Answer think(const Situation& now);

}  // namespace players::squire
