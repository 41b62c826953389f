#pragma once

#include <vector>

#include "game/match/chart.h"
#include "game/match/match.h"
#include "rules/trilogy/game.h"

namespace trilogy_session {

/// How a match went, turn by turn: what each player would score, territories, battalions,
/// strongholds and whole regions.
std::vector<match::Chart> course(const match::Match<trilogy::Game>& match);

}  // namespace trilogy_session
