#pragma once

#include "game/screens/controls/sheet.h"

namespace screens {

/// Lays the book open where it tells of a ruling, else at the page that was read last.
void open_rule_book(const Sheet& sheet, core::Ruling ruling = {});

/// All that the rules say, to be leafed and searched.
void draw_rule_book(Sheet& sheet);

/// A small button beside something that a ruling is behind; nothing where the book does not tell of
/// it.
void draw_rule_link(Sheet& sheet, core::Ruling ruling);
bool has_rule_link(const Sheet& sheet, core::Ruling ruling);

}  // namespace screens
