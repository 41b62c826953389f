#pragma once

#include "game/screens/state/game_panels.h"

namespace wotr_screens {

/// What War of the Ring draws on the screens.
screens::GamePanels game_panels();

}  // namespace wotr_screens
