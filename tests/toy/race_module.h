#pragma once

#include <memory>

#include "game/app/game_module.h"

namespace toy {

/// The race as the window plays it: a board of spaces in three rows, a pawn for each seat, the die
/// that is rolled, and the question in words.
std::unique_ptr<app::GameModule> make_race_module();

}  // namespace toy
