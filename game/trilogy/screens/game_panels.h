#pragma once

#include "game/screens/state/game_panels.h"

namespace trilogy_screens {

/// What the Trilogy Edition draws on the screens.
screens::GamePanels game_panels();

}  // namespace trilogy_screens
