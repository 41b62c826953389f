#pragma once

#include "game/wotr/screens/context/context.h"
#include "rules/wotr/state/board.h"

namespace wotr_screens {

/// The battle or the hunt in progress: both forces, the round, what was thrown; or the tile.
void draw_conflict(Context& context);

/// A battle is fought. While its winner advances, nothing more is to be read of it, and the
/// question needs room.
bool is_fighting(const Context& context);
/// The dice of its round have fallen.
bool has_thrown(const wotr::Battle& battle);

/// What the side has thrown in this round, re-rolls and all.
std::string thrown_words(const Context& context, wotr::Side side);

/// The question is one of the Hunt's: its dice, its tile, what can be done about it.
bool is_hunting(const core::Decision& decision);

}  // namespace wotr_screens
