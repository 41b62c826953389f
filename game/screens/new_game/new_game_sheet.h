#pragma once

#include "game/screens/controls/sheet.h"

namespace screens {

/// The screen on which a new game is put together. It covers the table.
void draw_new_game(Sheet& sheet);

/// A new game like the one on the table.
NewGame new_game_like(const ScreenState& state);

/// Another game of the program is to be played; nothing of what was chosen for this one holds.
void choose_game(Memory& memory, NewGame& game, const GameOffer& offer);

// Its pages.
void draw_game_page(Sheet& sheet, NewGame& game);
void draw_players_page(Sheet& sheet, NewGame& game);
void draw_start_page(Sheet& sheet, NewGame& game);
void draw_rules_page(Sheet& sheet, NewGame& game);

/// What a rule's value is called, "All standard tiles", and which rules these are.
std::string value_name(const Sheet& sheet, const RuleChoice& rule, const RuleValue& value);
std::string rules_name(const Sheet& sheet, const RuleValues& rules, int seats);

}  // namespace screens
