#pragma once

#include "game/screens/state/game_words.h"

namespace wotr_screens {

/// What War of the Ring says on the screens.
screens::GameWords game_words();

}  // namespace wotr_screens
