#pragma once

#include <string>

#include "game/wotr/screens/context/context.h"
#include "rules/wotr/odds/battle_odds.h"

namespace wotr_screens {

/// Odds are told, unless strict play is chosen.
bool is_helped(const Context& context);

/// What a battle comes to, reckoned once for each board.
const wotr::BattleOdds& odds_of_battle(const Context& context, const wotr::Board& board);
/// In words, the battle in progress on the board.
std::string words_about_battle(const Context& context, const wotr::Board& board);
/// What the attack of the Army that gathers would come to; empty in strict play, or where none
/// does.
std::string words_about_attack(const Context& context);

/// What a move of the Fellowship would bring now, and on the Mordor Track how the walk may end;
/// empty in strict play, or where it cannot move.
std::string words_about_hunt(const Context& context);

}  // namespace wotr_screens
