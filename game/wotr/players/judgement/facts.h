#pragma once

#include <vector>

#include "game/players/thoughts.h"
#include "game/wotr/players/squire/situation/atlas.h"
#include "rules/wotr/state/board.h"
#include "rules/wotr/state/rules.h"

namespace wotr_players::judgement {

/// What everybody at the table knows, for the words of a reason.
std::vector<players::Fact> public_facts(const wotr::Rules& rules, const squire::Atlas& atlas,
                                        const wotr::Board& board);

}  // namespace wotr_players::judgement
