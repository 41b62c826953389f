#pragma once

#include <span>
#include <string>

#include "game/app/loop/parts.h"
#include "game/app/shelf/game_module.h"
#include "game/app/shelf/loaded_game.h"
#include "game/app/shell/input_source.h"
#include "game/app/start/command_line.h"

namespace app {

/// The program amonhen with these games: `words` is the command line without the program's name.
/// Answers the exit status: 0; after one sentence 2 for a command line that makes no sense, 3 for
/// what a file holds or the computer lacks. `parts` are what its window does beside the table.
int run(std::span<const std::string> words, const GameModules& games, const Parts& parts = {});

/// The game in its window, by a person or by a script; the exit status.
int play(engine::Window& window, InputSource& source, const LoadedGame& game,
         const CommandLine& command, const Parts& parts = {});

}  // namespace app
