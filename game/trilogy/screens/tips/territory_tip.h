#pragma once

#include "game/trilogy/screens/desk/desk.h"

namespace trilogy_screens {

/// What is told about a territory while it is pointed at: whose it is, who stands there, what it is
/// worth, what holds there for now.
std::string words_about(const Desk& desk, Territory territory);

}  // namespace trilogy_screens
