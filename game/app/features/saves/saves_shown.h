#pragma once

#include <string>
#include <vector>

#include "game/app/shelf/resources.h"
#include "game/screens/state/save_shown.h"

namespace app {

/// The saved games of a folder as their list shows them, the latest first.
std::vector<screens::SaveShown> saves_shown(const std::string& folder, const Resources& resources);

}  // namespace app
