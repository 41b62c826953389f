#pragma once

#include <string>

#include "game/app/shelf/game_module.h"
#include "game/app/start/command_line.h"

namespace app {

/// The game that a command line means: the one it names, that of the save it loads, the only one
/// that has its scenario, the one that was left last; else the first.
std::string requested_game(const GameModules& games, const CommandLine& command);

}  // namespace app
