#pragma once

#include <span>
#include <string>

#include "base/result.h"
#include "game/app/shelf/loaded_game.h"
#include "game/app/start/command_line.h"
#include "game/screens/state/sheet_row.h"

namespace app {

/// Whether this game has what the command line asks for: a sheet, a region, something that happens,
/// a seat, a player, an option, a scenario. An Error names what it lacks.
base::Result<void> check_command_line(
    const LoadedGame& game, const CommandLine& command,
    std::span<const screens::SheetRow> sheets = screens::usual_sheets());

/// The same of what a picture shows.
base::Result<void> check_picture(
    const LoadedGame& game, const CommandLine& command,
    std::span<const screens::SheetRow> sheets = screens::usual_sheets());

}  // namespace app
