#pragma once

#include "game/screens/state/game_words.h"

namespace trilogy_screens {

/// What the Trilogy Edition says on the screens.
screens::GameWords game_words();

}  // namespace trilogy_screens
