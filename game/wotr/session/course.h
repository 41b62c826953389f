#pragma once

#include <vector>

#include "game/match/chart.h"
#include "game/match/match.h"
#include "rules/wotr/game.h"

namespace wotr_session {

/// How a war went, turn by turn: victory points, Corruption, the steps of the Fellowship, Action
/// dice and lost units. It counts what lies open, and nothing that only the end turns up.
std::vector<match::Chart> course(const match::Match<wotr::Game>& match);

}  // namespace wotr_session
