#pragma once

#include <string_view>

#include "game/screens/controls/sheet.h"

namespace screens {

bool has_something(const SheetRow& row, const Sheet& sheet);
/// Opens it as if somebody had asked for it in the menu; nothing where the window has none of that
/// id.
void lay_open(Sheet& sheet, std::string_view id);
/// What has nothing to show any more is closed, and what a command has asked for is opened. Call it
/// before anything can be pressed.
void keep_sheets(Sheet& sheet);
/// All that lie open, from below.
void draw_open_sheets(Sheet& sheet);
/// Only those that were opened on it.
void draw_sheets_above(Sheet& sheet, std::string_view id);

}  // namespace screens
