#pragma once

#include "game/wotr/screens/context/context.h"
#include "rules/wotr/state/board.h"

namespace wotr_screens {

/// Both forces of the battle, one on each side of its field: who they are, what they throw and
/// bear, what they have thrown, and their Combat cards. Signs and digits first, words second.
void draw_battle(Context& context);

/// The dice of its round have fallen.
bool has_thrown(const wotr::Battle& battle);

/// What the side has thrown in this round, re-rolls and all.
std::string thrown_words(const Context& context, wotr::Side side);

}  // namespace wotr_screens
