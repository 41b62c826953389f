#pragma once

#include "game/players/squire/situation.h"

namespace players::squire {

/// A die with this face could be spent so (7.2), if there is anything to do: what the squire
/// reckons with before it has chosen a die. The rules have the last word.
bool serves(const Situation& now, DieFace face, Use use);

}  // namespace players::squire
