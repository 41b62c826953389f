#pragma once

#include "game/screens/controls/context.h"

namespace screens {

bool has_rule_book(const Context& context);
/// From the menu it is opened at the page that was read last; from the table where it tells of what
/// is pointed at, else of what is asked.
void prepare_rule_book(Context& context, AskedAt place);

/// All that the rules say, to be leafed and searched.
void draw_rule_book(Context& context);

/// The book lies open where it tells of the ruling.
void open_rules_at(Context& context, core::Ruling ruling);

/// A small button beside something that a ruling is behind; nothing where the book does not tell of
/// it.
void draw_rule_link(Context& context, core::Ruling ruling);
bool has_rule_link(const Context& context, core::Ruling ruling);

}  // namespace screens
