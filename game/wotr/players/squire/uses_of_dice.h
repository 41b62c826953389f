#pragma once

#include "game/wotr/players/squire/situation/situation.h"
#include "rules/wotr/state/actions.h"

namespace wotr_players::squire {

/// A die with this face could be spent so (7.2), if there is anything to do: what the squire
/// reckons with before it has chosen a die. The rules have the last word.
bool serves(const Situation& now, DieFace face, Use use);

}  // namespace wotr_players::squire
