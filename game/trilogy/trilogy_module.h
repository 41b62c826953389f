#pragma once

#include <memory>

#include "game/app/shelf/game_module.h"

/// The Trilogy Edition, as the window plays it.
namespace trilogy_module {

std::unique_ptr<app::GameModule> make_module();

}  // namespace trilogy_module
