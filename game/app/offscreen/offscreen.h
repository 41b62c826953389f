#pragma once

#include "base/result.h"
#include "game/app/shelf/loaded_game.h"
#include "game/app/start/command_line.h"

namespace session {
class Session;
}

namespace app {

class OffscreenTable;

// What the program does without a display. Each answers the exit status and writes its own
// sentences.

/// One picture of the position, the save or the opening.
int draw_picture(const LoadedGame& game, const CommandLine& command);

/// Every picture of the game's gallery, one after the other.
int draw_gallery(const LoadedGame& game, const CommandLine& command);

/// Machines play some turns, and pictures of them are left in a folder.
int play_demonstration(const LoadedGame& game, const CommandLine& command);

/// The same as a person sees it, with pictures at even times and the words of the banners on the
/// standard output.
base::Result<void> watch(const LoadedGame& game, const CommandLine& command,
                         session::Session& session, OffscreenTable& offscreen);

/// A film of the saved game; its report is one line of JSON on the standard output.
int film_save(const LoadedGame& game, const CommandLine& command);

/// Frames per second at each level, start and memory.
int run_bench(const LoadedGame& game, const CommandLine& command);

/// The sentence on the standard error, and the exit status for data or a command line that is
/// wrong.
int refuse(const std::string& sentence);

}  // namespace app
