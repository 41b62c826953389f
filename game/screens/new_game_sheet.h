#pragma once

#include "game/screens/sheet.h"

namespace screens {

/// The screen on which a new game is put together. It covers the table.
void draw_new_game(Sheet& sheet);

/// A wish that is like the game on the table.
NewGame wish_like(const Model& model);

// Its pages.
void draw_players_page(Sheet& sheet, NewGame& wish);
void draw_start_page(Sheet& sheet, NewGame& wish);
void draw_rules_page(Sheet& sheet, NewGame& wish);

/// A part of a sheet that scrolls by wheel, finger and keys where it is too long.
void begin_page(const char* id, ImVec2 size);
void end_page();

/// What an option's value is called, "All standard tiles", and which rules these options are.
std::string value_name(const Sheet& sheet, const OfferedOption& option, std::uint8_t value);
std::string rules_name(const Sheet& sheet, const wotr::Options& options);

}  // namespace screens
