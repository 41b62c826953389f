#pragma once

#include <array>
#include <optional>

#include "rules/wotr/odds/battle_odds.h"

namespace wotr {

/// By side: the Combat cards of the round that comes, kNoCard for none.
using CombatCards = std::array<CardId, 2>;

/// The first round of both forces with these cards turned up, for the battle in progress or one
/// that is only thought of. Nothing if a card may not be used in it, or does what
/// an Opening cannot say: what its owner chooses, who falls, and whatever looks at the casualties.
std::optional<std::array<Opening, 2>> openings_with(const Rules& rules, const Board& board,
                                                    const CombatCards& cards);

/// The battle in progress with these cards.
std::optional<BattleOdds> battle_odds_with(const Rules& rules, const Board& board,
                                           const CombatCards& cards);

}  // namespace wotr
