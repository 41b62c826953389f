#pragma once

#include "game/trilogy/screens/context/context.h"

namespace trilogy_screens {

/// What is held: the territory whose battalions shall go somewhere.
std::string held_words(const Context& context);
/// What laying it there does: an invasion, or battalions that fortify.
std::string gesture_words(const Context& context, const table::Gesture& gesture);

}  // namespace trilogy_screens
