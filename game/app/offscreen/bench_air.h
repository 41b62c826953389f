#pragma once

#include <span>
#include <string>

#include "base/result.h"
#include "game/app/offscreen/offscreen_table.h"
#include "game/app/shelf/loaded_game.h"
#include "game/screens/state/outputs_shown.h"
#include "game/session/session.h"

namespace app {

/// Frames per second of the table and of each window for others, while machines play on; the
/// standard output has them.
base::Result<void> measure_air(const LoadedGame& game, std::span<const commands::Command> opening,
                               OffscreenTable& table, session::Session& session);

}  // namespace app
