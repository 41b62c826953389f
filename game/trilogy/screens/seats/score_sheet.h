#pragma once

#include "game/trilogy/screens/desk/desk.h"

namespace trilogy_screens {

/// The score as it would be now; at the end of the game, line by line.
void draw_score(Desk& desk);

/// What decided between two of the same score (T-053), in a sentence; empty where nothing had to.
std::string words_of_tie(const Desk& desk);

}  // namespace trilogy_screens
