#pragma once

#include <string_view>

#include "game/screens/controls/context.h"

namespace screens {

bool has_something(const SheetRow& row, const Context& context);
/// Opens it as if somebody had asked for it in the menu; nothing where the window has none of that
/// id.
void lay_open(Context& context, std::string_view id);
/// What has nothing to show any more is closed, and what a command has asked for is opened. Call it
/// before anything can be pressed.
void keep_sheets(Context& context);
/// All that lie open, from below.
void draw_open_sheets(Context& context);
/// Only those that were opened on it.
void draw_sheets_above(Context& context, std::string_view id);

}  // namespace screens
