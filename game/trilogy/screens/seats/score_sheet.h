#pragma once

#include "game/trilogy/screens/context/context.h"

namespace trilogy_screens {

/// The score as it would be now; at the end of the game, line by line.
void draw_score(Context& context);

/// What decided between two of the same score (T-053), in a sentence; empty where nothing had to.
std::string words_of_tie(const Context& context);

}  // namespace trilogy_screens
