#pragma once

#include "game/wotr/screens/context/context.h"
#include "rules/wotr/odds/battle_odds.h"

namespace wotr_screens {

/// A bar: from the left the attacker's share of all ends, the rest is the defender's. Each has its
/// number of hundreds where it has room.
void draw_odds_bar(const Context& context, ImDrawList& list, ImVec2 from, ImVec2 to,
                   const wotr::BattleOdds& odds, wotr::Side attacker);
/// The same, as wide as the sheet.
void draw_odds_bar(const Context& context, const wotr::BattleOdds& odds, wotr::Side attacker);

}  // namespace wotr_screens
