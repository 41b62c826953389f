#pragma once

#include <memory>

#include "game/app/shelf/game_module.h"

/// War of the Ring, as the window plays it.
namespace wotr_module {

std::unique_ptr<app::GameModule> make_module();

}  // namespace wotr_module
