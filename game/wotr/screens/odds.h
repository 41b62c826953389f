#pragma once

#include <string>

#include "game/wotr/screens/desk/desk.h"

namespace wotr_screens {

/// Odds are told, unless strict play is chosen.
bool is_helped(const Desk& desk);

/// "62%", and "2.1".
std::string in_percent(double chance);
std::string with_one_digit(double number);

/// What a move of the Fellowship would bring now; empty in strict play, or where it cannot move.
std::string words_about_hunt(const Desk& desk);

}  // namespace wotr_screens
