#pragma once

#include <string>
#include <vector>

#include "game/match/chart.h"
#include "game/wotr/screens/context/context.h"
#include "rules/wotr/state/board.h"
#include "rules/wotr/state/rules.h"

namespace wotr_screens {

// What is told to those who only look on.

/// Victory points of both sides, and the Corruption, as they are now.
std::vector<match::Chart> counted(const wotr::Rules& rules, const wotr::Board& board);

/// What is at stake, in short: the battle until its dice are thrown, or the Fellowship's next step
/// while the Free Peoples choose a die; empty where it is neither.
std::string words_at_stake(const Context& context);

}  // namespace wotr_screens
