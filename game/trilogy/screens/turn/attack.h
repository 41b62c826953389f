#pragma once

#include <string>

#include "game/trilogy/screens/context/context.h"

namespace trilogy_screens {

/// With how many dice, from where, and how long the attack goes on by itself.
void draw_attack(Context& context);

/// While an attack goes on by itself: its next answer. Call after everything is drawn.
void go_on_attacking(Context& context);

/// What becomes of the invasion, in short, for those who only look on; empty where there is none.
std::string words_at_stake(const Context& context);

/// Beside the field: who stands against whom, what the dice showed and what helps whom.
void draw_battle(Context& context);

}  // namespace trilogy_screens
