#pragma once

#include <memory>

#include "game/app/shelf/game_module.h"

namespace toy {

/// The race as the window plays it.
std::unique_ptr<app::GameModule> make_race_module();

}  // namespace toy
