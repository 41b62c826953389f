#pragma once

#include <string>
#include <string_view>

#include "game/screens/controls/context.h"

namespace screens {

/// Who holds a seat, in words: "wizard, 5 seconds an action, strength 60 of 100".
std::string seated_words(const Context& context, std::string_view player);

}  // namespace screens
