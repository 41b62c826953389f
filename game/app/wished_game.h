#pragma once

#include <string>

#include "game/app/command_line.h"
#include "game/app/game_module.h"

namespace app {

/// The game that a command line means: the one it names, that of the save it loads, the only one
/// that has its scenario, the one that was left last; else the first.
std::string wished_game(const GameModules& games, const CommandLine& command);

}  // namespace app
