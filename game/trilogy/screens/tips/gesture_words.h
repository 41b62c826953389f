#pragma once

#include "game/trilogy/screens/desk/desk.h"

namespace trilogy_screens {

/// What is held: the territory whose battalions shall go somewhere.
std::string held_words(const Desk& desk);
/// What laying it there does: an invasion, or battalions that fortify.
std::string gesture_words(const Desk& desk, const table::Gesture& gesture);

}  // namespace trilogy_screens
