#pragma once

#include <vector>

#include "game/wotr/players/squire/situation/campaign.h"

namespace wotr_players::squire {

/// The best target for the hosts that can reach it, then the best for those that are left, and so
/// on: what is taken is taken with enough, and nobody marches alone on what he cannot take.
std::vector<Objective> choose_objectives(const Situation& now, const Front& front);

}  // namespace wotr_players::squire
