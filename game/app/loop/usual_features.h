#pragma once

#include "game/app/screen/settings.h"
#include "game/app/shell/shell.h"

namespace app {

using MakeFeatures = void (*)(Shell& shell, KeptSettings settings);

/// Everything that the window of the game does beside the table: one line for each feature. Each is
/// asked before those below it.
void usual_features(Shell& shell, KeptSettings settings);

}  // namespace app
