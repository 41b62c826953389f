#pragma once

#include <memory>
#include <optional>
#include <string>

#include "game/app/options.h"
#include "game/app/resources.h"
#include "game/app/session.h"
#include "game/session/open_game.h"

namespace app {

using session::OpenedGame;
using session::SaveSlot;

/// What the options say: a saved game, a position, or a new game. `fallback` decides at seats that
/// the options do not name. An Error names the file, the place and the reason.
base::Result<OpenedGame> open_game(const Resources& resources, const Options& options,
                                   const std::string& fallback);

/// The same for the window, where nothing may stop the game.
base::Result<OpenedGame> open_kept_game(const Resources& resources, const Options& options,
                                        std::optional<SaveSlot>& slot);

/// A new game. `fallback` decides at seats that the set-up does not name.
base::Result<std::unique_ptr<Session>> new_session(const Resources& resources, match::Setup setup,
                                                   const std::string& fallback);

}  // namespace app
