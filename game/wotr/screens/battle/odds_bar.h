#pragma once

#include "game/wotr/screens/context/context.h"
#include "rules/wotr/odds/battle_odds.h"

namespace wotr_screens {

/// A bar as wide as the sheet: from the left the attacker's share of all ends, the rest is the
/// defender's.
void draw_odds_bar(const Context& context, const wotr::BattleOdds& odds, wotr::Side attacker);

}  // namespace wotr_screens
