#pragma once

#include "game/trilogy/screens/context/context.h"

namespace trilogy_screens {

/// What is told about a territory while it is pointed at: whose it is, who stands there, what it is
/// worth, what holds there for now.
std::string words_about(const Context& context, Territory territory);

}  // namespace trilogy_screens
