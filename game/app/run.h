#pragma once

#include <span>
#include <string>

#include "game/app/game_module.h"

namespace app {

/// The program amonhen with these games: `words` is the command line without the program's name.
/// Answers the exit status: 0, or 2 after one sentence about data or a command line that is wrong.
int run(std::span<const std::string> words, const GameModules& games);

}  // namespace app
