#pragma once

#include <filesystem>

#include "game/app/open_game.h"
#include "game/app/options.h"
#include "game/app/resources.h"

namespace app {

// What the program does without a display. Each answers the exit status and writes its own
// sentences.

/// One picture of the position, the save or the opening.
int draw_picture(const Resources& resources, const Options& options);

/// Every picture of the game's gallery (data/<game>/gallery), one after the other.
int draw_gallery(const Resources& resources, const Options& options);

/// Machines play some turns, and pictures of them are left in a folder.
int play_demonstration(const Resources& resources, const Options& options);

/// Frames per second on both qualities, start and memory.
int run_bench(const Resources& resources, const Options& options);

}  // namespace app
