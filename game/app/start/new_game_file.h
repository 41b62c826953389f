#pragma once

#include <optional>
#include <string>

#include "game/app/shelf/loaded_game.h"
#include "game/screens/state/new_game.h"

namespace app {

// What was last chosen on the new-game screen, in a file beside the saved game.

/// Nothing where nothing is kept. An Error is one sentence: the file is not of this program's
/// making, or what was chosen cannot be begun any more.
base::Result<std::optional<screens::NewGame>> recall_new_game(const LoadedGame& game,
                                                              const std::string& folder);

base::Result<void> keep_new_game(const LoadedGame& game, const std::string& folder,
                                 const screens::NewGame& choice);

}  // namespace app
