#pragma once

#include <string>

#include "game/app/shelf/loaded_game.h"
#include "game/app/start/command_line.h"

namespace app {

/// Why the command line asks for what this game does not have: a sheet, a region, something that
/// happens, a seat, a player, an option, a scenario. Empty if it has all of it.
std::string fault_of_wishes(const LoadedGame& game, const CommandLine& command);

/// The same of what a picture shows.
std::string fault_of_picture(const LoadedGame& game, const CommandLine& command);

}  // namespace app
